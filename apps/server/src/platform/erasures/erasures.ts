import type { Tx } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { findLastMonths, insertErasure } from './queries.ts';

/** What is erased. */
export type Erased =
  | { readonly kind: 'account' | 'begun' }
  | { readonly kind: 'site'; readonly id: string; readonly mode: 'keep' | 'delete' }
  | { readonly kind: 'subject'; readonly id: string; readonly mode: 'everything' | 'keep-evidence' }
  | { readonly kind: 'key' | 'webhook'; readonly id: string }
  | { readonly kind: 'secret'; readonly id: string; readonly number: number };

/**
 * Writes down what is erased, in the transaction of the erasure, so that whoever restores an older backup erases it again.
 * It names nobody: hashes of ids stand there.
 */
export async function noteErasure(tx: Tx, accountId: string, at: Date, erased: Erased): Promise<void> {
  const thing = 'id' in erased ? erased.id : accountId;
  await insertErasure(tx, accountId, thing, { ...erased, id: newId(at), at });
}

/**
 * Writes down for how long a site keeps choices or consents, where that is not what was written down last. Each run that
 * deletes what is older does it, before it does; until there is something as old there is nothing to be written down.
 */
export async function noteKept(
  tx: Tx,
  accountId: string,
  at: Date,
  { kind, siteId, months, isOver }: KeptFor,
): Promise<void> {
  const last = await findLastMonths(tx, kind, accountId, siteId);
  if (last === months || (last === undefined && !isOver)) return;
  await insertErasure(tx, accountId, siteId, { kind, months, id: newId(at), at });
}

type KeptFor = {
  readonly kind: 'choices' | 'consents';
  readonly siteId: string;
  readonly months: number;
  /** Whether there may be something older. */
  readonly isOver: boolean;
};

/** What runs went by from a time on. */
export type KeptRule = { readonly at: Date; readonly months: number };

const day = 24 * 3_600_000;

/**
 * The first day that is kept where runs went by one rule after the other, each for the last time on the day before the next
 * one began, and by the last rule until now.
 *
 * @param rules in their order, at least one
 * @param keptFrom the first day that a run of this time keeps by so many months
 */
export function keptSince(rules: readonly KeptRule[], now: Date, keptFrom: (at: Date, months: number) => Date): Date {
  const days = rules.map(({ months }, place) => {
    const next = rules[place + 1];
    return keptFrom(next ? new Date(next.at.getTime() - day) : now, months).getTime();
  });
  return new Date(Math.max(...days));
}
