import { placedServices, purposes, staleIn, type BannerConfiguration, type CompiledBanner } from '@app/consent';
import { canonical, whatChanged } from '@app/consent/banner/changes.ts';
import type { BannerChange } from '@app/contract';
import type { StoredFacts } from './facts.ts';

/** The parts of a version that the next one is compared with. Facts are null if they were not stored yet. */
export type ComparedBanner = { readonly configuration: BannerConfiguration; readonly facts: StoredFacts | null };

/** Changes from the published version to one published now; none if visitors would notice nothing. */
export function changesBetween(
  before: ComparedBanner & { readonly number: number },
  after: ComparedBanner & Pick<CompiledBanner, 'since'>,
): readonly BannerChange[] {
  const settings = whatChanged(before.configuration, after.configuration).map(({ path }): BannerChange => ({
    kind: 'setting',
    what: path,
  }));
  const stale = staleIn({ version: before.number }, after);
  const asked = purposes
    .filter((_, bit) => bit > 0 && ((stale >> bit) & 1) === 1)
    .map((what): BannerChange => ({ kind: 'asked-again', what }));
  return [...settings, ...changedFacts(before, after), ...asked];
}

function changedFacts(before: ComparedBanner, after: ComparedBanner): BannerChange[] {
  const [old, now] = [before.facts, after.facts];
  if (!old || !now) return [];
  const services = changedServices(servicesById(before, old), servicesById(after, now));
  const owner = old.owner === now.owner ? [] : [{ kind: 'owner', what: now.owner ?? '' } as const];
  const policy = old.policyUrl === now.policyUrl ? [] : [{ kind: 'policy', what: now.policyUrl ?? '' } as const];
  return [...services, ...owner, ...policy];
}

type Compared = {
  readonly name: string;
  readonly purpose: string;
  readonly trackers: string;
  readonly rest: string;
  /** What the owner says of it, in documents and banner: if that is the same, the catalogue changed. */
  readonly stated: string | undefined;
};

function changedServices(
  old: ReadonlyMap<string, Compared>,
  now: ReadonlyMap<string, Compared>,
): readonly BannerChange[] {
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id): readonly BannerChange[] => {
    const [one, other] = [old.get(id), now.get(id)];
    if (!one || !other) return [{ kind: one ? 'service-removed' : 'service-added', what: (one ?? other)?.name ?? '' }];
    const byCatalogue = one.stated !== undefined && one.stated === other.stated;
    const changed = (kind: BannerChange['kind']): readonly BannerChange[] => [{ kind, what: other.name }];
    if (one.purpose !== other.purpose) return changed(byCatalogue ? 'catalogue-purpose' : 'service-purpose');
    if (byCatalogue && one.trackers !== other.trackers) return changed('catalogue-trackers');
    return one.rest === other.rest ? [] : changed(byCatalogue ? 'catalogue-facts' : 'service-facts');
  });
}

/** By catalogue id: a service that is removed and added again is the same. */
function servicesById({ configuration }: ComparedBanner, facts: StoredFacts): ReadonlyMap<string, Compared> {
  const { services } = facts;
  const placed = placedServices(
    configuration,
    services.map(({ ownUse: _, stated: __, ...service }) => service),
  );
  return new Map(
    placed.map(({ id, catalogueId, name, purpose, ...rest }, at) => {
      const stated = services[at]?.stated;
      const setting = configuration.services.find((service) => service.id === id);
      return [
        catalogueId ?? id,
        {
          name,
          purpose,
          trackers: canonical(rest.trackers),
          rest: canonical([name, rest, services[at]?.ownUse]),
          stated: stated && canonical([stated, setting]),
        },
      ];
    }),
  );
}

/**
 * When the data of a deleted site is no longer needed: choices are valid for at most two years, and claims expire five
 * years later.
 */
export function keptUntil(gone: Date): Date {
  const end = new Date(gone);
  end.setUTCFullYear(end.getUTCFullYear() + 7);
  return end;
}

/** Widths of the windows in which pictures of a version are taken. */
export const pictureWidths: readonly number[] = [390, 1280];
