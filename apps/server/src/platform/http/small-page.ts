import { languageTag, type Locale } from '@app/texts';
import { createHash } from 'node:crypto';
import { securityHeaders } from './headers.ts';
import { markup, trusted, type Markup } from './markup.ts';
import { madeWith, productMark, tabIcon } from './public-shell.ts';
import { smallPageStyle } from './small-page-style.ts';

/** A page for people without an account: one matter, no cookie, nothing loaded. */
export type SmallPage = {
  readonly locale: Locale;
  readonly title: string;
  /** Whose page it is, such as the name of a site. Without one it is a page of the product. */
  readonly site?: string | undefined;
  readonly content: readonly Markup[];
  /** Rules besides those of all such pages. */
  readonly style?: string;
  /** A script without which the page is whole. */
  readonly script?: string;
};

export function smallPage({ locale, title, site, content, style = '', script }: SmallPage): string {
  return markup`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${tabIcon}
<style>${trusted(smallPageStyle + style)}</style>
</head>
<body>
<header class="top">${site ? markup`<p class="site">${site}</p>` : productMark()}</header>
<main>
<h1>${title}</h1>
${content}
</main>
<footer class="end">${madeWith()}</footer>
${
  script === undefined
    ? undefined
    : markup`<script>${trusted(script)}</script>
`
}</body>
</html>
`.html;
}

type Allowed = {
  readonly https: boolean;
  /** Origins besides its own to which its forms may lead: a browser follows a redirect only to those. */
  readonly leadsTo?: readonly string[];
  readonly style?: string;
  readonly script?: string;
  /** Whether pages of any origin may show it in a frame. */
  readonly framed?: boolean;
};

/** The headers of such a page: its own style and script by their hashes, and nothing else. */
export function smallPageHeaders({
  https,
  leadsTo = [],
  style = '',
  script,
  framed = false,
}: Allowed): Readonly<Record<string, string>> {
  const { 'x-frame-options': frames, ...headers } = securityHeaders('data', '', https);
  return {
    ...headers,
    ...(framed || frames === undefined ? {} : { 'x-frame-options': frames }),
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${hashOf(smallPageStyle + style)}`,
      ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
      "base-uri 'none'",
      `form-action ${["'self'", ...leadsTo].join(' ')}`,
      // The icon, inside the page.
      'img-src data:',
      ...(framed ? [] : ["frame-ancestors 'none'"]),
    ].join('; '),
    'x-robots-tag': 'noindex',
  };
}

const hashes = new Map<string, string>();

function hashOf(source: string): string {
  const known = hashes.get(source);
  if (known !== undefined) return known;
  const hash = `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  hashes.set(source, hash);
  return hash;
}
