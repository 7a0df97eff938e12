import { createHash } from 'node:crypto';
import { canonical } from '@app/consent/banner/changes.ts';
import { processingEntries, type Facts, type ProcessingEntry } from '@app/documents';
import { loadDocumentWords, loadRegisterWords, type DocumentWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { dayOf } from '../policies/index.ts';
import { findLastDigest, findSiteEdition, insertSiteEdition, type SiteStatement } from './edition-queries.ts';

/** An entry of a site with what a record hangs on. */
export type SiteEntry = {
  readonly siteServiceId: string | null;
  readonly activityId: string | null;
  readonly entry: ProcessingEntry;
};

export type EntryOptions = {
  readonly language: Locale;
  readonly now: Date;
  /** Whether the people whose data it is will read it: sentences may then say "you". Default: they speak of nobody. */
  readonly toPeople?: boolean | undefined;
};

/** The words of what is stated. */
export async function wordsOf({ language, toPeople = false }: EntryOptions): Promise<DocumentWords> {
  return toPeople ? loadDocumentWords(language) : (await loadRegisterWords(language)).documents;
}

/** What the records of a site state by its facts, in a language, on a day. */
export async function entriesFrom({ facts, rows }: SiteStatement, asked: EntryOptions): Promise<readonly SiteEntry[]> {
  const rowOf = new Map(rows.map(({ id, serviceId }) => [serviceId ?? id, id]));
  const stated = processingEntries(facts, await wordsOf(asked), { language: asked.language, on: dayOf(asked.now) });
  return stated.flatMap((entry): SiteEntry[] => {
    if (entry.of === 'activity') return [{ siteServiceId: null, activityId: entry.id, entry }];
    const siteServiceId = rowOf.get(entry.id);
    return siteServiceId === undefined ? [] : [{ siteServiceId, activityId: null, entry }];
  });
}

/**
 * Keeps the facts of a site if they are others than those kept last, so that its records can be read as of a day in every
 * language. Within the transaction that holds the lock of its findings.
 */
export async function keepSiteEdition(
  tx: Tx,
  accountId: string,
  siteId: string,
  statement: SiteStatement,
  at: Date,
): Promise<void> {
  const digest = createHash('sha256').update(canonical(statement)).digest();
  const before = await findLastDigest(tx, accountId, siteId);
  if (before && digest.equals(before.digest)) return;
  // Two changes within a millisecond follow each other, too.
  const from = before && before.at >= at ? new Date(before.at.getTime() + 1) : at;
  await insertSiteEdition(tx, accountId, { siteId, at: from, digest, statement });
}

/** The entries of a site as its facts were at a time. Undefined: nothing was kept by then. */
export async function entriesAt(
  tx: Tx,
  accountId: string,
  siteId: string,
  { before, language, on }: { readonly before: Date; readonly language: Locale; readonly on: Date },
): Promise<{ readonly facts: Facts; readonly entries: readonly SiteEntry[] } | undefined> {
  const statement = await findSiteEdition(tx, accountId, siteId, before);
  if (!statement) return undefined;
  return { facts: statement.facts, entries: await entriesFrom(statement, { language, now: on }) };
}
