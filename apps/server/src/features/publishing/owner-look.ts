import { createHash } from 'node:crypto';
import { contrast, darkColours, lightColours, type PublishedLook } from '@app/consent';
import { fill, languageTag, isLocale, loadWords, type Locale } from '@app/texts';
import { publicColors } from '#platform/http/public-look.ts';
import type { LinkPicture } from '#platform/pictures/link-picture.ts';
import type { PageHead } from './page-head.ts';

/** How the pages of a site's owner look: as the published banner of the site, where that can be read. */
export type OwnerLook = {
  readonly name: string;
  readonly url: string | null;
  /** The path of the logo on this installation. */
  readonly logo?: string | undefined;
  /** Colors of links, which can be read on the page. */
  readonly accents?: { readonly light?: string | undefined; readonly dark?: string | undefined } | undefined;
};

/** The least contrast of text with its background. @see WCAG 2.2, 1.4.3 */
const leastContrast = 4.5;

export function ownerLook(
  site: { readonly name: string; readonly url: string | null },
  look: PublishedLook | undefined,
): OwnerLook {
  const { name, url } = site;
  if (!look) return { name, url };
  const accents = {
    light: accentOf(look.light, lightColours, publicColors.light.paper),
    dark: accentOf(look.dark, darkColours, publicColors.dark.paper),
  };
  return { name, url, ...(look.logo !== null && { logo: look.logo }), accents };
}

/** The color of the banner's main button, or of its links: the first that its owner chose and that can be read. */
function accentOf(own: PublishedLook['light'], defaults: PublishedLook['light'], paper: string): string | undefined {
  const chosen = [own.button !== defaults.button && own.button, own.link !== defaults.link && own.link];
  return chosen.find((color): color is string => color !== false && contrast(color, paper) >= leastContrast);
}

/** The style that sets the accents; undefined: those of all hosted pages. */
export function accentStyle({ accents }: OwnerLook): string | undefined {
  const { light, dark } = accents ?? {};
  if (light === undefined && dark === undefined) return undefined;
  // A page in a theme of its own is light on every device.
  const rules = [
    light !== undefined && `:root{--accent:${light}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=theme2014]){--accent:${dark ?? 'var(--link)'}}}`,
  ];
  return rules.filter((rule) => rule !== false).join('');
}

/** What the content security policy of a page with this look allows beyond that of all hosted pages. */
export function policyOf(look: OwnerLook): { readonly styles: readonly string[]; readonly pictures: boolean } {
  const style = accentStyle(look);
  const styles = style === undefined ? [] : [`'sha256-${createHash('sha256').update(style).digest('base64')}'`];
  return { styles, pictures: look.logo !== undefined };
}

/** What messengers show of a link to a document. */
export function pictureOf({ title, subtitle, dateLine }: PageHead, language: string, owner: OwnerLook): LinkPicture {
  return {
    site: owner.name || subtitle,
    title,
    note: dateLine,
    language: isLocale(language) ? languageTag(language) : language,
    accent: owner.accents?.light ?? publicColors.light.link,
    sign: 'check',
  };
}

/** The head of an owner's page, with the way back to their site. */
export async function ownerHead(owner: OwnerLook, locale: Locale) {
  const { back } = await loadWords(locale, 'newsletter');
  const site = owner.url === null ? owner.name : hostOf(owner.url);
  return { owner, back: fill(back, { site }) };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
