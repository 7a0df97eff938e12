import type { Exchange } from '#platform/http/context.ts';
import { recordEvents } from '../audit/index.ts';
import { checkSite, listSiteChanges, lockSite } from '../sites/index.ts';
import { storeDrift } from './drift-store.ts';
import { entriesOfSite } from './entries.ts';
import { insertEditions, insertRecords, listAnchors, type StoredRecord } from './queries.ts';
import { findOwnTools } from './fill-queries.ts';
import { keyOf, proposedFields, typicalOf } from './rules.ts';
import { addTypical } from './typical.ts';
import { newRecord } from './new-record.ts';

/**
 * Makes a draft of every service and activity of sites that has no record yet: of all that the actor sees, or of one. What Candor
 * does for these sites, and no document of them states, becomes a draft of the organization.
 * @returns how many were made
 * @throws Problem `site.not-found`
 */
export async function fillRegister(exchange: Exchange, only: string | undefined): Promise<number> {
  const { services, actor, asked } = exchange;
  const { accountId } = actor;
  if (only !== undefined) await services.db.inAccount(accountId, (tx) => checkSite(tx, accountId, only));
  const siteIds =
    only === undefined
      ? (await services.db.inAccount(accountId, (tx) => listSiteChanges(tx, accountId))).map(({ siteId }) => siteId)
      : [only];
  let created = 0;
  const typical = new Set<string>();
  // A transaction for each site, so that none is locked for long.
  for (const siteId of siteIds)
    created += await services.db.inAccount(accountId, async (tx) => {
      // Locked: two who press at once make no record twice.
      const site = await lockSite(tx, accountId, siteId);
      const now = services.now();
      const found = await entriesOfSite(tx, accountId, siteId, { language: asked.locale, now });
      if (!site || !found) return 0;
      const there = new Set((await listAnchors(tx, accountId, [siteId])).map(keyOf));
      const records = found.entries
        .filter((one) => !there.has(keyOf(one)))
        .map(({ siteServiceId, activityId, entry }): StoredRecord => {
          const anchor = { role: 'controller' as const, siteId, siteName: site.name, siteServiceId, activityId };
          return newRecord(anchor, proposedFields(entry), now);
        });
      await insertRecords(tx, accountId, records);
      await insertEditions(tx, accountId, actor.id, records);
      const told = records.map(({ id }) => ({ siteId, target: id }));
      if (told.length > 0) await recordEvents(tx, now, actor, 'processing-record.created', told);
      await storeDrift(tx, services, accountId, siteId);
      const stated = found.entries.map(({ entry }) => entry);
      for (const id of typicalOf(await findOwnTools(tx, accountId, siteId), stated)) typical.add(id);
      return records.length;
    });
  // They are records of the organization, which guests of a project do not keep.
  return actor.rights.account.has('register.edit') ? created + (await addTypical(exchange, [...typical])) : created;
}
