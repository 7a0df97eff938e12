import type { IpmSetting, ProcessingRecord, RecordFields, StatedChange } from '@app/contract';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { announce, change, lockProcessingRecord, missing, shownRecord, told } from './changing.ts';
import { countAlternates } from './in-policy-queries.ts';
import { deviating, withSetting } from './in-policy-rules.ts';
import { insertEditions, insertRecords } from './queries.ts';
import { newRecord } from './new-record.ts';

/** Records of one service at most, its own included. */
const mostAlternates = 50;

/**
 * Has the policy show the service of a record, or what the register adds to it. PRODUCT §3, "IPM setting".
 * @throws Problem `processing-record.not-found`, `processing-record.ended`, `processing-record.of-service`
 */
export async function setInPolicy(exchange: Exchange, id: string, setting: IpmSetting): Promise<ProcessingRecord> {
  return change(exchange, id, undefined, async (_, record) => {
    if (record.siteServiceId === null) throw new Problem('processing-record.of-service');
    const after = { ...record, fields: withSetting(record.fields, setting) };
    return { after, kind: 'processing-record.changed', changes: {} };
  });
}

/**
 * Makes one more record of the service of a record: a draft that states the same until somebody says what is otherwise.
 * @throws Problem `processing-record.not-found`, `processing-record.ended`, `processing-record.of-service`,
 * `processing-record.alternates`
 */
export async function addAlternate(
  exchange: Exchange,
  id: string,
  { label }: { readonly label: string },
): Promise<ProcessingRecord> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const { role, siteId, siteName, siteServiceId, activityId, fields, state } = await lockProcessingRecord(
      tx,
      accountId,
      id,
    );
    if (state === 'ended') throw new Problem('processing-record.ended');
    if (siteServiceId === null) throw new Problem('processing-record.of-service');
    const there = await countAlternates(tx, accountId, siteServiceId, label);
    if (there.named > 0 || there.all >= mostAlternates) throw new Problem('processing-record.alternates');
    const now = services.now();
    const { description: _, ...others } = fields;
    const record = newRecord(
      { role, siteId, siteName, siteServiceId, activityId, isAlternate: true },
      { ...others, label, showInPolicy: false, policyParts: [], deviation: undefined },
      now,
    );
    await insertRecords(tx, accountId, [record]);
    await insertEditions(tx, accountId, actor.id, [record]);
    await recordEvent(tx, now, actor, 'processing-record.created', { siteId, target: record.id });
    await announce(tx, services, accountId, record);
    return shownRecord(tx, exchange, record);
  });
}

/** The fields of an alternate that states something else. */
export function withDeviation({ deviation: before, ...fields }: RecordFields, stated: StatedChange): RecordFields {
  const deviation = deviating(before, stated);
  return { ...fields, ...(deviation && { deviation }) };
}

/**
 * Changes what an alternate states otherwise than its service. A confirmed one stays confirmed if it is still complete.
 * @throws Problem `processing-record.not-found`, `processing-record.ended`
 */
export async function changeDeviation(exchange: Exchange, id: string, stated: StatedChange): Promise<ProcessingRecord> {
  return change(exchange, id, undefined, async (tx, record) => {
    const changed = { ...record, fields: withDeviation(record.fields, stated) };
    const isComplete = record.state !== 'confirmed' || (await missing(tx, exchange, changed)).length === 0;
    const after = isComplete ? changed : { ...changed, state: 'draft' as const };
    return { after, kind: 'processing-record.changed', changes: changesBetween(told(record), told(after)) };
  });
}
