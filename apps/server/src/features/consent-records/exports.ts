import type { ConsentExport, ConsentExportFilter } from '@app/contract';
import { fill, isLocale, loadWords, localePrefix, type Locale } from '@app/texts';
import type { z } from 'zod';
import { newId } from '#platform/database/ids.ts';
import { exportFiles } from '#platform/files/export-files.ts';
import { checkExportDays, exportDaysKept, exportLostAfter, runExportFile } from '#platform/files/export-run.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../activity/index.ts';
import { findPersonOf } from '../accounts/index.ts';
import { findSite } from '../sites/index.ts';
import { linesOf } from './export-lines.ts';
import {
  deleteExport,
  findExport,
  insertExport,
  listExports,
  listOverExports,
  updateExport,
  type StoredExport,
} from './export-queries.ts';
import { mailExport, writeConsentExport } from './jobs.ts';
import { checkSite } from './site.ts';

const exportsShown = 20;
/** Asks for a CSV, which is mailed about when it is ready. @throws Problem `site.not-found`, `input.invalid` */
export async function startExport(
  { services, actor }: Context,
  siteId: string,
  { of, ...filter }: ConsentExportFilter & Pick<StoredExport, 'of'>,
): Promise<ConsentExport> {
  const { accountId, id: personId } = actor;
  const now = services.now();
  checkExportDays(filter, now);
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const made = await insertExport(tx, accountId, { id: newId(now), siteId, personId, of, filter, createdAt: now });
    await enqueue(tx, writeConsentExport, { accountId, exportId: made.id });
    await recordEvent(tx, now, actor, 'consents.exported', { of, siteId, exportId: made.id });
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
  const name = `${found.of}-${found.createdAt.toISOString().slice(0, 10)}.csv`;
  return { body, type: 'text/csv; charset=utf-8', name };
}

/** Writes a file and mails where it is. Of one that is gone or withdrawn by now, or was finished, there is nothing to do. */
export async function runExport(
  services: Services,
  { accountId, exportId }: { readonly accountId: string; readonly exportId: string },
): Promise<void> {
  const { db, now, config } = services;
  const change = (to: Parameters<typeof updateExport>[3]) =>
    db.inAccount(accountId, (tx) => updateExport(tx, accountId, exportId, to));
  const found = await db.inAccount(accountId, (tx) => findExport(tx, accountId, exportId));
  if (!found || found.status === 'ready' || found.status === 'withdrawn') return;
  const files = exportFiles(config.dataDir);
  const lines = linesOf(db, accountId, found);
  const rows = await runExportFile({ files, accountId, id: exportId, lines, now, change });
  if (rows !== undefined) await tellExport(services, accountId, found, { rows, page: `consents?export=${exportId}` });
}

type MailedExport = z.output<typeof mailExport.payload>;

/** Sees to it that whoever asked for a file of the Consent Database hears where it is. */
export async function tellExport(
  { db }: Services,
  accountId: string,
  { personId, siteId }: Pick<StoredExport, 'personId' | 'siteId'>,
  { rows, page }: Pick<MailedExport, 'rows' | 'page'>,
): Promise<void> {
  await db.inAccount(accountId, (tx) => enqueue(tx, mailExport, { accountId, siteId, personId, rows, page }));
}

/** Mails it. */
export async function sendExportMail(
  { db, mail, config }: Services,
  { accountId, siteId, personId, rows, page }: MailedExport,
): Promise<void> {
  const { person, site } = await db.inAccount(accountId, async (tx) => ({
    person: await findPersonOf(tx, accountId, personId),
    site: await findSite(tx, accountId, siteId),
  }));
  // The file waits in the account; a mail only goes to somebody whose address it is.
  if (!person?.emailVerifiedAt) return;
  const locale: Locale = isLocale(person.locale) ? person.locale : 'en';
  const { consentExport: words } = await loadWords(locale, 'emails');
  const values = {
    site: site?.name ?? siteId,
    rows: rows.toLocaleString(locale),
    days: exportDaysKept,
    link: `${config.publicUrl}/${localePrefix(locale)}/sites/${siteId}/${page}`,
  };
  await mail.send(person.email, { subject: fill(words.subject, values), text: fill(words.body, values) });
}

/** Deletes files whose link has expired, and what nobody finishes any more. */
export async function forgetExports(services: Services): Promise<void> {
  const at = services.now();
  const lost = new Date(at.getTime() - exportLostAfter);
  for (const { accountId, id } of await services.db.acrossAccounts((tx) => listOverExports(tx, at, lost)))
    await forget(services, accountId, id);
}

/** Deletes files that were withdrawn. */
export async function removeWithdrawn(
  { config }: Services,
  { accountId, exportIds }: { readonly accountId: string; readonly exportIds: readonly string[] },
): Promise<void> {
  for (const id of exportIds) await exportFiles(config.dataDir).remove(accountId, id);
}

/** Deletes files of a site whose consents are to be gone. */
export async function forgetExportsOfSite(services: Services, accountId: string, siteId: string): Promise<void> {
  const all = await services.db.inAccount(accountId, (tx) => listExports(tx, accountId, siteId, 100_000));
  for (const { id } of all) await forget(services, accountId, id);
}

/** The row first: whoever writes the file then finds it unwanted, and removes it. */
async function forget({ db, config }: Services, accountId: string, id: string): Promise<void> {
  await db.inAccount(accountId, (tx) => deleteExport(tx, accountId, id));
  await exportFiles(config.dataDir).remove(accountId, id);
}

function shown(stored: StoredExport, now: Date): ConsentExport {
  const { id, siteId, of, filter, rowCount, bytes, createdAt, expiresAt } = stored;
  const status = expiresAt !== null && expiresAt <= now ? 'expired' : stored.status;
  return {
    id,
    of,
    filter,
    status,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    rows: rowCount,
    bytes,
    url: status === 'ready' ? `/api/v1/sites/${siteId}/consent-exports/${id}/file` : null,
  };
}
