import { isCountryCode } from './countries.ts';
import { seconds, type Lifetime } from './lifetimes.ts';
import { categoryOf } from './purposes.ts';
import type { Service } from './service.ts';

export type Complaint = { readonly service: string; readonly about: string; readonly complaint: string };

/** Complaints about valid services: facts that contradict each other, are impossible, or have no source. */
export function checkServices(services: readonly Service[]): readonly Complaint[] {
  return [...services.flatMap(checkService), ...sharedDomains(services)];
}

export function checkService(service: Service): readonly Complaint[] {
  const complaints: Complaint[] = [];
  const complain = (about: string, complaint: string) => complaints.push({ service: service.id, about, complaint });
  const { provider, purposes, category, domains, links, places } = service;

  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(service.id)) complain('id', 'is no slug');
  if (service.necessary && category !== 'necessary') complain('necessary', `is stated of ${category ?? 'nothing'}`);
  for (const { name, ...use } of [...service.trackers, ...service.otherTrackers]) {
    const placed = categoryOf(use.purposes ?? purposes, use.necessary);
    if (use.necessary && placed !== 'necessary')
      complain('trackers', `${name} is stated as necessary, but is ${placed ?? ''}`);
  }
  for (const { hosts, ...use } of service.hostUses) {
    const placed = categoryOf(use.purposes ?? purposes, use.necessary);
    if (hosts.length === 0) complain('hostUses', 'name no host');
    if (use.necessary && placed !== 'necessary')
      complain('hostUses', `${hosts.join(' ')} is stated as necessary, but is ${placed ?? ''}`);
  }
  if (new Set(purposes).size < purposes.length) complain('purposes', 'repeat');
  if (service.tier === 'curated' && purposes.length === 0) complain('purposes', 'are missing');
  const entities = Object.values(provider?.entities ?? {});
  for (const country of [
    provider?.country,
    provider?.eeaCountry,
    ...entities.flatMap(({ country, places: of = [] }) => [country, ...of]),
    ...(places ?? []),
  ]) {
    if (country !== undefined && !isCountryCode(country)) complain('provider', `${country} is no country`);
  }
  if (provider?.eeaEntity && !provider.eeaCountry) complain('provider.eeaEntity', 'is in no country');
  for (const { name, country } of entities) if (!country) complain('provider.entities', `${name} is in no country`);
  const adSettings = links.adSettings !== undefined && !purposes.some((purpose) => advertises.has(purpose));
  if (adSettings) complain('links.adSettings', 'are of no use for a service without advertising');
  if (links.optOut && adSettingsPage.test(links.optOut)) complain('links.optOut', 'leads to settings of advertising');

  for (const domain of [...domains, ...service.siteDomains]) {
    if (!isHost(domain)) complain('domains', `${domain} is no host`);
  }
  for (const [kind, link] of Object.entries(links)) {
    if (!/^https?:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/.test(link))
      complain(`links.${kind}`, `${link} is no address`);
  }
  for (const { name, lifetime } of [...service.trackers, ...service.otherTrackers]) {
    if (lifetime && !isPossible(lifetime)) complain('trackers', `${name} cannot last so long`);
  }
  for (const pattern of service.detect.urls) {
    if (!/^[a-z0-9*][a-z0-9*.-]*\.[a-z*]{2,}(?:[/?]\S*)?$/i.test(pattern))
      complain('detect.urls', `${pattern} is no host`);
  }
  for (const pattern of [...service.detect.urls, ...service.detect.paths, ...service.detect.inline]) {
    if (pattern.split('*').length > mostStars + 1) complain('detect', `${pattern} has too many stars`);
  }
  for (const expression of service.detect.expressions) {
    if (!isExpression(expression)) complain('detect.expressions', `${expression} is no regular expression`);
  }
  for (const field of factsOf(service)) {
    if (!service.provenance[field]?.length) complain(field, 'comes from nowhere');
  }
  for (const [field, from] of Object.entries(service.provenance)) {
    if (from.includes('page') && !service.pages[field]) complain(field, 'was read on a page that is not named');
  }
  return complaints;
}

// Purposes served by what a page of advertising settings decides about.
const advertises: ReadonlySet<string> = new Set(['advertising', 'remarketing', 'data-management', 'attribution']);

// Pages that set which advertisements are shown: they end no processing by a service.
const adSettingsPage =
  /adssettings\.google|\/ad-settings|\/ad_?preferences|\/adprefs|\/settings\/account\/personalization|retargeting-opt-out|\/settings\/privacy/;

// Each star adds another position where a long URL can be split.
const mostStars = 5;

function isExpression(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

const factLists = ['purposes', 'domains', 'hostUses', 'trackers', 'otherTrackers', 'tcfVendors', 'googleAtp'] as const;

/** The fields that state a fact about a service and therefore need a source. */
function factsOf(service: Service): readonly string[] {
  const lists = factLists.filter((field) => service[field].length > 0);
  const facts = (
    [
      'provider',
      'necessary',
      'dataTypes',
      'places',
      'retention',
      'requires',
      'forbids',
      'occurrences',
      'longestTrackerSeconds',
    ] as const
  ).filter((field) => service[field] !== undefined && !(field === 'provider' && isKnownInParts(service)));
  const links = Object.keys(service.links).map((kind) => `links.${kind}`);
  return [...lists, ...facts, ...links];
}

/** Whether editors set the provider field by field. */
function isKnownInParts({ provider, provenance }: Service): boolean {
  return provider !== undefined && provenance['provider.name'] !== undefined;
}

// A lifetime longer than a human life is a mistake, or an error in its source page.
const longestPossible = { amount: 100, unit: 'year' } as const;

function isPossible(lifetime: Lifetime): boolean {
  if (lifetime.kind !== 'period') return true;
  const { amount } = lifetime.period;
  return Number.isSafeInteger(amount) && amount > 0 && seconds(lifetime.period) <= seconds(longestPossible);
}

function isHost(domain: string): boolean {
  return domain.length <= 253 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain);
}

/** One domain identifies one service, unless a documented reason exists why it identifies two. */
function sharedDomains(services: readonly Service[]): readonly Complaint[] {
  const holders = new Map<string, Service[]>();
  for (const service of services) {
    for (const domain of service.domains) holders.set(domain, [...(holders.get(domain) ?? []), service]);
  }
  return [...holders].flatMap(([domain, sharing]) => {
    const [first, second] = sharing;
    const reasons = sharing.filter((service) => service.sharedDomains[domain]);
    if (!first || !second || reasons.length > 0) return [];
    return [{ service: second.id, about: 'domains', complaint: `${domain} is ${first.id}'s too, without a reason` }];
  });
}
