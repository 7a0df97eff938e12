import type { ScanComparison, SiteReport } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { catalogue, listSiteServices } from '../policies/index.ts';
import { findReportBefore, listAdopted } from './queries.ts';
import { compared } from './rules.ts';

type Compared = {
  readonly comparison: ScanComparison;
  /** What the scan before had found. */
  readonly before: SiteReport | undefined;
};

/** Compares what a scan found with the documents of its site as they are now, and with the scan before it. */
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
