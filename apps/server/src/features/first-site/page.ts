import { loadedLocales, languageTag, loadWords, localeName, localePrefix, type Locale, type Words } from '@app/texts';
import { markup, trusted, type Markup } from '#platform/http/markup.ts';
import { linkCard, madeWith, productMark, tabIcon, touchIcon } from '#platform/http/public-shell.ts';
import { publicPageStyle } from './page-style.ts';

/** What every public page needs. */
export type PageContext = {
  readonly locale: Locale;
  readonly nonce: string;
  readonly publicUrl: string;
  readonly sourceUrl: string | undefined;
  /** The path of this page below the language, for links to other languages. */
  readonly path: string;
};

type PublicPage = {
  readonly title: string;
  readonly content: readonly Markup[];
  /** Whether search engines may list it. */
  readonly listed?: boolean;
  /** Whether it loads itself again, because something is on its way. */
  readonly reloads?: boolean;
};

/** A page of the public shell: mark, content, footer. No script, no cookie, nothing loaded. */
export async function publicPage(
  { locale, nonce, publicUrl, sourceUrl, path }: PageContext,
  { title, content, listed = false, reloads = false }: PublicPage,
): Promise<string> {
  const words = await loadWords(locale, 'frontPage');
  const prefix = `/${localePrefix(locale)}`;
  return markup`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Candor</title>
${listed ? about(words, title, `${publicUrl}${prefix}`, locale) : markup`<meta name="robots" content="noindex">`}
${reloads && markup`<meta http-equiv="refresh" content="2">`}
${tabIcon}
${touchIcon}
<link rel="manifest" href="/manifest.webmanifest">
<style nonce="${nonce}">${trusted(publicPageStyle)}</style>
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header class="wrap top">
${productMark(prefix)}
<nav aria-label="Candor"><a href="${prefix}/sign-in">${words.signIn}</a><a href="${prefix}/sign-up">${words.signUp}</a></nav>
</header>
<main class="wrap" id="content" tabindex="-1">
${content}
</main>
<footer>
<div class="wrap">
<div>${madeWith()}<p>${words.open}</p></div>
<ul>
<li><a href="${prefix}/privacy-policy-generator">${words.quick}</a></li>
${sourceUrl !== undefined && markup`<li><a href="${sourceUrl}" rel="noreferrer">${words.source}</a></li>`}
</ul>
<nav aria-label="${words.languages}"><ul>${loadedLocales('frontPage').map((other) => languageLink(other, locale, path))}</ul></nav>
</div>
</footer>
</body>
</html>
`.html;
}

function about({ description }: Words<'frontPage'>, title: string, url: string, locale: Locale): Markup {
  return markup`<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
${linkCard({ locale, title, description, url, type: 'website', site: 'Candor', picture: { url: `${url}/picture.png`, alt: title } })}`;
}

function languageLink(other: Locale, current: Locale, path: string): Markup {
  const tag = languageTag(other);
  const to = `/${localePrefix(other)}${path}`;
  return markup`<li><a href="${to}" lang="${tag}" hreflang="${tag}"${other === current && markup` aria-current="page"`}>${localeName(other, other)}</a></li>`;
}

/** The field for the address of a site. */
export function addressForm(
  words: Words<'frontPage'>,
  locale: Locale,
  { address = '', error }: { readonly address?: string; readonly error?: string | undefined } = {},
): Markup {
  const described = error === undefined ? 'fine' : 'error fine';
  return markup`<form class="ask" method="post" action="/${localePrefix(locale)}/draft">
<label for="address">${words.address}</label>
<div><input id="address" name="address" type="text" inputmode="url" autocomplete="url" autocapitalize="none" spellcheck="false" required maxlength="255" placeholder="${words.example}" value="${address}" aria-describedby="${described}"${error !== undefined && markup` aria-invalid="true"`}>
<button class="button">${words.submit}</button></div>
${error !== undefined && markup`<p class="error" id="error" role="alert">${error}</p>`}
<p class="fine" id="fine">${words.fine}</p>
</form>`;
}
