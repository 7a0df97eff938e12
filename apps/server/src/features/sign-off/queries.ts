import type { DocumentType, SignOff, SignOffState } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

type Published = NonNullable<SignOff['published']>;

export type StoredSignOff = {
  readonly id: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly documentId: string | null;
  readonly documentType: DocumentType | null;
  readonly fingerprint: Buffer;
  readonly note: string | null;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly state: SignOffState;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly answer: string | null;
  readonly published: Published | null;
};

type Filter = {
  readonly id?: string;
  readonly siteId?: string | undefined;
  readonly state?: SignOffState;
  readonly limit?: number;
};

/** Newest first. */
export async function listSignOffs(
  tx: Tx,
  accountId: string,
  { id, siteId, state, limit = 1 }: Filter,
): Promise<StoredSignOff[]> {
  const rows = await tx
    .selectFrom('signOff')
    .innerJoin('site', (join) =>
      join.onRef('site.accountId', '=', 'signOff.accountId').onRef('site.id', '=', 'signOff.siteId'),
    )
    .leftJoin('document', (join) =>
      join.onRef('document.accountId', '=', 'signOff.accountId').onRef('document.id', '=', 'signOff.documentId'),
    )
    .select(['signOff.id', 'signOff.siteId', 'signOff.documentId', 'signOff.fingerprint', 'signOff.note'])
    .select(['signOff.askedBy', 'signOff.askedAt', 'signOff.state', 'signOff.decidedBy', 'signOff.decidedAt'])
    .select(['signOff.answer', 'signOff.published', 'site.name as siteName', 'document.type as documentType'])
    .where('signOff.accountId', '=', accountId)
    .$if(id !== undefined, (query) => query.where('signOff.id', '=', id ?? ''))
    .$if(siteId !== undefined, (query) => query.where('signOff.siteId', '=', siteId ?? ''))
    .$if(state !== undefined, (query) => query.where('signOff.state', '=', state ?? 'waiting'))
    .orderBy('signOff.id', 'desc')
    .limit(limit)
    .execute();
  return rows as StoredSignOff[]; // the table's checks allow these values alone
}

/** Locks a request that waits until the transaction ends, so that it is decided once. */
export async function lockSignOff(tx: Tx, accountId: string, siteId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('signOff')
    .select('id')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSignOff(
  tx: Tx,
  accountId: string,
  row: Pick<StoredSignOff, 'id' | 'siteId' | 'documentId' | 'fingerprint' | 'note' | 'askedBy' | 'askedAt'>,
): Promise<void> {
  await tx
    .insertInto('signOff')
    .values({ accountId, ...row, state: 'waiting' })
    .execute();
}

/** Withdraws what waits for the same document, or for the site as a whole. */
export async function replaceWaiting(
  tx: Tx,
  accountId: string,
  { siteId, documentId }: Pick<StoredSignOff, 'siteId' | 'documentId'>,
  by: { readonly decidedBy: string; readonly decidedAt: Date },
): Promise<void> {
  await tx
    .updateTable('signOff')
    .set({ state: 'withdrawn', ...by })
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('documentId', 'is not distinct from', documentId)
    .where('state', '=', 'waiting')
    .execute();
}

export type Decision = {
  readonly state: Exclude<SignOffState, 'waiting'>;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly answer?: string;
  readonly published?: Published;
};

export async function decideSignOff(
  tx: Tx,
  accountId: string,
  id: string,
  { published, ...decision }: Decision,
): Promise<void> {
  await tx
    .updateTable('signOff')
    .set({ ...decision, ...(published && { published: JSON.stringify(published) }) })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** How many requests wait for approval, by site. */
export async function countWaiting(tx: Tx, accountId: string): Promise<{ siteId: string; count: number }[]> {
  const rows = await tx
    .selectFrom('signOff')
    .select(['siteId', (eb) => eb.fn.countAll<string>().as('count')])
    .where('accountId', '=', accountId)
    .where('state', '=', 'waiting')
    .groupBy('siteId')
    .execute();
  return rows.map(({ siteId, count }) => ({ siteId, count: Number(count) }));
}
