import { fill, isLocale, loadWords, localePrefix, type Locale } from '@app/texts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { findAccount, findPersonOf, isRecipient } from '../accounts/index.ts';
import { findSite } from '../sites/index.ts';
import { exportFiles } from './files.ts';
import { mailExport } from './jobs.ts';
import { findExport, updateExport } from './queries.ts';
import { exportDaysKept, runExportFile } from './run.ts';
import type { ExportSource } from './source.ts';

type ExportRef = { readonly accountId: string; readonly exportId: string };

/**
 * Writes a file of the kind of `source` and e-mails its link. Does nothing if the export was deleted, withdrawn, or
 * already finished.
 */
export async function runExport(
  services: Services,
  source: ExportSource,
  { accountId, exportId }: ExportRef,
): Promise<void> {
  const { db, now, config } = services;
  const found = await db.inAccount(accountId, (tx) => findExport(tx, accountId, exportId));
  if (found?.kind !== source.kind || found.status === 'ready' || found.status === 'withdrawn') return;
  const { siteId, filter } = found;
  const rows = await runExportFile({
    files: exportFiles(config.dataDir),
    accountId,
    id: exportId,
    lines: source.lines(services, { accountId, siteId }, filter),
    now,
    change: (to) => db.inAccount(accountId, (tx) => updateExport(tx, accountId, exportId, to)),
  });
  if (rows !== undefined) await db.inAccount(accountId, (tx) => enqueue(tx, mailExport, { accountId, exportId }));
}

/**
 * E-mails the link to a file of the kind of `source`. Sends nothing if the export was deleted or withdrawn, or if the person
 * may no longer export.
 */
export async function sendExportMail(
  { db, mail, config }: Services,
  source: ExportSource,
  { accountId, exportId }: ExportRef,
): Promise<void> {
  const found = await db.inAccount(accountId, async (tx) => {
    const made = await findExport(tx, accountId, exportId);
    if (made?.kind !== source.kind || made.status !== 'ready') return undefined;
    const person = await findPersonOf(tx, accountId, made.personId);
    // Without a verified address there is no e-mail; the file is listed in the account.
    const isMeant = person && (await isRecipient(tx, accountId, person.email, source.permission, made.siteId));
    if (!isMeant) return undefined;
    const { siteId } = made;
    const place = siteId === null ? await findAccount(tx, accountId) : await findSite(tx, accountId, siteId);
    return { made, person, place };
  });
  if (!found) return;
  const { made, person, place } = found;
  const locale: Locale = isLocale(person.locale) ? person.locale : 'en';
  const words = (await loadWords(locale, 'emails'))[source.mail];
  const values = {
    site: place?.name ?? made.siteId ?? '',
    rows: made.rowCount.toLocaleString(locale),
    days: exportDaysKept,
    // The page asks visitors who are not signed in to sign in.
    link: `${config.publicUrl}/${localePrefix(locale)}/${made.siteId === null ? 'account' : `sites/${made.siteId}`}/${source.page}?export=${made.id}`,
  };
  await mail.send(person.email, { subject: fill(words.subject, values), text: fill(words.body, values) });
}
