import { getDomain } from 'tldts';

/** The members used of the WHATWG URL class: every runtime has it, and it has no side effects. */
declare class URL {
  constructor(address: string, base?: string);
  static canParse(address: string, base?: string): boolean;
  readonly href: string;
  readonly protocol: string;
  readonly hostname: string;
}

/** The absolute http(s) URL of a link, or undefined. */
export function absoluteAddress(link: string, base: string): string | undefined {
  const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Whether two URLs belong to the same site: they share their registrable domain, by the public suffix list. */
export function isSameSite(a: string, b: string): boolean {
  return siteOf(a) === siteOf(b);
}

/** The registrable domain of a URL or host, or the host itself if it has none. */
export function siteOf(address: string): string {
  const host = hostOf(address);
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** The host of a URL; a host is returned unchanged. */
export function hostOf(address: string): string {
  if (!address.includes('/')) return address;
  return URL.canParse(address) ? new URL(address).hostname : address;
}
