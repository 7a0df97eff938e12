import type { PreferenceDimension, PreferenceStatistics } from '@app/contract';
import { regimeIds } from '@app/consent';
import { countedRange, floorTo } from '#platform/database/monthly.ts';
import type { Context } from '#platform/http/context.ts';
import { choiceCountsOf, purposeCountsOf, sumOf, typicalWait, type CountedRow } from './counts.ts';
import { findUncountedSince } from './rollup-queries.ts';
import { checkSite, type TimeRange } from './service.ts';
import { listCounts, listCountsByValue, type CountedRange } from './statistics-queries.ts';
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
    const total = sumOf(rows);
    return {
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      step,
      countedUntil: ((await findUncountedSince(tx, accountId, siteId)) ?? services.now()).toISOString(),
      totals: choiceCountsOf(total),
      purposes: purposeCountsOf(total),
      waited: typicalWait(total),
      series: seriesOf(step, rows),
      values: values.map((row) => ({
        ...choiceCountsOf(row),
        value: valueOf(dimension, row.value),
        waited: typicalWait(row),
      })),
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

function seriesOf(step: Step, rows: readonly (CountedRow & { readonly at: Date })[]) {
  const steps = Map.groupBy(rows, ({ at }) => floorTo(step, at).toISOString());
  return [...steps].map(([at, own]) => ({ at, ...choiceCountsOf(sumOf(own)) }));
}

function valueOf(dimension: PreferenceDimension | undefined, stored: string): string | null {
  if (stored === '') return null;
  return dimension === 'regime' ? (regimeIds[Number(stored)] ?? stored) : stored;
}
