// Why not: a small answer beside the piece that was clicked.

import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { ruleText } from '../../kernel/rulebook.ts';
import { zoomOf } from '../pieces/flip.ts';
import { Icon } from '../pieces/icons.tsx';
import type { Notice } from '../pieces/page.ts';
import { rulesAddress } from '../route.ts';
import type { Say } from '../words.ts';

interface Shown {
  readonly notice: Notice;
  readonly left: number;
  readonly top: number;
  /** How far up the tray reaches: on a phone the notice stands on it. */
  readonly above: number;
}

const WIDTH = 288;
const HEIGHT = 190;
const GAP = 10;

/** What a notice must not cover: everything the person may act on now. */
const ACTIONS = '.can, .target, .chosen, .ask .btn';

/** Over the refused piece itself, else beside it, else in a corner: the first place that covers no action. */
function placed(beside: Element | undefined): Omit<Shown, 'notice'> {
  const zoom = beside ? zoomOf(beside) : 1;
  const [width, height] = [WIDTH * zoom, HEIGHT * zoom];
  const at = beside?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2);
  const within = (left: number, top: number) => ({
    left: Math.max(8, Math.min(left, innerWidth - width - 8)),
    top: Math.max(60, Math.min(top, innerHeight - height - 8)),
  });
  const actions = [...document.querySelectorAll(ACTIONS)].map(piece =>
    piece.getBoundingClientRect(),
  );
  const covers = ({ left, top }: { left: number; top: number }) =>
    actions.filter(
      piece =>
        piece.left < left + width &&
        piece.right > left &&
        piece.top < top + height &&
        piece.bottom > top,
    ).length;
  const places = [
    within(at.left + (at.width - width) / 2, at.top + Math.min(34, at.height)),
    within(at.right + GAP, at.top),
    within(at.left - width - GAP, at.top),
    within(at.left, at.bottom + GAP),
    within(at.left, at.top - height - GAP),
    within(innerWidth, at.top),
    within(0, at.top),
  ];
  const least = Math.min(...places.map(covers));
  const { left, top } = places.find(place => covers(place) === least) ?? within(0, 0);
  const tray = document.querySelector('.tray')?.getBoundingClientRect().top ?? innerHeight;
  return { left: left / zoom, top: top / zoom, above: (innerHeight - tray) / zoom };
}

/** The one notice there may be, and how to change it. */
export function useNotice() {
  const [shown, setShown] = useState<Shown | null>(null);
  const explain = useCallback((notice: Notice | null, beside?: Element) => {
    if (notice === null) return setShown(null);
    setShown({ notice, ...placed(beside) });
  }, []);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);
  return { shown, explain };
}

interface Props extends ReturnType<typeof useNotice> {
  readonly game: string;
  readonly rules: string;
  readonly say: Say;
}

/** The notice with the rule's number and its text. */
export function NoticeBeside({ shown, explain, game, rules, say }: Props) {
  if (shown === null) return null;
  const { title, rule, text } = shown.notice;
  return (
    <div
      className="why"
      role="status"
      style={
        {
          left: shown.left,
          top: shown.top,
          width: WIDTH,
          '--tray': `${shown.above}px`,
        } as CSSProperties
      }
    >
      <button
        type="button"
        className="close"
        aria-label={say('table.close')}
        onClick={() => explain(null)}
      >
        ×
      </button>
      {title && (
        <h3>
          <Icon name="no" />
          <span>{title}</span>
        </h3>
      )}
      {text && <p>{text}</p>}
      {rule && (
        <div className="cite">
          <a className="rl" href={rulesAddress(game, rule)} title={say('table.openRules')}>
            § {rule.slice(rule.lastIndexOf('.') + 1)}
          </a>
          <span>{ruleText(rules, rule)}</span>
        </div>
      )}
    </div>
  );
}
