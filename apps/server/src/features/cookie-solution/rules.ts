import type { BannerConfiguration, CompiledLayer } from '@app/consent';
import { purposes } from '@app/consent';
import { whatChanged } from '@app/consent/banner/changes.ts';
import type { BannerChange } from '@app/contract';

/** What a version showed, as far as the next is compared with it. */
export type Shown = {
  readonly configuration: BannerConfiguration;
  /** Of its first language. */
  readonly layer: CompiledLayer | undefined;
};

/** What a version changed, for who looks through them. Every version changes something. */
export function changesBetween(
  before: Shown | undefined,
  { since, ...after }: Shown & { readonly since: readonly number[] },
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

/** When what is kept of a site that is gone is not needed any more: choices hold two years at the most, and claims end five later. */
export function keptUntil(gone: Date): Date {
  const end = new Date(gone);
  end.setUTCFullYear(end.getUTCFullYear() + 7);
  return end;
}

/** The widths of window a version is pictured at. */
export const pictureWidths: readonly number[] = [390, 1280];
