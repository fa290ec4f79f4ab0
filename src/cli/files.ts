// Files people name on the command line: read with one clear message, written whole or not at all.

import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { type Record, readRecord } from '../kernel/record.ts';
import { Refusal } from '../kernel/settings.ts';

/** Reads a JSON file. */
export function readJson(file: string): unknown {
  return parseJson(
    orRefuse(`cannot read ${file}`, () => readFileSync(file, 'utf8')),
    file,
  );
}

/** Parses JSON; `what` names it in the message. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${what} is not JSON: ${(error as Error).message}`);
  }
}

/** Reads a record, and whatever else the file holds beside it. */
export function readRecordFile(file: string): {
  record: Record;
  beside: { [key: string]: unknown };
} {
  const value = readJson(file);
  try {
    return { record: readRecord(value), beside: value as { [key: string]: unknown } };
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${file} is ${error.message}`) : error;
  }
}

/** Writes a JSON file: a crash leaves the old one or the new one, nothing in between. */
export function writeJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}.tmp`;
  orRefuse(`cannot write ${file}`, () => {
    writeFileSync(draft, `${JSON.stringify(value)}\n`);
    renameSync(draft, file);
  });
}

/** Makes sure a folder is there. */
export function makeFolder(folder: string): void {
  if (orRefuse(`cannot write to ${folder}`, () => isFolder(folder))) return;
  makeFolder(dirname(folder));
  orRefuse(`cannot write to ${folder}`, () => mkdirSync(folder));
}

/** Refuses a file that could not be read. */
export function checkReadable(file: string): void {
  orRefuse(`cannot read ${file}`, () => accessSync(file, constants.R_OK));
  if (isFolder(file)) throw new Refusal(`cannot read ${file}: it is a folder`);
}

/** Refuses a file that could not be written. */
export function checkWritable(file: string): void {
  orRefuse(`cannot write ${file}`, () => accessSync(dirname(file), constants.W_OK));
  if (orRefuse(`cannot write ${file}`, () => isFolder(file)))
    throw new Refusal(`cannot write ${file}: it is a folder`);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function orRefuse<T>(what: string, attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    throw new Refusal(`${what}: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const known: { [code: string]: string } = {
    ENOENT: 'no such file or folder',
    EISDIR: 'it is a folder',
    EACCES: 'no permission',
    EEXIST: 'it is a file',
    ENOTDIR: 'a part of the path is not a folder',
    ENOSPC: 'no space left',
    EROFS: 'read-only file system',
  };
  return known[code ?? ''] ?? message;
}
