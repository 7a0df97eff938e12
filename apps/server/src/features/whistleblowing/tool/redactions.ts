import type { ReportEntry } from '@app/sealing';
import { standingRedaction } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { listEntries } from '../reports/entry-queries.ts';
import type { StoredReport } from '../reports/queries.ts';
import { deleteFacts, hasReplaced, putFactsBack, setFactsAside } from '../reports/replaced-queries.ts';

type Of = Pick<StoredReport, 'accountId' | 'id'>;

/** Makes room for a version with words blacked out: what it replaces is set aside, or deleted where the entry says so. W16 */
export async function redactFacts(
  tx: Tx,
  { accountId, id }: Of,
  { number, erases }: Pick<ReportEntry, 'number' | 'erases'>,
  day: string,
): Promise<void> {
  if (erases) await deleteFacts(tx, accountId, id);
  else await setFactsAside(tx, accountId, id, { by: number, day });
}

/**
 * Takes the last redaction back: the version before it stands again, and the redacted one is set aside, as evidence of what was done.
 * @throws Problem `report.not-restorable` if it is another redaction, or what it replaced is deleted
 */
export async function restoreFacts(
  tx: Tx,
  { accountId, id }: Of,
  { number, restores = 0 }: Pick<ReportEntry, 'number' | 'restores'>,
  day: string,
): Promise<void> {
  // Only checked entries are stored.
  const entries = (await listEntries(tx, accountId, id)).map(({ body }) => JSON.parse(body) as ReportEntry);
  if (restores === 0 || restores !== standingRedaction(entries)) throw new Problem('report.not-restorable');
  if (!(await hasReplaced(tx, accountId, id, restores))) throw new Problem('report.not-restorable');
  await setFactsAside(tx, accountId, id, { by: number, day });
  await putFactsBack(tx, accountId, id, restores);
}
