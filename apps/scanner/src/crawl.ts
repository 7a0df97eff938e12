import { isSameSite } from '@app/catalogue';

/** A page's URL without parts that seldom lead to another page: fragment, query, trailing slash, index file. */
export function pageKey(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const path = url.pathname.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/').replace(/\/$/, '');
  return `${url.host.replace(/^www\./, '')}${path}`;
}

const fileEndings =
  /\.(?:pdf|zip|gz|tgz|rar|7z|tar|exe|dmg|apk|msi|iso|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|webm|og[gv]|wav|avi|mov|mkv|docx?|xlsx?|pptx?|od[tsp]|csv|txt|rtf|xml|rss|atom|json|m?js|css|map|woff2?|ttf|otf|eot|ics|vcf|epub)$/i;
// Links that would trigger an action, or lead to pages not meant for readers.
const actions =
  /\/(?:(?:log|sign)[-_]?(?:out|off)|abmelden|d[eé]connexion|cerrar-sesion|esci|unsubscribe|delete|remove|add[-_]to[-_](?:cart|basket)|wp-admin|wp-login\.php|wp-json|xmlrpc\.php|cdn-cgi|feed)(?:[/.]|$)/i;

function isPage(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return !fileEndings.test(url.pathname) && !actions.test(url.pathname);
}

/**
 * The pages to visit next, at most `room`: among those `found` (in order of discovery), those whose layout probably differs
 * from pages already `taken`, with the start's own host before its other hosts.
 */
export function nextPages(
  start: string,
  found: readonly string[],
  taken: readonly string[],
  room: number,
): readonly string[] {
  const host = URL.parse(start)?.host;
  const known = new Set([start, ...taken].map(pageKey));
  const shapes = new Map<string, number>();
  for (const address of taken) count(shapes, address);

  const open: string[] = [];
  for (const address of found) {
    const key = pageKey(address);
    if (known.has(key) || !isSameSite(start, address) || !isPage(address)) continue;
    known.add(key);
    open.push(withoutFragment(address));
  }

  const chosen: string[] = [];
  while (chosen.length < room && open.length > 0) {
    const costs = open.map((address) => {
      const elsewhere = URL.parse(address)?.host === host ? 0 : 0.5;
      return (shapes.get(shapeOf(address)) ?? 0) + elsewhere;
    });
    const [next] = open.splice(costs.indexOf(Math.min(...costs)), 1);
    if (next === undefined) break;
    count(shapes, next);
    chosen.push(next);
  }
  return chosen;
}

function count(shapes: Map<string, number>, address: string): void {
  const shape = shapeOf(address);
  shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
}

// Pages in the same folder usually share a layout; a language prefix does not change it.
function shapeOf(address: string): string {
  const [first = '', ...rest] = (URL.parse(address)?.pathname ?? '').split('/').filter(Boolean);
  if (/^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(first) && rest.length > 0) return shapeOfPath(rest);
  return shapeOfPath([first, ...rest]);
}

function shapeOfPath([first = '', ...rest]: readonly string[]): string {
  const name = /^\d+$/.test(first) ? '#' : first.toLowerCase();
  return rest.length > 0 ? `${name}/…` : name;
}

function withoutFragment(address: string): string {
  return address.split('#')[0] ?? address;
}
