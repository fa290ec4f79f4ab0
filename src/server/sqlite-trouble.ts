// What SQLite refuses, by its own name for it and in its own words.

/** A file that could not be read or written: full, damaged, taken away. */
export class FileTrouble extends Error {
  override name = 'FileTrouble';

  constructor(
    readonly file: string,
    /** SQLite's name for the reason, as SQLITE_FULL. */
    readonly code: string,
    reason: string,
    /** Whether something was to be written; nothing of it was. */
    readonly isWriting: boolean,
  ) {
    super(
      `cannot ${isWriting ? 'write' : 'read'} ${file}: ${reason} (${code})${helpFor(code, file)}`,
    );
  }

  /** Whether the file itself is damaged, so that trying again is of no use. */
  get isDamage(): boolean {
    return isDamage(this.code);
  }
}

/** Whether SQLite means that a file is damaged. */
export function isDamage(code: string): boolean {
  return /^SQLITE_(NOTADB|CORRUPT)/.test(code);
}

function helpFor(code: string, file: string): string {
  return isDamage(code)
    ? `; stop the server and save what is sound: stolik salvage COPY --data ${file}`
    : '';
}

/** Hears how the file fares. */
export interface FileNews {
  failed(trouble: FileTrouble): void;
  written(): void;
}

/** For whoever does not want to know. */
export const NO_NEWS: FileNews = { failed: () => {}, written: () => {} };
