// Every rule from the printed book names the part of it where it stands, in both languages.

import { expect, test } from 'vitest';
import { rulesIn } from '../../kernel/rulebook.ts';
import english from './rules.en.md?raw';
import polish from './rules.pl.md?raw';

/** The book's headings, in quotation marks; three of its parts have none that can be read. */
const PARTS: readonly (readonly [string, string])[] = [
  ['aim of the game', 'cel gry'],
  ['set-up of the game', 'przygotowanie gry'],
  ['the permanent abilities', 'opis Zdolności Stałych'],
  ['“Course of a round”', '„Przebieg rundy”'],
  ['“Reward tiles”', '„Płytki Nagród”'],
  ['“I. Steal phase”', '„I. Faza Kradzieży”'],
  ['“II. Action phase”', '„II. Faza Akcji”'],
  ['“III. Offering phase”', '„III. Faza Składania Ofiar”'],
  ['“IV. Reward phase”', '„IV. Faza Nagród”'],
  ['“V. Penalty phase”', '„V. Faza Kar”'],
  ['“Pit of Doom”', '„Otchłań Zagłady”'],
  ['“Demotion of a pixie”', '„Degradacja wróżki”'],
  ['“End of the game”', '„Zakończenie gry”'],
  ['“Tiles”', '„Płytki”'],
  ['“Rules for two players”', '„Zasady w grze 2-osobowej”'],
  ['“1. Stealing food”', '„1. Kradzież Jedzenia”'],
  ['“2. Stealing silver”', '„2. Kradzież Srebra”'],
  ['“3. Promotion”', '„3. Awans”'],
  ['“4. Trade”', '„4. Wymiana”'],
  ['“5. Changing silver into gold”', '„5. Zamiana Srebra na Złoto”'],
  ['“6. Taking a food tile”', '„6. Zabranie Płytki Jedzenia”'],
  ['“7. Double Offering”', '„7. Podwójna Ofiara”'],
  ['“9. Mercy”', '„9. Litość”'],
  ['“10. Penalty points”', '„10. Punkty Karne”'],
  ['“11. Gold and Silver tracks”', '„11. Tory Złota i Srebra”'],
  ['“12. Casino”', '„12. Kasyno”'],
  ['“13. Forging golden rings”', '„13. Kucie Złotych Pierścieni”'],
  ['“14. Rob a pixie”', '„14. Okradnij wróżkę”'],
  ['“15. Digging”', '„15. Kopanie”'],
  ['“16. Swapping tiles”', '„16. Wymiana płytek”'],
  ['“17. Dropping goods or taking 1 food”', '„17. Wyrzucenie dóbr albo pobranie 1 Jedzenia”'],
  ['“18. Copying an action”', '„18. Skopiowanie akcji”'],
  ['“19. Special offering”', '„19. Specjalna ofiara”'],
  ['“20. Changing the order of players”', '„20. Zmiana Kolejności Graczy”'],
  ['“21. Temporary precedence”', '„21. Chwilowe Pierwszeństwo”'],
];

test('every rule and ruling names its part of the book, the same in both languages', () => {
  const polishRules = new Map(rulesIn(polish).map(({ number, text }) => [number, text.trim()]));
  const rules = rulesIn(english);
  for (const { number, text } of rules) {
    const [book, instruction] = /^[ER]/.test(number)
      ? [/\(On the book(?:’s|:) ([^()]+)\)$/, /\(Dotyczy instrukcji, ([^()]+)\)$/]
      : [/\(Book, ([^()]+)\)$/, /\(Instrukcja, ([^()]+)\)$/];
    const here = PARTS.find(([name]) => name === book.exec(text.trim())?.[1]);
    expect(here, `${number} in English`).toBeDefined();
    expect(instruction.exec(polishRules.get(number) ?? '')?.[1], number).toBe(here?.[1]);
  }
  expect(rules.length).toBeGreaterThan(160);
});
