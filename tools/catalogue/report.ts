import type { Service } from '@app/catalogue';

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
  { name: 'trackers', has: ({ trackers }) => trackers.length > 0 },
  { name: 'trackers, all with a lifetime', has: hasLifetimes },
  { name: 'TCF vendor', has: ({ tcfVendors }) => tcfVendors.length > 0 },
  { name: 'Google ad technology provider', has: ({ googleAtp }) => googleAtp.length > 0 },
  { name: 'link: privacy', has: ({ links }) => links.privacy !== undefined },
  { name: 'link: opt-out', has: ({ links }) => links.optOut !== undefined },
  { name: 'occurrences', has: ({ occurrences }) => occurrences !== undefined },
  { name: 'unconfirmed facts of an editor', has: ({ unconfirmed }) => unconfirmed.length > 0 },
];

/** How many services have each fact, as the lines of a table. */
export function coverage(services: readonly Service[]): readonly string[] {
  const width = Math.max(...fields.map(({ name }) => name.length));
  const lines = fields.map(({ name, has }) => {
    const count = services.filter(has).length;
    const share = services.length === 0 ? 0 : Math.round((100 * count) / services.length);
    return `${name.padEnd(width)}  ${String(count).padStart(5)}  ${String(share).padStart(3)} %`;
  });
  return [`${'services'.padEnd(width)}  ${String(services.length).padStart(5)}`, ...lines];
}

function hasLifetimes({ trackers }: Service): boolean {
  return trackers.length > 0 && trackers.every(({ lifetime }) => lifetime !== undefined);
}
