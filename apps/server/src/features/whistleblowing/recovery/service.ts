import type { OfficeEntry } from '@app/sealing';
import type { RecoveryState, UnsignedStop } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../../accounts/index.ts';
import { toHex, toUuid } from '../ids.ts';
import { listDocuments, lockOffice, type OfficeRow } from '../offices/queries.ts';
import { isNamed, readServedOffice } from '../offices/tool-offices.ts';
import { atOffice, placesOf } from '../tool/access.ts';
import type { Manager } from '../tool/session.ts';
import { findVault, type VaultRow } from '../tool/vault-queries.ts';
import { appendOfficeEntry, checkOfficeEntry, officeEntryView, type SentOfficeEntry } from './entries.ts';
import {
  findLastRecovery,
  hasAskedSince,
  insertRecovery,
  listOfficeEntries,
  listStops,
  updateRecovery,
  type OfficeEntryRow,
  type RecoveryRow,
} from './queries.ts';
import { nameOfPerson, tellAsked, tellStopped } from './mails.ts';
import { askAgainMs, isCurrent, isReady, recoveryTimes } from './rules.ts';

/** What happened, for everybody who is or was a manager of the office. @throws Problem `report-office.not-found` */
export async function readRecovery(services: Services, { actor }: Manager, officeHex: string): Promise<RecoveryState> {
  await readServedOffice(services, actor, officeHex);
  return services.db.inAccount(actor.accountId, (tx) =>
    stateOf(tx, services, { accountId: actor.accountId, id: toUuid(officeHex) }),
  );
}

type OfficeName = Pick<OfficeRow, 'accountId' | 'id'>;

async function stateOf(tx: Tx, { now }: Services, { accountId, id }: OfficeName): Promise<RecoveryState> {
  const entries = await listOfficeEntries(tx, accountId, id);
  const row = await findLastRecovery(tx, accountId, id);
  return {
    entries: entries.map(officeEntryView),
    current: row && isCurrent(row, now()) ? requestView(row, now()) : null,
    unsignedStops: await unsignedStops(tx, { accountId, id }, entries),
  };
}

/** Stops that no entry says: those by keys that no document names. */
async function unsignedStops(tx: Tx, office: OfficeName, entries: readonly OfficeEntryRow[]): Promise<UnsignedStop[]> {
  const signed = new Set(entries.map(requestStoppedBy));
  const stops = (await listStops(tx, office.accountId, office.id)).filter(({ number }) => !signed.has(number));
  if (stops.length === 0) return [];
  const documents = await listDocuments(tx, office.accountId, office.id);
  const views: UnsignedStop[] = [];
  for (const { number, stoppedBy, stoppedAt } of stops)
    views.push({
      request: number,
      name: await nameOfPerson(tx, office, documents, stoppedBy),
      at: stoppedAt.toISOString(),
    });
  return views;
}

const requestStoppedBy = ({ kind, body }: OfficeEntryRow): number | undefined =>
  // Only checked entries are stored.
  kind === 'recovery-stopped' ? (JSON.parse(body) as OfficeEntry).request : undefined;

const requestView = (row: RecoveryRow, now: Date) => ({
  number: row.number,
  by: toHex(row.managerId),
  askedAt: row.askedAt.toISOString(),
  readyAt: row.readyAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  isReady: isReady(row, now),
  isOpened: row.isOpened,
});

/**
 * Asks to open reports with printed cards, as a manager of the current document. All managers are told, those of before too.
 * @throws Problem `report-office.not-found`, `report-recovery.waiting`, `report-recovery.no-key`, `report-recovery.often`
 */
