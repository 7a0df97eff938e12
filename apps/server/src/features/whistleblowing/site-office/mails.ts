import type { ReportOffice, ReportOfficeMails } from '@app/contract';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../../audit/index.ts';
import { lockSite } from '../../sites/index.ts';
import { lockOfficeOfSite, updateMails } from './queries.ts';
import { viewOffice } from './view.ts';

/**
 * Sets on which days and at what hour managers are mailed. Reporters see nothing of it, so no manager signs it.
 * @throws Problem `site.not-found`, `report-office.not-found`
 */
export async function setMails(exchange: Exchange, siteId: string, mails: ReportOfficeMails): Promise<ReportOffice> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const office = await lockOfficeOfSite(tx, accountId, siteId);
    if (!office) throw new Problem('report-office.not-found');
    const days = [...new Set(mails.days)].toSorted((one, other) => one - other);
    await updateMails(tx, accountId, office.id, { ...mails, days });
    const details = { days: days.join(' '), hour: mails.hour, onlyWhenDue: mails.onlyWhenDue };
    await recordEvent(tx, services.now(), actor, 'report-office.mails-set', { siteId, details });
    return viewOffice(tx, exchange, siteId);
  });
}
