import type { Tx } from '#platform/database/database.ts';

export type StoredPicture = {
  readonly number: number;
  readonly language: string;
  readonly width: number;
  readonly takenAt: Date | null;
  readonly failed: boolean;
};

type Key = Pick<StoredPicture, 'number' | 'language' | 'width'>;

/** Pictures of all versions of a site, without their bytes. */
export async function listPictures(tx: Tx, accountId: string, siteId: string): Promise<StoredPicture[]> {
  return tx
    .selectFrom('bannerPicture')
    .select(['number', 'language', 'width', 'takenAt', 'failed'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('language')
    .orderBy('width')
    .execute();
}

/** Adds pictures that have to be taken. */
export async function insertPictures(tx: Tx, accountId: string, siteId: string, wanted: readonly Key[]): Promise<void> {
  await tx
    .insertInto('bannerPicture')
    .values(wanted.map((key) => ({ ...key, accountId, siteId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listWaiting(tx: Tx, accountId: string, siteId: string): Promise<Key[]> {
  return tx
    .selectFrom('bannerPicture')
    .select(['number', 'language', 'width'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('body', 'is', null)
    .where('failed', '=', false)
    .orderBy('number')
    .orderBy('language')
    .execute();
}

/** Sites with missing pictures. Runs over all accounts. */
export async function listSitesWaiting(tx: Tx, limit: number) {
  return tx
    .selectFrom('bannerPicture')
    .select(['accountId', 'siteId'])
    .distinct()
    .where('body', 'is', null)
    .where('failed', '=', false)
    .limit(limit)
    .execute();
}

export async function updatePicture(
  tx: Tx,
  accountId: string,
  siteId: string,
  { number, language, width }: Key,
  taken: { readonly body: Buffer; readonly takenAt: Date } | { readonly failed: true },
): Promise<void> {
  await tx
    .updateTable('bannerPicture')
    .set(taken)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('number', '=', number)
    .where('language', '=', language)
    .where('width', '=', width)
    .execute();
}

export async function findPicture(
  tx: Tx,
  accountId: string,
  siteId: string,
  { number, language, width }: Key,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('bannerPicture')
    .select('body')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('number', '=', number)
    .where('language', '=', language)
    .where('width', '=', width)
    .executeTakeFirst();
  return row?.body ?? undefined;
}
