import { getDomain } from 'tldts';

/** What is used of the URL class of the WHATWG: every runtime has it, and it touches nothing. */
declare class URL {
  constructor(address: string, base?: string);
  static canParse(address: string, base?: string): boolean;
  readonly href: string;
  readonly protocol: string;
  readonly hostname: string;
}

/** The whole http(s) address of a link, or none. */
export function absoluteAddress(link: string, base: string): string | undefined {
  const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Whether two addresses belong to one site: the same registrable domain, by the public suffix list. */
export function isSameSite(a: string, b: string): boolean {
  return siteOf(a) === siteOf(b);
}

/** The registrable domain of an address or a host, or the host itself where it has none. */
export function siteOf(address: string): string {
  const host = hostOf(address);
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** The host of an address; a host is its own. */
export function hostOf(address: string): string {
  if (!address.includes('/')) return address;
  return URL.canParse(address) ? new URL(address).hostname : address;
}
