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
 * Writes down for how long a site keeps what was erased for its age, where that is not what was written down last. Each run
 * does it, with what it goes by. Until one erased something there is nothing to be written down.
 */
export async function noteKept(
  tx: Tx,
  accountId: string,
  at: Date,
  { kind, siteId, months, erased }: KeptFor,
): Promise<void> {
  const last = await findLastMonths(tx, kind, accountId, siteId);
  if (last === months || (last === undefined && !erased)) return;
  await insertErasure(tx, accountId, siteId, { kind, months, id: newId(at), at });
}

type KeptFor = {
  readonly kind: 'choices' | 'consents';
  readonly siteId: string;
  readonly months: number;
  /** Whether something went. */
  readonly erased: boolean;
};
