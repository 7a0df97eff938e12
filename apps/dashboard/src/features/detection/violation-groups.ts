import type { Violation } from '@app/contract';

export type ViolationGroup = {
  /** The catalogue's service id; undefined for an unknown party. */
  readonly service: string | undefined;
  readonly site: string;
  readonly counts: Readonly<Record<Violation['kind'], number>>;
  readonly pages: readonly (readonly [page: string, violations: readonly Violation[]])[];
};

/** The violations of one phase, grouped by party: the most active first, unknown ones last. */
export function groupsOf(violations: readonly Violation[], phase: Violation['phase']): readonly ViolationGroup[] {
  const ofPhase = violations.filter((violation) => violation.phase === phase);
  const byWho = Map.groupBy(ofPhase, ({ service, site }) => service ?? `unknown ${site}`);
  return [...byWho.values()]
    .map((all) => ({
      service: all[0]?.service,
      site: all[0]?.site ?? '',
      counts: {
        request: countOf(all, 'request'),
        cookie: countOf(all, 'cookie'),
        storage: countOf(all, 'storage'),
      },
      pages: [...Map.groupBy(all, ({ page }) => page)],
      total: all.length,
    }))
    .toSorted((a, b) => Number(a.service === undefined) - Number(b.service === undefined) || b.total - a.total)
    .map(({ total: _, ...group }) => group);
}

/** The number of distinct violations: the same cookie on ten pages is one cookie. */
function countOf(violations: readonly Violation[], kind: Violation['kind']): number {
  return new Set(violations.filter((one) => one.kind === kind).map(({ what, site }) => `${what} ${site}`)).size;
}
