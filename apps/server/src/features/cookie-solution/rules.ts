import type { BannerConfiguration, CompiledLayer } from '@app/consent';
import { purposes } from '@app/consent';
import { whatChanged } from '@app/consent/banner/changes.ts';
import type { BannerChange } from '@app/contract';

/** The parts of a version that the next one is compared with. */
export type ShownBanner = {
  readonly configuration: BannerConfiguration;
  /** The second layer in its first language. */
  readonly layer: CompiledLayer | undefined;
};

/** Changes of a version for the history. Every version has at least one. */
export function changesBetween(
  before: ShownBanner | undefined,
  { since, ...after }: ShownBanner & { readonly since: readonly number[] },
  number: number,
  turn?: 'test-started' | 'test-stopped',
): readonly BannerChange[] {
  if (!before) return [{ kind: 'first', what: '' }];
  const settings = whatChanged(before.configuration, after.configuration).map(({ path }): BannerChange => ({
    kind: 'setting',
    what: path,
  }));
  const services = changedServices(before.layer, after.layer);
  const asked = purposes
    .filter((_, bit) => bit > 0 && since[bit] === number)
    .filter((_, bit) => after.layer?.purposes.some((purpose) => purpose.bit === bit))
    .map((what): BannerChange => ({ kind: 'asked-again', what }));
  const test = turn ? [{ kind: turn, what: '' } as const] : [];
  const all = [...test, ...settings, ...services, ...asked];
  return all.length > 0 ? all : [{ kind: 'words', what: '' }];
}

function changedServices(before: CompiledLayer | undefined, after: CompiledLayer | undefined): BannerChange[] {
  const [old, now] = [purposeByService(before), purposeByService(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((what): BannerChange[] => {
    if (!old.has(what)) return [{ kind: 'service-added', what }];
    if (!now.has(what)) return [{ kind: 'service-removed', what }];
    return old.get(what) === now.get(what) ? [] : [{ kind: 'service-purpose', what }];
  });
}

function purposeByService(layer: CompiledLayer | undefined): ReadonlyMap<string, number> {
  const all = layer?.purposes.flatMap(({ bit, services }) => services.map(({ name }) => [name, bit] as const));
  return new Map(all ?? []);
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
