import { languageTag, localeName, ownName, type Locale, type Words } from '@app/texts';
import { markup, trusted, type Markup } from '#platform/http/markup.ts';
import { linkCard, madeWith, productMark, tabIcon, touchIcon, type LinkCard } from '#platform/http/public-shell.ts';
import { accentStyle, type OwnerLook } from './owner-look.ts';
import { pageStyle } from './page-style.ts';

export type PageParts = {
  readonly language: Locale;
  readonly title: string;
  /** What search engines and messengers show below the title. */
  readonly description?: string;
  /** The canonical address for search engines; a page without one must not be indexed. */
  readonly canonical?: string;
  /** The address of a page that people share and search engines leave out. */
  readonly shared?: string | undefined;
  /** The same page in other languages, by language. */
  readonly alternates?: readonly { readonly language: Locale; readonly url: string }[];
  /** Its address without a language, which answers in the document's first one. */
  readonly anyLanguage?: string;
  readonly words: Words<'hosted'>;
  /** Whose page it is, or that it is a page of the product. Without it, the page has no head. */
  readonly head?: { readonly owner: OwnerLook; readonly back: string } | 'product' | undefined;
  readonly bar?: Markup | undefined;
  /** The picture that messengers show. */
  readonly picture?: LinkCard['picture'];
  readonly main: Markup;
  readonly footer?: Markup | undefined;
  /**
   * Set inside the frame of an overlay: the page then has a script that reads and sends messages, among them the words of the
   * popup.
   */
  readonly frame?: PageFrame | undefined;
};

type PageFrame = { readonly theme: string | undefined; readonly words: Words<'embed'> };

/** The HTML page around a hosted document. It needs no script and loads nothing but the logo of its owner. */
export function pageHtml({
  language,
  title,
  description,
  canonical,
  shared,
  alternates = [],
  anyLanguage,
  words,
  head,
  bar,
  main,
  footer,
  frame,
  picture,
}: PageParts): string {
  const owner = typeof head === 'object' ? head.owner : undefined;
  const link = canonical ?? shared;
  const accent = owner && accentStyle(owner);
  const theme = frame ? markup` data-frame data-theme="${frame.theme ?? 'theme2024'}"` : undefined;
  return markup`<!doctype html>
<html lang="${languageTag(language)}"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${tabIcon}
${touchIcon}
${description ? markup`<meta name="description" content="${description}">` : undefined}
${link ? linkCard({ locale: language, title, description, url: link, type: 'article', site: owner?.name, picture }) : undefined}
${canonical ? markup`<link rel="canonical" href="${canonical}">` : markup`<meta name="robots" content="noindex">`}
${alternates.map(({ language: other, url }) => markup`<link rel="alternate" hreflang="${languageTag(other)}" href="${url}">`)}
${anyLanguage && alternates.length > 1 ? markup`<link rel="alternate" hreflang="x-default" href="${anyLanguage}">` : undefined}
<style>${trusted(pageStyle)}</style>
${accent !== undefined && markup`<style>${trusted(accent)}</style>`}
${frame ? markup`<script src="/embed/frame.js" defer data-close="${frame.words.close}" data-open="${frame.words.open}"></script>` : undefined}
</head>
<body>
<a class="skip" href="#text">${words.skip}</a>
<div class="sheet">
${frame ? bar : topOf(head, bar)}
<main id="text" tabindex="-1" aria-label="${title}">${main}</main>
<footer${footer && markup` aria-label="${words.formats}"`}>${footer}${madeWith(words.madeWith)}</footer>
</div>
</body>
</html>
`.html;
}

function topOf(head: PageParts['head'], bar: Markup | undefined): Markup | undefined {
  if (!head) return bar;
  if (head === 'product') return markup`<header class="top">${productMark()}${bar}</header>`;
  const { name, url, logo } = head.owner;
  return markup`<header class="top"><div class="owner">${logo === undefined ? markup`<strong>${name}</strong>` : markup`<img src="${logo}" alt="${name}">`}
${url !== null && markup`<a href="${url}" rel="noopener">${head.back}</a>`}</div>
${bar}</header>`;
}

/** More language links than this would push the text off a phone screen, so they are collapsed. */
const mostSideBySide = 7;

/** Links to the other languages of a document, each in its own name. */
export function languageBar(
  words: Words<'hosted'>,
  current: Locale,
  links: readonly { readonly language: Locale; readonly url: string }[],
): Markup | undefined {
  if (links.length < 2) return undefined;
  const items = links.map(({ language, url }) => {
    const tag = languageTag(language);
    return language === current
      ? markup`<li><a href="${url}" lang="${tag}" hreflang="${tag}" aria-current="page">${ownName(language)}</a></li>`
      : markup`<li><a href="${url}" lang="${tag}" hreflang="${tag}" title="${localeName(language, current)}">${ownName(language)}</a></li>`;
  });
  if (links.length <= mostSideBySide) {
    return markup`<nav class="bar" aria-label="${words.languages}"><ul>${items}</ul></nav>`;
  }
  return markup`<nav class="bar" aria-label="${words.languages}"><details><summary>${ownName(current)}</summary><ul>${items}</ul></details></nav>`;
}
