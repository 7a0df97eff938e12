import { consentStatistics, type ConsentCounts, type ConsentStatistics } from '@app/contract';
import { countedRange, type Step } from '#platform/database/monthly.ts';
import type { Context } from '#platform/http/context.ts';
import { routes } from '#platform/http/routes.ts';
import { marks } from '../rules.ts';
import { checkConsentSite } from '../site.ts';
import {
  listCounts,
  listNoticeCounts,
  type CountedNotice,
  type CountedRange,
  type CountedStep,
} from './statistics-queries.ts';

type SpanQuery = { readonly from?: string | undefined; readonly to?: string | undefined; readonly step: Step };

/** Versions of notices in the statistics: those with the most consents. */
const mostNotices = 20;
const longAgo = new Date(Date.UTC(2000, 0, 1));

export const consentStatisticsRoutes = routes(consentStatistics, {
  read: ({ params, query }, context) => readStatistics(context, params.siteId, query),
});

/** @throws Problem `site.not-found` */
async function readStatistics(
  { services, actor: { accountId } }: Context,
  siteId: string,
  asked: SpanQuery,
): Promise<ConsentStatistics> {
  const range: CountedRange = { step: asked.step, ...countedRange(services.now(), asked, longAgo) };
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    const rows = await listCounts(tx, accountId, siteId, range);
    const notices = await listNoticeCounts(tx, accountId, siteId, range, mostNotices);
    const steps = Map.groupBy(rows, ({ at }) => at.toISOString());
    return {
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      step: range.step,
      totals: countsOf(rows),
      series: [...steps].map(([at, own]) => ({ at, ...countsOf(own) })),
      notices: noticesOf(notices),
    };
  });
}

function countsOf(rows: readonly CountedStep[]): ConsentCounts {
  const sumOf = (wanted: (mark: number) => boolean) =>
    rows.reduce((sum, { mark, count }) => (wanted(mark) ? sum + count : sum), 0);
  const has = (bit: number) => (mark: number) => (mark & bit) > 0;
  const [total, withdrawals, fromServers] = [
    sumOf(() => true),
    sumOf(has(marks.withdrawal)),
    sumOf(has(marks.private)),
  ];
  return {
    total,
    consents: total - withdrawals,
    withdrawals,
    public: total - fromServers,
    private: fromServers,
    verified: sumOf(has(marks.verified)),
  };
}

function noticesOf(rows: readonly CountedNotice[]): ConsentStatistics['notices'] {
  const each = Map.groupBy(rows, ({ identifier, version }) => JSON.stringify([identifier, version]));
  const notices = [...each.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const total = own.reduce((sum, { count }) => sum + count, 0);
    const series = own.map(({ at, count }) => ({ at: at.toISOString(), total: count }));
    return { identifier: first.identifier, version: first.version, total, series };
  });
  return notices.toSorted((one, other) => other.total - one.total);
}
