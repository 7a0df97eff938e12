import type { Answer, Call, dsar } from '@app/contract';
import { requestLaw, requestRights } from '@app/requests';
import type { Exchange } from '#platform/http/context.ts';
import { checkSite } from '../sites/index.ts';
import { countRequests } from './figures-queries.ts';

/** What became of the requests of a time. CCPA regulations § 7102. @throws Problem `site.not-found` */
export async function readFigures(
  { services, actor }: Exchange,
  { from, until, siteId }: Call<typeof dsar.figures>['query'],
): Promise<Answer<typeof dsar.figures>> {
  const { accountId } = actor;
  const rows = await services.db.inAccount(accountId, async (tx) => {
    if (siteId !== undefined) await checkSite(tx, accountId, siteId);
    return countRequests(tx, accountId, { from, until, siteId });
  });
  const place = (right: string) => requestRights.findIndex((one) => one === right);
  return {
    figures: rows
      .map(({ lawId, ...figures }) => ({ ...figures, law: requestLaw(lawId)?.name ?? '' }))
      .toSorted((a, b) => place(a.right) - place(b.right) || a.law.localeCompare(b.law)),
  };
}
