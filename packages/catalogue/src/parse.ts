import { dataTypeIds } from './data-types.ts';
import { fieldsOf, type Fields, type Json } from './fields.ts';
import { given } from './given.ts';
import { readLifetime } from './lifetimes.ts';
import { groundIds } from './grounds.ts';
import { categories, categoryOf, purposeIds, type Category } from './purposes.ts';
import { providerOf } from './parse-provider.ts';
import { dutiesOf, retentionOf } from './parse-duties.ts';
import { forbiddenStatements, requiredStatements } from './choices.ts';
import { purposeBases, sources, statuses, tiers } from './service.ts';
import type { Detect, HostUse, Links, Service, Source, Tracker, Use } from './service.ts';

type Parsed =
  | { readonly ok: true; readonly service: Service }
  | { readonly ok: false; readonly complaints: readonly string[] };

/** Parses one service from the JSON of its line. Reports a misspelled field like an invalid one. */
export function parseService(json: Json): Parsed {
  const complaints: string[] = [];
  const complain = (complaint: string) => void complaints.push(complaint);
  const read = fieldsOf(json, complain);

  for (const key of read.keys()) if (!knownFields.has(key)) complain(`${key} is no field of a service`);
  const [id, name, tier] = [read.text('id'), read.text('name'), read.choice('tier', tiers)];
  const provider = read.part('provider');

  const service = {
    id: id ?? '',
    name: name ?? '',
    tier: tier ?? 'listed',
    aliases: read.texts('aliases'),
    status: read.choice('status', statuses) ?? 'active',
    purposes: read.choices('purposes', purposeIds),
    domains: read.texts('domains'),
    hostUses: read.parts('hostUses').map((each): HostUse => ({ hosts: each.texts('hosts'), ...useOf(each) })),
    sharedDomains: notesOf(read.part('sharedDomains')),
    siteDomains: read.texts('siteDomains'),
    detect: detectOf(read.part('detect')),
    trackers: trackersOf(read, 'trackers', complain),
    otherTrackers: trackersOf(read, 'otherTrackers', complain),
    tcfVendors: read.numbers('tcfVendors'),
    googleAtp: read.numbers('googleAtp'),
    links: linksOf(read.part('links')),
    popular: read.flag('popular') ?? false,
    selfHosted: read.flag('selfHosted') ?? false,
    provenance: provenanceOf(read.part('provenance')),
    pages: notesOf(read.part('pages')),
    unconfirmed: read.texts('unconfirmed'),
    ...given({
      provider: provider && providerOf(provider, complain),
      category: placed(
        read.choices('purposes', purposeIds),
        read.choice('necessary', groundIds),
        read.choice('category', categories),
      ),
      necessary: read.choice('necessary', groundIds),
      purposeBasis: read.choice('purposeBasis', purposeBases),
      dataTypes: json['dataTypes'] === undefined ? undefined : read.choices('dataTypes', dataTypeIds),
      places: json['places'] === undefined ? undefined : read.texts('places'),
      longestTrackerSeconds: read.number('longestTrackerSeconds'),
      occurrences: read.number('occurrences'),
      retention: retentionOf(read.part('retention'), complain),
      requires: dutiesOf(read, 'requires', requiredStatements, complain),
      forbids: dutiesOf(read, 'forbids', forbiddenStatements, complain),
    }),
  };

  if (!id) complain('id is missing');
  if (!name) complain('name is missing');
  if (!tier) complain('tier is missing');
  return complaints.length > 0 ? { ok: false, complaints } : { ok: true, service };
}

/**
 * The same for JSON that was validated before it was shipped: validates nothing again and only fills in omitted fields. This
 * takes a fraction of the time, which counts at every server start.
 */
export function trustedService(json: Json): Service {
  // `parseService` validated it before the file was shipped: a test compares the two.
  const { detect, trackers, otherTrackers, category: stated, ...rest } = json as ServiceRow;
  const category = placed(rest.purposes ?? [], rest.necessary, stated);
  return {
    ...blank,
    ...rest,
    ...(category && { category }),
    detect: detect ? { ...undetected, ...detect } : undetected,
    trackers: trackers?.map(trustedTracker) ?? [],
    otherTrackers: otherTrackers?.map(trustedTracker) ?? [],
  };
}

