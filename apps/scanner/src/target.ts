import { isIP } from 'node:net';

export const refusalCodes = [
  'scan.url',
  'scan.scheme',
  'scan.credentials',
  'scan.port',
  'scan.host',
  'scan.address',
  'scan.name',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Thrown by the guard before any connection was made. */
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
  /** A name without its trailing dot, or an IP address without brackets. */
  readonly host: string;
  readonly port: number;
  /** Whether the host is an IP address, which needs no lookup. */
  readonly literal: boolean;
};

// Names of this machine and of local networks. @see RFC 6761, RFC 6762, RFC 8375, and ICANN on `.internal`
const privateNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;

// Names that no public site has: those of other name systems, and `.invalid`. @see RFC 6761, RFC 7686, RFC 9476
const foreignNames = /(?:^|\.)(?:onion|invalid|alt)$/;

// Ports below 1024 belong to other services, which the scanner must not contact. Above that, preview sites may use any port;
// only ports whose protocols could misinterpret an HTTP request are excluded.
const webPorts = new Set([80, 443]);
// @see Fetch Standard, "bad port"
const badPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/**
 * Parses the target of a URL, from its text alone. Every notation of an IP address (decimal, octal, hex, short, fullwidth
 * digits) is the same after parsing, as in browsers.
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
  if (!literal && foreignNames.test(host)) throw new Refused('scan.name', host);
  if (!literal && (!isPublicName(host) || privateNames.test(host))) throw new Refused('scan.host', host);
  return { url, host, port, literal };
}

// A public name has at least two labels, none of them empty. Single-label names are resolved in the local network's domain.
function isPublicName(host: string): boolean {
  const labels = host.split('.');
  return labels.length > 1 && host.length <= 253 && labels.every((label) => label.length > 0 && label.length <= 63);
}

function parseUrl(address: string): URL {
  const url = URL.parse(address);
  if (!url) throw new Refused('scan.url', '');
  return url;
}
