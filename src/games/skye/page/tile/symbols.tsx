// The symbols of the game, our own drawings: each on a cream edge like a die-cut sticker. They are
// drawn once, in `Symbols`, and used wherever one is needed.

import type { ReactNode } from 'react';
import type { Sticker } from './places.ts';

/** Its outline, and what is drawn on it. The box is 28 wide around the middle. */
interface Drawing {
  readonly outline: string;
  readonly inside: ReactNode;
}

const WOOL =
  'M-7.500 4.500a3.800 3.800 0 0 1-.8-7.200a4 4 0 0 1 5.300-4.300a4.600 4.600 0 0 1 7.600.2a4 4 0 0 1 5 4.700a3.800 3.800 0 0 1-1.200 6.800Z';
const CATTLE = 'M-8-1.500Q-8-6-3-6H7q4 0 4 4.500V5H-8Z';
const HULL = 'M-10.500 4H10.500L7 10H-7Z';
const TOWER = 'M-7.500 11 -5.800-5.500H5.800L7.500 11Z';
const CROWN = 'M-7.200-5.500V-10.500H-4V-8.300H-1.600V-10.500H1.600V-8.300H4V-10.500H7.200V-5.500Z';
const LIGHT = 'M-4.600 11-3-5H3L4.600 11Z';
const BARREL = 'M-6-9Q0-11 6-9Q9.400 0 6 9Q0 11-6 9Q-9.400 0-6-9Z';
const BARN = 'M-9.500 11V-1L-5.500-8 0-11 5.500-8 9.500-1V11Z';
const KEEP = 'M-11 11V-6h2v-2h2v2h2v-2h2v5h1V-9h1v-2h2v2h1v6h1v-5h2v2h2v-2h2v2h2V11Z';
const WALKER =
  'M-1-11a3.600 3.600 0 0 1 2 7.200Q5-3 6 2L8 8 5 9 3 4.500V6L5.500 12H2L-.5 7-3.500 12H-7L-3.500 4.500V1L-6.500 4-8.500 2-5-2.500Q-3.800-4-2.500-4A3.600 3.600 0 0 1-1-11Z';

