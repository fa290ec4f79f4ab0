// The cover on the shelf: our own picture, drawn here.

import { Symbols, UseSymbol } from './tile/symbols.tsx';

const WAVES = Array.from({ length: 6 }, (_, row) =>
  Array.from(
    { length: 8 },
    (__, i) => `M${(i - 1) * 40 + (row % 2) * 20} ${214 + row * 16}q10-8 20 0t20 0`,
  ).join(''),
);

/** A castle and a lighthouse above the sea, ships before them. */
export default function SkyeCover() {
  return (
    <svg className="cv" viewBox="0 0 220 300" aria-hidden="true">
      <defs>
        <linearGradient id="skye-sky" x2="0" y2="1">
          <stop stopColor="#9CC9D3" />
          <stop offset=".7" stopColor="#EAF0DA" />
        </linearGradient>
      </defs>
      <Symbols />
      <rect width="220" height="300" fill="url(#skye-sky)" />
      <path d="M150 92L-20 44V20L150 84Z" fill="#FFF6D0" opacity=".75" />
      <path d="M150 92L-20 110V84L150 88Z" fill="#FFF6D0" opacity=".4" />
      <path d="M-10 170L34 108 58 132 92 84 134 146 168 122 230 170V220H-10Z" fill="#8FA3A6" />
      <path d="M92 84L106 106 96 104 88 116 80 104ZM34 108L46 120 36 122 28 118Z" fill="#F6F4EA" />
      <path d="M-10 196Q40 140 100 166T230 150V230H-10Z" fill="#7FA04E" />
      <path d="M-10 214Q60 172 120 196T230 184V240H-10Z" fill="#64883E" />
      <path
        d="M44 176Q70 190 60 204T92 226"
        fill="none"
        stroke="#F0DDAE"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g transform="translate(56 172)">
        <path
          d="M-26 0V-34H-20V-40H-14V-34H-8V-44H-2V-50H4V-44H10V-34H16V-40H22V-34H28V0Z"
          fill="#5B5A60"
        />
        <path d="M2 0V-48H4V-44H10V-34H16V-40H22V-34H28V0Z" fill="#47464D" />
        <path d="M-6 0V-12Q0-20 6-12V0Z" fill="#2A2326" />
        <path d="M1-50V-66" stroke="#2A2326" strokeWidth="2" />
        <path d="M1-66L20-61 1-55Z" fill="#A8391F" />
      </g>
      <g transform="translate(158 196)">
        <path d="M-14 0L-9-92H9L14 0Z" fill="#FBF4E4" />
        <path
          d="M-12.800-22L-11.600-44H11.600L12.800-22ZM-10.400-66L-9.400-86H9.400L10.400-66Z"
          fill="#B01F3A"
        />
        <path d="M2 0V-92H9L14 0Z" opacity=".12" />
        <rect x="-13" y="-97" width="26" height="6" rx="1.500" fill="#3B2A30" />
        <rect x="-8" y="-113" width="16" height="17" fill="#FFE9A8" />
        <path d="M-11-112L0-126 11-112Z" fill="#B01F3A" />
      </g>
      <UseSymbol name="farm" x={98} y={172} width={28} />
      <UseSymbol name="sheep" x={118} y={190} width={22} />
      <UseSymbol name="sheep" x={96} y={198} width={18} />
      <path d="M-10 208Q50 196 100 212T230 202V300H-10Z" fill="#3F8DA3" />
      <path d="M-10 208Q50 196 100 212T230 202" fill="none" stroke="#EFE2BC" strokeWidth="5" />
      <path d="M-10 240H230V300H-10Z" fill="#2B7188" />
      {WAVES.map((d, row) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke={row < 2 ? '#BFE0E4' : '#7DB9C6'}
          strokeWidth="2.200"
          opacity={0.9 - row * 0.1}
        />
      ))}
      <UseSymbol name="ship" x={62} y={250} width={54} />
      <UseSymbol name="ship" x={172} y={262} width={34} />
    </svg>
  );
}
