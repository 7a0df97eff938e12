import type { Tx } from '#platform/database/database.ts';
import { dayOf } from '../policies/index.ts';
import { listStoredRecipients } from '../recipients/index.ts';
import { findAssessed } from './compared-queries.ts';
import { isUnassessed } from './drift-assessment-rules.ts';
import { contractDrift } from './drift-contracts.ts';
import { keyed } from './drift-key.ts';
import type { StoredFinding } from './drift-queries.ts';
import type { Finding } from './drift-rules.ts';
import { staterOf } from './entries.ts';
import { flowsOfOrganization } from './flows.ts';
import { listOwnRecords } from './own-queries.ts';
import { missingOf } from './rules.ts';

/** What disagrees in records that belong to no site. They are few, so that they are looked at as they are now. */
export async function examineOrganization(tx: Tx, accountId: string, now: Date): Promise<StoredFinding[]> {
  const on = dayOf(now);
  const at = { language: 'en', now } as const;
  const flows = await flowsOfOrganization(tx, accountId, at);
  const found: Finding[] = [...contractDrift({ flows, recipients: await listStoredRecipients(tx, accountId), on })];
  const records = (await listOwnRecords(tx, accountId)).filter(({ state }) => state === 'confirmed');
  const ids = records.map(({ id }) => id);
  const assessed = await findAssessed(tx, accountId, ids);
  const stateOf = staterOf(tx, accountId, records, at);
  for (const record of records) {
    const { facts, entry } = await stateOf(record);
    const missing = missingOf(record, entry, facts);
    const { reviewOn } = record;
    if (missing.length > 0) found.push({ code: 'incomplete', record, other: { kind: 'ids', ids: missing } });
    else if (reviewOn !== null && reviewOn <= on)
      found.push({ code: 'review-due', record, register: { kind: 'day', day: reviewOn } });
    if (entry && isUnassessed(record, { facts, entry }, assessed, on)) found.push({ code: 'no-assessment', record });
  }
  return found.map((finding) => keyed(null, finding));
}
