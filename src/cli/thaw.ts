// stolik thaw: tables that were frozen are looked at again. And the report of those that are.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { keepPrivate } from '../server/data-file.ts';
import { type Checked, thaw } from '../server/frost.ts';
import { openSqlite } from '../server/sqlite.ts';
import { checkReadable } from './files.ts';

/** A frozen table with every reason it has had, the newest last. */
interface Reported {
  readonly table: string;
  readonly reasons: readonly string[];
}

/** Looks at every frozen table of a data file again; the server may run meanwhile. */
export async function thawAll(data: string): Promise<string> {
  checkReadable(data);
  const store = openSqlite(data);
  try {
    const checked = await thaw(store);
    reportFrozen(data, checked);
    const { frozen, thawed } = checked;
    const lines = frozen.map(({ table, reason }) => `${table} stays frozen: ${reason}`);
    return [...lines, `${thawed.length} tables go on, ${frozen.length} stay frozen.`].join('\n');
  } finally {
    await store.close();
  }
}

/** Keeps the reasons of frozen tables beside the data: new ones are added to those of before. */
export function reportFrozen(data: string, { frozen }: Checked): string {
  const file = `${data}.frozen.json`;
  const before = new Map(readReport(file).map(({ table, reasons }) => [table, reasons]));
  const report = frozen.map(({ table, reason }): Reported => {
    const reasons = before.get(table) ?? [];
    return { table, reasons: reasons.at(-1) === reason ? reasons : [...reasons, reason] };
  });
  if (report.length === 0) rmSync(file, { force: true });
  else {
    keepPrivate(file);
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  }
  return file;
}

function readReport(file: string): Reported[] {
  if (!existsSync(file)) return [];
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as (Reported & { reason?: string })[];
    return report.map(({ table, reasons, reason }) => ({
      table,
      reasons: reasons ?? (reason === undefined ? [] : [reason]),
    }));
  } catch {
    return [];
  }
}
