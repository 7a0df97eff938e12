import type { Database } from '#platform/database/database.ts';
import { makeConsentPartitions } from './partition-queries.ts';

/** Consents of two days before are taken, and two months to come stand ready. */
const monthsAhead = 2;
const backDays = 3;
const day = 24 * 3_600_000;

/** Makes the partitions that consents of now and the next two months need. @throws what the database says: an alarm */
export async function prepareConsentPartitions(db: Database, now: Date): Promise<number> {
  const first = new Date(now.getTime() - backDays * day);
  return db.asSystem((tx) => makeConsentPartitions(tx, dayOf(first), monthOf(now) - monthOf(first) + 1 + monthsAhead));
}

/** Makes those of older months when they are needed: servers tell of consents from before they knew Candor. */
export function olderPartitions(db: Database) {
  const made = new Set<number>();
  const make = async (at: number): Promise<void> => {
    const month = monthOf(new Date(at));
    if (made.has(month)) return;
    await db.asSystem((tx) => makeConsentPartitions(tx, dayOf(new Date(at)), 1));
    made.add(month);
  };
  return (at: number, now: number): void | Promise<void> => (at > now - backDays * day ? undefined : make(at));
}

function monthOf(moment: Date): number {
  return moment.getUTCFullYear() * 12 + moment.getUTCMonth();
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
