// The cover on the shelf: our own picture, drawn here.

import { GiCow, GiGrainBundle, GiOldWagon, GiWoodAxe } from 'react-icons/gi';

const HOUSES = [
  { x: 18, y: 168, w: 46, roof: '#A8482A' },
  { x: 74, y: 152, w: 54, roof: '#8C3A26' },
  { x: 142, y: 166, w: 50, roof: '#B4552F' },
] as const;

const FURROWS = Array.from({ length: 9 }, (_, i) => i);

/** A village on a hill, and the road that leads to it. */
export default function VillagersCover() {
  return (
    <svg className="cv" viewBox="0 0 220 300" aria-hidden="true">
      <defs>
        <linearGradient id="villagers-sky" x2="0" y2="1">
          <stop stopColor="#F6D79A" />
          <stop offset=".6" stopColor="#F3E3BE" />
          <stop offset="1" stopColor="#E9E3BC" />
        </linearGradient>
      </defs>
      <rect width="220" height="300" fill="url(#villagers-sky)" />
      <circle cx="160" cy="70" r="30" fill="#F4B45A" />
      <circle cx="160" cy="70" r="44" fill="#F4B45A" opacity=".25" />
      <path d="M-10 150Q50 96 110 138T232 122V300H-10Z" fill="#B9BE7E" />
      <path d="M-10 190Q70 140 140 172T232 168V300H-10Z" fill="#98A45A" />
      <path
        d="M176 104V132M168 132H184M160 104L192 112M166 96L186 120"
        stroke="#5B4326"
        strokeWidth="3"
      />
      <path d="M168 148L171 118H181L184 148Z" fill="#7A5A36" />
      {HOUSES.map(({ x, y, w, roof }) => (
        <g key={x}>
          <rect x={x} y={y} width={w} height={30} fill="#F4E6C8" />
          <path d={`M${x - 6} ${y}L${x + w / 2} ${y - 26}L${x + w + 6} ${y}Z`} fill={roof} />
          <path
            d={`M${x + w / 2} ${y - 26}L${x + w + 6} ${y}H${x + w / 2}Z`}
            fill="#000"
            opacity=".14"
          />
          <rect x={x + w / 2 - 6} y={y + 12} width="12" height="18" fill="#5B3A1E" />
          <rect x={x + 7} y={y + 9} width="9" height="9" fill="#E9A93F" />
          <rect x={x + w - 16} y={y + 9} width="9" height="9" fill="#E9A93F" />
        </g>
      ))}
      <path d="M100 182Q84 214 118 240T96 300H176Q160 262 138 238T118 182Z" fill="#D9BE8C" />
      <path
        d="M108 186Q98 214 128 240T130 300"
        fill="none"
        stroke="#B99A66"
        strokeWidth="2"
        strokeDasharray="7 8"
      />
      {FURROWS.map(i => (
        <path
          key={i}
          d={`M${-6 + i * 11} 300Q${20 + i * 7} 250 ${48 + i * 4} 214`}
          fill="none"
          stroke="#C9A13B"
          strokeWidth="4"
        />
      ))}
      <path d="M-10 246Q30 214 92 214L100 232Q104 262 88 300H-10Z" fill="#D8B24C" opacity=".55" />
      <GiGrainBundle x="10" y="232" size={44} color="#8A6212" />
      <GiGrainBundle x="46" y="252" size={36} color="#7A5610" />
      <GiCow x="162" y="204" size={38} color="#5B3A1E" />
      <GiWoodAxe x="180" y="252" size={28} color="#4A4F57" />
      <g transform="translate(106 246)">
        <GiOldWagon size={46} color="#6B421F" />
      </g>
    </svg>
  );
}
