// The cover on the shelf: our own picture, drawn here.

import { GiMineWagon } from 'react-icons/gi';

const STARS = Array.from({ length: 46 }, (_, i) => ({
  x: (i * 83 + ((i * i * 17) % 41)) % 220,
  y: (i * 47 + ((i * i * 29) % 37)) % 116,
  r: 0.5 + ((i * 7) % 10) / 12,
}));

/** A crowned mountain over a lit gallery. */
export default function MinesCover() {
  return (
    <svg className="cv" viewBox="0 0 220 300" aria-hidden="true">
      <defs>
        <linearGradient id="mines-sky" x2="0" y2="1">
          <stop stopColor="#1B2030" />
          <stop offset=".7" stopColor="#3B3F52" />
          <stop offset="1" stopColor="#6A5A5C" />
        </linearGradient>
        <radialGradient id="mines-glow" cx=".5" cy=".8" r=".5">
          <stop stopColor="#F7B24A" />
          <stop offset="1" stopColor="#F7B24A" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="220" height="300" fill="url(#mines-sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#F7E7C6" opacity={0.3 + r / 3} />
      ))}
      <path d="M-10 190L40 110L66 140L92 96L130 150L176 104L232 176V300H-10Z" fill="#464B60" />
      <path
        d="M40 110L66 140L58 150L44 138L30 150L22 140ZM176 104L196 130L184 126L172 138L164 118Z"
        fill="#8E93A6"
        opacity=".55"
      />
      <path
        d="M8 300L62 168L84 142L100 112L110 96L120 112L136 140L160 170L212 300Z"
        fill="#2C2F3D"
      />
      <path
        d="M110 96L120 112L136 140L160 170L212 300H128L118 210L126 168L112 140Z"
        fill="#20222D"
      />
      <path
        d="M110 96L100 112L84 142L92 150L100 138L108 150L112 140L122 152L128 140L136 140L120 112Z"
        fill="#F3EBDC"
      />
      <path d="M110 96L120 112L136 140L128 140L122 152L112 140Z" fill="#CFCBD0" />
      <g transform="translate(110 84)">
        <path d="M-34 12L-40 -22L-20 -6L0 -32L20 -6L40 -22L34 12Z" fill="#E9B23C" />
        <path d="M0 -32L20 -6L40 -22L34 12H0Z" fill="#C98A1D" />
        <rect x="-35" y="10" width="70" height="9" rx="2" fill="#F6D27A" />
        <g fill="#B5331E">
          <circle cx="-40" cy="-23" r="4.5" />
          <circle cx="0" cy="-33" r="5" />
          <circle cx="40" cy="-23" r="4.5" />
        </g>
      </g>
      <rect y="150" width="220" height="150" fill="url(#mines-glow)" opacity=".75" />
      <path d="M74 262V216Q74 186 110 186T146 216V262Z" fill="#130E0B" />
      <path d="M82 262V218Q82 194 110 194T138 218V262Z" fill="#F2A93B" />
      <path d="M91 262V222Q91 204 110 204T129 222V262Z" fill="#FFE0A0" />
      <path d="M72 264V206M148 264V206M64 205H156" fill="none" stroke="#6B421F" strokeWidth="7" />
      <path d="M64 205H156" stroke="#8F5C2E" strokeWidth="3" />
      <GiMineWagon x="91" y="219" size={38} color="#2A170A" />
      <path d="M0 262H220V300H0Z" fill="#15110F" />
      <path d="M92 262L60 300M128 262L160 300" stroke="#7C6A55" strokeWidth="3" />
      <path d="M84 272H136M76 282H144M66 293H154" stroke="#4F3A26" strokeWidth="4" />
      <path d="M26 246l9 14-9 12-9-12z" fill="#7FD1C7" />
      <path d="M44 258l6 9-6 8-6-8z" fill="#E78A6B" />
      <path d="M190 242l10 16-10 13-10-13z" fill="#F2C14E" />
      <path d="M172 258l6 9-6 8-6-8z" fill="#7FD1C7" />
    </svg>
  );
}
