import type { RecordFields } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

/** A record of a service, as far as it decides what the policy shows. */
export type RecordOfService = {
  readonly id: string;
  readonly siteServiceId: string;
  readonly isAlternate: boolean;
  readonly fields: RecordFields;
};

/** The records of a site that are not over and let its policy show anything else than it would without them. */
export async function listRecordsInPolicy(tx: Tx, accountId: string, siteId: string): Promise<RecordOfService[]> {
  const rows = await tx
    .selectFrom('processingRecord')
    .select(['id', 'siteServiceId', 'isAlternate', 'fields'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('siteServiceId', 'is not', null)
    .where('state', '<>', 'ended')
    .where(
      sql<boolean>`is_alternate = coalesce((fields ->> 'showInPolicy')::boolean, true)
        or coalesce(fields -> 'policyParts', '[]') <> '[]'`,
    )
    .orderBy('id')
    .execute();
  return rows.flatMap(({ siteServiceId, fields, ...row }) =>
    // Fields were checked by the contract before they were stored.
    siteServiceId === null ? [] : [{ ...row, siteServiceId, fields: fields as RecordFields }],
  );
}
