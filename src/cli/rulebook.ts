// Reading a game's numbered rules.

/** One rule of a rules file. */
export interface Rule {
  readonly number: string;
  readonly text: string;
}

/** The numbered rules of a Markdown text: paragraphs that begin with their number in bold. */
export function rulesIn(markdown: string): Rule[] {
  return [...markdown.matchAll(/^\*\*(\w+)\*\* (.+)$/gm)].map(([, number, text]) => ({
    number: number as string,
    text: text as string,
  }));
}

/** The text of a rule, by its number with or without the game's name. */
export function ruleText(markdown: string, number: string): string | undefined {
  const plain = number.slice(number.lastIndexOf('.') + 1).toLowerCase();
  return rulesIn(markdown).find(rule => rule.number.toLowerCase() === plain)?.text;
}
