// The other end of a socket, in memory: it says things and keeps every byte it is sent.

import type { Ear } from '../socket.ts';

type Listener = (data: unknown) => void;

/** A socket nobody but the test holds. */
export class Recorder implements Ear {
  readonly bufferedAmount = 0;
  private readonly listeners = new Map<string, Listener[]>();

  /** `sent` gets everything the server sends, in order; a close too. */
  constructor(private readonly sent: string[]) {}

  send(text: string): void {
    this.sent.push(text);
  }

  close(code: number, reason: string): void {
    this.sent.push(`closed ${code} ${reason}`);
  }

  on(event: string, heard: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), heard]);
  }

  /** Says something to the server. */
  say(message: object): void {
    this.tell('message', JSON.stringify(message));
  }

  /** Goes away. */
  leave(): void {
    this.tell('close', undefined);
  }

  private tell(event: string, data: unknown): void {
    for (const heard of this.listeners.get(event) ?? []) heard(data);
  }
}
