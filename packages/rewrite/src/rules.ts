export const purposes = ['necessary', 'functionality', 'experience', 'measurement', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** The contents of `/embed/cs/{siteId}.rules.json`. */
export type Rules = {
  /** The configuration's version, from 1. */
  readonly version: number;
  /**
   * By the mark of a tag that waits for them: a purpose, or several separated by spaces. Each host covers its subdomains;
   * `host/path` matches as a prefix. The longest matching entry wins.
   */
  readonly hosts: Readonly<Record<string, readonly string[]>>;
  /** Whether hosts that are not listed wait for marketing. `own` then lists the site's hosts. */
  readonly unknown?: boolean;
  /** Hosts of the site itself. A relative URL always belongs to the site. */
  readonly own?: readonly string[];
};

/** The purpose a URL waits for, or several separated by spaces; undefined if it does not wait. */
export function purposeOf(address: string, { hosts, unknown = false, own = [] }: Rules): string | undefined {
  const url = parsed(address);
  if (!url) return undefined;
  let mark = unknown ? 'marketing' : 'necessary';
  let longest = 0;
  const { necessary = [], ...others } = hosts;
  for (const [one, entries] of Object.entries({ necessary: [...necessary, ...own], ...others }))
    for (const entry of entries) {
      const [host = ''] = entry.split('/', 1);
      const covers = `.${url.hostname}`.endsWith(`.${host}`) && url.pathname.startsWith(entry.slice(host.length));
      if (covers && entry.length >= longest) [mark, longest] = [one, entry.length];
    }
  return mark === 'necessary' ? undefined : mark;
}

/** The URL; undefined if it stays on the site: a path, or not a URL at all. */
function parsed(address: string): URL | undefined {
  try {
    const url = new URL(address, 'https://site.invalid');
    return /^https?:$/.test(url.protocol) && url.hostname !== 'site.invalid' ? url : undefined;
  } catch {
    return undefined;
  }
}
