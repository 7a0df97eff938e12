import type { RecordAppearances } from '@app/contract';
import { idOfAlternate, type ProcessingEntry } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { dayOf, listDocuments, publicUrl, statusOf } from '../policies/index.ts';
import { existing } from './changing.ts';
import { seesWholeAccount } from '../recipients/index.ts';
import { findDrift } from './drift.ts';
import { examineOrganization } from './drift-own.ts';
import { listAcceptances } from './drift-queries.ts';
import { entryOf } from './entries.ts';
import { listServicesInPolicy, listOthersOfService, listTasksOfRecord } from './in-policy-queries.ts';
import { calledIn, namesOfRecords } from './names.ts';
import { findRecord, type StoredRecord } from './queries.ts';

/** Tasks of requests that a page shows. */
const mostTasks = 10;

/** Where what a record is about appears elsewhere. @throws Problem `processing-record.not-found` */
export async function readAppearances(exchange: Exchange, id: string): Promise<RecordAppearances> {
  const { services, actor, asked } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const record = await existing(findRecord(tx, accountId, id));
    const at = { language: asked.locale, now: services.now() };
    const { facts, entry } = await entryOf(tx, accountId, record, at);
    const consent = facts?.consentBy;
    const banner = consent?.by === 'banner' ? consent.banner : undefined;
    const inBanner = banner?.services.find((service) => entry && service.id === entry.id);
    const others = await listOthersOfService(tx, accountId, record);
    const nameIn = await namesOfRecords(tx, accountId, others, asked.locale);
    // Tasks are of the account: a guest of a project may see records and no requests.
    const seesTasks = actor.rights.account.has('requests.read');
    return {
      policy: await policyOf(tx, services, accountId, record, entry),
      banner:
        inBanner && record.siteServiceId !== null
          ? { siteServiceId: record.siteServiceId, category: inBanner.purpose }
          : null,
      others: others.map((other) => ({
        id: other.id,
        name: calledIn(other, nameIn(other)) ?? '',
        isAlternate: other.isAlternate,
      })),
      findings: await openFindings(tx, services, accountId, record),
      tasks: seesTasks ? await listTasksOfRecord(tx, accountId, id, mostTasks) : null,
    };
  });
}

async function policyOf(
  tx: Tx,
  services: Services,
  accountId: string,
  { id, siteId, isAlternate, state, fields }: StoredRecord,
  entry: ProcessingEntry | undefined,
): Promise<RecordAppearances['policy']> {
  if (siteId === null || !entry || state === 'ended') return null;
  const document = (await listDocuments(tx, accountId, [siteId])).find(({ type }) => type === 'privacy_policy');
  if (!document) return null;
  const idThere = isAlternate ? idOfAlternate(entry.id, id) : entry.id;
  const published = (await listServicesInPolicy(tx, accountId, [siteId])).get(siteId);
  const isThere = published !== undefined && (entry.of === 'activity' || published.has(idThere));
  const url = isThere ? publicUrl(services, document) : null;
  return {
    documentId: document.id,
    status: await statusOf(tx, accountId, document),
    isShown: entry.of === 'activity' || fields.showInPolicy,
    url: url && `${url}#${entry.of}-${idThere}`,
  };
}

async function openFindings(tx: Tx, services: Services, accountId: string, { id, siteId }: StoredRecord) {
  // Guests of projects see no record of the organization.
  if (siteId === null && !(await seesWholeAccount(tx))) return [];
  const now = services.now();
  const accepted = new Set(
    (await listAcceptances(tx, accountId, siteId === null ? [] : [siteId], dayOf(now))).map(({ key }) => key),
  );
  const findings =
    siteId === null ? await examineOrganization(tx, accountId, now) : await findDrift(tx, services, accountId, siteId);
  return findings.filter(({ key, recordId }) => recordId === id && !accepted.has(key)).map(({ code }) => code);
}
