import type { Database } from '#platform/database/database.ts';
import { listStops } from './stop-queries.ts';

/** Metrics of evidence in the Prometheus text format. */
export async function evidenceGauges(db: Database): Promise<string> {
  const stopped = await db.acrossAccounts(listStops);
  const name = 'candor_evidence_stopped_accounts';
  return `# HELP ${name} Accounts for which nothing is signed, because their tree stands below or beside a known checkpoint.
# TYPE ${name} gauge
${name} ${stopped.length}
`;
}
