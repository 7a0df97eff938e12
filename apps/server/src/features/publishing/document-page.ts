import type { Variant } from '@app/contract';
import type { DocumentTree } from '@app/documents';
import { countryName, fill, formatDate, isLocale, loadWords, type Locale, type Words } from '@app/texts';
import type { Hosted } from './hosted.ts';
import { markup, trusted, type Markup } from '#platform/http/markup.ts';
import { ownerHead, type OwnerLook } from './owner-look.ts';
import { languageBar, pageHtml } from './page.ts';
import { withLabels } from './table-labels.ts';
import { opened, type KeptPage, type StoredVersion } from './queries.ts';

export type Framed = { readonly theme: string | undefined };

export type DocumentPage = {
  readonly page: KeptPage;
  readonly hosted: Pick<Hosted, 'path' | 'type' | 'languages' | 'version'>;
  readonly owner: OwnerLook;
  /** The version shown, if it is not the current one. */
  readonly old?: StoredVersion | undefined;
  /** The origin where documents are served: `https://…`, without a trailing slash. */
  readonly base: string;
  readonly framed: Framed | undefined;
};

/** Prepares the page of a published document. The returned function renders it once its words are loaded. */
export async function documentPage(given: DocumentPage): Promise<() => string> {
  const language = asLocale(given.page.language);
  const [words, embed, head] = await Promise.all([
    loadWords(language, 'hosted'),
    loadWords(language, 'embed'),
    ownerHead(given.owner, language),
  ]);
  return () => put(given, { language, words, embed, head });
}

type PageWords = {
  readonly language: Locale;
  readonly words: Words<'hosted'>;
  readonly embed: Words<'embed'>;
  readonly head: Awaited<ReturnType<typeof ownerHead>>;
};

function put({ page, hosted, old, base, framed }: DocumentPage, { language, words, embed, head }: PageWords): string {
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
  const { number } = hosted.version;
  const news =
    !old && number > 1
      ? markup`<p class="news"><a href="${address(`${root}/versions`, { from: String(number - 1), to: String(number), lang: language })}">${fill(words.whatIsNew, { number: number - 1 })}</a></p>`
      : undefined;
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
<p>${fill(words.version, { number: (old ?? hosted.version).number })}</p>`;

  return pageHtml({
    language,
    title: `${tree.title} – ${tree.subtitle}`,
    description: [tree.title, tree.subtitle, tree.dateLine].filter(Boolean).join(' · '),
    words,
    head,
    bar: languageBar(words, language, links),
    main: markup`${notice}${news}${tree.variant === 'complete' ? wayfinding(tree, words, language) : undefined}${trusted(withLabels(html))}`,
    footer,
    picture: { url: `${address(`${below}.png`, { lang: language })}`, alt: `${tree.title} – ${tree.subtitle}` },
    frame: framed && { theme: framed.theme, words: embed },
    ...(old ? {} : { canonical: address(self, { lang: language }), alternates: links, anyLanguage: self }),
  });
}

/** The contents, folded above the text on narrow screens and beside it on wide ones, and the choice of a country. */
function wayfinding(tree: DocumentTree, words: Words<'hosted'>, language: Locale): Markup {
  const items = tree.sections.map(
    ({ id, heading, country }) =>
      markup`<li${country === undefined ? undefined : markup` data-country="${country}"`}><a href="#${id}">${heading}</a></li>`,
  );
  return markup`<details class="contents"><summary>${words.contents}</summary><ol>${items}</ol></details>
<nav class="beside" aria-label="${words.contents}"><ol>${items}</ol></nav>
${countryChoice(tree, words, language)}`;
}

/** Shows only the sections for one country, without a script: `page-style.ts` hides the others. */
function countryChoice({ sections }: DocumentTree, words: Words<'hosted'>, language: Locale): Markup | undefined {
  // Where the common sections are those of the GDPR, people in the European Union need no others.
  const isEuropean = sections.some(
    ({ country, cites }) => !country && cites.some((cited) => cited.startsWith('GDPR ')),
  );
  const ofSections = sections.flatMap(({ country }) => country ?? []);
  const countries = [...new Set([...(isEuropean ? ['EU'] : []), ...ofSections])];
  if (ofSections.length === 0 || countries.length < 2) return undefined;
  const option = (value: string, label: string, isFirst = false) =>
    markup`<label><input type="radio" name="country" value="${value}"${isFirst ? markup` checked` : undefined}> ${label}</label>`;
  return markup`<details class="countries"><summary>${words.forPeopleIn}</summary><fieldset><legend class="hidden">${words.forPeopleIn}</legend>${option('', words.everywhere, true)}${countries.map((code) => option(code, countryName(language, code)))}</fieldset></details>`;
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
