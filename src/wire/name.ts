// A person's name as others read it: what cannot be seen is not in it, nor what turns text around.

const LONGEST = 40;
/** Control and format characters, halves of pairs, and what is drawn as nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Marks alone, without a letter to stand on, are no name. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A letter carries a few marks; a tower of them covers the lines above. */
const TOWER = /(\p{M}{3})\p{M}+/gu;

/** The name as it is shown; null if nothing of it can be seen, or if it is too long. */
export function cleanName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(TOWER, '$1')
    .replace(/ +/g, ' ')
    .trim();
  return SEEN.test(name) && name.length <= LONGEST ? name : null;
}
