import type { Services } from '#platform/http/context.ts';
import { recordEvents } from '../audit/index.ts';
import { insertEditions, lockRecordsOfSite, updateRecord, type StoredRecord } from './queries.ts';

/** Ends the records of a deleted site. They stay: what an organization did can be asked for later. GDPR Art. 5(2). */
export async function endRecordsOfSite(
  services: Services,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
): Promise<void> {
  await services.db.asSystem(async (tx) => {
    const now = services.now();
    const ended = (await lockRecordsOfSite(tx, accountId, siteId)).map((record): StoredRecord => ({
      ...record,
      state: 'ended',
      endedAt: now,
      reviewOn: null,
      version: record.version + 1,
      updatedAt: now,
    }));
    for (const record of ended) await updateRecord(tx, accountId, record);
    await insertEditions(tx, accountId, null, ended);
    const told = ended.map(({ id }) => ({ siteId, target: id, details: { reason: 'site.deleted' } }));
    if (told.length > 0)
      await recordEvents(tx, now, { accountId, job: 'sites.deleted' }, 'processing-record.ended', told);
  });
}
