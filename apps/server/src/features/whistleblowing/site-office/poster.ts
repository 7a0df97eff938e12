import { officeFingerprint } from '@app/sealing';
import { fill, isLocale, loadWords, type Locale } from '@app/texts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { dayOf } from '../../accounts/index.ts';
import { printPoster } from '../../publishing/index.ts';
import { checkSite } from '../../sites/index.ts';
import { toHex } from '../ids.ts';
import { findOfficeOfSite, listDocuments } from './queries.ts';
import { contentOf } from './rules.ts';
import { formUrlOf } from './view.ts';

/**
 * The poster of an office: where to report, and the number by which its form is known.
 * @throws Problem `site.not-found`, `report-office.not-found`, `server.busy`
 */
export async function readPoster({ services, actor }: Exchange, siteId: string): Promise<FileAnswer> {
  const { accountId } = actor;
  const { office, chain } = await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const found = await findOfficeOfSite(tx, accountId, siteId);
    return { office: found, chain: found ? await listDocuments(tx, accountId, found.id) : [] };
  });
  const [first] = chain;
  const last = chain.at(-1);
  if (!office || !first || !last || office.endsOn !== null) throw new Problem('report-office.not-found');
  const { form } = contentOf(last.document);
  const address = formUrlOf(services.config, toHex(office.id));
  const number = officeFingerprint(first.document);
  const pages = form.languages
    .filter(isLocale)
    .map((language) => page(language, { owner: form.name, address, number }));
  const date = dayOf(services.now());
  const body = await printPoster({ title: form.name, date, pages: await Promise.all(pages) });
  return { body, type: 'application/pdf', name: 'whistleblowing-poster.pdf' };
}

type Facts = { readonly owner: string; readonly address: string; readonly number: string };

async function page(language: Locale, { owner, address, number }: Facts) {
  const { poster, link } = await loadWords(language, 'reporterNotice');
  return {
    language,
    owner,
    title: poster.title,
    paragraphs: [fill(poster.text, { owner }), fill(poster.how, { owner })],
    address,
    code: { label: link },
    check: { label: poster.check, number },
  };
}
