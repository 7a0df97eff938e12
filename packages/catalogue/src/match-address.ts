import type { AddressIndex, AddressMatch } from './address-index.ts';
import type { ScriptAddress, ScriptText } from './script-text.ts';

// The probability that one kind of evidence identifies a service. Two different kinds together give a higher probability than
// either.
export const weights = {
  address: 0.97,
  host: 0.93,
  listedHost: 0.75,
  site: 0.65,
  path: 0.8,
  inline: 0.85,
  /** A queue that was initialized: its service may be loaded by a tag manager, or not at all. */
  queue: 0.5,
  looseAddress: 0.75,
  cookie: 0.7,
  /** A name that several services share. */
  shared: 0.3,
  storage: 0.65,
  element: 0.65,
  meta: 0.8,
  global: 0.4,
} as const;

export function weightOf({ kind, service }: AddressMatch): number {
  if (kind === 'host' && service.tier === 'listed') return weights.listedHost;
  return weights[kind];
}

/** The services that match a requested URL. */
export function matchesOf(
  url: string,
  isOwn: (host: string) => boolean,
  addresses: AddressIndex,
): readonly AddressMatch[] {
  const parts = partsOf(url);
  if (!parts) return [];
  const { host, path, query } = parts;
  const byHost = isOwn(host) ? undefined : addresses.byHost(host, path, query);
  const carrier = byHost && addresses.carrierOf(byHost, host);
  const found = [byHost, carrier, ...addresses.byExpression(url)].filter((match) => match !== undefined);
  return byHost && !carriesOthers(byHost) ? found : [...found, ...addresses.byPath(host, path, query)];
}

/** Whether the match is a CDN or cloud, which may deliver other companies' services. */
function carriesOthers({ kind, service }: AddressMatch): boolean {
  return kind === 'host' && service.purposes.some((purpose) => purpose === 'cdn' || purpose === 'hosting');
}

type Parts = { readonly host: string; readonly path: string; readonly query: string };

/** Host, path and query of an absolute URL. */
export function partsOf(url: string): Parts | undefined {
  const parsed = /^[a-z]+:\/\/(?:[^/?#]*@)?([^/?#:]+)(?::\d*)?([^?#]*)(?:\?([^#]*))?/i.exec(url);
  if (!parsed) return undefined;
  const [, host = '', path = '', query = ''] = parsed;
  return { host: host.toLowerCase().replace(/\.$/, ''), path: path || '/', query };
}

/** The HTML that a string in a script produces: unescaped, and with placeholder hosts where only the suffix is known. */
export function htmlOf(text: string): string {
  const html = /%3c/i.test(text)
    ? text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    : text;
  return html.replace(/(["'=])\*\.?(?=[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}[/"'])/gi, '$1//x.');
}

type Loose = { readonly match: AddressMatch; readonly weight: number };

/** The services that match a URL in a script. A URL that is not clearly loaded must look like one that is. */
export function scriptMatches(
  { text, flow }: ScriptAddress,
  script: ScriptText,
  isOwn: (host: string) => boolean,
  addresses: AddressIndex,
): readonly Loose[] {
  const { host, path, query } = guessed(text);
  const isFile = /\.(?:m?js|css|gif|png|php|json|wasm)$/i.test(path) || path.endsWith('*');
  if (flow === 'loose' && !script.loads) return [];
  const found: Loose[] = [];
  const byHost = host !== '' && !isOwn(host) ? addresses.byHost(host, path, query) : undefined;
  if (byHost) {
    const says = byHost.kind === 'address' || isFile || (flow === 'load' && isWhole(text));
    if (says)
      found.push({
        match: byHost,
        weight: flow === 'load' ? weightOf(byHost) : Math.min(weightOf(byHost), weights.looseAddress),
      });
  }
  if ((flow === 'load' || isFile) && (!byHost || carriesOthers(byHost))) {
    for (const match of addresses.byPath(host, path, query)) found.push({ match, weight: weights.path });
  }
  return found;
}

function isWhole(text: string): boolean {
  return /^\*?\s*(?:https?:|wss?:|:)?\/\//i.test(text);
}

/**
 * The parts of the URL that a string in a script stands for, as far as they are known: `*.hotjar.com/c/` has a host with that
 * suffix.
 */
function guessed(text: string): Parts {
  const trimmed = text
    .trim()
    .replace(/^\*/, '')
    .replace(/^(?:https?:|wss?:|:)?\/\//i, '')
    .replace(/^[.]/, '');
  const [address = '', query = ''] = trimmed.split('#', 1)[0]?.split('?', 2) ?? [];
  const slash = address.indexOf('/');
  const first = slash < 0 ? address : address.slice(0, slash);
  const host =
    first
      .replace(/^[^/]*@/, '')
      .replace(/:\d*$/, '')
      .split('*')
      .at(-1)
      ?.replace(/^[.-]/, '')
      .toLowerCase() ?? '';
  const isHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host);
  const path = slash < 0 ? (isHost ? '/' : `/${address}`) : address.slice(slash);
  if (isHost) return { host, path: isWhole(text) || text.startsWith('*') || slash > 0 ? path : '/', query };
  return { host: '', path: `/${address}`, query };
}
