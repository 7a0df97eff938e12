import type { Tx } from '#platform/database/database.ts';

export type StoredOffer = { readonly toPerson: string; readonly createdAt: Date; readonly expiresAt: Date };

const columns = ['toPerson', 'createdAt', 'expiresAt'] as const;

/** The offer of the ownership that can be accepted now. */
export async function findOffer(tx: Tx, accountId: string, now: Date): Promise<StoredOffer | undefined> {
  return tx
    .selectFrom('ownershipOffer')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Stores an offer in place of an earlier one. */
export async function upsertOffer(tx: Tx, accountId: string, offer: StoredOffer): Promise<void> {
  await tx
    .insertInto('ownershipOffer')
    .values({ accountId, ...offer })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(offer))
    .execute();
}

/** Deletes and returns the offer, so that it is accepted once. */
export async function takeOffer(tx: Tx, accountId: string, now: Date): Promise<StoredOffer | undefined> {
  return tx
    .deleteFrom('ownershipOffer')
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .returning(columns)
    .executeTakeFirst();
}
