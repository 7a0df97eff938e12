import type { RecordFields, StatedChange } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { withDeviation } from './alternates.ts';
import { changeIn, lockProcessingRecord } from './changing.ts';
import { changeStatedIn, withFields } from './service.ts';

type AcceptedAnswers = {
  readonly version: number;
  readonly fields: RecordFields;
  /** What documents of the site state too. */
  readonly stated: StatedChange | undefined;
  /** The name or address of who answered. Null: nobody said. */
  readonly answeredBy: string | null;
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
  const locked = await lockProcessingRecord(tx, exchange.actor.accountId, id);
  const { isAlternate } = locked;
  if (stated && !isAlternate) await changeStatedIn(tx, exchange, locked, stated);
  await changeIn(tx, exchange, { id, version, answeredBy }, async (_, record) => {
    const changed = await withFields(tx, exchange, record, fields);
    if (!stated || !isAlternate) return changed;
    return { ...changed, after: { ...changed.after, fields: withDeviation(changed.after.fields, stated) } };
  });
}
