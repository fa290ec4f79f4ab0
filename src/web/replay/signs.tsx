// The signs on the buttons of a replay.

const LINES = {
  first: 'M6 5v14M19 6l-8 6 8 6Z',
  back: 'M16 6l-9 6 9 6Z',
  play: 'M7 5l12 7-12 7Z',
  pause: 'M8 5v14M16 5v14',
  on: 'M8 6l9 6-9 6Z',
  end: 'M18 5v14M5 6l8 6-8 6Z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  shield: 'M12 3l7 3v5c0 4.500-3 8-7 10-4-2-7-5.500-7-10V6ZM9 12l2.200 2.200L15.200 10',
  file: 'M6 3.500h8l4 4v13H6ZM14 3.500v4h4',
  copy: 'M9 9h10v11H9ZM5 15V4h10',
} as const;

/** A sign; it only ever stands in a labelled button. */
export function Sign({ name }: { name: keyof typeof LINES }) {
  return (
    <svg className="ui" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
