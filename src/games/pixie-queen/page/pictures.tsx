// Pictures for actions, tiles and the rest: Game Icons (CC BY 3.0), gathered by scripts/pictures.mjs.

import names from './pictures.json';
import pictures from './pictures.svg';

/** What there is a picture of. */
export type PictureName = keyof typeof names;

const urlOf = (name: PictureName) => `${pictures}#${names[name]}`;

/** A picture in the colour of the text around it. */
export function Sign({ name, className = '' }: { name: PictureName; className?: string }) {
  return (
    <svg className={`gi ${className}`} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <use href={urlOf(name)} />
    </svg>
  );
}

interface MarkProps {
  readonly name: PictureName;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly opacity?: number;
}

/** A picture inside a drawing. */
export function Mark({ name, x, y, size, fill = '#3a2f26', opacity = 1 }: MarkProps) {
  return (
    <svg
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      fill={fill}
      opacity={opacity}
      aria-hidden="true"
    >
      <use href={urlOf(name)} />
    </svg>
  );
}
