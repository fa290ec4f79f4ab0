// npm run rules: every numbered rule has a test that names it, in both languages.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../kernel/box.ts';
import { coverage } from './coverage.ts';

const games = 'src/games';
const isTest = (file: string) => file.endsWith('.test.ts');

const report = Object.fromEntries(
  readdirSync(games, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => {
      const folder = join(games, name);
      const read = (file: string) => readFileSync(join(folder, file), 'utf8');
      const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isTest)
        .map(read);
      const rules = LANGUAGES.map(language => read(`rules.${language}.md`));
      return [name, coverage(name, rules, tests)];
    }),
);

if (process.argv.includes('--json')) console.log(JSON.stringify(report));
else
  for (const [name, { rules, covered, uncovered, odd }] of Object.entries(report)) {
    console.log(`${name}: ${covered} of ${rules} rules have a test that names them`);
    for (const number of uncovered) console.log(`  no test: ${name}.${number}`);
    for (const complaint of odd) console.log(`  ${complaint}`);
  }
if (Object.values(report).some(({ uncovered, odd }) => uncovered.length + odd.length > 0))
  process.exitCode = 1;
