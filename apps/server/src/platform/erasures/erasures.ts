import type { Tx } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { findLastMonths, insertErasure } from './queries.ts';

/** The object of an erasure. */
export type Erased =
  | { readonly kind: 'account' | 'begun' }
  | { readonly kind: 'site'; readonly id: string; readonly mode: 'keep' | 'delete' }
  | { readonly kind: 'subject'; readonly id: string; readonly mode: 'everything' | 'keep-evidence' }
  | { readonly kind: 'key' | 'webhook' | 'consent-database' | 'choices-of'; readonly id: string }
  | { readonly kind: 'secret'; readonly id: string; readonly number: number };

/**
 * Records an erasure in the same transaction, so that it can be repeated after an older backup is restored. The ledger contains
 * only hashes of ids and identifies nobody.
 */
export async function noteErasure(tx: Tx, accountId: string, at: Date, erased: Erased): Promise<void> {
  const thing = 'id' in erased ? erased.id : accountId;
  await insertErasure(tx, accountId, thing, { ...erased, id: newId(at), at });
}

/**
 * Records for how many months a site keeps choices or consents, if that differs from the last record. Each deletion run calls
 * this before it deletes; until there is something old enough to delete, nothing is recorded.
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

/** The retention period that runs applied from `at` on. */
export type KeptRule = { readonly at: Date; readonly months: number };

const day = 24 * 3_600_000;

/**
 * The first day that was kept, when each rule was last applied on the day before the next one began, and the last rule is
 * applied until now.
 *
 * @param rules in their order, at least one
 * @param keptFrom returns the first day that a run at this time keeps with so many months
 */
export function keptSince(rules: readonly KeptRule[], now: Date, keptFrom: (at: Date, months: number) => Date): Date {
  const days = rules.map(({ months }, place) => {
    const next = rules[place + 1];
    return keptFrom(next ? new Date(next.at.getTime() - day) : now, months).getTime();
  });
  return new Date(Math.max(...days));
}
