import { languageTag, type Locale } from '@app/texts';
import { markup, trusted, type Markup } from './markup.ts';
import { publicColors } from './public-look.ts';

// What all public pages share: mark, head, foot, icons, and what messengers show of a link.

const arc = 'M22.2 11.1a8 8 0 1 0 0 9.8';
const { brand } = publicColors.light;
/** The point of the mark, in the light and dark scheme alike. */
const point = '#82cdae';

function tile(attributes: string): string {
  return `<svg ${attributes} viewBox="0 0 32 32"><rect width="32" height="32" rx="8.5" fill="${brand}"/><path d="${arc}" fill="none" stroke="#fff" stroke-width="3.1" stroke-linecap="round"/><circle cx="16" cy="16" r="2.7" fill="${point}"/></svg>`;
}

/** The icon of a page, inside the page itself. */
const pageIcon = `data:image/svg+xml,${encodeURIComponent(tile('xmlns="http://www.w3.org/2000/svg"'))}`;

const word =
  '<svg class="word" height="16" viewBox="0 0 98 19" aria-hidden="true"><path d="M14 5.3A6.3 6.3 0 1 0 14 13.2M30.4 6.2V15.4M30.4 10.8a4.7 4.7 0 1 1-9.4 0a4.7 4.7 0 0 1 9.4 0ZM36.6 15.4V6.2M36.6 10.4c0-2.6 1.7-4.3 4-4.3s3.8 1.5 3.8 4.1v5.2M60 1.6V15.4M60 10.8a4.7 4.7 0 1 1-9.4 0a4.7 4.7 0 0 1 9.4 0ZM75.6 10.8a4.8 4.8 0 1 1-9.6 0a4.8 4.8 0 0 1 9.6 0ZM81.8 15.4V6.2M81.8 10.9c0-2.8 1.7-4.8 4.6-4.7"/></svg>';

/** The mark and the name of the product. As a link it needs an address. */
export function productMark(to?: string): Markup {
  const drawn = trusted(`${tile('width="28" height="28" aria-hidden="true"')}${word}`);
  return to === undefined
    ? markup`<span class="mark" role="img" aria-label="Candor">${drawn}</span>`
    : markup`<a class="mark" href="${to}" aria-label="Candor">${drawn}</a>`;
}

/** The end of every public page, with the small mark. `text` says what Candor does here; else its name stands alone. */
export function madeWith(text = 'Candor'): Markup {
  return markup`<p class="made">${trusted(tile('width="18" height="18" aria-hidden="true"'))}<span>${text}</span></p>`;
}

/** The icon of a tab, and that of a home screen. */
export const [tabIcon, touchIcon] = [
  trusted(`<link rel="icon" href="${pageIcon}">`),
  trusted('<link rel="apple-touch-icon" href="/apple-touch-icon.png">'),
];

export const shellStyle = [
  '.mark{display:inline-flex;align-items:center;gap:.55rem;min-height:44px;color:var(--ink);text-decoration:none}',
  '.word{fill:none;stroke:currentColor;stroke-width:2.35;stroke-linecap:round;stroke-linejoin:round;overflow:visible}',
  '.made{display:flex;align-items:center;gap:.5rem;margin:0;color:var(--soft);font-size:var(--fine)}',
  '.made svg{flex:none}',
  '::selection{background:color-mix(in srgb,var(--brand) 28%,transparent)}',
  '*{scrollbar-width:thin;scrollbar-color:var(--line) transparent}',
].join('');

export type LinkCard = {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string | undefined;
  /** The canonical address of the page. */
  readonly url: string;
  readonly type: 'article' | 'website';
  /** The name of the site that the page belongs to. */
  readonly site?: string | undefined;
  readonly picture?: { readonly url: string; readonly alt: string } | undefined;
};

/** What messengers and social networks show of a link to a page. @see https://ogp.me */
export function linkCard({ locale, title, description, url, type, site, picture }: LinkCard): Markup {
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', languageTag(locale).replace('-', '_')],
    ['og:site_name', site],
    ['og:image', picture?.url],
    ['og:image:type', picture && 'image/png'],
    ['og:image:width', picture && '1200'],
    ['og:image:height', picture && '630'],
    ['og:image:alt', picture?.alt],
  ];
  const metas = facts.map(
    ([name, value]) =>
      value !== undefined &&
      markup`<meta property="${name}" content="${value}">
`,
  );
  return markup`${metas.filter((meta) => meta !== false)}${picture && markup`<meta name="twitter:card" content="summary_large_image">`}`;
}
