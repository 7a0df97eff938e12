import { isSameSite } from '@app/catalogue';

/** The text at a URL, decompressed; undefined if there is none. */
export type FetchText = (url: string) => Promise<string | undefined>;

const sitemapsRead = 5;
const pagesKept = 1000;

/**
 * The pages in a site's sitemaps, in order, at most a thousand. Uses the sitemaps listed in robots.txt, or else `/sitemap.xml`;
 * of a sitemap index, reads the first few.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export async function sitemapPages(fetchText: FetchText, url: string): Promise<readonly string[]> {
  const robots = (await fetchText(new URL('/robots.txt', url).href)) ?? '';
  const named = namedSitemaps(robots, url);
  const queue = named.length > 0 ? named : [new URL('/sitemap.xml', url).href];
  const pages = new Set<string>();
  const asked = new Set<string>();

  for (const address of queue) {
    if (asked.size >= sitemapsRead || pages.size >= pagesKept) break;
    if (asked.has(address) || !isSameSite(address, url)) continue;
    asked.add(address);
    const text = (await fetchText(address)) ?? '';
    const found = locations(text, address);
    // The loop appends to the queue while iterating over it.
    if (/<sitemapindex[\s>]/i.test(text)) queue.push(...found.slice(0, sitemapsRead));
    else for (const page of found) if (isSameSite(page, url)) pages.add(page);
  }
  return [...pages].slice(0, pagesKept);
}

function namedSitemaps(robots: string, url: string): string[] {
  return robots.split(/[\r\n]+/).flatMap((line) => {
    const named = /^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1];
    const address = named && URL.parse(named, url);
    return address ? [address.href] : [];
  });
}

function locations(xml: string, base: string): string[] {
  const found: string[] = [];
  for (const [, text = ''] of xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]*)/gi)) {
    const address = URL.parse(unescapeXml(text.trim()), base);
    if (address) found.push(address.href);
    if (found.length >= pagesKept) break;
  }
  return found;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole);
}