const DRAWINGS: { readonly [S in Exclude<Sticker, 'scroll'>]: Drawing } = {
  sheep: {
    outline: `${WOOL}M-11-3.500h5v7h-5ZM-5.500 4h2v5h-2ZM3 4h2v5h-2Z`,
    inside: (
      <>
        <path
          d="M-4.500 3V8.500M-1.500 3V8.500M3 3V8.500M6 3V8.500"
          stroke="#3a332b"
          strokeWidth="1.900"
        />
        <path d={WOOL} fill="#fffdf6" stroke="#8d8474" strokeWidth="1" />
        <path
          d="M-11.500-3.200Q-11.800-6-8.500-6Q-5.800-6-5.800-3Q-5.800 2.200-8.600 2.200Q-11.200 2.200-11.500-3.200Z"
          fill="#3a332b"
        />
        <path
          d="M-2-2.500q1.500-1.500 3 0M2.500.5q1.500-1.500 3 0M4-4q1.200-1.200 2.400 0"
          fill="none"
          stroke="#c9bfae"
          strokeWidth="1"
        />
        <path d="M-6.200-4.800-3.800-5.600-5-2.900Z" fill="#3a332b" />
      </>
    ),
  },
  cattle: {
    outline: `${CATTLE}M-12-4h7v9h-7ZM-7 4h3v6h-3ZM6 4h3v6h-3ZM-13-8h11v4h-11Z`,
    inside: (
      <>
        <path
          d="M-5.500 3V9.500M-2 3V9.500M5.500 3V9.500M9 3V9.500"
          stroke="#5d2d10"
          strokeWidth="2.300"
        />
        <path d={CATTLE} fill="#a8592a" />
        <path
          d="M-4-6Q-1-1-3 4M2-6q2 4 0 8M7-6q2 5 0 9M11-2v6"
          fill="none"
          stroke="#8a4419"
          strokeWidth="1.300"
        />
        <path
          d="M-12.500-9q.4 4 4.500 4.300q4-.3 4.500-4.300"
          fill="none"
          stroke="#f3e3bd"
          strokeWidth="2.200"
          strokeLinecap="round"
        />
        <path d="M-11.500-4.500h7V2q-1 3.500-3.500 3.500T-11.500 2Z" fill="#8a4419" />
        <path
          d="M-11.500-4.500q3.500-1.700 7 0V0l-1.700-1.600L-8 .6l-1.700-2.200L-11.500 0Z"
          fill="#c97a3f"
        />
        <path d="M-9.600 3h3.200" stroke="#f0cfa4" strokeWidth="1.800" strokeLinecap="round" />
      </>
    ),
  },
  farm: {
    outline: `${BARN}M-11 0-6.500-9 0-12.300 6.500-9 11 0Z`,
    inside: (
      <>
        <path d={BARN} fill="#b3392a" />
        <path
          d="M-11-.5-6.500-8.800 0-12 6.500-8.800 11-.5"
          fill="none"
          stroke="#5c1b13"
          strokeWidth="2.200"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M-4.500 11V2.500h9V11Z" fill="#f9ecd2" />
        <path
          d="M-4.500 2.500 4.500 11M4.500 2.500-4.500 11M-4.500 2.500h9M-4.500 11V2.500M4.500 11V2.500"
          stroke="#b3392a"
          strokeWidth="1.200"
        />
        <circle cy="-4" r="2.100" fill="#f9ecd2" />
      </>
    ),
  },
  ship: {
    outline: `${HULL}M-1-11V3H-10ZM1-9V3H9.500Z`,
    inside: (
      <>
        <path d="M0-11.500V4.500" stroke="#4a2c14" strokeWidth="1.500" />
        <path d="M-1-11Q-2-2-9.500 2.700H-1Z" fill="#fdf6e3" stroke="#8b7d63" strokeWidth=".7" />
        <path d="M1-9Q2-1 8.800 2.700H1Z" fill="#1d5a8c" />
        <path d={HULL} fill="#6b3d1b" />
        <path d="M-9 6.200H9" stroke="#c98d4d" strokeWidth="1.200" />
      </>
    ),
  },
  broch: {
    outline: TOWER + CROWN,
    inside: (
      <>
        <path d={TOWER + CROWN} fill="#77767d" />
        <path
          d="M1 11V-10.500H1.600V-8.300H4V-10.500H7.200V-5.500L5.800-5.500 7.500 11Z"
          fill="#5d5c63"
        />
        <path
          d="M-5.500-3.500H5.700M-6 0H6M-6.300 3.500H6.300M-3-3.500V0M2.500-3.500V0M-.5 0V3.500M4.500 0V3.500M-4.500.2V3.500"
          stroke="#4a494f"
          strokeWidth=".9"
        />
        <path d="M-2.300 11V7.200a2.300 2.300 0 0 1 4.600 0V11Z" fill="#2e2d31" />
      </>
    ),
  },
  lighthouse: {
    outline: `${LIGHT}M-4-12H4V-4H-4ZM-6 9H6V12H-6ZM4-10 12-13V-5L4-7Z`,
    inside: (
      <>
        <path d="M3.500-9.600 12-12.800V-4.600L3.500-7.400Z" fill="#f6c945" />
        <path d={LIGHT} fill="#fdf6e8" />
        <path
          d="M-3.300-1.800H3.300L3.700 2.200H-3.700ZM-4.200 6.200H4.200L4.600 11H-4.600Z"
          fill="#bf2238"
        />
        <path d="M-4.300-5.200H4.300" stroke="#3b2226" strokeWidth="1.800" />
        <path d="M-2.700-5.500V-9.500H2.700V-5.500Z" fill="#ffe08a" />
        <path d="M-3.600-9.200 0-12.400 3.600-9.200Z" fill="#bf2238" />
        <path d="M-6 11.300H6" stroke="#5a4a3a" strokeWidth="1.500" />
      </>
    ),
  },
  whisky: {
    outline: BARREL,
    inside: (
      <>
        <path d={BARREL} fill="#bd7427" />
        <path
          d="M-2.500-9.800Q-4 0-2.500 9.800M2.500-9.800Q4 0 2.500 9.800"
          fill="none"
          stroke="#8a4d12"
          strokeWidth="1.200"
        />
        <path
          d="M-7-5.300Q0-7.300 7-5.300M-7 5.300Q0 7.300 7 5.300"
          fill="none"
          stroke="#4f2e0d"
          strokeWidth="2"
        />
        <circle r="1.800" fill="#4f2e0d" />
      </>
    ),
  },
  castle: {
    outline: KEEP,
    inside: (
      <>
        <path d={KEEP} fill="#55524e" />
        <path d="M3 11V-8h2v2h2v-2h2v2h2V11Z" fill="#3d3b38" />
        <path d="M-2.500 11V6a2.500 2.500 0 0 1 5 0v5Z" fill="#f2e3bd" />
        <path d="M-7.500-1v3M7.500-1v3M0-3.500V0" stroke="#f2d98c" strokeWidth="1.600" />
        <path d="M0-11V-15L5-13.300 0-11.800" fill="#b3392a" stroke="#3d3b38" strokeWidth=".8" />
      </>
    ),
  },
  journeyman: {
    outline: `${WALKER}M7.500-7.500h2V11h-2Z`,
    inside: (
      <>
        <path d="M8.500-7.500V11" stroke="#5a3a1c" strokeWidth="1.600" strokeLinecap="round" />
        <path d={WALKER} fill="#3b3a63" />
        <circle cx="-.8" cy="-7.400" r="3" fill="#f2d3b3" />
        <path d="M-4.600-8Q-.8-13.500 3-8Z" fill="#6b4a2a" />
        <path d="M-5.500-2.500q-4 .5-3.500 5l3 .5Z" fill="#8a5a2b" />
      </>
    ),
  },
};

/** What a sticker is called where it is used. */
const idOf = (name: string) => `sk-sym-${name}`;

/** All symbols, to be used by the rest of the page; nothing of it is seen. */
export function Symbols() {
  return (
    <svg className="sk-defs" aria-hidden="true">
      {Object.entries(DRAWINGS).map(([name, { outline, inside }]) => (
        <symbol key={name} id={idOf(name)} viewBox="-14 -14 28 28" overflow="visible">
          <path d={outline} className="sk-halo" />
          {inside}
        </symbol>
      ))}
      <clipPath id="sk-round">
        <rect width="100" height="100" rx="4" />
      </clipPath>
    </svg>
  );
}

interface UseProps {
  readonly name: Exclude<Sticker, 'scroll'>;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A symbol inside a drawing, by its middle. */
export function UseSymbol({ name, x, y, width }: UseProps) {
  return (
    <use href={`#${idOf(name)}`} x={x - width / 2} y={y - width / 2} width={width} height={width} />
  );
}

/** A symbol beside words. */
export function SymbolSign({ name }: { readonly name: Exclude<Sticker, 'scroll'> }) {
  return (
    <svg className="sk-sign" viewBox="-14 -14 28 28" aria-hidden="true">
      <use href={`#${idOf(name)}`} x="-14" y="-14" width="28" height="28" />
    </svg>
  );
}
