import { tiers, type Service } from '@app/catalogue';
import { useOf } from '@app/catalogue/search.ts';

type Field = { readonly name: string; readonly has: (service: Service) => boolean };

const fields: readonly Field[] = [
  { name: 'provider', has: ({ provider }) => provider !== undefined },
  { name: 'provider: country', has: ({ provider }) => provider?.country !== undefined },
  { name: 'provider: company in the EEA', has: ({ provider }) => provider?.eeaEntity !== undefined },
  { name: 'provider: address', has: ({ provider }) => provider?.address !== undefined },
  { name: 'provider: Data Privacy Framework', has: ({ provider }) => provider?.privacyFramework !== undefined },
  { name: 'purposes', has: ({ purposes }) => purposes.length > 0 },
  { name: 'data types, declared or known', has: ({ dataTypes }) => dataTypes !== undefined },
  { name: 'processing places', has: ({ places }) => places !== undefined },
  { name: 'domains', has: ({ domains }) => domains.length > 0 },
  { name: 'patterns to detect it', has: ({ detect }) => Object.values(detect).some((each) => each.length > 0) },
  { name: 'trackers, or that there are none', has: knowsTrackers },
  { name: 'trackers, all with a lifetime', has: hasLifetimes },
  { name: 'TCF vendor', has: ({ tcfVendors }) => tcfVendors.length > 0 },
  { name: 'Google ad technology provider', has: ({ googleAtp }) => googleAtp.length > 0 },
  { name: 'link: privacy', has: ({ links }) => links.privacy !== undefined },
  { name: 'link: opt-out', has: ({ links }) => links.optOut !== undefined },
  { name: 'occurrences', has: ({ occurrences }) => occurrences !== undefined },
  { name: 'with unconfirmed facts of an editor', has: ({ unconfirmed }) => unconfirmed.length > 0 },
  { name: 'with facts read on a page', has: ({ pages }) => Object.keys(pages).length > 0 },
];

/** The number of services that have each fact, as table rows: of all, of those offered by default and of the 500 most used. */
export function report(services: readonly Service[]): readonly string[] {
  const offered = services.filter(({ tier }) => tier !== 'listed');
  const facts = (count: (service: Service) => number) => services.reduce((sum, service) => sum + count(service), 0);
  return [
    ...coverage('all services', services),
    '',
    ...coverage('offered by default', offered),
    '',
    ...coverage('the 500 most used', mostUsed(services, 500)),
    '',
    `facts of editors, unconfirmed: ${facts(({ unconfirmed }) => unconfirmed.length)}`,
    `facts read on a page: ${facts(({ pages }) => Object.keys(pages).length)}`,
  ];
}

/** The most used services, with those described manually first. */
export function mostUsed(services: readonly Service[], count: number): readonly Service[] {
  const rank = (service: Service) => [tiers.indexOf(service.tier), -useOf(service)] as const;
  const active = services.filter(({ status }) => status !== 'retired');
  return active
    .toSorted((a, b) => {
      const [left, right] = [rank(a), rank(b)];
      return left[0] - right[0] || left[1] - right[1];
    })
    .slice(0, count);
}

function coverage(title: string, services: readonly Service[]): readonly string[] {
  const width = Math.max(...fields.map(({ name }) => name.length));
  const lines = fields.map(({ name, has }) => {
    const count = services.filter(has).length;
    const share = services.length === 0 ? 0 : Math.round((100 * count) / services.length);
    return `${name.padEnd(width)}  ${String(count).padStart(5)}  ${String(share).padStart(3)} %`;
  });
  return [`${title.padEnd(width)}  ${String(services.length).padStart(5)}`, ...lines];
}

function knowsTrackers({ trackers, provenance }: Service): boolean {
  return trackers.length > 0 || provenance['trackers'] !== undefined;
}

function hasLifetimes({ trackers }: Service): boolean {
  return trackers.length > 0 && trackers.every(({ lifetime }) => lifetime !== undefined);
}
