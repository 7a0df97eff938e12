import type { ScanResult } from './engine.ts';

const script = /^\/embed\/cs\/[a-z0-9]{10}(?:\.kept|\.guard)?\.js$/;
const part =
  /^\/e\/(?:where$|choice\/[a-z0-9]{10}$|(?:[0-9a-f]{64}|[A-Za-z0-9]{43})\/[a-z-]+\.(?:js|json)$|file\/[0-9a-f]{64}\.(?:png|jpg|webp)$)/;

/**
 * Whether an address is one of Candor's own banner, which asks for consent and so cannot wait for it (ePrivacy
 * Directive Art. 5(3), necessary for what the visitor asked for). Its host may be anybody's: it is the one that a page
 * loads the banner's script from, and of it only what the banner asks for.
 */
export function bannerAddresses({ pages }: ScanResult): (address: string) => boolean {
  const requests = pages.flatMap((page) => page.requests);
  const scripts = requests.flatMap(({ url, kind }) => (kind === 'script' ? (URL.parse(url) ?? []) : []));
  const origins = new Set(scripts.filter(({ pathname }) => script.test(pathname)).map(({ origin }) => origin));
  return (address) => {
    const url = URL.parse(address);
    return url !== null && origins.has(url.origin) && (script.test(url.pathname) || part.test(url.pathname));
  };
}
