import { languageTag, localeName, ownName, type Locale, type Words } from '@app/texts';
import { markup, trusted, type Markup } from '#platform/http/markup.ts';
import { pageIcon } from './page-icon.ts';
import { pageStyle } from './page-style.ts';

export type PageParts = {
  readonly language: Locale;
  readonly title: string;
  /** What search engines and messengers show below the title. */
  readonly description?: string;
  /** The canonical address for search engines; a page without one must not be indexed. */
  readonly canonical?: string;
  /** The same page in other languages, by language. */
  readonly alternates?: readonly { readonly language: Locale; readonly url: string }[];
  /** Its address without a language, which answers in the document's first one. */
  readonly anyLanguage?: string;
  readonly words: Words<'hosted'>;
  readonly bar?: Markup | undefined;
  readonly main: Markup;
  readonly footer?: Markup | undefined;
  /**
   * Set inside the frame of an overlay: the page then has a script that reads and sends messages, among them the words of the
   * popup.
   */
  readonly frame?: PageFrame | undefined;
};

type PageFrame = { readonly theme: string | undefined; readonly words: Words<'embed'> };

/** The HTML page around a hosted document. It needs no script and loads nothing else. */
export function pageHtml({
  language,
  title,
  description,
  canonical,
  alternates = [],
  anyLanguage,
  words,
  bar,
  main,
  footer,
  frame,
}: PageParts): string {
  const theme = frame ? markup` data-frame data-theme="${frame.theme ?? 'theme2024'}"` : undefined;
  return markup`<!doctype html>
<html lang="${languageTag(language)}"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${pageIcon}">
${description ? markup`<meta name="description" content="${description}">` : undefined}
${canonical ? linkCard(language, title, description, canonical) : undefined}
${canonical ? markup`<link rel="canonical" href="${canonical}">` : markup`<meta name="robots" content="noindex">`}
${alternates.map(({ language: other, url }) => markup`<link rel="alternate" hreflang="${languageTag(other)}" href="${url}">`)}
${anyLanguage && alternates.length > 1 ? markup`<link rel="alternate" hreflang="x-default" href="${anyLanguage}">` : undefined}
<style>${trusted(pageStyle)}</style>
${frame ? markup`<script src="/embed/frame.js" defer data-close="${frame.words.close}" data-open="${frame.words.open}"></script>` : undefined}
</head>
<body>
<a class="skip" href="#text">${words.skip}</a>
<div class="sheet">
${bar}
<main id="text" tabindex="-1" aria-label="${title}">${main}</main>
${footer ? markup`<footer aria-label="${words.formats}">${footer}</footer>` : undefined}
</div>
</body>
</html>
`.html;
}

/** What messengers and social networks show of a link to the page. @see https://ogp.me */
function linkCard(language: Locale, title: string, description: string | undefined, url: string): Markup {
  return markup`<meta property="og:type" content="article">
<meta property="og:title" content="${title}">
${description ? markup`<meta property="og:description" content="${description}">` : undefined}
<meta property="og:url" content="${url}">
<meta property="og:locale" content="${languageTag(language).replace('-', '_')}">`;
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
