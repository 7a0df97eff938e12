import type { Tx } from '#platform/database/database.ts';
import type { AuditedBatch, CheckedSource } from '../evidence/index.ts';
import { findExpired, findExtent, listMisplaced } from './checking-queries.ts';
import { leafOf } from './leaf.ts';
import { findLog } from './log-queries.ts';
import { listEventsById } from './queries.ts';

const mostListed = 50;

/** Checks the log of one account: events against their leaves, and that no number is missing. */
export function checkedLog(): CheckedSource {
  const missing: string[] = [];
  let [leaves, gone] = [0, 0];

  async function batch(tx: Tx, accountId: string, { id: batchId, ids, leaves: held }: AuditedBatch): Promise<string[]> {
    const found = new Map((await listEventsById(tx, accountId, ids)).map((event) => [event.id, event]));
    leaves += ids.length;
    return ids.flatMap((id, place) => {
      const event = found.get(id);
      if (!event) {
        gone += 1;
        if (missing.length < mostListed) missing.push(`event ${id} is missing`);
        return [];
      }
      if (event.batchId !== batchId) return `event ${id} names another batch`;
      const isAsHeld = held[place]?.equals(Buffer.from(leafOf(accountId, event)));
      return isAsHeld ? [] : `event ${id} (number ${event.number}) was changed`;
    });
  }

  /**
   * Each number that is there was compared with its leaf. So if all numbers after those that expired are there, and as many
   * events are gone as expired, then none but those is gone.
   */
  async function end(tx: Tx, accountId: string): Promise<string[]> {
    const wrong = (await listMisplaced(tx, accountId)).map((id) => `event ${id} is in no batch`);
    const numbered = (await findLog(tx, accountId))?.numbered ?? 0;
    const expired = await findExpired(tx, accountId);
    const { count, first, last, waiting } = await findExtent(tx, accountId);
    if (leaves + waiting !== numbered)
      wrong.push(`the log is numbered up to ${numbered}, and its batches hold ${leaves} events`);
    const isWhole = count === numbered - expired && (count === 0 || (first === expired + 1 && last === numbered));
    if (!isWhole || gone !== expired) {
      wrong.push(...missing);
      wrong.push(`events ${expired + 1} to ${numbered} must be there, and ${count} are, from ${first} to ${last}`);
    }
    return wrong;
  }

  return { batch, end };
}
