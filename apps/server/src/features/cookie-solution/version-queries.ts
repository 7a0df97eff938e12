import type { AskedVersion, Recipients, BannerConfiguration, CompiledBanner, CompiledLayer } from '@app/consent';
import type { BannerChange, BannerWeight } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';
import type { StoredFacts } from './facts.ts';

export type StoredBannerVersion = {
  readonly number: number;
  readonly configuration: BannerConfiguration;
  readonly hash: Buffer;
  readonly languages: readonly string[];
  /** By purpose bit, the version from which on every choice holds. */
  readonly since: readonly number[];
  readonly asked: Recipients;
  /** Facts it was compiled from; null if it was published before they were stored. */
  readonly facts: StoredFacts | null;
  readonly changes: readonly BannerChange[];
  readonly weight: BannerWeight;
  readonly publishedBy: string | null;
  readonly publishedAt: Date;
};

const columns = [
  'number',
  'configuration',
  'hash',
  'languages',
  'since',
  'asked',
  'facts',
  'changes',
  'weight',
  'publishedBy',
  'publishedAt',
] as const;

/** Published versions of a site's banner, newest first. */
export async function listVersions(
  tx: Tx,
  accountId: string,
  siteId: string,
  limit = 1000,
): Promise<StoredBannerVersion[]> {
  const rows = await tx
    .selectFrom('bannerVersion')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  // Only `insertVersion` writes them.
  return rows.map((row) => row as StoredBannerVersion);
}

export async function findVersion(
  tx: Tx,
  accountId: string,
  siteId: string,
  number: number,
): Promise<StoredBannerVersion | undefined> {
  const row = await tx
    .selectFrom('bannerVersion')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst();
  // Only `insertVersion` writes it.
  return row as StoredBannerVersion | undefined;
}

export async function insertVersion(
  tx: Tx,
  accountId: string,
  siteId: string,
  version: StoredBannerVersion,
): Promise<void> {
  const { configuration, asked, facts, changes, weight, languages, since, ...plain } = version;
  await tx
    .insertInto('bannerVersion')
    .values({
      ...plain,
      accountId,
      siteId,
      languages: [...languages],
      since: [...since],
      configuration: JSON.stringify(configuration),
      asked: JSON.stringify(asked),
      facts: facts && JSON.stringify(facts),
      changes: JSON.stringify(changes),
      weight: JSON.stringify(weight),
    })
    .execute();
}

/** What the versions of a site's banner asked for, the oldest first. */
export async function listAsked(tx: Tx, accountId: string, siteId: string): Promise<AskedVersion[]> {
  const rows = await tx
    .selectFrom('bannerVersion')
    .select(['number', 'asked'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('number')
    .execute();
  // Only `insertVersion` writes them.
  return rows.map((row) => row as AskedVersion);
}

/** SHA-256 of files in hexadecimal digits, by name: `script`, `kept`, `guard`, `rules`, and the parts. */
export type FileHashes = Readonly<Record<string, string>>;

export type StoredText = {
  readonly language: string;
  readonly banner: CompiledBanner;
  readonly layer: CompiledLayer;
  readonly files: FileHashes;
};

export async function insertTexts(
  tx: Tx,
  accountId: string,
  siteId: string,
  number: number,
  texts: readonly StoredText[],
): Promise<void> {
  const rows = texts.map(({ language, banner, layer, files }) => ({
    accountId,
    siteId,
    number,
    language,
    banner: JSON.stringify(banner),
    layer: JSON.stringify(layer),
    files: JSON.stringify(files),
  }));
  await tx.insertInto('bannerText').values(rows).execute();
}

export async function listTexts(tx: Tx, accountId: string, siteId: string, number: number): Promise<StoredText[]> {
  const rows = await tx
    .selectFrom('bannerText')
    .select(['language', 'banner', 'layer', 'files'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('number', '=', number)
    .orderBy('language')
    .execute();
  // Only `insertTexts` writes them.
  return rows.map((row) => row as StoredText);
}

/** Data of a version that serving needs: its languages in the owner's order, and whether choices are stored. */
export async function findServed(tx: Tx, accountId: string, siteId: string, number: number) {
  return tx
    .selectFrom('bannerVersion')
    .select(['languages', sql<boolean>`(configuration -> 'log')::boolean`.as('log')])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Files of a version, without its words. */
export async function listFiles(tx: Tx, accountId: string, siteId: string, number: number) {
  const rows = await tx
    .selectFrom('bannerText')
    .select(['language', 'files'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('number', '=', number)
    .execute();
  // Only `insertTexts` writes them.
  return rows.map((row) => row as Pick<StoredText, 'language' | 'files'>);
}

/** Replaces the files of a version whose words stay the same, after our code changed. */
export async function updateFiles(
  tx: Tx,
  accountId: string,
  siteId: string,
  number: number,
  { language, banner, files }: StoredText,
): Promise<void> {
  await tx
    .updateTable('bannerText')
    .set({ banner: JSON.stringify(banner), files: JSON.stringify(files) })
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('number', '=', number)
    .where('language', '=', language)
    .execute();
}

/** Sets how long the versions of a deleted site are stored. */
export async function keepVersionsUntil(tx: Tx, accountId: string, siteId: string, keptUntil: Date): Promise<void> {
  await tx
    .updateTable('bannerVersion')
    .set({ keptUntil })
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('keptUntil', 'is', null)
    .execute();
}

export async function deleteVersions(tx: Tx, accountId: string, siteId: string): Promise<void> {
  await tx.deleteFrom('bannerVersion').where('accountId', '=', accountId).where('siteId', '=', siteId).execute();
}

/** Expired versions. Runs over all accounts. */
export async function listOldVersions(tx: Tx, now: Date) {
  return tx
    .selectFrom('bannerVersion')
    .select(['accountId', 'siteId', 'number'])
    .where('keptUntil', '<=', now)
    .execute();
}

/** Deletes expired versions. Runs over all accounts. */
export async function deleteOldVersions(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('bannerVersion').where('keptUntil', '<=', now).execute();
}

/** Number of versions of a site's banner; until when they are kept, once it is deleted. */
export async function countVersions(tx: Tx, accountId: string, siteId: string) {
  const { versions, keptUntil } = await tx
    .selectFrom('bannerVersion')
    .select(({ fn }) => [fn.countAll<string>().as('versions'), fn.max('keptUntil').as('keptUntil')])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirstOrThrow();
  return { versions: Number(versions), keptUntil };
}

/** Numbers of the versions that a deleted banner left. */
export async function listKept(tx: Tx, accountId: string, siteId: string) {
  return tx
    .selectFrom('bannerVersion')
    .select('number')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('keptUntil', 'is not', null)
    .execute();
}

export async function deleteKeptVersions(tx: Tx, accountId: string, siteId: string): Promise<void> {
  await tx
    .deleteFrom('bannerVersion')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('keptUntil', 'is not', null)
    .execute();
}
