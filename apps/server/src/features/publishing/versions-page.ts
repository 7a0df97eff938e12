import { fill, formatDate, loadWords, type Locale, type Words } from '@app/texts';
import { changesBetween } from './changes.ts';
import { address } from './document-page.ts';
import type { Hosted } from './hosted.ts';
import { markup, type Markup } from '#platform/http/markup.ts';
import { treeOf, type Packed } from './packing.ts';
import { ownerHead, type OwnerLook } from './owner-look.ts';
import { languageBar, pageHtml } from './page.ts';

/** Two versions to compare, and a page of each. */
export type Compared = {
  readonly from: number;
  readonly to: number;
  readonly earlier: Packed;
  readonly later: Packed;
};

export type VersionsPage = {
  readonly hosted: Pick<Hosted, 'path' | 'type' | 'versions'>;
  /** The origin where documents are served: `https://…`, without a trailing slash. */
  readonly base: string;
  readonly owner: OwnerLook;
  readonly language: Locale;
  readonly languages: readonly Locale[];
  readonly compared: Compared | undefined;
};

/** All versions of a document, and the changes between two of them. */
export async function versionsPage(given: VersionsPage): Promise<() => string> {
  const words = await loadWords(given.language, 'hosted');
  const { subscribe } = await loadWords(given.language, 'changes');
  const head = await ownerHead(given.owner, given.language);
  return () => put(given, words, subscribe, head);
}

function put(
  { hosted, base, language, languages, compared }: VersionsPage,
  words: Words<'hosted'>,
  subscribe: string,
  head: Awaited<ReturnType<typeof ownerHead>>,
): string {
  const root = `${base}${hosted.path}`;
  const self = `${root}/versions`;
  const links = languages.map((other) => ({ language: other, url: address(self, { lang: other }) }));
  return pageHtml({
    language,
    title: `${words.documents[hosted.type]} – ${words.versions}`,
    words,
    head,
    bar: languageBar(words, language, links),
    main: markup`<h1>${words.versions}</h1>
<p><a href="${address(root, { lang: language })}">${words.backToDocument}</a> · <a href="${address(`${self}.atom`, { lang: language })}" type="application/atom+xml">${subscribe}</a></p>
${compared && comparison(compared, words)}
${hosted.versions.length > 1 ? chooser(hosted, words, language, compared) : undefined}
<ul class="versions">${hosted.versions.map(
      ({ number, publishedAt, fingerprint, summary }, index) => markup`<li>
<a href="${address(`${self}/${number}`, { lang: language })}">${fill(words.version, { number })}</a>${index === 0 ? markup`<span class="kind">${words.current}</span>` : undefined}<br>
${fill(words.publishedOn, { date: formatDate(language, publishedAt, 'long') })}${summary[language] ? markup`<br>${summary[language]}` : undefined}<br>
<small>${words.fingerprint}: <code>${fingerprint}</code></small></li>`,
    )}</ul>`,
  });
}

function chooser(
  { versions }: VersionsPage['hosted'],
  words: Words<'hosted'>,
  language: Locale,
  compared: Compared | undefined,
): Markup {
  const [newest, before] = versions;
  const options = (chosen: number | undefined) =>
    versions.map(({ number, publishedAt }) => {
      const label = `${fill(words.version, { number })} (${formatDate(language, publishedAt, 'long')})`;
      return number === chosen
        ? markup`<option value="${number}" selected>${label}</option>`
        : markup`<option value="${number}">${label}</option>`;
    });
  return markup`<h2>${words.compareTitle}</h2><p>${words.compareIntro}</p>
<form method="get"><input type="hidden" name="lang" value="${language}">
<label>${words.earlier}<select name="from">${options(compared?.from ?? before?.number)}</select></label>
<label>${words.later}<select name="to">${options(compared?.to ?? newest?.number)}</select></label>
<button>${words.compare}</button></form>`;
}

function comparison({ from, to, earlier, later }: Compared, words: Words<'hosted'>): Markup {
  const changes = changesBetween(treeOf(earlier), treeOf(later));
  const title = fill(words.comparing, { from, to });
  if (changes.length === 0) return markup`<h2>${title}</h2><p class="note">${words.noChanges}</p>`;
  return markup`<h2>${title}</h2>${changes.map(
    ({ heading, kind, words: parts }) => markup`<section>
<h3>${heading}<span class="kind">${words[kind]}</span></h3>
<p class="change">${parts.map(({ kind: part, text }) => (part === 'added' ? markup`<ins>${text}</ins>` : part === 'removed' ? markup`<del>${text}</del>` : markup`${text}`))}</p>
</section>`,
  )}`;
}
