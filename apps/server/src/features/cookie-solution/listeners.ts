import type { Guard } from '@app/scanner';
import type { Tx } from '#platform/database/database.ts';
import type { PublishedLists } from '#platform/feature.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue, withListeners, type Job } from '#platform/jobs/jobs.ts';
import { holdRemoval } from '../evidence/index.ts';
import { findDocument } from '../policies/index.ts';
import type { EmbedCode } from './embed-code.ts';
import { describeEverywhere } from './describe.ts';
import {
  describeAll,
  fetchProviderList,
  fetchVendorList,
  followAll,
  followSite,
  forgetOld,
  takePictures,
} from './jobs.ts';
import { forgetVersions } from './kept-versions.ts';
import { deleteOldPreviews, deleteUnusedParts, deleteUnusedUploads, touchUsedParts } from './part-queries.ts';
import { picture, pictureWhatWaits } from './pictures.ts';
import { runProviderList } from './provider-list.ts';
import { follow, followEverywhere } from './publish-service.ts';
import { findBanner } from './queries.ts';
import { runVendorList } from './vendor-list.ts';
import { deleteOldVersions, listOldVersions } from './version-queries.ts';

export type Doing = {
  readonly code: EmbedCode;
  /** Guard for outgoing requests. */
  readonly guard: Guard;
  readonly lists: PublishedLists;
};

/** The jobs of this feature with their handlers. */
export function cookieSolutionJobs({ code, guard, lists }: Doing): readonly Job[] {
  return [
    withListeners(takePictures, (given, services) => picture(services, code, given)),
    withListeners(followSite, ({ accountId, siteId }, services) => follow(services, code, accountId, siteId)),
    withListeners(followAll, (_, services) => followEverywhere(services, code)),
    withListeners(describeAll, (_, services) => describeEverywhere(services)),
    withListeners(fetchVendorList, ({ asked }, services) => runVendorList(services, guard, lists.vendors, asked)),
    withListeners(fetchProviderList, ({ asked }, services) => runProviderList(services, guard, lists.providers, asked)),
    withListeners(forgetOld, (_, services) => forget(services)),
  ];
}

/** Milliseconds for which unreferenced files are stored: two months, because pages in browser caches may still request them. */
const partsStay = 61 * 86_400_000;
/** Milliseconds for which an uploaded picture is stored without a banner that shows it. */
const uploadsWait = 31 * 86_400_000;

async function forget(services: Services): Promise<void> {
  const now = services.now();
  await services.db.acrossAccounts(async (tx) => {
    await deleteOldPreviews(tx, now);
    for (const { accountId, siteId, number } of await listOldVersions(tx, now))
      await holdRemoval(tx, accountId, 'banner-version', { siteId, number }, now);
    await deleteOldVersions(tx, now);
    await deleteUnusedUploads(tx, new Date(now.getTime() - uploadsWait));
    await touchUsedParts(tx, now);
    await deleteUnusedParts(tx, new Date(now.getTime() - partsStay));
  });
  await pictureWhatWaits(services);
}

/** Makes the banner of a site link to the policy that was published. */
export async function followDocument(
  { accountId, documentId }: { readonly accountId: string; readonly documentId: string },
  { db }: Services,
): Promise<void> {
  await db.inAccount(accountId, async (tx) => {
    const document = await findDocument(tx, accountId, documentId);
    if (document) await askToFollow(tx, accountId, document.siteId);
  });
}

/** Makes the banner link to what visitors can read after a policy was deleted, taken offline or put online again. */
export async function followShown(
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
  { db }: Services,
): Promise<void> {
  await db.inAccount(accountId, (tx) => askToFollow(tx, accountId, siteId));
}

async function askToFollow(tx: Tx, accountId: string, siteId: string): Promise<void> {
  const banner = await findBanner(tx, accountId, siteId);
  if (banner?.publishedNumber) await enqueue(tx, followSite, { accountId, siteId }, { key: `banner ${siteId}` });
}

/** Keeps or deletes the versions of the banner of a deleted site. */
export async function forgetBanner(
  deleted: { readonly accountId: string; readonly siteId: string; readonly evidence: string },
  { db, now }: Services,
): Promise<void> {
  await db.inAccount(deleted.accountId, (tx) => forgetVersions(tx, deleted, now()));
}
