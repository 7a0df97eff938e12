/** An icon as `simple-icons` lists it. */
export type Icon = {
  readonly title: string;
  readonly slug: string;
  readonly aliases?: { readonly aka?: readonly string[]; readonly old?: readonly string[] };
};

/** What of a service in the catalogue tells its logo. */
export type NamedService = {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly provider?: { readonly name: string };
  readonly domains?: readonly string[];
  readonly siteDomains?: readonly string[];
};

/** Brands whose signs stand for services that have none of their own. */
const brands: readonly (readonly [provider: RegExp, slug: string])[] = [
  [/^Google\b/, 'google'],
  [/^Meta\b/, 'meta'],
  [/^Cloudflare\b/, 'cloudflare'],
  [/^Automattic\b/, 'automattic'],
  [/^HubSpot\b/, 'hubspot'],
  [/^Yandex\b/, 'yandexcloud'],
  [/^TikTok\b/, 'tiktok'],
  [/^Pinterest\b/, 'pinterest'],
  [/^Shopify\b/, 'shopify'],
  [/^Stripe\b/, 'stripe'],
  [/^PayPal\b/, 'paypal'],
  [/^Klaviyo\b/, 'klaviyo'],
  [/^Zendesk\b/, 'zendesk'],
  [/^Snap\b/, 'snapchat'],
  [/^Reddit\b/, 'reddit'],
  [/^X Corp\b/, 'x'],
  [/^Spotify\b/, 'spotify'],
  [/^Vimeo\b/, 'vimeo'],
];

/** Icons of other brands that share a name with a service of the catalogue. */
const others = new Set(['ada', 'agora', 'arc', 'd3', 'fing', 'hermes', 'loop', 'mega', 'red', 'rich', 'sunrise']);

/**
 * The icon of a service: that of its whole name, else of its name without the words that say what it is, if the service is at
 * an address of that name, else of its provider. Undefined where nothing is certain.
 */
export function logoOf(service: NamedService, icons: readonly Icon[]): Icon | undefined {
  const byName = namesOf(icons);
  const hosts = [...(service.siteDomains ?? []), ...(service.domains ?? [])].map(secondLevel);
  const isAtHome = (icon: Icon) =>
    !others.has(icon.slug) &&
    (hosts.some((host) => host === icon.slug || host === plain(icon.title)) ||
      plain(service.provider?.name ?? '').startsWith(plain(icon.title)));
  for (const name of [service.name, ...(service.aliases ?? [])]) {
    const icon = byName.get(plain(name));
    if (icon && isAtHome(icon)) return icon;
  }
  const words = service.name.replace(/\(.*$/, '').trim().split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const icon = byName.get(plain(words.slice(0, count).join(' ')));
    if (icon && isAtHome(icon)) return icon;
  }
  const brand = brands.find(([provider]) => provider.test(service.provider?.name ?? ''));
  return brand && icons.find(({ slug }) => slug === brand[1]);
}

const known = new WeakMap<readonly Icon[], ReadonlyMap<string, Icon>>();

/** Icons by each of their names. */
function namesOf(icons: readonly Icon[]): ReadonlyMap<string, Icon> {
  const before = known.get(icons);
  if (before) return before;
  const names = new Map<string, Icon>();
  for (const icon of icons.toReversed()) {
    for (const name of [...(icon.aliases?.aka ?? []), ...(icon.aliases?.old ?? []), icon.slug, icon.title])
      names.set(plain(name), icon);
  }
  known.set(icons, names);
  return names;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\da-z]/g, '');
}

/** `example` of `cdn.example.com`. */
function secondLevel(host: string): string {
  return host.split('.').at(-2) ?? host;
}
