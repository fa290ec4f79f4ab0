// A step of the build: a game's styles hold inside that game only, whatever its classes are called.
// See docs/decisions/021-styles-stay-home.md.

/** As much of a parsed stylesheet as is needed; PostCSS hands it over. */
interface Rule {
  selectors: string[];
  readonly parent?: { readonly type: string; readonly name?: string } | undefined;
  readonly source?: { readonly input: { readonly file?: string | undefined } } | undefined;
}
interface Stylesheet {
  walkRules(visit: (rule: Rule) => void): void;
}

/** Marks what belongs to the shell though it lies inside a game: no game's style reaches it. */
const SHELL = '[data-shell]';

/** Where a game's styles hold: its root and everything inside but the shell's own parts. No specificity is added. */
export function insideOf(game: string): string {
  const root = `[data-game="${game}"]`;
  return `:where(${root}, ${root} *):not(:where(${SHELL}, ${SHELL} *))`;
}

/** The selector, for elements inside a game only. What is before a pseudo-element is what it selects. */
export function scopedTo(game: string, selector: string): string {
  const end = selector.search(/::|:(?:before|after|first-line|first-letter)\b/);
  const [subject, pseudo] =
    end < 0 ? [selector, ''] : [selector.slice(0, end), selector.slice(end)];
  return `${subject}${/(^|[\s>+~])$/.test(subject) ? '*' : ''}${insideOf(game)}${pseudo}`;
}

/** The game whose page a file belongs to; null for the shell's. */
function gameOf(file: string): string | null {
  return /\/games\/([^/]+)\/page\//.exec(file.replaceAll('\\', '/'))?.[1] ?? null;
}

/** The step itself, for PostCSS. Rules nested in rules are inside already; keyframes select nothing. */
export const scopedStyles = {
  postcssPlugin: 'scoped-styles',
  Once(stylesheet: Stylesheet): void {
    stylesheet.walkRules(rule => {
      const game = gameOf(rule.source?.input.file ?? '');
      const { parent } = rule;
      if (game === null || parent?.type === 'rule' || parent?.name?.endsWith('keyframes')) return;
      rule.selectors = rule.selectors.map(selector => scopedTo(game, selector));
    });
  },
};
