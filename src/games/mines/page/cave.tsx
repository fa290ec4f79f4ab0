// A mine's picture, drawn from its four figures: depth is size, timber is defence, glow is value.

import { useId } from 'react';
import type { MineFace } from '../cards.ts';

const TIMBER = ['#9A6534', '#7A4E27', '#5E3B1D'];
const GEMS = ['#F2C14E', '#7FD1C7', '#E78A6B'];
type Scene = 'gallery' | 'crystals' | 'hoist';
const SCENES: readonly Scene[] = ['gallery', 'crystals', 'hoist'];
const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Numbers from 0 to 1 that are the same whenever the same mine is drawn. */
function steady(seed: number): () => number {
  let a = seed * 7919 + 13;
  return () => {
    a = (Math.imul(a, 1103515245) + 12345) & 0x7fffffff;
    return a / 0x7fffffff;
  };
}

/** The picture of a mine; `tall` crops it for a narrow place. */
export function Cave({ face, tall = false }: { face: MineFace; tall?: boolean }) {
  const { defence, size, value, overseer } = face;
  const glow = useId();
  const seed = defence * 64 + size * 16 + value * 2 + (overseer ? 1 : 0);
  const scene = SCENES[(defence + size + value) % SCENES.length] as Scene;
  const light = scene === 'crystals' ? '#69C9BD' : '#F0AE4C';
  return (
    <svg
      className="cave"
      viewBox={tall ? '54 -34 102 194' : '0 0 210 130'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={glow} cx=".5" cy=".6" r=".55">
          <stop offset="0" stopColor={light} stopOpacity={0.25 + value * 0.06} />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect y="-60" width="210" height="260" fill="#3D352E" />
      <path d="M0 52Q50 30 104 40T210 46V200H0Z" fill="#473D34" />
      <Rocks seed={seed} top={tall ? -34 : 0} />
      <rect y="-10" width="210" height="150" fill={`url(#${glow})`} />
      {range(size + 1).map(k => (
        <path key={k} d={hollow(scene, k)} fill={hollowColour(scene, k, value)} />
      ))}
      <Inside scene={scene} seed={seed} />
      {range(Math.min(defence, 3)).map(k => (
        <path
          key={k}
          d={timber(scene, k)}
          fill="none"
          stroke={TIMBER[k]}
          strokeWidth={6.5 * (1 - k * 0.16)}
          strokeLinejoin="round"
        />
      ))}
      <Gems seed={seed} count={value + 1} />
      <Floor seed={seed} bottom={tall ? 160 : 130} />
    </svg>
  );
}

function hollow(scene: Scene, k: number): string {
  const z = 1 - k * 0.17;
  const w = (scene === 'crystals' ? 104 : 76) * z;
  const h = 78 * z;
  const x = 105 + k * 2;
  const y = 114 - k * 4;
  if (scene === 'crystals')
    return `M${x - w / 2} ${y}L${x - w * 0.42} ${y - h * 0.62}L${x - w * 0.16} ${y - h * 0.82}L${x} ${y - h}L${x + w * 0.2} ${y - h * 0.78}L${x + w * 0.4} ${y - h * 0.6}L${x + w / 2} ${y}Z`;
  if (scene === 'hoist') return `M${x - w * 0.36} ${y}V${y - h}H${x + w * 0.36}V${y}Z`;
  return `M${x - w / 2} ${y}V${y - h * 0.55}Q${x - w / 2} ${y - h} ${x} ${y - h}T${x + w / 2} ${y - h * 0.55}V${y}Z`;
}

function hollowColour(scene: Scene, k: number, value: number): string {
  if (scene === 'crystals') return `hsl(178 34% ${12 + k * (6 + value * 0.5)}%)`;
  if (scene === 'hoist') return `hsl(28 52% ${12 + k * (6 + value * 0.6)}%)`;
  return `hsl(38 ${52 + k * 6}% ${14 + k * (6 + value * 0.7)}%)`;
}

function timber(scene: Scene, k: number): string {
  const z = 1 - k * 0.16;
  const x = 105 + k * 2;
  const y = 116 - k * 4;
  if (scene === 'crystals')
    return `M${x - 56 * z} ${y}L${x - 50 * z} ${y - 34 * z}M${x + 56 * z} ${y}L${x + 50 * z} ${y - 34 * z}M${x - 58 * z} ${y - 30 * z}H${x - 40 * z}M${x + 40 * z} ${y - 30 * z}H${x + 58 * z}`;
  if (scene === 'hoist')
    return `M${x - 30 * z} ${y}V${y - 84 * z}H${x + 30 * z}V${y}M${x - 30 * z} ${y - 84 * z}L${x} ${y - 98 * z}L${x + 30 * z} ${y - 84 * z}`;
  return `M${x - 40 * z} ${y}L${x - 36 * z} ${y - 72 * z}H${x + 36 * z}L${x + 40 * z} ${y}`;
}

function Inside({ scene, seed }: { scene: Scene; seed: number }) {
  const chance = steady(seed + 5);
  if (scene === 'hoist')
    return (
      <>
        <path d="M105 32V82" stroke="#D9C7A0" strokeWidth="1.6" />
        <path d="M94 82H116L113 98H97Z" fill="#5B4A3A" />
        <path d="M96 82Q105 70 114 82Z" fill="#E3B341" />
      </>
    );
  if (scene === 'gallery')
    return (
      <>
        <path d="M84 118L98 92M126 118L112 92" stroke="#8C8378" strokeWidth="2.2" />
        <path d="M82 114H128M88 106H122M93 99H117" stroke="#4F3A26" strokeWidth="2.6" />
      </>
    );
  return range(4).map(i => {
    const x = 78 + i * 18 + chance() * 6;
    const h = 12 + chance() * 20;
    return (
      <g key={i}>
        <path
          d={`M${x} 114L${x - 5} ${114 - h * 0.6}L${x} ${114 - h}L${x + 5} ${114 - h * 0.6}Z`}
          fill="#7FD1C7"
        />
        <path d={`M${x} 114V${114 - h}L${x + 5} ${114 - h * 0.6}Z`} fill="#4FA79E" />
      </g>
    );
  });
}

function Rocks({ seed, top }: { seed: number; top: number }) {
  const chance = steady(seed);
  return range(7).map(i => {
    const x = -10 + i * 36 + chance() * 14;
    const h = 26 + chance() * 34;
    const d = `M${x - 30} ${top}L${x - 6} ${top + h * 0.55}L${x + 2} ${top + h}L${x + 12} ${top + h * 0.6}L${x + 34} ${top}Z`;
    return <path key={i} d={d} fill={i % 2 ? '#29231E' : '#322B25'} />;
  });
}

function Floor({ seed, bottom }: { seed: number; bottom: number }) {
  const chance = steady(seed + 1);
  return range(8).map(i => {
    const x = -6 + i * 32 + chance() * 12;
    const h = 8 + chance() * 16;
    const d = `M${x - 26} ${bottom}L${x - 8} ${bottom - h * 0.7}L${x + 4} ${bottom - h}L${x + 28} ${bottom}Z`;
    return <path key={i} d={d} fill={i % 2 ? '#1D1815' : '#251F1B'} />;
  });
}

function Gems({ seed, count }: { seed: number; count: number }) {
  const chance = steady(seed + 2);
  return range(count).map(i => {
    const x = i % 2 ? 14 + chance() * 38 : 156 + chance() * 40;
    const y = 46 + chance() * 46;
    const q = 2.4 + chance() * 3;
    return (
      <g key={i}>
        <path
          d={`M${x} ${y - q * 1.3}L${x + q} ${y}L${x} ${y + q * 1.3}L${x - q} ${y}Z`}
          fill={GEMS[i % 3]}
        />
        <path d={`M${x} ${y - q * 1.3}L${x + q} ${y}L${x} ${y}Z`} fill="#fff" opacity=".45" />
      </g>
    );
  });
}
