import type { Tx } from '#platform/database/database.ts';
import { holdRemoval } from '../evidence/index.ts';
import { deleteApprovals } from './queries.ts';
import { keptUntil } from './rules.ts';
import { countVersions, deleteKeptVersions, deleteVersions, keepVersionsUntil, listKept } from './version-queries.ts';

type Deleted = { readonly accountId: string; readonly siteId: string; readonly evidence: string };

/**
 * Keeps the versions of a deleted banner for their time, or deletes them with a leaf that says so. What visitors were shown is
 * evidence: it is stored with the choices, unless the owner deletes both (READINGS 15). Idempotent.
 */
export async function forgetVersions(tx: Tx, { accountId, siteId, evidence }: Deleted, at: Date): Promise<void> {
  if (evidence === 'keep') return keepVersionsUntil(tx, accountId, siteId, keptUntil(at));
  await holdRemoval(tx, accountId, 'banner-version', { siteId }, at);
  await deleteVersions(tx, accountId, siteId);
  await deleteApprovals(tx, accountId, siteId);
}

export type BannerEvidence = { readonly versions: number; readonly keptUntil: Date };

/** What a deletion of the banner would keep today, or has kept; `undefined` if it was never published. */
export async function bannerEvidence(
  tx: Tx,
  accountId: string,
  siteId: string,
  at: Date,
): Promise<BannerEvidence | undefined> {
  const { versions, keptUntil: until } = await countVersions(tx, accountId, siteId);
  return versions > 0 ? { versions, keptUntil: until ?? keptUntil(at) } : undefined;
}

/** Deletes the versions of a deleted banner before their time, with a leaf that says so. Those of another one stay. */
export async function deleteBannerEvidence(tx: Tx, accountId: string, siteId: string, at: Date): Promise<void> {
  for (const { number } of await listKept(tx, accountId, siteId))
    await holdRemoval(tx, accountId, 'banner-version', { siteId, number }, at);
  await deleteKeptVersions(tx, accountId, siteId);
}
