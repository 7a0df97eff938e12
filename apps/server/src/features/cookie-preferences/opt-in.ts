import type { OptInRate, OptInSummary } from '@app/contract';
import { floorTo } from '#platform/database/monthly.ts';
import type { Context } from '#platform/http/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { optInOf } from './counts.ts';
import { checkSite } from './service.ts';
import { listAnswers, listAnswersOfSites, type Answers } from './statistics-queries.ts';

const day = 86_400_000;
const days = 30;

/** The opt-in rate of a site in the last 30 days. @throws Problem `site.not-found` */
export async function readOptIn({ services, actor: { accountId } }: Context, siteId: string): Promise<OptInSummary> {
  const { start, from, to } = periods(services.now());
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const rows = await listAnswers(tx, accountId, siteId, start, to);
    const current = new Map(rows.filter(({ at }) => at >= from).map((row) => [row.at.getTime(), row]));
    return {
      ...optInOf(sumOfAnswers([...current.values()])),
      from: from.toISOString(),
      to: to.toISOString(),
      previous: optInOf(sumOfAnswers(rows.filter(({ at }) => at < from))),
      series: Array.from({ length: days }, (_, index) => {
        const at = from.getTime() + index * day;
        const { accepted, answered } = optInOf(current.get(at) ?? nothing);
        return { at: new Date(at).toISOString(), accepted, answered };
      }),
    };
  });
}

/** The opt-in rates of sites in the last 30 days and the 30 days before, in one query. Sites without answers are not in the map. */
export async function optInOfSites(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, OptInRate & { readonly previous: OptInRate }>> {
  if (siteIds.length === 0) return new Map();
  const { start, from, to } = periods(now);
  const rows = await listAnswersOfSites(tx, accountId, siteIds, { start, from, to });
  const sites = Map.groupBy(rows, ({ siteId }) => siteId);
  return new Map(
    [...sites].map(([siteId, own]) => [
      siteId,
      {
        ...optInOf(sumOfAnswers(own.filter(({ isCurrent }) => isCurrent))),
        previous: optInOf(sumOfAnswers(own.filter(({ isCurrent }) => !isCurrent))),
      },
    ]),
  );
}

function periods(now: Date) {
  const to = new Date(floorTo('day', now).getTime() + day);
  const from = new Date(to.getTime() - days * day);
  return { start: new Date(from.getTime() - days * day), from, to };
}

const nothing: Answers = { accept: 0, reject: 0, custom: 0, close: 0 };

function sumOfAnswers(rows: readonly Answers[]): Answers {
  const sumBy = (name: keyof Answers) => rows.reduce((sum, row) => sum + row[name], 0);
  return { accept: sumBy('accept'), reject: sumBy('reject'), custom: sumBy('custom'), close: sumBy('close') };
}
