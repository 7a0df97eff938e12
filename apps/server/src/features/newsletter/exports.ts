import type { SubscriptionExport } from '@app/contract';
import { newId } from '#platform/database/ids.ts';
import { exportFiles } from '#platform/files/export-files.ts';
import {
  checkExportDays,
  exportExpiry,
  exportLostAfter,
  momentsOfDays,
  runExportFile,
  type ExportLines,
} from '#platform/files/export-run.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../activity/index.ts';
import { checkSite, tellExport } from '../consent-records/index.ts';
import { subscriptionHeader, subscriptionRow } from './csv.ts';
import {
  deleteExport,
  findExport,
  insertExport,
  listExports,
  listOverExports,
  updateExport,
  withdrawExports,
  type StoredExport,
} from './export-queries.ts';
import { filterOf } from './filter.ts';
import { writeNewsletterExport } from './jobs.ts';
import { unsubscribeUrl } from './links.ts';
import { listNewsletters } from './newsletter-queries.ts';
import { listSubscriptions } from './queries.ts';

const exportsShown = 20;
/** Rows that are held at a time, so that memory does not grow with their number. */
const atOnce = 500;

/** Asks for a CSV, which is mailed about when it is ready. @throws Problem `site.not-found`, `input.invalid` */
export async function startExport(
  { services, actor }: Context,
  siteId: string,
  filter: StoredExport['filter'],
): Promise<SubscriptionExport> {
  const { accountId, id: personId } = actor;
  const now = services.now();
  checkExportDays(filter, now);
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const made = await insertExport(tx, accountId, { id: newId(now), siteId, personId, filter, createdAt: now });
    await enqueue(tx, writeNewsletterExport, { accountId, exportId: made.id });
    await recordEvent(tx, now, actor, 'newsletter.exported', { siteId, exportId: made.id });
    return shown(made, now);
  });
}

/** @throws Problem `site.not-found` */
export async function readExports({ services, actor: { accountId } }: Context, siteId: string) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const found = await listExports(tx, accountId, siteId, exportsShown);
    return { exports: found.map((one) => shown(one, services.now())) };
  });
}

/** @throws Problem `site.not-found`, `consent-export.not-found`, `consent-export.not-ready` */
export async function download(
  { services, actor: { accountId } }: Context,
  siteId: string,
  id: string,
): Promise<FileAnswer> {
  const found = await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    return findExport(tx, accountId, id);
  });
  if (!found || found.siteId !== siteId) throw new Problem('consent-export.not-found');
  const { status } = shown(found, services.now());
  if (status === 'waiting' || status === 'running') throw new Problem('consent-export.not-ready');
  const body = status === 'ready' ? await exportFiles(services.config.dataDir).open(accountId, id) : undefined;
  if (!body) throw new Problem('consent-export.not-found');
  const name = `newsletter-${found.createdAt.toISOString().slice(0, 10)}.csv`;
  return { body, type: 'text/csv; charset=utf-8', name };
}

/** Writes a file and mails where it is. Of one that is gone or withdrawn by now, or was finished, there is nothing to do. */
export async function runExport(
  services: Services,
  { accountId, exportId }: { readonly accountId: string; readonly exportId: string },
): Promise<void> {
  const { db, now, config } = services;
  const found = await db.inAccount(accountId, (tx) => findExport(tx, accountId, exportId));
  if (!found || found.status === 'ready' || found.status === 'withdrawn') return;
  const rows = await runExportFile({
    files: exportFiles(config.dataDir),
    accountId,
    id: exportId,
    lines: linesOf(services, accountId, found),
    now,
    change: (to) => db.inAccount(accountId, (tx) => updateExport(tx, accountId, exportId, to)),
  });
  if (rows !== undefined) await tellExport(services, accountId, found, { rows, page: `newsletter?export=${exportId}` });
}

/** The lines of a file, the newest subscription first, read as they are written. */
async function* linesOf(
  services: Services,
  accountId: string,
  { siteId, filter: asked }: StoredExport,
): AsyncGenerator<ExportLines> {
  yield { text: subscriptionHeader, rows: 0 };
  const filter = filterOf(siteId, { ...asked, ...momentsOfDays(asked) });
  yield* services.db.streamInAccount(accountId, async function* (tx) {
    const names = new Map((await listNewsletters(tx, accountId, siteId)).map(({ id, name }) => [id, name]));
    for (let after: string | undefined; ;) {
      const rows = await listSubscriptions(
        tx,
        accountId,
        siteId,
        { ...filter, after },
        { limit: atOnce, order: 'newest' },
      );
      const lines = rows.map((row) =>
        subscriptionRow(row, names.get(row.newsletterId) ?? '', unsubscribeUrl(services, { accountId, id: row.id })),
      );
      yield { text: lines.join(''), rows: rows.length };
      after = rows.at(-1)?.id;
      if (rows.length < atOnce) return;
    }
  });
}

/** Deletes files whose link has expired, and what nobody finishes any more. */
export async function forgetExports(services: Services): Promise<void> {
  const at = services.now();
  const lost = new Date(at.getTime() - exportLostAfter);
  for (const { accountId, id } of await services.db.acrossAccounts((tx) => listOverExports(tx, at, lost)))
    await forget(services, accountId, id);
}

/** Withdraws files that were made before somebody of the site was erased. */
export async function withdrawNewsletterFiles(
  { db, config, now }: Services,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
): Promise<void> {
  const ids = await db.inAccount(accountId, (tx) => withdrawExports(tx, accountId, siteId, exportExpiry(now())));
  for (const id of ids) await exportFiles(config.dataDir).remove(accountId, id);
}

/** Deletes files of a site that was deleted, as its newsletters were. Run twice, it finds nothing the second time. */
export async function forgetNewsletters(
  services: Services,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
): Promise<void> {
  const all = await services.db.inAccount(accountId, (tx) => listExports(tx, accountId, siteId, 100_000));
  for (const { id } of all) await forget(services, accountId, id);
}

/** The row first: whoever writes the file then finds it unwanted, and removes it. */
async function forget({ db, config }: Services, accountId: string, id: string): Promise<void> {
  await db.inAccount(accountId, (tx) => deleteExport(tx, accountId, id));
  await exportFiles(config.dataDir).remove(accountId, id);
}

function shown(stored: StoredExport, now: Date): SubscriptionExport {
  const { id, siteId, filter, rowCount, bytes, createdAt, expiresAt } = stored;
  const status = expiresAt !== null && expiresAt <= now ? 'expired' : stored.status;
  return {
    id,
    filter,
    status,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    rows: rowCount,
    bytes,
    url: status === 'ready' ? `/api/v1/sites/${siteId}/newsletter-exports/${id}/file` : null,
  };
}
