export const purposes = ['necessary', 'functionality', 'experience', 'measurement', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** What `/embed/cs/{siteId}.rules.json` says. */
export type Rules = {
  /** Of the configuration, from 1. */
  readonly version: number;
  /** Each host covers its subdomains; `host/path` what begins with it. The longest entry decides. */
  readonly hosts: { readonly [P in Purpose]?: readonly string[] };
  /** Hosts that nobody named wait for marketing. Then `own` says what is the site's. */
  readonly unknown?: boolean;
  /** Hosts of the site itself. A relative address always is the site's. */
  readonly own?: readonly string[];
};

/** The purpose that an address waits for; undefined: it does not wait. */
export function purposeOf(address: string, { hosts, unknown = false, own = [] }: Rules): Purpose | undefined {
  const url = parsed(address);
  if (!url) return undefined;
  let purpose: Purpose = unknown ? 'marketing' : 'necessary';
  let longest = 0;
  for (const one of purposes)
    for (const entry of one === 'necessary' ? [...(hosts.necessary ?? []), ...own] : (hosts[one] ?? [])) {
      const [host = ''] = entry.split('/', 1);
      const covers = `.${url.hostname}`.endsWith(`.${host}`) && url.pathname.startsWith(entry.slice(host.length));
      if (covers && entry.length >= longest) [purpose, longest] = [one, entry.length];
    }
  return purpose === 'necessary' ? undefined : purpose;
}

/** Undefined for what stays on the site: a path, or no address at all. */
function parsed(address: string): URL | undefined {
  try {
    const url = new URL(address, 'https://site.invalid');
    return /^https?:$/.test(url.protocol) && url.hostname !== 'site.invalid' ? url : undefined;
  } catch {
    return undefined;
  }
}
