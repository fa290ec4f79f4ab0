// What a table is played with besides the plain game: expansions, modules, who begins.

import type { Box } from '../../kernel/box.ts';
import { settingsThatMatter } from '../../kernel/settings.ts';
import type { Card } from '../../wire/messages.ts';
import { usePreferences } from '../preferences.ts';
import { gameSay, useSay } from '../words.ts';
import { useNames } from './use-line.ts';

/** Tells whoever is invited what was chosen; nothing, where all is as usual. */
export function SetUpTold({ card, box }: { readonly card: Card; readonly box: Box }) {
  const say = useSay();
  const told = gameSay(usePreferences().language, box);
  const nameOf = useNames(card);
  const options = card.options as { readonly [name: string]: unknown };
  const settings = settingsThatMatter(box.game.settings, card.holders.length, options);
  const chosen = Object.entries(settings).flatMap(([name, setting]) => {
    const value = options[name];
    if (value === setting.default) return [];
    const label = told(`setting.${name}`);
    if (setting.kind === 'choice') return [`${label}: ${told(`value.${name}.${value}`)}`];
    if (setting.kind === 'seat') return [`${label}: ${nameOf(value as number)}`];
    return [label];
  });
  if (chosen.length === 0) return null;
  return (
    <p className="hint" data-part="set-up">
      {say('new.options')}: {chosen.join(' · ')}
    </p>
  );
}
