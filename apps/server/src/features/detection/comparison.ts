import type { ScanComparison, SiteReport } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { catalogue, listSiteServices } from '../policies/index.ts';
import { listAdopted } from './adopted-queries.ts';
import { findReportBefore } from './queries.ts';
import { compared } from './rules.ts';

type Compared = {
  readonly comparison: ScanComparison;
  /** The report of the previous scan. */
  readonly before: SiteReport | undefined;
};

/** Compares a scan's result with the current documents of its site and with the previous scan. */
export async function comparisonOf(
  tx: Tx,
  accountId: string,
  siteId: string,
  scanId: string,
  report: SiteReport,
): Promise<Compared> {
  const earlier = await findReportBefore(tx, accountId, siteId, scanId);
  const listed = await listSiteServices(tx, accountId, siteId);
  const adopted = await listAdopted(tx, accountId, siteId);
  return { comparison: compared(report, listed, adopted, earlier, catalogue.find), before: earlier?.report };
}
