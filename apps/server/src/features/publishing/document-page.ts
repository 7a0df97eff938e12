import type { Variant } from '@app/contract';
import type { DocumentTree } from '@app/documents';
import { fill, formatDate, isLocale, loadWords, type Locale, type Words } from '@app/texts';
import type { Hosted } from './hosted.ts';
import { markup, trusted, type Markup } from './markup.ts';
import { languageBar, pageHtml } from './page.ts';
import { opened, type KeptPage, type StoredVersion } from './queries.ts';

export type Framed = { readonly theme: string | undefined };

export type DocumentPage = {
  readonly page: KeptPage;
  readonly hosted: Pick<Hosted, 'path' | 'type' | 'languages' | 'version'>;
  /** The version shown, if it is not the current one. */
  readonly old?: StoredVersion | undefined;
  /** The origin where documents are served: `https://…`, without a trailing slash. */
  readonly base: string;
  readonly framed: Framed | undefined;
};

/** Prepares the page of a published document. The returned function renders it once its words are loaded. */
export async function documentPage(given: DocumentPage): Promise<() => string> {
  const language = asLocale(given.page.language);
  const [words, embed] = await Promise.all([loadWords(language, 'hosted'), loadWords(language, 'embed')]);
  return () => put(given, language, words, embed);
}

function put(
  { page, hosted, old, base, framed }: DocumentPage,
  language: Locale,
  words: Words<'hosted'>,
  embed: Words<'embed'>,
): string {
  const { tree, html } = opened(page);
  const root = `${base}${hosted.path}`;
  const inBrief = hosted.type === 'privacy_policy';
  const below = inBrief && tree.variant === 'complete' ? `${root}/full-legal` : root;
  const self = old ? `${root}/versions/${old.number}` : below;
  const query = old && inBrief ? { variant: tree.variant } : {};
  const links = hosted.languages
    .filter(isLocale)
    .map((other) => ({ language: other, url: address(self, { ...query, lang: other }) }));
  const switched = tree.variant === 'complete' ? root : `${root}/full-legal`;
  const toOther = old
    ? address(self, { variant: other(tree.variant), lang: language })
    : address(switched, { lang: language });

  const notice =
    old &&
    markup`<p class="note" role="note">${fill(words.outdated, { number: old.number, date: formatDate(language, old.publishedAt, 'long') })} <a href="${address(root, { lang: language })}">${words.readCurrent}</a></p>`;
  const format = (ending: string) => address(`${self}.${ending}`, { ...query, lang: language });
  const next =
    inBrief &&
    markup`<p><a class="next" href="${toOther}">${tree.variant === 'complete' ? words.toSimplified : words.toComplete}</a></p>`;
  const footer = markup`${next || undefined}
<ul class="formats" aria-label="${words.formats}">
<li><a href="${format('pdf')}">${words.pdf}</a></li>
<li><a href="${format('txt')}">${words.text}</a></li>
<li><a href="${format('md')}">${words.markdown}</a></li>
<li><a href="${format('json')}">${words.json}</a></li>
<li><a href="${address(`${root}/versions`, { lang: language })}">${words.versions}</a></li>
</ul>
<p>${fill(words.version, { number: (old ?? hosted.version).number })} · ${words.madeWith}</p>`;

  return pageHtml({
    language,
    title: `${tree.title} – ${tree.subtitle}`,
    words,
    bar: languageBar(words, language, links),
    main: markup`${notice}${tree.variant === 'complete' ? contents(tree, words.contents) : undefined}${trusted(html)}`,
    footer,
    frame: framed && { theme: framed.theme, words: embed },
    ...(old ? {} : { canonical: address(self, { lang: language }), alternates: links, anyLanguage: self }),
  });
}

/** A table of contents, since a complete policy is long. */
function contents({ sections }: DocumentTree, label: string): Markup {
  const items = sections.map(({ id, heading }) => markup`<li><a href="#${id}">${heading}</a></li>`);
  return markup`<details class="contents"><summary>${label}</summary><ol>${items}</ol></details>`;
}

export function other(variant: Variant): Variant {
  return variant === 'complete' ? 'simplified' : 'complete';
}

export function address(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}

/** Narrows the type: trees are composed only in the languages of the product. */
export function asLocale(language: string): Locale {
  return isLocale(language) ? language : 'en';
}
