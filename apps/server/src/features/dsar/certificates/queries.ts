import type { Tx } from '#platform/database/database.ts';
import { sql } from '#platform/database/database.ts';

/** What the answers to a request said of an erasure. */
export type StoredErasure = {
  readonly told: readonly string[];
  /** Paragraphs. */
  readonly kept: readonly string[];
  readonly certificateId: string | null;
  readonly personSalt: Buffer | null;
};

type Of = { readonly accountId: string; readonly requestId: string; readonly siteId: string | null };

export async function findErasure(tx: Tx, accountId: string, requestId: string): Promise<StoredErasure | undefined> {
  const row = await tx
    .selectFrom('dsarErasure')
    .select(['told', 'kept', 'certificateId', 'personSalt'])
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  // Written by `upsertErasure` alone.
  return row && { ...row, told: row.told as string[], kept: row.kept as string[] };
}

export async function upsertErasure(
  tx: Tx,
  { accountId, requestId, siteId }: Of,
  said: Pick<StoredErasure, 'told' | 'kept'>,
): Promise<void> {
  const told = JSON.stringify(said.told);
  const kept = JSON.stringify(said.kept);
  await tx
    .insertInto('dsarErasure')
    .values({ accountId, requestId, siteId, told, kept })
    .onConflict((conflict) => conflict.columns(['accountId', 'requestId']).doUpdateSet({ told, kept }))
    .execute();
}

export async function setCertificate(
  tx: Tx,
  { accountId, requestId }: Of,
  { certificateId, personSalt }: { readonly certificateId: string; readonly personSalt: Buffer },
): Promise<void> {
  await tx
    .updateTable('dsarErasure')
    .set({ certificateId, personSalt })
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .execute();
}

/** Deletes what a request said of an erasure. @returns the id of its certificate, if there was one */
export async function deleteErasure(tx: Tx, accountId: string, requestId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('dsarErasure')
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .returning('certificateId')
    .executeTakeFirst();
  return row?.certificateId ?? undefined;
}

/** Whether the consents of the person, or the choices under their consent id, were erased for a request. */
export async function wasErasedHere(
  tx: Tx,
  accountId: string,
  requestId: string,
  kind: 'erased-held' | 'erased-choices',
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from dsar_step where account_id = ${accountId} and request_id = ${requestId} and kind = ${kind}) as found`.execute(
    tx,
  );
  return rows[0]?.found === true;
}
