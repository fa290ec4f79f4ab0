// A record small enough for a link: packed into the part of an address that is never sent to a server.

import { Unreadable } from './record-file.ts';

/** Longer links are cut by many programs that hand them on: then the file is handed out. */
const MOST_LETTERS = 8_000;
/** Far more than any play needs: what unpacks to more is no record. */
const MOST_BYTES = 4_000_000;

/** What a link must carry: how it ended can be worked out. */
function essence(text: string): string {
  const { result: _result, ...record } = JSON.parse(text) as { result?: unknown };
  return JSON.stringify(record);
}

/** A record's text as letters for an address; null if there would be too many of them. */
export async function packed(text: string): Promise<string | null> {
  const bytes = new Blob([essence(text)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const small = new Uint8Array(await new Response(bytes).arrayBuffer());
  const letters = btoa(String.fromCharCode(...small.subarray(0, MOST_LETTERS)));
  if (small.length > MOST_LETTERS || letters.length > MOST_LETTERS) return null;
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed; whatever is none is refused, however much it would unpack to. */
export async function unpacked(letters: string): Promise<string> {
  try {
    const small = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(small, letter => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readUpTo(stream.pipeThrough(new TextDecoderStream()), MOST_BYTES);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('link');
  }
}

async function readUpTo(stream: ReadableStream<string>, most: number): Promise<string> {
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > most) {
      await reader.cancel();
      throw new Unreadable('size');
    }
  }
}
