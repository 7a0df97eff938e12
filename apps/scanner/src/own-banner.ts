import type { ScanResult } from './engine.ts';

const script = /^\/embed\/cs\/[a-z0-9]{10}(?:\.kept|\.guard)?\.js$/;
const part =
  /^\/e\/(?:where$|choice\/[a-z0-9]{10}$|(?:[0-9a-f]{64}|[A-Za-z0-9]{43})\/[a-z-]+\.(?:js|json)$|file\/[0-9a-f]{64}\.(?:png|jpg|webp)$)/;

/**
 * A function that tells whether a URL belongs to Candor's own banner, which asks for consent and so cannot wait for it
 * (ePrivacy Directive Art. 5(3), necessary for the service the visitor requested). Any host may serve it: it is the one a page
 * loads the banner's script from, and only the banner's own paths count.
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
