// Why not: a small answer beside the piece that was clicked.

import { type CSSProperties, Suspense, useCallback, useEffect, useState } from 'react';
import type { Language } from '../../kernel/box.ts';
import { ruleText } from '../../kernel/rulebook.ts';
import { useRules } from '../boxes.ts';
import { zoomOf } from '../pieces/flip.ts';
import { Icon } from '../pieces/icons.tsx';
import type { Notice } from '../pieces/page.ts';
import { rulesAddress } from '../route.ts';
import type { Say } from '../words.ts';

interface Shown {
  readonly notice: Notice;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Where it lies on a phone: on the tray, or on top of the board. */
  readonly edge: { readonly top?: number; readonly bottom?: number };
}

const WIDTH = 288;
const HEIGHT = 190;
const GAP = 10;

/** What a notice must not cover: everything the person may act on now. */
const ACTIONS = '.can, .target, .chosen, .ask .btn';

/** A place for a notice, in pixels of the screen. */
interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Over the refused piece itself, else beside it, else at the edge: the first spot that covers least. */
function placed(beside: Element | undefined): Omit<Shown, 'notice'> {
  const zoom = beside ? zoomOf(beside) : 1;
  const height = HEIGHT * zoom;
  const at = beside?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2);
  const spot = (left: number, top: number, width = WIDTH * zoom): Spot => ({
    left: Math.max(8, Math.min(left, innerWidth - width - 8)),
    top: Math.max(60, Math.min(top, innerHeight - height - 8)),
    width,
  });
  const usual = WIDTH * zoom;
  const over = at.width > 0.75 * usual ? at.width : usual;
  const actions = [...document.querySelectorAll(ACTIONS)].map(piece =>
    piece.getBoundingClientRect(),
  );
  const covered = ({ left, top, width }: Spot) =>
    actions.filter(
      piece =>
        piece.left < left + width &&
        piece.right > left &&
        piece.top < top + height &&
        piece.bottom > top,
    ).length;
  const best = (spots: readonly Spot[]) => {
    const least = Math.min(...spots.map(covered));
    return spots.find(one => covered(one) === least) ?? spot(0, 0);
  };
  const { left, top, width } = best([
    spot(at.left + (at.width - over) / 2, at.top + Math.min(34, at.height), over),
    spot(at.right + GAP, at.top),
    spot(at.left - usual - GAP, at.top),
    spot(at.left, at.bottom + GAP),
    spot(at.left, at.top - height - GAP),
    spot(innerWidth, at.top),
    spot(0, at.top),
  ]);
  // On a phone it is as wide as the screen: on the tray, or on top of the board.
  const tray = document.querySelector('.tray')?.getBoundingClientRect().top ?? innerHeight;
  const board = document.querySelector('.board')?.getBoundingClientRect().top ?? 0;
  const low = spot(0, tray - height, innerWidth);
  const high = spot(0, board, innerWidth);
  return {
    left: left / zoom,
    top: top / zoom,
    width: width / zoom,
    edge: best([low, high]) === low ? { bottom: innerHeight - tray } : { top: board },
  };
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
  readonly language: Language;
  readonly say: Say;
}

/** The notice with the rule's number and its text. */
export function NoticeBeside({ shown, explain, game, language, say }: Props) {
  if (shown === null) return null;
  const { title, rule, text } = shown.notice;
  const { edge } = shown;
  return (
    <div
      className="why"
      data-shell
      role="status"
      style={
        {
          left: shown.left,
          top: shown.top,
          width: shown.width,
          '--top': edge.top === undefined ? 'auto' : `${edge.top + GAP}px`,
          '--bottom': edge.bottom === undefined ? 'auto' : `${edge.bottom + GAP}px`,
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
          <Suspense>
            <RuleText {...{ game, language, rule }} />
          </Suspense>
          <a className="lk" href={rulesAddress(game, rule)} data-act="open-rules">
            {say('table.openRules')}
          </a>
        </div>
      )}
    </div>
  );
}

/** What a rule says. */
function RuleText(cited: { game: string; language: Language; rule: string }) {
  return <span>{ruleText(useRules(cited.game, cited.language), cited.rule)}</span>;
}
