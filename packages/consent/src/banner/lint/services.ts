import { categoryOf, isPurpose, seconds, type Category } from '@app/catalogue';
import { purposesIn } from '../../purposes.ts';
import type { BannerConfiguration } from '../configuration.ts';
import { covers } from '../hosts.ts';
import {
  askedOf,
  partsOf,
  placedServices,
  purposesAsked,
  usualPurpose,
  type PlacedService,
  type SiteFacts,
} from '../site.ts';
import { finding, type Finding } from './rules.ts';

/** Checks which services are asked about, and how (RULES B1, B18 to B20). */
export function lintServices(configuration: BannerConfiguration, site: SiteFacts): readonly Finding[] {
  const placed = placedServices(configuration, site.services);
  const parts = placed.flatMap(partsOf);
  const asked = purposesIn(purposesAsked(askedOf(configuration, site), configuration));
  return [
    ...placed.flatMap((service) => lintNecessary(service, configuration)),
    ...placed
      .filter((service) => service.category === undefined && !isSet(service, configuration))
      .map((service) => finding('banner.purpose-unknown', pathOf(service), { service: service.name })),
    ...(asked.length > 1 ? [] : [finding('banner.nothing-asked', 'services')]),
    ...lintLifetimes(parts),
    ...placed
      .filter((service) => sharingRuns(service, configuration))
      .map((service) => finding('banner.sharing-runs', pathOf(service), { service: service.name })),
    ...lintAllowed(parts, configuration),
    ...lintExempted(parts, configuration),
  ];
}

function lintNecessary(service: PlacedService, configuration: BannerConfiguration): readonly Finding[] {
  const usual = usualPurpose(service);
  if (service.purpose !== 'necessary') return [];
  const declared = usual !== 'necessary' || isSet(service, configuration);
  const values = { service: service.name };
  const reason = !declared || service.reason?.trim() ? [] : [finding('banner.reason', pathOf(service), values)];
  // The purposes count as well: the documents may declare analytics necessary, too.
  const serves = [usual, categoryOf(service.use.filter(isPurpose))].some(measuresOrAdvertises);
  if (!serves || configuration.confirmations.necessary?.trim()) return reason;
  return [...reason, finding('banner.necessary', pathOf(service), values)];
}

function measuresOrAdvertises(category: Category | undefined): boolean {
  return category === 'measurement' || category === 'marketing';
}

/** Necessary trackers that stay longer than a function that the visitor requested can need. */
function lintLifetimes(parts: readonly PlacedService[]): readonly Finding[] {
  return parts
    .filter(({ purpose }) => purpose === 'necessary')
    .flatMap((part) => {
      const names = part.trackers.filter(staysLong).map(({ name }) => name);
      const values = { service: part.name, tracker: names.join(', ') };
      return names.length > 0 ? [finding('banner.necessary-lifetime', pathOf(part), values)] : [];
    });
}

/** Whether a service sells or shares data and no host of it is known that the banner could block for those who opt out. */
function sharingRuns({ shares, selfHosted, hosts }: PlacedService, { blocking }: BannerConfiguration): boolean {
  if (!shares || selfHosted) return false;
  const blocked = blocking.automatic && (hosts.length > 0 || blocking.unknown);
  return !blocked || hosts.some((host) => blocking.allowed.some((one) => covers(one, host)));
}

function lintAllowed(placed: readonly PlacedService[], { blocking }: BannerConfiguration): readonly Finding[] {
  return blocking.allowed.flatMap((host, at) => {
    const service = placed.find(
      ({ purpose, hosts }) => purpose !== 'necessary' && hosts.some((one) => covers(host, one)),
    );
    return service
      ? [finding('banner.allowed-tracker', `blocking.allowed.${at}`, { host, service: service.name })]
      : [];
  });
}

/** Uses that measure only the owner's own audience. */
const ownMeasurement = ['analytics', 'audience-measurement', 'performance-monitoring', 'ab-testing'];
/** Thirteen months in seconds, the longest lifetime of a tracker without consent. CNIL, decision of 4 July 2025. */
const longest = 13 * 31 * 86_400;

function lintExempted(placed: readonly PlacedService[], { exemptions }: BannerConfiguration): readonly Finding[] {
  if (exemptions.length === 0) return [];
  const exempted = placed.filter(({ purpose }) => purpose === 'measurement');
  const others = exempted.filter(({ use }) => use.length === 0 || use.some((each) => !ownMeasurement.includes(each)));
  const tooLong = exemptions.includes('fr') ? exempted.flatMap(longLived) : [];
  return [
    ...others.map((service) => finding('banner.exemption-service', pathOf(service), { service: service.name })),
    ...tooLong,
  ];
}

function longLived(service: PlacedService): readonly Finding[] {
  return service.trackers
    .filter(staysLong)
    .map(({ name }) => finding('banner.exemption-lifetime', pathOf(service), { service: service.name, tracker: name }));
}

function staysLong({ lifetime }: PlacedService['trackers'][number]): boolean {
  return lifetime?.kind === 'indefinite' || (lifetime?.kind === 'period' && seconds(lifetime.period) > longest);
}

function isSet({ id }: PlacedService, { services }: BannerConfiguration): boolean {
  return services.some((setting) => setting.id === id);
}

function pathOf({ id }: PlacedService): string {
  return `services.${id}`;
}
