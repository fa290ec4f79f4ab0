// Gathers the Game Icons (CC BY 3.0) each page uses into one picture: node scripts/pictures.mjs
// They are committed. A picture is fetched beside the page, not as part of its code.

import { readFileSync, writeFileSync } from 'node:fs';

const icons = await import('react-icons/gi');

const FOLDERS = ['villagers', 'pixie-queen', 'skye'].map(game => `src/games/${game}/page`);
const CREDIT = 'Game Icons, https://game-icons.net, CC BY 3.0';

/** `beer-stein` is GiBeerStein. */
const named = name =>
  icons[`Gi${name.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase())}`];

/** All paths of an icon, drawn one by one. */
function drawn(name) {
  const icon = named(name);
  if (icon === undefined) throw new Error(`there is no icon "${name}"`);
  const { attr, children } = icon({}).props;
  const paths = [children ?? []].flat().map(({ type, props }) => {
    const { children: _none, ...rest } = props;
    const words = Object.entries(rest).map(([key, value]) => `${key}="${value}"`);
    return `<${type} ${words.join(' ')}/>`;
  });
  return `<symbol id="${name}" viewBox="${attr.viewBox}">${paths.join('')}</symbol>`;
}

for (const folder of FOLDERS) {
  const list = JSON.parse(readFileSync(`${folder}/pictures.json`, 'utf8'));
  const symbols = [...new Set(Object.values(list))].sort().map(drawn);
  writeFileSync(
    `${folder}/pictures.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${CREDIT} -->\n${symbols.join('\n')}\n</svg>\n`,
  );
}
