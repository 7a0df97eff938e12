import { email, normalizeEmail, snippets, type Call, type Input, type publishing } from '@app/contract';
import { renderHtml } from '@app/documents';
import { isLocale, loadWords } from '@app/texts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { allowMails, dayOf } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { findOpenReportForm, findRequestFormUrl, publicUrl, readDocument, reportFormUrl } from '../policies/index.ts';
import { checkSite } from '../sites/index.ts';
import { sendInstructions } from './jobs.ts';
import { findVersion, listPages } from './queries.ts';

type Query = Input<typeof publishing.embedding>['query'];

/**
 * The embed code of a published document in one language.
 * @throws Problem `document.not-found`, `document.not-published`, `embedding.cannot-create-for-language`
 */
export async function readEmbedding({ services, actor }: Exchange, documentId: string, { language, theme }: Query) {
  const { accountId } = actor;
  const { document, tree } = await services.db.inAccount(accountId, async (tx) => {
    const found = await readDocument(tx, accountId, documentId);
    const version = await findVersion(tx, accountId, documentId, found.publishedNumber ?? 0);
    const pages = version ? await listPages(tx, accountId, version.id) : [];
    return {
      document: found,
      tree: pages.find((page) => page.language === language && page.variant === 'complete')?.tree,
    };
  });
  const url = publicUrl(services, document);
  if (!url) throw new Problem('document.not-published');
  if (!tree || !document.languages.includes(language)) throw new Problem('embedding.cannot-create-for-language');
  const { documents: titles } = await loadWords(language, 'hosted');
  const code = snippets({
    publicUrl: services.config.contentUrl,
    documentId: document.publicId,
    type: document.type,
    title: titles[document.type],
    language,
    theme,
    body: renderHtml(tree, { level: 2, copied: true }),
  });
  const kinds = ['overlay', 'popup', 'link', 'inline', 'iframe', 'html', 'react'] as const;
  return { language, url: `${url}?lang=${language}`, snippets: kinds.map((kind) => ({ kind, code: code[kind] })) };
}

/**
 * The embed code of what a site shows besides its documents, in one language.
 * @throws Problem `site.not-found`, `embedding.not-published`, `embedding.cannot-create-for-language`
 */
export async function readSiteEmbedding(
  exchange: Exchange,
  siteId: string,
  { type, language }: Call<typeof publishing.siteEmbedding>['query'],
) {
  if (type === 'whistleblowing') return readReportEmbedding(exchange, siteId, language);
  const { services, actor } = exchange;
  const { accountId } = actor;
  const address = await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    return findRequestFormUrl(tx, services, accountId, siteId);
  });
  if (address === undefined) throw new Problem('embedding.not-published');
  if (!isLocale(language)) throw new Problem('embedding.cannot-create-for-language');
  const { link } = (await loadWords(language, 'dsar')).form;
  const code = snippets({ type, address, language, publicUrl: services.config.contentUrl, title: link });
  const kinds = ['overlay', 'link', 'iframe', 'react'] as const;
  return { language, url: `${address}?lang=${language}`, snippets: kinds.map((kind) => ({ kind, code: code[kind] })) };
}

async function readReportEmbedding({ services, actor }: Exchange, siteId: string, language: string) {
  const { accountId } = actor;
  const form = await services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    return findOpenReportForm(tx, accountId, siteId, dayOf(services.now()));
  });
  if (!form) throw new Problem('embedding.not-published');
  if (!isLocale(language) || !form.languages.includes(language))
    throw new Problem('embedding.cannot-create-for-language');
  const address = reportFormUrl(services.config, form.office);
  const { link: title } = await loadWords(language, 'reporterNotice');
  const code = snippets({ type: 'whistleblowing', address, language, title });
  const kinds = ['link', 'iframe'] as const;
  return { language, url: `${address}?lang=${language}`, snippets: kinds.map((kind) => ({ kind, code: code[kind] })) };
}

function secondsToNextHour(now: Date): number {
  return 3600 - (Math.floor(now.getTime() / 1000) % 3600);
}

/** More people than edit any site; limits mails to strangers. */
const mostAddresses = 20;

/**
 * Mails the embed code to the people who edit the site.
 * @throws Problem as `readEmbedding`; `embedding.no-addresses`, `embedding.invalid-addresses`, `input.invalid`, `rate.limited`
 */
export async function mailInstructions(
  exchange: Exchange,
  documentId: string,
  { emails, language }: Input<typeof publishing.mailInstructions>['body'],
): Promise<string[]> {
  const written = emails.split(/[,;\s]+/).filter(Boolean);
  const addresses = [...new Set(written.map(normalizeEmail))];
  if (addresses.length === 0) throw new Problem('embedding.no-addresses');
  if (addresses.length > mostAddresses)
    throw new Problem('input.invalid', undefined, {
      emails: { code: 'field.too-many', values: { count: mostAddresses } },
    });
  const invalid = addresses.filter((address) => !email.safeParse(address).success);
  if (invalid.length > 0)
    throw new Problem('embedding.invalid-addresses', { addresses: invalid.slice(0, 5).join(', ') });

  const { url, snippets: codes } = await readEmbedding(exchange, documentId, { language, theme: 'theme2024' });
  const code = codes.find(({ kind }) => kind === 'overlay')?.code ?? '';
  const { services, actor, asked } = exchange;
  await services.db.inAccount(actor.accountId, async (tx) => {
    const allowed = await allowMails(tx, services, actor.accountId, addresses.length);
    if (allowed === 'unproved') throw new Problem('email.unverified');
    if (allowed === 'later') throw new Problem('rate.limited', { seconds: secondsToNextHour(services.now()) });
    for (const to of addresses)
      await enqueue(tx, sendInstructions, { accountId: actor.accountId, to, url, code, locale: asked.locale });
    const { siteId } = await readDocument(tx, actor.accountId, documentId);
    const details = { recipients: addresses.length, language };
    await recordEvent(tx, services.now(), actor, 'embedding.mailed', { siteId, target: documentId, details });
  });
  return addresses;
}
