import type { PreferenceExport } from '@app/contract';
import { fill, isLocale, loadWords, localePrefix, type Locale } from '@app/texts';
import { newId } from '#platform/database/ids.ts';
import { exportFiles } from '#platform/files/export-files.ts';
import {
  checkExportDays,
  exportDaysKept,
  exportLostAfter,
  runExportFile,
  type ExportLines,
} from '#platform/files/export-run.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../activity/index.ts';
import { findPersonOf } from '../accounts/index.ts';
import { findSite } from '../sites/index.ts';
import { csvHeader, csvRow } from './csv.ts';
import {
  deleteExport,
  findExport,
  insertExport,
  listExports,
  listOverExports,
  updateExport,
  type StoredExport,
} from './export-queries.ts';
import { mailExport, writeExport } from './jobs.ts';
import { readPreferences } from './queries.ts';
import { firstIdOf } from './rules.ts';
import { checkSite } from './service.ts';

const day = 24 * 3_600_000;
const exportsShown = 20;
type Asked = {
  /** Days in ISO form, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly consentId?: string | undefined;
};

/** Asks for a CSV, which is mailed about when it is ready. @throws Problem `site.not-found`, `input.invalid` */
export async function startExport(
  { services, actor }: Context,
  siteId: string,
  asked: Asked,
): Promise<PreferenceExport> {
  const { accountId, id: personId } = actor;
  const now = services.now();
  checkExportDays(asked, now);
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const made = await insertExport(tx, accountId, {
      id: newId(now),
      siteId,
      personId,
      fromAt: asked.from ? new Date(asked.from) : null,
      toAt: asked.to ? new Date(Date.parse(asked.to) + day) : null,
      consentId: asked.consentId ?? null,
      createdAt: now,
    });
    await enqueue(tx, writeExport, { accountId, exportId: made.id });
    await recordEvent(tx, now, actor, 'preferences.exported', { siteId, exportId: made.id });
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

/** @throws Problem `preference-export.not-found`, `preference-export.not-ready` */
export async function download(
  { services, actor: { accountId } }: Context,
  siteId: string,
  id: string,
): Promise<FileAnswer> {
  const found = await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    return findExport(tx, accountId, id);
  });
  if (!found || found.siteId !== siteId) throw new Problem('preference-export.not-found');
  const { status } = shown(found, services.now());
  if (status === 'waiting' || status === 'running') throw new Problem('preference-export.not-ready');
  const body = status === 'ready' ? await exportFiles(services.config.dataDir).open(accountId, id) : undefined;
  if (!body) throw new Problem('preference-export.not-found');
  const name = `cookie-preferences-${found.createdAt.toISOString().slice(0, 10)}.csv`;
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
  const lines = linesOf(services, accountId, found);
  const rows = await runExportFile({ files, accountId, id: exportId, lines, now, change });
  if (rows !== undefined) await db.inAccount(accountId, (tx) => enqueue(tx, mailExport, { accountId, exportId }));
}

async function* linesOf(
  { db }: Services,
  accountId: string,
  { siteId, fromAt, toAt, consentId }: StoredExport,
): AsyncGenerator<ExportLines> {
  const range = {
    from: fromAt ? firstIdOf(fromAt.getTime()) : undefined,
    to: toAt ? firstIdOf(toAt.getTime()) : undefined,
  };
  yield { text: csvHeader, rows: 0 };
  const read = (tx: Parameters<Parameters<typeof db.streamInAccount>[1]>[0]) =>
    readPreferences(tx, accountId, siteId, range, consentId);
  for await (const row of db.streamInAccount(accountId, read)) yield { text: csvRow(row), rows: 1 };
}

/** Mails where a file is. One that is gone by now is not spoken of. */
export async function sendExportMail(
  { db, mail, config }: Services,
  { accountId, exportId }: { readonly accountId: string; readonly exportId: string },
): Promise<void> {
  const found = await db.inAccount(accountId, async (tx) => {
    const made = await findExport(tx, accountId, exportId);
    const person = made && (await findPersonOf(tx, accountId, made.personId));
    return person && { made, person, site: await findSite(tx, accountId, made.siteId) };
  });
  // The file waits in the account; a mail only goes to somebody whose address it is.
  if (!found?.person.emailVerifiedAt) return;
  const { made, person, site } = found;
  const locale: Locale = isLocale(person.locale) ? person.locale : 'en';
  const { preferenceExport: words } = await loadWords(locale, 'emails');
  const values = {
    site: site?.name ?? made.siteId,
    rows: (made.rowCount ?? 0).toLocaleString(locale),
    days: exportDaysKept,
    // Who is not signed in is asked to there.
    link: `${config.publicUrl}/${localePrefix(locale)}/sites/${made.siteId}/cookie-preferences?export=${made.id}`,
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

/** Deletes files of a site whose choices are to be gone. */
export async function forgetExportsOfSite(services: Services, accountId: string, siteId: string): Promise<void> {
  const all = await services.db.inAccount(accountId, (tx) => listExports(tx, accountId, siteId, 100_000));
  for (const { id } of all) await forget(services, accountId, id);
}

/** The row first: whoever writes the file then finds it unwanted, and removes it. */
async function forget({ db, config }: Services, accountId: string, id: string): Promise<void> {
  await db.inAccount(accountId, (tx) => deleteExport(tx, accountId, id));
  await exportFiles(config.dataDir).remove(accountId, id);
}

function shown(stored: StoredExport, now: Date): PreferenceExport {
  const { id, siteId, fromAt, toAt, consentId, rowCount, bytes, createdAt, expiresAt } = stored;
  const expired = expiresAt !== null && expiresAt <= now;
  // The table checks the choice.
  const status = expired ? 'expired' : (stored.status as PreferenceExport['status']);
  return {
    id,
    from: fromAt?.toISOString() ?? null,
    to: toAt?.toISOString() ?? null,
    consentId: consentId?.replaceAll('-', '') ?? null,
    status,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    rows: rowCount,
    bytes,
    url: status === 'ready' ? `/api/v1/sites/${siteId}/preference-exports/${id}/file` : null,
  };
}
