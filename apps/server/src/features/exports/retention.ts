import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { exportFiles } from './files.ts';
import { removeWithdrawn } from './jobs.ts';
import { deleteExport, listExports, listExpiredExports, updateWithdrawn, type ExportKind } from './queries.ts';
import { exportExpiry, exportLostAfter } from './run.ts';

/** Withdraws the files of a site that may contain a person erased in this transaction; a job deletes them. */
export async function withdrawExports(tx: Tx, accountId: string, siteId: string, at: Date): Promise<void> {
  const exportIds = await updateWithdrawn(tx, accountId, siteId, exportExpiry(at));
  if (exportIds.length > 0) await enqueue(tx, removeWithdrawn, { accountId, exportIds });
}

/** Deletes withdrawn files. Their rows stay until they expire, and say why. */
export async function removeFiles(
  { config }: Services,
  { accountId, exportIds }: { readonly accountId: string; readonly exportIds: readonly string[] },
): Promise<void> {
  for (const id of exportIds) await exportFiles(config.dataDir).remove(accountId, id);
}

/** Deletes files whose link has expired, and lost exports that nothing will finish. */
export async function deleteExpired(services: Services): Promise<void> {
  const at = services.now();
  const lost = new Date(at.getTime() - exportLostAfter);
  for (const { accountId, id } of await services.db.acrossAccounts((tx) => listExpiredExports(tx, at, lost)))
    await deleteWithFile(services, accountId, id);
}

/** Deletes a site's files of some kinds. Idempotent. */
export async function deleteExportsOfSite(
  services: Services,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
  kinds: readonly ExportKind[],
): Promise<void> {
  const all = await services.db.inAccount(accountId, (tx) => listExports(tx, accountId, siteId, kinds, 100_000));
  for (const { id } of all) await deleteWithFile(services, accountId, id);
}

/** Deletes the files of a deleted account. */
export async function deleteFilesOfAccount(
  { config }: Services,
  { accountId }: { readonly accountId: string },
): Promise<void> {
  await exportFiles(config.dataDir).removeAll(accountId);
}

/** Deletes the row first: a job that is writing the file then notices, and removes it. */
async function deleteWithFile({ db, config }: Services, accountId: string, id: string): Promise<void> {
  await db.inAccount(accountId, (tx) => deleteExport(tx, accountId, id));
  await exportFiles(config.dataDir).remove(accountId, id);
}
