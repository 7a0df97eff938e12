import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { exportFiles } from './files.ts';
import { removeWithdrawn } from './jobs.ts';
import { deleteExport, listExports, listExpiredExports, updateWithdrawn, type ExportKind } from './queries.ts';
import { exportExpiry, exportLostAfter } from './run.ts';

/** Withdraws the files of a site in which somebody who is erased in this transaction may stand; a job deletes them. */
export async function withdrawExports(tx: Tx, accountId: string, siteId: string, at: Date): Promise<void> {
  const exportIds = await updateWithdrawn(tx, accountId, siteId, exportExpiry(at));
  if (exportIds.length > 0) await enqueue(tx, removeWithdrawn, { accountId, exportIds });
}

/** Deletes files that were withdrawn. Their rows stay until they expire, and say why. */
export async function removeFiles(
  { config }: Services,
  { accountId, exportIds }: { readonly accountId: string; readonly exportIds: readonly string[] },
): Promise<void> {
  for (const id of exportIds) await exportFiles(config.dataDir).remove(accountId, id);
}

/** Deletes files whose link has expired, and what nobody finishes any more. */
export async function deleteExpired(services: Services): Promise<void> {
  const at = services.now();
  const lost = new Date(at.getTime() - exportLostAfter);
  for (const { accountId, id } of await services.db.acrossAccounts((tx) => listExpiredExports(tx, at, lost)))
    await deleteWithFile(services, accountId, id);
}

/** Deletes files of a site, of some kinds. Run twice, it finds nothing the second time. */
export async function deleteExportsOfSite(
  services: Services,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
  kinds: readonly ExportKind[],
): Promise<void> {
  const all = await services.db.inAccount(accountId, (tx) => listExports(tx, accountId, siteId, kinds, 100_000));
  for (const { id } of all) await deleteWithFile(services, accountId, id);
}

/** Deletes files of an account that is gone. */
export async function deleteFilesOfAccount(
  { config }: Services,
  { accountId }: { readonly accountId: string },
): Promise<void> {
  await exportFiles(config.dataDir).removeAll(accountId);
}

/** The row first: whoever writes the file then finds it unwanted, and removes it. */
async function deleteWithFile({ db, config }: Services, accountId: string, id: string): Promise<void> {
  await db.inAccount(accountId, (tx) => deleteExport(tx, accountId, id));
  await exportFiles(config.dataDir).remove(accountId, id);
}
