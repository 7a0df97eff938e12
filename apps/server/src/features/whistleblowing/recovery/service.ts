import type { RecoveryState } from '@app/whistleblowing';
import { formatDate } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf, pageAddress, tellPeople } from '../../accounts/index.ts';
import { nameOf } from '../clocks/mails.ts';
import { toHex, toUuid } from '../ids.ts';
import { formerAddressesOf } from '../offices/managers.ts';
import { listDocuments, lockOffice, type OfficeRow } from '../offices/queries.ts';
import { isNamed, readServedOffice } from '../offices/tool-offices.ts';
import { atOffice, placesOf } from '../tool/access.ts';
import type { Manager } from '../tool/session.ts';
import { findVault, listVaultOwners, type VaultRow } from '../tool/vault-queries.ts';
import { appendOfficeEntry, checkOfficeEntry, officeEntryView, type SentOfficeEntry } from './entries.ts';
import {
  findLastRecovery,
  hasAskedSince,
  insertRecovery,
  listOfficeEntries,
  updateRecovery,
  type RecoveryRow,
} from './queries.ts';
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
  };
}

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
    await tellManagers(tx, services, office, { name: own?.name ?? '', readyAt: times.readyAt });
    return stateOf(tx, services, office);
  });
}

/** Mails everybody whom a document of the office has ever named, so that nobody is replaced or removed and passed over. */
async function tellManagers(
  tx: Tx,
  services: Services,
  office: OfficeRow,
  { name, readyAt }: { readonly name: string; readonly readyAt: Date },
): Promise<void> {
  const documents = await listDocuments(tx, office.accountId, office.id);
  const named = new Set(
    documents.flatMap(({ document: { recipients, custodian } }) =>
      [...recipients, ...(custodian ? [custodian] : [])].map(({ id }) => id),
    ),
  );
  const owners = (await listVaultOwners(tx, office.accountId)).filter(({ id }) => named.has(toHex(id)));
  const people = owners.map(({ personId }) => personId);
  const [last] = documents.slice(-1);
  const site = last ? await nameOf(tx, office, last) : '';
  await tellPeople(tx, office.accountId, 'reportRecoveryAsked', await formerAddressesOf(tx, people), (locale) => ({
    site,
    name,
    date: formatDate(locale, dayOf(readyAt), 'long'),
    time: `${readyAt.toISOString().slice(11, 16)} UTC`,
    link: pageAddress(services, locale, 'whistleblowing'),
  }));
}

type OfficeStep = { readonly office: string; readonly signed: SentOfficeEntry };

/**
 * Stops a request. Everybody who is or was a manager of the office can, who asked included, before and after the wait is over. The stop
 * of somebody with new keys that no document names yet holds as well. It is no entry: nobody could check its signature.
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
    await updateRecovery(tx, office.accountId, office.id, { number, isStopped: true });
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
  return services.db.inAccount(actor.accountId, async (tx) => {
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
