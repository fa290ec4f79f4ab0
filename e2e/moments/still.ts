// Whether a board lies still while somebody chooses.

/** Where pieces lay: kept in the page from one look to the next. */
interface Lying {
  lay?: Map<Element, readonly number[]>;
}

/**
 * Runs in the page: notes where the board and everything on it lies, wherever it is scrolled to. What
 * can be moved about fits itself into its place anew, to show what is meant: only its place is noted.
 */
export function noteWhereAllLies(board: string): void {
  const place = document.querySelector(board);
  const pieces = place
    ? [
        place,
        ...place.querySelectorAll(
          ':is(button, [data-key], [data-place]):not([data-pans] *, [data-over] *)',
        ),
      ]
    : [];
  (window as Lying).lay = new Map(pieces.map(piece => [piece, whereIs(piece)]));

  function whereIs(piece: Element): readonly number[] {
    let { x, y } = piece.getBoundingClientRect();
    const { width, height } = piece.getBoundingClientRect();
    for (let at = piece.parentElement; at; at = at.parentElement) {
      // On a large screen all of a page is drawn larger, but scrolls as ever.
      x += at.scrollLeft * at.currentCSSZoom;
      y += at.scrollTop * at.currentCSSZoom;
    }
    return [x, y, width, height];
  }
  Object.assign(window, { whereIs });
}

/** Runs in the page: what lies elsewhere than it was noted. That a board shows more or less of itself is no move. */
export function whatMoved(): string[] {
  const { lay, whereIs } = window as Lying & { whereIs?: (piece: Element) => readonly number[] };
  const moved: string[] = [];
  for (const [nth, [piece, before]] of [...(lay ?? [])].entries()) {
    if (!piece.isConnected || !whereIs) continue;
    const after = whereIs(piece);
    const parts = nth === 0 ? [0, 1] : [0, 1, 2, 3];
    const by = parts.map(part => Math.abs((after[part] ?? 0) - (before[part] ?? 0)));
    // What is folded away lies nowhere.
    if (Math.max(...by) <= 2 || before[2] === 0 || after[2] === 0) continue;
    const said = [before, after].map(box => box.map(Math.round).join(' '));
    moved.push(`the board jumps: ${piece.className} from ${said.join(' to ')}`);
  }
  return moved.slice(0, 1);
}
