import { isIP } from 'node:net';

export const refusalCodes = [
  'scan.url',
  'scan.scheme',
  'scan.credentials',
  'scan.port',
  'scan.host',
  'scan.address',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** What the guard throws: nothing was connected to. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly host: string;
  constructor(code: RefusalCode, host: string) {
    super(`${code}: ${host}`);
    this.name = 'Refused';
    this.code = code;
    this.host = host;
  }
}

export type Target = {
  readonly url: URL;
  /** A name without a trailing dot, or an IP address without brackets. */
  readonly host: string;
  readonly port: number;
  /** The host is an address: there is nothing to look up. */
  readonly literal: boolean;
};

// Names that never mean a public site: reserved for this machine, this network, or other ways of finding hosts.
// @see RFC 6761, RFC 6762, RFC 7686, RFC 8375, RFC 9476, and ICANN on `.internal`
const privateNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion|invalid|alt)$/;

// Below 1024 are the ports of other services than sites, and a site is no reason to knock there. Above, sites in
// preview are anywhere; only ports whose protocols could take a request for their own are left out.
const webPorts = new Set([80, 443]);
// @see Fetch Standard, "bad port"
const badPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/**
 * Reads where an address leads, by its text alone. Every spelling of an IP address (decimal, octal, hex, short, wide
 * digits) is one and the same after parsing, as for browsers.
 * @throws Refused
 */
export function readTarget(address: URL | string): Target {
  const url = typeof address === 'string' ? parseUrl(address) : address;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Refused('scan.scheme', url.hostname);
  if (url.username || url.password) throw new Refused('scan.credentials', url.hostname);

  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80;
  if (!webPorts.has(port) && (port < 1024 || badPorts.has(port))) throw new Refused('scan.port', host);

  const literal = isIP(host) !== 0;
  if (!literal && (!isPublicName(host) || privateNames.test(host))) throw new Refused('scan.host', host);
  return { url, host, port, literal };
}

// At least two labels, none of them empty. Names of one label are looked up in the network's own domain.
function isPublicName(host: string): boolean {
  const labels = host.split('.');
  return labels.length > 1 && host.length <= 253 && labels.every((label) => label.length > 0 && label.length <= 63);
}

function parseUrl(address: string): URL {
  const url = URL.parse(address);
  if (!url) throw new Refused('scan.url', '');
  return url;
}
