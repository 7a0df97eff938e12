import { reportPages } from '@app/contract';
import type { Facts } from '@app/documents';
import { reportingCountry } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../accounts/index.ts';
import { touchDocuments } from './queries.ts';
import { findOpenReportForm } from './report-form-queries.ts';

/** The public address of a reporting form. @param office 32 hexadecimal digits */
export const reportFormUrl = ({ reportUrl }: Pick<Services['config'], 'reportUrl'>, office: string): string =>
  new URL(reportPages.form.replace(':officeId', office), reportUrl).href;

/** The facts of a site with its form for reports of wrongdoing, where it takes reports. */
export async function withReportForm(
  tx: Tx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  accountId: string,
  siteId: string,
  facts: Facts,
): Promise<Facts> {
  const form = await findOpenReportForm(tx, accountId, siteId, dayOf(now()));
  if (!form) return facts;
  const { law } = reportingCountry(form.country);
  return { ...facts, reportForm: { url: reportFormUrl(config, form.office), law } };
}

/**
 * Privacy policies name the form and its law from its first signature until it ends: they count as changed then, and when its country
 * changes, until they are published.
 * @param since those that were touched since then already know
 */
export const touchForReportForm = (tx: Tx, accountId: string, siteId: string, at: Date, since?: Date): Promise<void> =>
  touchDocuments(tx, accountId, siteId, ['privacy_policy'], at, since);
