import type { PreferenceDimension, PreferenceStatistics } from '@app/contract';
import { regimeIds } from '@app/consent';
import { countedRange, floorTo } from '#platform/database/monthly.ts';
import type { Context } from '#platform/http/context.ts';
import { choiceCountsOf, optInOf, purposeCountsOf, sumOf, typicalWait, type CountedRow } from './counts.ts';
import { findUncountedSince } from './rollup-queries.ts';
import { deviceAt } from './rules.ts';
import { checkSite, type TimeRange } from './service.ts';
import { listCounts, listCountsByValue, type CountedRange } from './statistics-queries.ts';
import { listUnanswered, listUnansweredByValue } from './unanswered-queries.ts';
import { variantResults } from './variants.ts';

type Step = PreferenceStatistics['step'];
type AskedStatistics = TimeRange & { readonly step: Step; readonly dimension?: PreferenceDimension | undefined };

/** Maximum number of values of a dimension in a response. */
const mostValues = 300;
const longAgo = new Date(Date.UTC(2020, 0, 1));

/** Statistics of a site's choices. @throws Problem `site.not-found` */
export async function readStatistics(
  { services, actor: { accountId } }: Context,
  siteId: string,
  { from, to, step, dimension }: AskedStatistics,
): Promise<PreferenceStatistics> {
  const range = rangeOf(services.now(), step, { from, to });
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const rows = await listCounts(tx, accountId, siteId, range);
    const values = dimension ? await listCountsByValue(tx, accountId, siteId, dimension, range, mostValues) : [];
    // They are counted by day.
    const isCounted = step !== 'hour';
    const unanswered = isCounted ? await listUnanswered(tx, accountId, siteId, range) : [];
    const known = values.map(({ value }) => value);
    const unansweredBy =
      dimension && isCounted
        ? await listUnansweredByValue(tx, accountId, siteId, { ...range, dimension, known, limit: mostValues })
        : [];
    const before = from === undefined ? undefined : await listCounts(tx, accountId, siteId, rangeBefore(range));
    const total = sumOf(rows);
    return {
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      step,
      countedUntil: ((await findUncountedSince(tx, accountId, siteId)) ?? services.now()).toISOString(),
      totals: choiceCountsOf(total),
      optIn: optInOf(total),
      previous: before ? optInOf(sumOf(before)) : null,
      unanswered: isCounted ? sumOfCounts(unanswered) : null,
      purposes: purposeCountsOf(total),
      waited: typicalWait(total),
      series: seriesOf(step, rows, unanswered),
      values: valuesOf(dimension, values, unansweredBy),
    };
  });
}

/** Results of the variants of one version's A/B test. @throws Problem `site.not-found` */
export async function readVariants(
  { services, actor: { accountId } }: Context,
  siteId: string,
  { from, to, version }: TimeRange & { readonly version?: number | undefined },
) {
  const range = rangeOf(services.now(), 'day', { from, to });
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const rows = (await listCountsByValue(tx, accountId, siteId, 'variant', range, 10_000)).map((row) => {
      const [ofVersion = 0, variant = 0] = row.value.split(':').map(Number);
      return { ...row, version: ofVersion, variant };
    });
    const versions = [...new Set(rows.filter(({ variant }) => variant > 0).map((row) => row.version))];
    versions.sort((one, other) => other - one);
    const chosen = version ?? versions[0] ?? null;
    return { version: chosen, versions, variants: variantResults(rows.filter((row) => row.version === chosen)) };
  });
}

function rangeOf(now: Date, step: Step, { from, to }: TimeRange): CountedRange {
  const table = step === 'hour' ? 'preferenceHour' : 'preferenceDay';
  return { table, ...countedRange(now, { from, to, step }, longAgo) };
}

/** The period of the same length before a range. */
function rangeBefore({ table, from, to }: CountedRange): CountedRange {
  return { table, from: new Date(2 * from.getTime() - to.getTime()), to: from };
}

type Unanswered = Awaited<ReturnType<typeof listUnanswered>>;
type UnansweredBy = Awaited<ReturnType<typeof listUnansweredByValue>>;

function seriesOf(step: Step, rows: readonly (CountedRow & { readonly at: Date })[], unanswered: Unanswered) {
  const stepOf = ({ at }: { readonly at: Date }) => floorTo(step, at).toISOString();
  const steps = Map.groupBy(rows, stepOf);
  const left = Map.groupBy(unanswered, stepOf);
  const all = [...new Set([...steps.keys(), ...left.keys()])].toSorted();
  return all.map((at) => ({
    at,
    ...choiceCountsOf(sumOf(steps.get(at) ?? [])),
    unanswered: sumOfCounts(left.get(at) ?? []),
  }));
}

/** Values by their number of choices, then those that have only unanswered banners. */
function valuesOf(
  dimension: PreferenceDimension | undefined,
  rows: readonly (CountedRow & { readonly value: string })[],
  unanswered: UnansweredBy,
) {
  const left = new Map(unanswered.map(({ value, count }) => [value, count]));
  const counted = new Set(rows.map(({ value }) => value));
  const only = [...left.keys()].filter((value) => !counted.has(value)).slice(0, mostValues - rows.length);
  return [...rows, ...only.map((value) => ({ ...sumOf([]), value }))].map((row) => ({
    ...choiceCountsOf(row),
    value: valueOf(dimension, row.value),
    waited: typicalWait(row),
    optIn: optInOf(row),
    unanswered: left.get(row.value) ?? 0,
  }));
}

function sumOfCounts(rows: Unanswered): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function valueOf(dimension: PreferenceDimension | undefined, stored: string): string | null {
  if (stored === '') return null;
  if (dimension === 'device') return deviceAt(Number(stored));
  return dimension === 'regime' ? (regimeIds[Number(stored)] ?? stored) : stored;
}
