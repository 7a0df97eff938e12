import type { Call, DocumentSettings, DocumentType, policies, SettingsChange } from '@app/contract';
import { isPolicy } from '@app/catalogue';
import { documentKinds } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import { newId, newPublicId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { isUnchanged } from '#platform/http/unchanged.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { changesBetween, recordEvent, type Doer } from '../audit/index.ts';
import { lockSite, setSiteLanguages } from '../sites/index.ts';
import { documentDeleted } from './jobs.ts';
import {
  deleteDocument,
  deletePublicId,
  findDocument,
  findSettings,
  findSitePublicId,
  insertDocument,
  insertPublicId,
  listDocuments,
  lockDocument,
  saveSettings,
  touchDocuments,
  updateLanguages,
  type StoredDocument,
} from './queries.ts';
import { concernedBy } from './rules.ts';
import { settleDocuments } from './settle.ts';

/**
 * Creates a document in the caller's transaction, and adds its languages to the site's.
 * @throws Problem `site.not-found`, `document.exists`
 */
export async function createDocument(
  tx: Tx,
  doer: Doer,
  siteId: string,
  type: DocumentType,
  languages: readonly string[],
  now: Date,
): Promise<StoredDocument> {
  const { accountId } = doer;
  const site = await lockSite(tx, accountId, siteId);
  if (!site) throw new Problem('site.not-found');
  const there = await listDocuments(tx, accountId, [siteId]);
  if (there.some((document) => document.type === type)) throw new Problem('document.exists');

  const id = newId(now);
  const publicId = isPolicy(type)
    ? await sitePublicId(tx, accountId, siteId)
    : await givePublicId(tx, accountId, 'document', id);
  const document: StoredDocument = {
    id,
    siteId,
    publicId,
    type,
    languages: [...new Set(languages)],
    createdAt: now,
    updatedAt: now,
    publishedNumber: null,
    publishedFingerprint: null,
    publishedAt: null,
    offlineAt: null,
  };
  await insertDocument(tx, accountId, document);
  await setSiteLanguages(tx, accountId, siteId, [...site.languages, ...document.languages]);
  const details = { type, languages: document.languages.join(', ') };
  await recordEvent(tx, now, doer, 'document.created', { siteId, target: id, details });
  return document;
}

/** Public id of a site's policies and its banner; assigned at the first call. The caller has locked the site. */
export async function sitePublicId(tx: Tx, accountId: string, siteId: string): Promise<string> {
  return (await findSitePublicId(tx, accountId, siteId)) ?? givePublicId(tx, accountId, 'site', siteId);
}

async function givePublicId(tx: Tx, accountId: string, kind: 'document' | 'site', rowId: string): Promise<string> {
  let publicId = newPublicId();
  while (!(await insertPublicId(tx, publicId, kind, accountId, rowId))) publicId = newPublicId();
  return publicId;
}

/** @throws Problem `document.not-found`, `document.changed-meanwhile` */
export async function changeDocument(
  { services, actor }: Context,
  documentId: string,
  change: Call<typeof policies.updateDocument>['body'],
): Promise<StoredDocument> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    const { siteId } = await readDocument(tx, actor.accountId, documentId);
    // Locks the site before its document, as everywhere: otherwise two changes could deadlock, or one be lost.
    const site = await lockSite(tx, actor.accountId, siteId);
    const document = await lockedDocument(tx, actor.accountId, documentId);
    checkUnchanged(await findSettings(tx, actor.accountId, siteId), change.before);
    const languages = change.languages ? [...new Set<string>(change.languages)] : document.languages;
    if (change.settings) await changeSettings(tx, services, actor.accountId, siteId, change.settings);
    if (change.languages) await updateLanguages(tx, actor.accountId, documentId, languages, services.now());
    if (change.languages && site)
      await setSiteLanguages(tx, actor.accountId, siteId, [...site.languages, ...languages]);
    await recordEvent(tx, services.now(), actor, 'document.changed', {
      siteId,
      target: documentId,
      changes: changesBetween({ languages: document.languages }, { languages }),
      details: {
        type: document.type,
        settings: Object.keys(change.settings ?? {})
          .toSorted()
          .join(', '),
      },
    });
    return lockedDocument(tx, actor.accountId, documentId);
  });
}

/** Checks that nothing was changed since it was read. @throws Problem `document.changed-meanwhile` */
export function checkUnchanged(now: object, before: object = {}): void {
  if (!isUnchanged(now, before)) throw new Problem('document.changed-meanwhile');
}