export async function askRecovery(
  services: Services,
  manager: Manager,
  { office: officeHex, signed }: { readonly office: string; readonly signed: SentOfficeEntry },
): Promise<RecoveryState> {
  const { accountId, id: personId } = manager.actor;
  const now = services.now();
  const places = await placesOf(services, manager);
  return services.db.asSystem(async (tx) => {
    const office = await lockOffice(tx, accountId, toUuid(officeHex));
    const at = office && (await atOffice(tx, manager, places, office.id, dayOf(now)));
    if (!office || !at) throw new Problem('report-office.not-found');
    const documents = await listDocuments(tx, accountId, office.id);
    if (documents.every(({ document }) => document.recovery === null)) throw new Problem('report-recovery.no-key');
    const last = await findLastRecovery(tx, accountId, office.id);
    if (last && isCurrent(last, now)) throw new Problem('report-recovery.waiting');
    const since = new Date(now.getTime() - askAgainMs);
    if (await hasAskedSince(tx, accountId, { officeId: office.id, personId, since }))
      throw new Problem('report-recovery.often');
    await appendOfficeEntry(tx, office, signed, { kind: 'recovery-asked', request: undefined, now, vault: at.vault });
    const times = recoveryTimes(now);
    const { number } = signed.entry;
    await insertRecovery(tx, accountId, office.id, { number, personId, managerId: at.vault.id, ...times });
    const own = at.document.recipients.find(({ id }) => id === toHex(at.vault.id));
    await tellAsked(tx, services, office, { name: own?.name ?? '', readyAt: times.readyAt });
    return stateOf(tx, services, office);
  });
}

type OfficeStep = { readonly office: string; readonly signed: SentOfficeEntry };

/**
 * Stops a request. Everybody who is or was a manager of the office can, who asked included, before and after the wait is over. The stop
 * of somebody with new keys that no document names yet holds as well. It is no entry: nobody could check its signature. Who stopped it
 * is noted and mailed in any case.
 * @throws Problem `report-office.not-found`, `report-recovery.none`
 */
export async function stopRecovery(services: Services, manager: Manager, step: OfficeStep): Promise<RecoveryState> {
  const { chain } = await readServedOffice(services, manager.actor, step.office);
  return withRequest(services, manager, step, async (tx, office, request) => {
    const { number } = request;
    const vault = await vaultOf(tx, manager);
    const wanted = { kind: 'recovery-stopped' as const, request: number, now: services.now(), vault };
    const documents = chain.map(({ document }) => document);
    if (isNamed(documents, vault)) await appendOfficeEntry(tx, office, step.signed, wanted);
    else await checkOfficeEntry(tx, office, step.signed, wanted);
    const stop = { personId: manager.actor.id, at: wanted.now };
    const change = { isStopped: true, stoppedBy: stop.personId, stoppedAt: stop.at };
    await updateRecovery(tx, office.accountId, office.id, { number, ...change });
    await tellStopped(tx, services, office, stop);
  });
}

/**
 * Begins to give the wraps out to who asked, once the wait is over by the clock of the server.
 * @throws Problem `report-office.not-found`, `report-recovery.none`, `report-recovery.early`
 */
export async function openRecovery(services: Services, manager: Manager, step: OfficeStep): Promise<RecoveryState> {
  const places = await placesOf(services, manager);
  return withRequest(services, manager, step, async (tx, office, request) => {
    const at = await atOffice(tx, manager, places, office.id, dayOf(services.now()));
    if (!at || at.vault.id !== request.managerId) throw new Problem('report-recovery.none');
    checkReady(request, services.now());
    if (request.isOpened) return;
    const { number } = request;
    const wanted = { kind: 'recovery-opened' as const, request: number, now: services.now(), vault: at.vault };
    await appendOfficeEntry(tx, office, step.signed, wanted);
    await updateRecovery(tx, office.accountId, office.id, { number, isOpened: true });
  });
}

/** @throws Problem `report-recovery.early` with the time from which it is ready */
export function checkReady(request: RecoveryRow, now: Date): void {
  if (!isReady(request, now))
    throw new Problem('report-recovery.early', {
      time: `${request.readyAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    });
}

async function withRequest(
  services: Services,
  { actor }: Manager,
  { office: officeHex }: OfficeStep,
  work: (tx: Tx, office: OfficeRow, request: RecoveryRow) => Promise<void>,
): Promise<RecoveryState> {
  return services.db.asSystem(async (tx) => {
    // Held, so that a stop and an opening do not pass each other.
    const office = await lockOffice(tx, actor.accountId, toUuid(officeHex));
    if (!office) throw new Problem('report-office.not-found');
    const request = await findLastRecovery(tx, actor.accountId, office.id);
    if (!request || !isCurrent(request, services.now())) throw new Problem('report-recovery.none');
    await work(tx, office, request);
    return stateOf(tx, services, office);
  });
}

/** @throws Problem `report-office.not-found` */
async function vaultOf(tx: Tx, { actor }: Manager): Promise<VaultRow> {
  const vault = await findVault(tx, actor.accountId, actor.id);
  if (!vault) throw new Problem('report-office.not-found');
  return vault;
}
