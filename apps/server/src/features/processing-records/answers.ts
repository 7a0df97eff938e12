import type { RecordFields, StatedChange } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { changeIn, changeStatedIn, lockProcessingRecord, withFields } from './service.ts';

export type AcceptedAnswers = {
  readonly version: number;
  readonly fields: RecordFields;
  /** What documents of the site state too. */
  readonly stated: StatedChange | undefined;
  /** The name or address of who answered. */
  readonly answeredBy: string;
};

/**
 * Changes a record as an edit does, by answers of a colleague that the actor accepts, in the transaction that decides on them.
 * @throws Problem as `changeRecord` and `changeStated`
 */
export async function changeByAnswers(
  tx: Tx,
  exchange: Exchange,
  id: string,
  { version, fields, stated, answeredBy }: AcceptedAnswers,
): Promise<void> {
  if (stated) await changeStatedIn(tx, exchange, await lockProcessingRecord(tx, exchange.actor.accountId, id), stated);
  await changeIn(tx, exchange, { id, version, answeredBy }, (_, record) => withFields(tx, exchange, record, fields));
}
