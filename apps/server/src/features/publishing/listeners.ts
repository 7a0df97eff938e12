import type { Services } from '#platform/http/context.ts';
import { enqueue, withListeners, type Job } from '#platform/jobs/jobs.ts';
import { findDocument } from '../policies/index.ts';
import { leadToPublished } from './follow-links.ts';
import {
  announceYearlyUpdates,
  documentPublished,
  documentShown,
  followLaw,
  followLinks,
  forgetVersions,
  republishAccount,
  sendInstructions,
  sendUpdateNotice,
} from './jobs.ts';
import { deleteOverVersions, forgetVersionsOf } from './kept-versions.ts';
import { beginEverywhere, runRepublication } from './republish.ts';
import { announceUpdates, tellUpdate } from './yearly-update.ts';

/** The jobs of this feature with their implementations. */
export const publishingJobs: readonly Job[] = [
  documentPublished,
  documentShown,
  withListeners(followLinks, (changed, services) => leadToPublished(services, changed)),
  withListeners(republishAccount, (run, services) => runRepublication(services, run)),
  withListeners(followLaw, (_, services) => beginEverywhere(services)),
  withListeners(forgetVersions, (_, services) => deleteOverVersions(services)),
  sendInstructions,
  withListeners(announceYearlyUpdates, (_, services) => announceUpdates(services)),
  withListeners(sendUpdateNotice, (notice, services) => tellUpdate(services, notice)),
];

type Deleted = { readonly accountId: string; readonly siteId: string; readonly evidence: 'keep' | 'delete' };

/** Keeps or deletes the versions of a deleted document, and lets the others of its site no longer link to it. */
export async function followDocumentDeletion(
  { documentId, ...deleted }: Deleted & { readonly documentId: string },
  services: Services,
): Promise<void> {
  const { accountId, siteId } = deleted;
  const left = await services.db.inAccount(accountId, (tx) => findDocument(tx, accountId, documentId));
  // Only a language of it was deleted.
  if (left) return;
  await forgetVersionsOf(services, { ...deleted, documentId });
  await services.db.inAccount(accountId, (tx) => enqueue(tx, followLinks, { accountId, siteId, documentId }));
}

/** Keeps or deletes the versions of all documents of a deleted site. */
export async function followSiteDeletion(deleted: Deleted, services: Services): Promise<void> {
  await forgetVersionsOf(services, deleted);
}
