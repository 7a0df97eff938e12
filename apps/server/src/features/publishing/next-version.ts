import { isUpdateNear, updateDueOn, type Facts } from '@app/documents';
import { isLocale, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { holdRows } from '../evidence/index.ts';
import { dayOf, type StoredDocument } from '../policies/index.ts';
import { composePages, printOf, summariesOf } from './compose-version.ts';
import { documentPublished } from './jobs.ts';
import { findVersion, insertPages, insertVersion, type StoredVersion } from './queries.ts';

type NextVersion = {
  readonly version: StoredVersion;
  readonly fingerprint: string;
  readonly languages: readonly Locale[];
  /** Whether a version was created. False if the text equals the last version, which is then returned. */
  readonly created: boolean;
};

/**
 * Composes a locked document from these facts, in all its languages, and stores and announces the version if its text is new.
 * `by` is the person who publishes it, if any.
 */
export async function keepNext(
  tx: Tx,
  accountId: string,
  { id: documentId, siteId, publicId, publishedNumber, type, ...document }: StoredDocument,
  facts: Facts,
  { at, by }: { readonly at: Date; readonly by: string | null },
): Promise<NextVersion> {
  const languages = document.languages.filter(isLocale);
  const pages = await composePages(facts, type, languages, dayOf(at));
  const fingerprint = printOf(pages);
  const last = publishedNumber === null ? undefined : await findVersion(tx, accountId, documentId, publishedNumber);
  if (last?.fingerprint === fingerprint && !isRenewal(last, facts, type, { at, by }))
    return { version: last, fingerprint, languages, created: false };
  const version: StoredVersion = {
    id: newId(at),
    documentId,
    number: (last ? last.number : 0) + 1,
    fingerprint,
    languages,
    publishedAt: at,
    summary: await summariesOf(tx, accountId, last, facts, pages),
  };
  await insertVersion(tx, accountId, version, { siteId, type }, facts, by);
  await insertPages(tx, accountId, version.id, pages);
  await holdRows(tx, accountId, 'document-version', { ids: [version.id] }, at);
  await enqueue(tx, documentPublished, { accountId, documentId, publicId, number: version.number });
  return { version, fingerprint, languages, created: true };
}

/** Whether a person publishes a policy that must be updated soon: then it gets a new date, also where nothing else is new. Rule P13. */
function isRenewal(
  last: StoredVersion,
  facts: Facts,
  type: StoredDocument['type'],
  { at, by }: { readonly at: Date; readonly by: string | null },
): boolean {
  const due = updateDueOn(facts, type, dayOf(last.publishedAt));
  return by !== null && due !== undefined && isUpdateNear(due, dayOf(at));
}
