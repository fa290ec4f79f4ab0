// What is wrong with a page as it is drawn: texts cut off or covered, pieces that no finger reaches.

/**
 * Runs in the page. A page says where pieces lie on each other on purpose: inside `data-fan` they may
 * cover each other, as cards in a hand do, as long as a part of each can be hit; what has
 * `data-over` may lie on what is below it, as a sheet does that can be put away; what has `data-pans`
 * is moved by a finger or the mouse, so that not all of it is in sight at once.
 */
export function lookAround(): string[] {
  const faults = new Set<string>();
  /** Less than this is no fault, but rounding. */
  const SLACK = 2;
  const FAN = '[data-fan]';
  const PANS = '[data-pans]';
  const OVER = '[data-over], dialog, [role=dialog]';

  const nameOf = (element: Element): string => {
    const named = element.closest('[data-key], [data-act], [id], [class]') ?? element;
    const { key, act } = (named as HTMLElement).dataset;
    const classes = [...named.classList].slice(0, 3).map(name => `.${name}`);
    return `${named.localName}${classes.join('')}${key ? `[${key}]` : ''}${act ? `[${act}]` : ''}`;
  };
  const said = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    let style = styles.get(element);
    if (style === undefined) {
      style = getComputedStyle(element);
      styles.set(element, style);
    }
    return style;
  };
  const hides = (flow: string) => flow === 'hidden' || flow === 'clip';
  const scrolls = (flow: string) => flow === 'auto' || flow === 'scroll';

  /** Not to be seen at all, or only told to those who do not see. */
  const unseen = new Map<Element, boolean>();
  const isUnseen = (element: Element | null): boolean => {
    if (element === null) return false;
    const known = unseen.get(element);
    if (known !== undefined) return known;
    const style = styleOf(element);
    const small = element.clientWidth <= 1 && element.clientHeight <= 1 && hides(style.overflowX);
    const is =
      style.display === 'none' ||
      Number(style.opacity) < 0.05 ||
      style.clipPath.startsWith('inset(50%') ||
      small ||
      element.matches('.vh, .skip, [inert]') ||
      isUnseen(element.parentElement);
    unseen.set(element, is);
    return is;
  };

  /** What of a box is left after everything around it has cut it, and who cut it; what can be scrolled to counts as there. */
  const cutBy = (box: Box, from: Element): { left: Box; by: Element | null } => {
    const left = { ...box };
    let by: Element | null = null;
    let fixed = false;
    for (
      let at: Element | null = from;
      at && at !== document.documentElement;
      at = at.parentElement
    ) {
      const { overflowX, overflowY, position, textOverflow } = styleOf(at);
      if (
        !fixed &&
        (hides(overflowX) || hides(overflowY) || scrolls(overflowX) || scrolls(overflowY))
      ) {
        const r = at.getBoundingClientRect();
        const cutX =
          hides(overflowX) && (left.left < r.left - SLACK || left.right > r.right + SLACK);
        const cutY =
          hides(overflowY) && (left.top < r.top - SLACK || left.bottom > r.bottom + SLACK);
        // What is shortened with dots is shortened on purpose, and says so.
        if ((cutX && textOverflow !== 'ellipsis') || cutY) by ??= at;
        left.left = Math.max(left.left, r.left);
        left.right = Math.min(left.right, r.right);
        left.top = Math.max(left.top, r.top);
        left.bottom = Math.min(left.bottom, r.bottom);
        // Something that scrolled out of sight is no longer anywhere.
        if (left.right <= left.left || left.bottom <= left.top) return { left, by };
      }
      if (position === 'fixed') fixed = true;
    }
    const root = document.documentElement;
    const scrollable = root.scrollHeight > innerHeight + 1 && !hides(styleOf(root).overflowY);
    const outX = left.left < -SLACK || left.right > innerWidth + SLACK;
    const outY = !scrollable && (left.top < -SLACK || left.bottom > innerHeight + SLACK);
    if (outX || outY) by ??= root;
    left.left = Math.max(left.left, 0);
    left.right = Math.min(left.right, innerWidth);
    left.top = Math.max(left.top, 0);
    left.bottom = Math.min(left.bottom, innerHeight);
    return { left, by };
  };

  /** Whether an element paints something where it lies on another. */
  const paints = (top: Element, below: Element): boolean => {
    for (let at: Element | null = top; at && !at.contains(below); at = at.parentElement) {
      if (at instanceof SVGElement && at.localName !== 'svg') return true;
      if (at.localName === 'img') return true;
      const { backgroundColor, backgroundImage } = styleOf(at);
      const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1];
      const clear =
        backgroundColor === 'transparent' || (alpha !== undefined && Number(alpha) < 0.5);
      if (!clear || backgroundImage !== 'none') return true;
    }
    return false;
  };

  /** What sticks to the edge of something that scrolls: the rest is scrolled from under it. */
  const isStuck = (top: Element, below: Element): boolean => {
    let at: Element | null = top;
    while (at && !at.contains(below) && styleOf(at).position !== 'sticky') at = at.parentElement;
    return at !== null && !at.contains(below);
  };

  const allowed = (top: Element, below: Element): boolean => {
    const over = top.closest(OVER);
    if (over && !over.contains(below)) return true;
    const fan = below.closest(FAN);
    return (fan?.contains(top) ?? false) || isStuck(top, below);
  };

  // Texts: whole, and not under or on anything else.
  interface Text {
    readonly node: Text2;
    readonly parent: Element;
    readonly box: Box;
  }
  type Text2 = globalThis.Text;
  const modal = document.querySelector('dialog:modal');
  const texts: Text[] = [];
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (
    let node = walker.nextNode() as Text2 | null;
    node;
    node = walker.nextNode() as Text2 | null
  ) {
    const parent = node.parentElement;
    if (!parent || !/\S/.test(node.data) || parent.closest('script, style, option, title, desc'))
      continue;
    if (isUnseen(parent) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    // A drawn text may be squeezed, which its letters do not know of.
    const drawn = parent.matches('text[textLength]');
    for (const rect of drawn ? [parent.getBoundingClientRect()] : range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      // Letters fill the middle of their line; above and below it is air.
      const air = rect.height * 0.2;
      const box = { ...boxOf(rect), top: rect.top + air, bottom: rect.bottom - air };
      const { left, by } = cutBy(box, parent);
      if (by && !parent.closest(PANS))
        faults.add(`cut: “${said(node.data)}” in ${nameOf(parent)} by ${nameOf(by)}`);
      if (left.right - left.left < 2 || left.bottom - left.top < 2) continue;
      const button = parent.closest('.btn, select');
      if (button) {
        const r = button.getBoundingClientRect();
        if (
          box.left < r.left - SLACK ||
          box.right > r.right + SLACK ||
          box.top < r.top - SLACK ||
          box.bottom > r.bottom + SLACK
        )
          faults.add(`spills: “${said(node.data)}” out of ${nameOf(button)}`);
      }
      texts.push({ node, parent, box: left });
      if (styleOf(parent).pointerEvents === 'none') continue;
      const x = (left.left + left.right) / 2;
      const y = (left.top + left.bottom) / 2;
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.contains(parent) || parent.contains(hit)) continue;
      if (!allowed(hit, parent) && paints(hit, parent))
        faults.add(`covered: “${said(node.data)}” in ${nameOf(parent)} by ${nameOf(hit)}`);
    }
  }
  texts.sort((a, b) => a.box.left - b.box.left);
  for (const [i, one] of texts.entries())
    for (let j = i + 1; j < texts.length; j++) {
      const other = texts[j] as Text;
      if (other.box.left > one.box.right - SLACK) break;
      if (other.node === one.node) continue;
      if (one.parent.closest('text')?.contains(other.parent)) continue;
      const wide = Math.min(one.box.right, other.box.right) - other.box.left;
      const high =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide <= SLACK || high <= SLACK) continue;
      if (allowed(other.parent, one.parent) || allowed(one.parent, other.parent)) continue;
      // One of them may lie under something that covers it whole.
      const x = other.box.left + wide / 2;
      const y = Math.max(one.box.top, other.box.top) + high / 2;
      const stack = document.elementsFromPoint(x, y);
      const over = stack.findIndex(at => at.contains(one.parent));
      const under = stack.findIndex(at => at.contains(other.parent));
      const between = stack
        .slice(0, Math.max(over, under))
        .filter(at => !at.contains(one.parent) || !at.contains(other.parent));
      const [low, top] = over > under ? [one, other] : [other, one];
      if (
        over !== under &&
        between.some(
          at => at.contains(top.parent) && !at.contains(low.parent) && paints(at, low.parent),
        )
      )
        continue;
      faults.add(
        `on each other: “${said(one.node.data)}” (${nameOf(one.parent)}) and “${said(other.node.data)}” (${nameOf(other.parent)})`,
      );
    }

  const scrolled = [...document.querySelectorAll('*')].flatMap(at => {
    const { scrollLeft: left, scrollTop: top } = at;
    return at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight
      ? [{ at, left, top }]
      : [];
  });

  // Whatever can be pressed is hit where it is pressed.
  const pressable =
    'button, a[href], input, select, textarea, summary, [role=button], [role=switch]';
  for (const element of (modal ?? document).querySelectorAll<HTMLElement>(pressable)) {
    if (isUnseen(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (styleOf(element).pointerEvents === 'none' || element.matches(':disabled')) continue;
    let rect = element.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) continue;
    const inSight = () => {
      rect = element.getBoundingClientRect();
      const { left } = cutBy(boxOf(rect), element);
      const part = Math.max(0, left.right - left.left) * Math.max(0, left.bottom - left.top);
      return part > rect.width * rect.height * 0.9;
    };
    const fan = element.closest(FAN);
    const at = (x: number, y: number) => {
      const hit = document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y);
      if (hit === null) return null;
      // A label is as good as what it names.
      const label = (element as HTMLInputElement).labels?.[0];
      if (element.contains(hit) || label?.contains(hit)) return element;
      return hit;
    };
    const isThere = inSight();
    if (!isThere && element.closest(PANS)) continue;
    if (!isThere)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    inSight();
    const parts = [0.5, 0.15, 0.85];
    const hits = parts.flatMap(y => parts.map(x => at(x, y)));
    const others = hits.filter(
      hit => hit !== element && !(hit && (allowed(hit, element) || hit.contains(element))),
    );
    const strange = others[0];
    const reached = hits.filter(hit => hit === element).length;
    if (
      reached === 0 &&
      !hits.some(hit => hit?.closest(OVER) && !hit.closest(OVER)?.contains(element))
    )
      faults.add(
        `out of reach: ${nameOf(element)} “${said(element.textContent)}”${hits[0] ? ` under ${nameOf(hits[0])}` : ''}`,
      );
    else if (strange !== undefined && !fan)
      faults.add(
        `${strange ? `partly under ${nameOf(strange)}` : 'partly outside'}: ${nameOf(element)} “${said(element.textContent)}”`,
      );
  }
  for (const { at, left, top } of scrolled) at.scrollTo({ left, top, behavior: 'instant' });
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.add(`the page is ${wide} px too wide`);
  return [...faults];
}
