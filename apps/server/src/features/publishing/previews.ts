import type { Variant } from '@app/contract';
import { renderHtml } from '@app/documents';
import { fill, isLocale, loadWords } from '@app/texts';
import type { Exchange, FileAnswer } from '#platform/http/routes.ts';
import { composeTree, dayOf, factsOf, saidOf } from '../policies/index.ts';
import { documentAt, type Place } from './hosted.ts';
import { markup, trusted } from '#platform/http/markup.ts';
import { pageHtml } from './page.ts';
import { pageHeaders, scriptsOf } from './page-policy.ts';
import { languageFor, type PageQuery } from './public-pages.ts';
import { findPublicId } from './queries.ts';
import { withLabels } from './table-labels.ts';
import { Problem } from '#platform/http/problem.ts';

/**
 * Previews a document as it would be published now, for its owner only. The dashboard shows it in a frame.
 * @throws Problem `document.not-found`, also for the document of another account
 */
export async function privatePreview(
  exchange: Exchange,
  place: Place,
  variant: Variant,
  query: PageQuery,
): Promise<FileAnswer> {
  const { services, actor, asked, reply } = exchange;
  const now = services.now();
  const address = await services.db.asSystem((tx) => findPublicId(tx, place.publicId));
  if (address?.accountId !== actor.accountId) throw new Problem('document.not-found');
  const { facts, document } = await services.db.inAccount(actor.accountId, async (tx) => {
    const found = await documentAt(tx, address, place.type);
    if (!found) throw new Problem('document.not-found');
    return { facts: await factsOf(tx, services, actor.accountId, found), document: found };
  });
  const language = languageFor({ languages: document.languages.filter(isLocale) }, query.lang);
  const tree = await composeTree(facts, { kind: document.type, language, variant, on: dayOf(now) });
  const words = await loadWords(language, 'hosted');
  const { missing } = await saidOf(facts, document, dayOf(now), asked.locale);
  const count = missing.filter(({ weight }) => weight === 'blocks').length;

  pageHeaders(reply, "form-action 'none'; frame-ancestors 'self'", scriptsOf(exchange, query));
  reply.header('x-frame-options', 'SAMEORIGIN');
  reply.header('cache-control', 'no-store');
  const note = markup`<p class="note" role="note">${words.preview}${count > 0 ? ` ${fill(words.previewMissing, { count })}` : ''}</p>`;
  const frame = query.ifr === 'true' ? { theme: query.theme, words: await loadWords(language, 'embed') } : undefined;
  const body = pageHtml({
    language,
    title: tree.title,
    words,
    main: markup`${note}${trusted(withLabels(renderHtml(tree)))}`,
    frame,
  });
  return { body, type: 'text/html; charset=utf-8' };
}
