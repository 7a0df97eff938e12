import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { recordEvent } from '../../audit/index.ts';
import type { OfficeRow } from '../offices/queries.ts';
import { findLoggedPages, updateLoggedPages } from './queries.ts';

/** Says in the log of an account from when which manifest of the pages is served. A second run finds it logged. */
export async function logServed(
  tx: Tx,
  { now }: Services,
  { accountId, id, siteId }: OfficeRow,
  manifest: Buffer,
): Promise<void> {
  const logged = await findLoggedPages(tx, accountId, id);
  if (logged?.equals(manifest)) return;
  await updateLoggedPages(tx, accountId, id, manifest);
  const details = { manifest: manifest.toString('hex') };
  await recordEvent(tx, now(), { accountId, job: 'whistleblowing.offices' }, 'report-pages.served', {
    siteId,
    details,
  });
}
