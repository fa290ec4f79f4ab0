// Somebody is waited for and does not come: when they may be nudged, and when a bot may play for
// them. And somebody is back in another browser: who says they are that person?

import type { Seat } from '../kernel/game.ts';
import { graceOf, PATIENCE, type Pace } from '../wire/pace.ts';
import { Declined } from './declined.ts';

/** A wait of the table for one seat. */
export interface Wait {
  readonly seat: Seat;
  readonly pace: Pace;
  /** Since when the table has waited, as everybody knows. */
  readonly since: number;
  readonly now: number;
  /** Whether the host asks. */
  readonly byHost: boolean;
  /** Whether whoever is waited for has the table open. */
  readonly isPresent: boolean;
}

/** Who was nudged and who came back, at one table. */
export class Absence {
  private readonly nudges = new Map<Seat, number>();
  private readonly backs = new Map<Seat, number>();

  /** Nudges a seat: anybody may after a while, the host at once, and nobody again and again. */
  nudge(wait: Wait): void {
    const { seat, now, pace, byHost } = wait;
    if (!byHost && this.waited(wait) < PATIENCE[pace]) throw new Declined('too-early');
    const last = this.nudges.get(seat);
    if (last !== undefined && now - last < graceOf(pace)) throw new Declined('nudged-already');
    this.nudges.set(seat, now);
  }

  /**
   * Whether a bot may play for a seat: the host may have it at once if its person is not there;
   * else they were nudged, after a while, and have had time to come.
   */
  checkStandIn(wait: Wait): void {
    const { seat, now, pace, byHost, isPresent } = wait;
    if (byHost && !isPresent) return;
    if (this.waited(wait) < PATIENCE[pace]) throw new Declined('too-early');
    const nudged = this.nudges.get(seat) ?? Number.NEGATIVE_INFINITY;
    if (nudged < this.begin(wait)) throw new Declined('nudge-first');
    if (now - nudged < graceOf(pace)) throw new Declined('too-early');
  }

  /** Somebody is back: from now on they have as much time as anybody. */
  isBack(seat: Seat, now: number): void {
    this.backs.set(seat, now);
    this.nudges.delete(seat);
  }

  /** When a seat was last nudged; null if it was not. */
  nudgedAt(seat: Seat): number | null {
    return this.nudges.get(seat) ?? null;
  }

  private begin({ seat, since }: Wait): number {
    return Math.max(since, this.backs.get(seat) ?? 0);
  }

  private waited(wait: Wait): number {
    return wait.now - this.begin(wait);
  }
}

/** Somebody in another browser who says a seat is theirs. */
export interface Claim {
  readonly id: string;
  readonly guest: string;
  readonly name: string;
  readonly seat: Seat;
  readonly at: number;
}

const MOST_CLAIMS = 5;
/** Whoever waits asks again every few seconds; a claim nobody repeats is gone. */
const KEPT_FOR = 30_000;

/** Those who wait to be let back. */
export class Claims {
  private readonly all = new Map<string, Claim>();

  /** Adds a claim, or hears it again; says whether it is new. */
  add(claim: Omit<Claim, 'id'>, id: string): boolean {
    const known = this.all.get(claim.guest);
    const isNew = known?.seat !== claim.seat || claim.at - known.at > KEPT_FOR;
    if (isNew && this.open(claim.at).length >= MOST_CLAIMS) throw new Declined('full');
    this.all.set(claim.guest, { ...claim, id: isNew ? id : known.id });
    return isNew;
  }

  /** Claims that still stand. */
  open(now: number): Claim[] {
    for (const [guest, { at }] of this.all) if (now - at > KEPT_FOR) this.all.delete(guest);
    return [...this.all.values()];
  }

  /** Takes a claim out, and with it all others to the same seat. */
  take(id: string, now: number): Claim | null {
    const claim = this.open(now).find(claim => claim.id === id) ?? null;
    if (claim !== null) this.all.delete(claim.guest);
    return claim;
  }
}
