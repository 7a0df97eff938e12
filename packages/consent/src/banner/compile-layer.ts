import { fill, type Locale } from '@app/texts';
import { cookieName, stringsName } from '../choice.ts';
import { purposes, purposesIn } from '../purposes.ts';
import type { CompiledLayer, CompiledMedia, CompiledPurpose, CompiledRegime, CompiledService } from './compiled.ts';
import type { BannerConfiguration } from './configuration.ts';
import { markOf, sharingMarks } from './hosts.ts';
import {
  askedOf,
  partsOf,
  placedServices,
  purposesAsked,
  waitsFor,
  type PlacedService,
  type SiteFacts,
} from './site.ts';
import { lifetimeName, monthsName, useName, type BannerWords } from './words.ts';

export type LayerInput = {
  /** Public id of the site. */
  readonly siteId: string;
  readonly configuration: BannerConfiguration;
  readonly site: SiteFacts;
  readonly locale: Locale;
  /** Words in `locale`. */
  readonly words: BannerWords;
};

/** Compiles the content of the second layer: every purpose that is asked, with its services and their trackers. RULES B10. */
export function compileLayer(input: LayerInput, regimes: readonly Pick<CompiledRegime, 'months'>[]): CompiledLayer {
  const { configuration, site, words } = input;
  const { own: _, ownShared: __, ...usual } = words.banner.layer;
  const shown = { ...usual, save: configuration.texts[input.locale]?.save ?? usual.save };
  const placed = placedServices(configuration, site.services).flatMap(partsOf);
  const asked = purposesIn(purposesAsked(askedOf(configuration, site), configuration));
  return {
    // The closing link is labeled with the document it opens.
    words: site.policyKind === 'privacy_policy' ? { ...shown, policy: shown.privacy } : shown,
    own: Object.fromEntries(regimes.map(({ months }) => [months, ownWords(input, months)])),
    purposes: asked.map((purpose): CompiledPurpose => ({
      bit: purposes.indexOf(purpose),
      name: words.services.categories[purpose],
      text: words.banner.purposes[purpose],
      services: placed.filter((each) => waitsFor(each, purpose)).map((each) => compileService(each, input)),
    })),
    ...trackersToDelete(placed),
  };
}

/** The text about the banner's own cookie: its name, its lifetime and the domains it covers (RULES T23). */
function ownWords({ configuration, siteId, words, locale }: LayerInput, months: number): string {
  const { own, ownShared } = words.banner.layer;
  const stored = [cookieName(siteId), ...(configuration.tcf.on ? [stringsName(siteId)] : [])].join(', ');
  const values = { cookie: stored, period: monthsName(locale, months, words) };
  const { cookieDomain } = configuration;
  return cookieDomain ? fill(ownShared, { ...values, domain: cookieDomain }) : fill(own, values);
}

function compileService(service: PlacedService, { words, locale }: LayerInput): CompiledService {
  const { name, provider, selfHosted, use, ownUse, privacyUrl, trackers } = service;
  return {
    name,
    ...(provider && !selfHosted && { provider }),
    use: useName(use, ownUse, words),
    ...(privacyUrl && { privacy: privacyUrl }),
    trackers: trackers
      .filter((tracker) => tracker.name !== '*')
      .map(
        (tracker) =>
          [
            tracker.name,
            words.storages[tracker.storage ?? 'cookie'],
            lifetimeName(locale, tracker.lifetime, words),
          ] as const,
      ),
  };
}

/**
 * First-party trackers to delete after a refusal (RULES B12). Leaves out trackers that a necessary service also sets,
 * and a name that is only `*`, which would delete the page's own cookies.
 */
function trackersToDelete(placed: readonly PlacedService[]): Pick<CompiledLayer, 'trackers' | 'shared'> {
  const marks = placed.map((service) => ({ ...service, mark: markOf(service) }));
  const namesOf = (mark: string) =>
    marks
      .filter((service) => service.mark === mark)
      .flatMap(({ trackers }) => trackers)
      .filter(({ party, storage, name }) => party === 'first' && storage !== 'app' && /[^*]/.test(name))
      .map(({ name }) => name);
  const kept = new Set(namesOf('0'));
  const deleted = (mark: string) => [...new Set(namesOf(mark))].filter((name) => !kept.has(name)).sort();
  const shared = sharingMarks.map((mark) => [mark, deleted(mark)] as const).filter(([, names]) => names.length > 0);
  return {
    trackers: purposes.map((_, bit) => (bit === 0 ? [] : deleted(`${bit}`))),
    ...(shared.length > 0 && { shared: Object.fromEntries(shared) }),
  };
}

/** Compiles the words of placeholders and the table from host to service. */
export function compileMedia({ configuration, site, words }: LayerInput): CompiledMedia {
  const placed = placedServices(configuration, site.services).flatMap(partsOf);
  return {
    words: words.banner.media,
    purposes: purposes.map((purpose) => words.services.categories[purpose]),
    services: Object.fromEntries(
      placed
        .filter(({ purpose }) => purpose !== 'necessary')
        .flatMap(({ hosts, name, catalogueId }) =>
          hosts.map((host) => [host, catalogueId ? withoutRemark(name) : name] as const),
        ),
    ),
  };
}

/** A placeholder shows what it is of, so `YouTube (embedded player)` of the catalogue is YouTube there. */
function withoutRemark(name: string): string {
  const bracket = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  return bracket > 0 ? name.slice(0, bracket) : name;
}