/** Changes the settings of a site. Documents that contain a changed setting count as changed too. */
export async function changeSettings(
  tx: Tx,
  services: Services,
  accountId: string,
  siteId: string,
  change: SettingsChange,
): Promise<void> {
  await saveSettings(tx, accountId, siteId, changedSettings(await findSettings(tx, accountId, siteId), change));
  await settleDocuments(tx, services, accountId, siteId, concernedBy(change));
}

/** Merges settings: omitted ones stay as they were, null removes them. */
function changedSettings(before: DocumentSettings, change: SettingsChange = {}): DocumentSettings {
  const all = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== undefined);
  // Each value is one that a schema of its name accepted.
  return Object.fromEntries(all) as DocumentSettings;
}

/**
 * Deletes a document, or one language of it; without any language left, the whole document is deleted. Returns the
 * languages left.
 */
export async function removeDocument(
  { services, actor }: Context,
  documentId: string,
  language: string | undefined,
  evidence: 'keep' | 'delete',
): Promise<readonly string[]> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    const { siteId } = await readDocument(tx, actor.accountId, documentId);
    await lockSite(tx, actor.accountId, siteId);
    const document = await lockedDocument(tx, actor.accountId, documentId);
    const left = await withoutLanguage(tx, actor.accountId, document, language, evidence, services.now());
    await recordEvent(tx, services.now(), actor, 'document.deleted', {
      siteId,
      target: documentId,
      details: { evidence, type: document.type, ...(left.length > 0 && language !== undefined && { language }) },
    });
    return left;
  });
}

/** Removes a language from a site and all its documents. @throws Problem `site.not-found` */
export async function removeSiteLanguage(
  { services, actor }: Context,
  siteId: string,
  language: string,
  evidence: 'keep' | 'delete',
): Promise<void> {
  await services.db.inAccount(actor.accountId, async (tx) => {
    const site = await lockSite(tx, actor.accountId, siteId);
    if (!site) throw new Problem('site.not-found');
    for (const { id } of await listDocuments(tx, actor.accountId, [siteId])) {
      const document = await lockedDocument(tx, actor.accountId, id);
      if (document.languages.includes(language)) {
        await withoutLanguage(tx, actor.accountId, document, language, evidence, services.now());
        const details = { evidence, type: document.type, language };
        await recordEvent(tx, services.now(), actor, 'document.deleted', { siteId, target: id, details });
      }
    }
    await setSiteLanguages(
      tx,
      actor.accountId,
      siteId,
      site.languages.filter((one) => one !== language),
    );
  });
}

async function withoutLanguage(
  tx: Tx,
  accountId: string,
  document: StoredDocument,
  language: string | undefined,
  evidence: 'keep' | 'delete',
  now: Date,
): Promise<readonly string[]> {
  const left = language ? document.languages.filter((one) => one !== language) : [];
  if (left.length > 0) {
    await updateLanguages(tx, accountId, document.id, left, now);
  } else {
    await deleteDocument(tx, accountId, document.id);
    // The public id of a site's policies stays: another policy may use it, and this one may be created again.
    await deletePublicId(tx, accountId, document.id);
    // The site's other documents no longer link to this one.
    if (document.publishedNumber !== null) {
      const { siteId } = document;
      await touchDocuments(tx, accountId, siteId, documentKinds, now);
    }
  }
  const { id: documentId, siteId, publicId } = document;
  await enqueue(tx, documentDeleted, { accountId, siteId, documentId, publicId, language: language ?? null, evidence });
  return left;
}

/** @throws Problem `document.not-found` */
export async function lockedDocument(tx: Tx, accountId: string, documentId: string): Promise<StoredDocument> {
  const document = await lockDocument(tx, accountId, documentId);
  if (!document) throw new Problem('document.not-found');
  return document;
}

/**
 * Locks the site of a document, whose services all its documents share, so that two concurrent changes cannot both
 * count them. `policyPublishedAt` is when its privacy policy was last published.
 * @throws Problem `document.not-found`
 */
export async function lockedSiteOf(tx: Tx, accountId: string, documentId: string) {
  const { siteId } = await readDocument(tx, accountId, documentId);
  await lockSite(tx, accountId, siteId);
  const documents = await listDocuments(tx, accountId, [siteId]);
  const policy = documents.find(({ type }) => type === 'privacy_policy');
  return { siteId, policyPublishedAt: policy?.publishedAt ?? null };
}

/** @throws Problem `document.not-found` */
export async function readDocument(tx: Tx, accountId: string, documentId: string): Promise<StoredDocument> {
  const document = await findDocument(tx, accountId, documentId);
  if (!document) throw new Problem('document.not-found');
  return document;
}
