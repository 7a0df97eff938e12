import { fill, isLocale, loadWords, localePrefix, type Locale } from '@app/texts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { findPersonOf } from '../accounts/index.ts';
import { findSite } from '../sites/index.ts';
import { exportFiles } from './files.ts';
import { mailExport } from './jobs.ts';
import { findExport, updateExport, type ExportKind } from './queries.ts';
import { exportDaysKept, runExportFile } from './run.ts';
import type { ExportSource } from './source.ts';

type ExportRef = { readonly accountId: string; readonly exportId: string };

function sourceOf(sources: readonly ExportSource[], kind: ExportKind): ExportSource {
  const source = sources.find((one) => one.kind === kind);
  if (!source) throw new Error(`Nobody writes exports of ${kind}`);
  return source;
}

/** Writes a file and mails where it is. Of one that is gone or withdrawn by now, or was finished, there is nothing to do. */
export async function runExport(
  services: Services,
  sources: readonly ExportSource[],
  { accountId, exportId }: ExportRef,
): Promise<void> {
  const { db, now, config } = services;
  const found = await db.inAccount(accountId, (tx) => findExport(tx, accountId, exportId));
  if (!found || found.status === 'ready' || found.status === 'withdrawn') return;
  const { siteId, kind, filter } = found;
  const rows = await runExportFile({
    files: exportFiles(config.dataDir),
    accountId,
    id: exportId,
    lines: sourceOf(sources, kind).lines(services, { accountId, siteId }, filter),
    now,
    change: (to) => db.inAccount(accountId, (tx) => updateExport(tx, accountId, exportId, to)),
  });
  if (rows !== undefined) await db.inAccount(accountId, (tx) => enqueue(tx, mailExport, { accountId, exportId }));
}

/** Mails where a file is. One that is gone or withdrawn by now is not spoken of. */
export async function sendExportMail(
  { db, mail, config }: Services,
  sources: readonly ExportSource[],
  { accountId, exportId }: ExportRef,
): Promise<void> {
  const found = await db.inAccount(accountId, async (tx) => {
    const made = await findExport(tx, accountId, exportId);
    const person = made?.status === 'ready' && (await findPersonOf(tx, accountId, made.personId));
    return person && { made, person, site: await findSite(tx, accountId, made.siteId) };
  });
  // The file waits in the account; a mail only goes to somebody whose address it is.
  if (!found || !found.person.emailVerifiedAt) return;
  const { made, person, site } = found;
  const source = sourceOf(sources, made.kind);
  const locale: Locale = isLocale(person.locale) ? person.locale : 'en';
  const words = (await loadWords(locale, 'emails'))[source.mail];
  const values = {
    site: site?.name ?? made.siteId,
    rows: made.rowCount.toLocaleString(locale),
    days: exportDaysKept,
    // Who is not signed in is asked to there.
    link: `${config.publicUrl}/${localePrefix(locale)}/sites/${made.siteId}/${source.page}?export=${made.id}`,
  };
  await mail.send(person.email, { subject: fill(words.subject, values), text: fill(words.body, values) });
}
