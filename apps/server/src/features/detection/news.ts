import { nameInMail } from '@app/contract';
import { fill, formatList, isLocale, loadWords, type Locale } from '@app/texts';
import type { Services } from '#platform/http/context.ts';
import { isRecipient } from '../accounts/index.ts';
import { catalogue } from '../policies/index.ts';
import { findSite } from '../sites/index.ts';
import { comparisonOf } from './comparison.ts';
import { findReport } from './queries.ts';

type NewsMail = {
  readonly accountId: string;
  readonly siteId: string;
  readonly scanId: string;
  readonly to: string;
  readonly locale: string | null;
};

/**
 * E-mails what a scan found to be new, gone, or active too early. Sends nothing if the scan or site has been deleted, or to
 * somebody who may no longer read it.
 */
export async function tellNews({ db, mail, config }: Services, given: NewsMail): Promise<void> {
  const { accountId, siteId, scanId, to } = given;
  const locale: Locale = isLocale(given.locale) ? given.locale : 'en';
  const found = await db.inAccount(accountId, async (tx) => {
    if (!(await isRecipient(tx, accountId, to, 'scans.read', siteId))) return undefined;
    const site = await findSite(tx, accountId, siteId);
    const report = await findReport(tx, accountId, scanId);
    if (!site || !report) return undefined;
    return { site, report, ...(await comparisonOf(tx, accountId, siteId, scanId, report)) };
  });
  if (!found) return;

  const { scanNews: words } = await loadWords(locale, 'emails');
  const { site, report, comparison } = found;
  const named = (ids: readonly string[]) =>
    formatList(
      locale,
      ids.map((id) => catalogue.find(id)?.name ?? id),
    );
  const line = (sentence: string, ids: readonly string[]) =>
    ids.length > 0 ? [fill(sentence, { services: named(ids) })] : [];
  const { since, missing, gone, early } = comparison;
  const lines = [
    ...line(words.found, since?.found ?? []),
    ...line(words.gone, since ? since.gone : gone.map(({ id }) => id)),
    ...line(words.missing, missing),
    ...line(
      words.early,
      early.map(({ id }) => id),
    ),
    fill(words.verdict, { verdict: words[report.rejectTest.verdict] }),
  ];
  const values = {
    site: nameInMail(site.name),
    lines: lines.join('\n\n'),
    link: `${config.publicUrl}/${locale}/sites/${siteId}/scan/${scanId}`,
  };
  await mail.send(to, { subject: fill(words.subject, values), text: fill(words.body, values) });
}
