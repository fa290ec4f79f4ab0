// Why not: a small answer beside the piece that was clicked.

import { useCallback, useEffect, useState } from 'react';
import { ruleText } from '../../kernel/rulebook.ts';
import { Icon } from '../pieces/icons.tsx';
import type { Notice } from '../pieces/page.ts';
import { rulesAddress } from '../route.ts';
import type { Say } from '../words.ts';

interface Shown {
  readonly notice: Notice;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const WIDTH = 288;
const HEIGHT = 220;
/** From here on the side column is open, and a notice there covers no piece. */
const WIDE = 1390;

/** Over a large refused piece itself, else in the side column, else beside the piece: not on targets. */
function placed(rect: DOMRect): Omit<Shown, 'notice'> {
  const top = Math.max(60, Math.min(rect.top + 12, innerHeight - HEIGHT));
  if (rect.width > 170 && rect.height > 240)
    return { left: rect.left, top: rect.top + 34, width: rect.width };
  if (innerWidth > WIDE) return { left: innerWidth - WIDTH - 8, top, width: WIDTH };
  const right = rect.right + 10;
  const left = right + WIDTH < innerWidth ? right : Math.max(8, rect.left - WIDTH - 10);
  return { left, top, width: WIDTH };
}

/** The one notice there may be, and how to change it. */
export function useNotice() {
  const [shown, setShown] = useState<Shown | null>(null);
  const explain = useCallback((notice: Notice | null, beside?: Element) => {
    if (notice === null) return setShown(null);
    const rect = beside?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2);
    setShown({ notice, ...placed(rect) });
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
      style={{ left: shown.left, top: shown.top, width: shown.width }}
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
