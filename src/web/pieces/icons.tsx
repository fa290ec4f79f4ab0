// Small signs every page shares: line icons, players' shapes, the brand.

import type { Seat } from '../../kernel/game.ts';

const LINES = {
  log: 'M5 5h14v11H10l-5 4ZM8.500 9h7M8.500 12h4',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  check: 'm5 13 4.500 4.500L19.500 7',
  no: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m-6 3 12 12',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9.500 9.300a2.600 2.600 0 1 1 3.700 2.500c-.8.4-1.200.9-1.200 1.800M12 16.800v.1',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17M12 7v5l3.200 2',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  bot: 'M7.500 8h9a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3M12 4v4M9 13v1M15 13v1',
  people:
    'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7M2.500 20a6.500 6.500 0 0 1 13 0M16 5.300a3.500 3.500 0 0 1 0 6.400M18 14.200a6.500 6.500 0 0 1 3.500 5.800',
  weight: 'M6 20h12l-2-11H8ZM12 4a2.500 2.500 0 1 0 0 5 2.500 2.500 0 1 0 0-5',
  book: 'M5 4.500h11a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3ZM5 16.500a3 3 0 0 1 3-3h11',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  send: 'M4 12 20 4l-5 16-3.500-6.500Z',
  save: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  lid: 'M3 10h18v4H3ZM5 14v6h14v-6M10 10a2 2 0 0 1 4 0',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 11v5.500M12 7.600v.1',
} as const;

/** The name of a line icon. */
export type IconName = keyof typeof LINES;

/** A line icon; it only ever stands beside words or in a labelled button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="ui" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}

/** Players’ shapes in a box of 24. */
export const SHAPES = [
  'M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 1 0 0-21Z',
  'M6 2.500h12a3.500 3.500 0 0 1 3.500 3.500v12a3.500 3.500 0 0 1-3.500 3.500h-12a3.500 3.500 0 0 1-3.500-3.500v-12a3.500 3.500 0 0 1 3.500-3.500Z',
  'M12 1.800 23 21.500H1Z',
  'M12 .8 23.200 12 12 23.200.8 12Z',
  'M12 1 23 9.200 18.800 22H5.200L1 9.200Z',
];

/** A player's sign: colour and shape, never colour alone. */
export function Pip({ seat, letter = '' }: { seat: Seat; letter?: string }) {
  return (
    <svg className="pip" viewBox="0 0 24 24" aria-hidden="true">
      <path fill={`var(--p${seat + 1})`} d={SHAPES[seat] ?? SHAPES[0]} />
      {letter && (
        <text x="12" y={seat === 2 ? 19 : 16}>
          {letter}
        </text>
      )}
    </svg>
  );
}

/** The brand: a small table with an ember on it. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 9.500 16 5l13 4.500L16 14Z" fill="#B98352" />
      <path d="M3 9.500V12l13 4.500L29 12V9.500L16 14Z" fill="#84552F" />
      <path
        d="M5.200 13v11.500M26.800 13v11.500M16 16.800V29"
        stroke="#9C693C"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
      <circle cx="16" cy="8.600" r="2.300" fill="var(--ember)" />
    </svg>
  );
}
