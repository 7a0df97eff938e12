import type { Tx } from '#platform/database/database.ts';
import type { StoredReport } from './queries.ts';

export type RecoverableRow = Pick<StoredReport, 'id' | 'accountId' | 'officeId' | 'documentHash' | 'entries'>;

/** A batch of open reports of an office that are wrapped for the recovery key, and not for a manager, in the order of their random IDs. */
export async function listRecoverable(
  tx: Tx,
  accountId: string,
  officeId: string,
  {
    manager,
    recovery,
    after,
    limit,
  }: {
    readonly manager: string;
    readonly recovery: string;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<RecoverableRow[]> {
  return tx
    .selectFrom('report as r')
    .innerJoin('reportWrap as w', (join) =>
      join
        .onRef('w.accountId', '=', 'r.accountId')
        .onRef('w.reportId', '=', 'r.id')
        .on('w.purpose', '=', 'share')
        .on('w.recipient', '=', recovery),
    )
    .select(['r.id', 'r.accountId', 'r.officeId', 'r.documentHash', 'r.entries'])
    .where('r.accountId', '=', accountId)
    .where('r.officeId', '=', officeId)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('reportWrap as own')
            .select('own.recipient')
            .where('own.accountId', '=', accountId)
            .whereRef('own.reportId', '=', 'r.id')
            .where('own.purpose', '=', 'share')
            .where('own.recipient', '=', manager),
        ),
      ),
    )
    .$if(after !== undefined, (query) => query.where('r.id', '>', after ?? ''))
    .orderBy('r.id')
    .limit(limit)
    .execute();
}