/** The category of a service. A line states one only if its purposes are unknown, and cannot state that it is necessary. */
function placed(purposes: Service['purposes'], necessary: Service['necessary'], stated: Category | undefined) {
  return categoryOf(purposes, necessary) ?? (stated === 'necessary' ? 'functionality' : stated);
}

type WrittenTracker = Pick<Tracker, 'name' | 'party' | 'source' | 'purposes' | 'necessary'> & {
  readonly storage?: Tracker['storage'];
  readonly hosts?: readonly string[];
  readonly lifetime?: string;
};
type ServiceRow = Pick<Service, 'id' | 'name' | 'tier' | 'necessary'> & {
  readonly purposes?: Service['purposes'];
  readonly category?: Category;
  readonly detect?: Partial<Detect>;
  readonly trackers?: readonly WrittenTracker[];
  readonly otherTrackers?: readonly WrittenTracker[];
};

function trustedTracker({ lifetime: written, ...tracker }: WrittenTracker): Tracker {
  const lifetime = written === undefined ? undefined : readLifetime(written);
  return { storage: 'cookie', ...tracker, ...(lifetime && { lifetime }) };
}

const blank = {
  aliases: [],
  status: 'active',
  purposes: [],
  domains: [],
  hostUses: [],
  sharedDomains: {},
  siteDomains: [],
  tcfVendors: [],
  googleAtp: [],
  links: {},
  popular: false,
  selfHosted: false,
  provenance: {},
  pages: {},
  unconfirmed: [],
} as const;

const knownFields = new Set(
  `id name aliases tier status provider category purposes necessary purposeBasis dataTypes places domains hostUses sharedDomains
  siteDomains detect trackers otherTrackers longestTrackerSeconds tcfVendors googleAtp links retention requires forbids occurrences popular selfHosted provenance
  pages unconfirmed`.split(/\s+/),
);

function trackersOf(read: Fields, key: string, complain: (complaint: string) => void): readonly Tracker[] {
  return read.parts(key).map((each) => {
    const [name, written] = [each.text('name'), each.text('lifetime')];
    const lifetime = written === undefined ? undefined : readLifetime(written);
    if (!name) complain(`${key}: a tracker without a name`);
    if (written !== undefined && !lifetime) complain(`${key}: ${name ?? ''} cannot last "${written}"`);
    const source = each.choice('source', sources);
    if (!source) complain(`${key}: ${name ?? ''} says no source`);
    return {
      name: name ?? '',
      storage: each.choice('storage', ['cookie', 'local', 'app']) ?? 'cookie',
      party: each.choice('party', ['first', 'third']) ?? 'third',
      source: source ?? 'curated',
      ...useOf(each),
      ...given({ lifetime, hosts: each.keys().includes('hosts') ? each.texts('hosts') : undefined }),
    };
  });
}

function useOf(read: Fields): Use {
  const purposes = read.choices('purposes', purposeIds);
  return { ...(purposes.length > 0 && { purposes }), ...given({ necessary: read.choice('necessary', groundIds) }) };
}

function detectOf(read: Fields | undefined): Detect {
  if (!read) return undetected;
  return {
    urls: read.texts('urls'),
    paths: read.texts('paths'),
    globals: read.texts('globals'),
    elements: read.texts('elements'),
    inline: read.texts('inline'),
    expressions: read.texts('expressions'),
    meta: read.texts('meta'),
  };
}

const undetected: Detect = { urls: [], paths: [], globals: [], elements: [], inline: [], expressions: [], meta: [] };

function linksOf(read: Fields | undefined): Links {
  const kinds = ['privacy', 'optOut', 'adSettings', 'contract', 'homepage'] as const;
  return given(Object.fromEntries(kinds.map((kind) => [kind, read?.text(kind)])));
}

function notesOf(read: Fields | undefined): Record<string, string> {
  const notes: Record<string, string> = {};
  for (const key of read?.keys() ?? []) notes[key] = read?.text(key) ?? '';
  return notes;
}

function provenanceOf(read: Fields | undefined): Record<string, readonly Source[]> {
  const provenance: Record<string, readonly Source[]> = {};
  for (const key of read?.keys() ?? []) provenance[key] = read?.choices(key, sources) ?? [];
  return provenance;
}
