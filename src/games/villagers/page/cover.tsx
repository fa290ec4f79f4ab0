// The cover on the shelf: our own picture, drawn here.

const HOUSES = [
  { x: 18, y: 168, w: 46, roof: '#A8482A' },
  { x: 74, y: 152, w: 54, roof: '#8C3A26' },
  { x: 142, y: 166, w: 50, roof: '#B4552F' },
] as const;

const SHEAVES = [
  { x: 26, y: 262, s: 1.1 },
  { x: 62, y: 276, s: 0.9 },
  { x: 196, y: 214, s: 0.7 },
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
      {SHEAVES.map(({ x, y, s }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${s})`}>
          <path
            d="M-9 22L-3 2L-12 -20M0 22V-24M9 22L3 2L12 -20M-5 22L-1 2L-6 -23M5 22L1 2L6 -23"
            fill="none"
            stroke="#8A6212"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path d="M-8 0H8L9 7H-9Z" fill="#6B421F" />
        </g>
      ))}
      <g transform="translate(128 262)">
        <path d="M-34 -16H34L28 6H-28Z" fill="#7A4A24" />
        <path d="M-30 -18Q-18 -36 -6 -20Q6 -40 18 -22Q26 -30 32 -16Z" fill="#D8A93C" />
        <path d="M34 -6L58 4" stroke="#5B3A1E" strokeWidth="4" />
        <circle cx="-16" cy="10" r="13" fill="none" stroke="#3F2712" strokeWidth="5" />
        <circle cx="18" cy="10" r="13" fill="none" stroke="#3F2712" strokeWidth="5" />
        <path d="M-16 -3V23M-29 10H-3M18 -3V23M5 10H31" stroke="#3F2712" strokeWidth="2.500" />
      </g>
    </svg>
  );
}
