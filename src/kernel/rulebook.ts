// A game's rules as text: headings, paragraphs, and rules that begin with their number in bold.

/** One piece of the rules. */
export type Passage =
  | { readonly is: 'title' | 'heading' | 'text' | 'note'; readonly text: string }
  | { readonly is: 'rule'; readonly number: string; readonly text: string };

/** The rules in the order they stand. */
export function passagesOf(markdown: string): Passage[] {
  return markdown
    .replace(/^#+ .*$/gm, '\n$&\n')
    .split(/\n{2,}/)
    .map(part => part.trim().replace(/\n/g, ' '))
    .filter(part => part !== '')
    .map(part => {
      if (part.startsWith('# ')) return { is: 'title', text: part.slice(2) };
      if (part.startsWith('## ')) return { is: 'heading', text: part.slice(3) };
      if (part.startsWith('> ')) return { is: 'note', text: part.slice(2) };
      const [, number, text] = /^\*\*(\w+)\*\* (.+)$/.exec(part) ?? [];
      if (number === undefined || text === undefined) return { is: 'text', text: part };
      return { is: 'rule', number, text };
    });
}

/** The numbered rules alone. */
export function rulesIn(markdown: string): { number: string; text: string }[] {
  return passagesOf(markdown).flatMap(passage =>
    passage.is === 'rule' ? [{ number: passage.number, text: passage.text }] : [],
  );
}

/** The text of a rule, by its number with or without the game's name. */
export function ruleText(markdown: string, rule: string): string | null {
  const plain = rule.slice(rule.lastIndexOf('.') + 1).toLowerCase();
  const found = rulesIn(markdown).find(({ number }) => number.toLowerCase() === plain);
  return found?.text ?? null;
}
