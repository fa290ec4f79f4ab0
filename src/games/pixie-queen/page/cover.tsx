// The cover on the shelf: our own picture, drawn here.

const BERRIES = ['#F6D27A', '#F0A6C0', '#9FE0CE', '#B99BE8'];
const ROWS = [1, 2, 3, 4];

/** A fixed sprinkle of light: the same at every visit. */
const SPARKS = Array.from({ length: 34 }, (_, i) => ({
  x: (i * 83 + ((i * i) % 29) * 7) % 220,
  y: (i * 47 + ((i * i) % 17) * 11) % 205,
  size: 1 + ((i * 7) % 20) / 10,
  opacity: 0.4 + (i % 5) / 10,
}));

const spark = ({ x, y, size: q }: (typeof SPARKS)[number]) =>
  `M${x} ${y - q * 1.8}L${x + q / 2} ${y - q / 2}L${x + q * 1.8} ${y}L${x + q / 2} ${y + q / 2}L${x} ${y + q * 1.8}L${x - q / 2} ${y + q / 2}L${x - q * 1.8} ${y}L${x - q / 2} ${y - q / 2}Z`;

const MUSHROOMS = [
  { x: 30, y: 262, s: 1.5, cap: '#E8788F' },
  { x: 62, y: 272, s: 0.9, cap: '#F0A6C0' },
  { x: 190, y: 262, s: 1.4, cap: '#F0A6C0' },
  { x: 160, y: 273, s: 0.8, cap: '#E8788F' },
] as const;

/** The Queen above her pyramid, at night. */
export default function PixieQueenCover() {
  return (
    <svg className="cv" viewBox="0 0 220 300" aria-hidden="true">
      <defs>
        <linearGradient id="pixie-queen-sky" x2="0" y2="1">
          <stop stopColor="#251B4A" />
          <stop offset=".6" stopColor="#54357F" />
          <stop offset="1" stopColor="#8B4F86" />
        </linearGradient>
      </defs>
      <rect width="220" height="300" fill="url(#pixie-queen-sky)" />
      <circle cx="110" cy="104" r="86" fill="#F9E7C0" opacity=".13" />
      <circle cx="110" cy="104" r="66" fill="#F9E7C0" opacity=".16" />
      {SPARKS.map(one => (
        <path key={`${one.x} ${one.y}`} d={spark(one)} fill="#FBE9B8" opacity={one.opacity} />
      ))}
      <path d="M-10 240Q10 170-4 90Q30 150 26 300H-10Z" fill="#1E1640" />
      <path d="M230 240Q208 170 224 80Q190 150 194 300H230Z" fill="#1E1640" />
      <path
        d="M0 90q30 10 34 40q-24-2-34-20ZM220 80q-34 14-36 46q26-4 36-24ZM8 170q26 0 34 26q-24 4-36-12Z"
        fill="#2E2260"
      />
      <Queen />
      {ROWS.map((count, row) =>
        Array.from({ length: count }, (_, i) => {
          const x = 110 + (i - (count - 1) / 2) * 40;
          const y = 132 + row * 35;
          return (
            <g key={`${count} ${x}`} transform={`translate(${x} ${y})`}>
              <circle r="15.5" fill={BERRIES[(row + i) % BERRIES.length]} opacity=".96" />
              <circle r="15.5" fill="none" stroke="#FFF4DA" strokeWidth="1.6" opacity=".8" />
              {row === 0 ? <Crown /> : <Pixie />}
            </g>
          );
        }),
      )}
      <path d="M0 262Q54 244 110 258T220 252V300H0Z" fill="#191238" />
      {MUSHROOMS.map(({ x, y, s, cap }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${s})`}>
          <path d="M-4 0Q-3 10-5 16H5Q3 10 4 0Z" fill="#F3E3CF" />
          <path d="M-14 1Q-12-15 0-15T14 1Q0 6-14 1Z" fill={cap} />
          <circle cx="-5" cy="-6" r="2.2" fill="#FFF4DA" />
          <circle cx="4" cy="-9" r="2.6" fill="#FFF4DA" />
          <circle cx="8" cy="-2" r="1.7" fill="#FFF4DA" />
        </g>
      ))}
    </svg>
  );
}

/** The Queen with spread wings. */
function Queen() {
  return (
    <g transform="translate(110 74)">
      {[-1, 1].map(side => (
        <g key={side} transform={`scale(${side} 1)`} fill="#CFEFE4" stroke="#8CCBB8" opacity=".93">
          <path d="M4 6Q34-44 62-26Q66 2 8 16Z" />
          <path d="M5 14Q40 8 46 30Q28 44 5 22Z" />
          <path d="M10 8Q34-12 54-18M10 18Q28 20 38 28" fill="none" />
        </g>
      ))}
      <path d="M-16 40Q-14 2 0 0T16 40Q0 48-16 40Z" fill="#F0A6C0" />
      <path d="M-7 8Q0 14 7 8L10 38Q0 43-10 38Z" fill="#F7C9D8" opacity=".7" />
      <circle cy="-9" r="10" fill="#F3D3B0" />
      <path d="M-11-9Q-11-23 0-23T11-9Q4-16-11-9Z" fill="#7A3A1E" />
      <path d="M-9-20L-11-33L-4-26L0-36L4-26L11-33L9-20Z" fill="#F6D27A" />
    </g>
  );
}

function Crown() {
  return <path d="M-9 6L-10-6L-4-1L0-9L4-1L10-6L9 6Z" fill="#33245A" />;
}

/** A small winged figure, dark on its berry. */
function Pixie() {
  return (
    <g fill="#33245A">
      <circle cy="-5" r="3.4" />
      <path d="M-4 8Q-3-2 0-2T4 8Q0 10-4 8Z" />
      <ellipse cx="-7" cy="-1" rx="5" ry="2.8" transform="rotate(30 -7 -1)" opacity=".75" />
      <ellipse cx="7" cy="-1" rx="5" ry="2.8" transform="rotate(-30 7 -1)" opacity=".75" />
    </g>
  );
}
