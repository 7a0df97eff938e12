import type { OfficeDocument } from '@app/sealing';
import type { RecoverableList, RecoverableReport } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../../accounts/index.ts';
import { noRecipient, toBase64, toHex, toUuid } from '../ids.ts';
import { lockOffice } from '../offices/queries.ts';
import { appendEntry } from '../reports/append.ts';
import { findEntry } from '../reports/entry-queries.ts';
import { listReaders } from '../reports/listed-queries.ts';
import { findWrap, insertWraps, lockReport } from '../reports/queries.ts';
import { listRecoverable, type RecoverableRow } from '../reports/recoverable-queries.ts';
import { isRecoverable } from '../reports/reader-rules.ts';
import { isTimeNear, isWrap } from '../reports/rules.ts';
import type { ManagerWriting } from '../reports/schemas.ts';
import { wrapsToStore } from '../reports/submit.ts';
import { entryView } from '../reports/view.ts';
import { atOffice, placesOf, type AtOffice, type Places } from '../tool/access.ts';
import type { Manager } from '../tool/session.ts';
import { readerSource } from '../tool/shut-out.ts';
import { listIdsOf } from '../tool/vault-queries.ts';
import { findLastRecovery } from './queries.ts';
import { isCurrent } from './rules.ts';
import { checkReady } from './service.ts';

const recoveryKey = toUuid(noRecipient);
const pageLength = 100;

/** A manager whose request was opened. */
type Recoverer = AtOffice & { readonly own: readonly string[] };

type Asking = { readonly manager: Manager; readonly places: Places; readonly now: Date };

const askingOf = async (services: Services, manager: Manager): Promise<Asking> => ({
  manager,
  places: await placesOf(services, manager),
  now: services.now(),
});

/** @throws Problem `report-office.not-found`, `report-recovery.none`, `report-recovery.early` */
async function admitRecoverer(tx: Tx, { manager, places, now }: Asking, officeId: string): Promise<Recoverer> {
  const { accountId, id: personId } = manager.actor;
  // Held: a stop that comes meanwhile waits, and one that came before counts.
  if (!(await lockOffice(tx, accountId, officeId))) throw new Problem('report-office.not-found');
  const at = await atOffice(tx, manager, places, officeId, dayOf(now));
  if (!at) throw new Problem('report-office.not-found');
  const request = await findLastRecovery(tx, accountId, officeId);
  if (!request || !isCurrent(request, now) || request.managerId !== at.vault.id)
    throw new Problem('report-recovery.none');
  checkReady(request, now);
  if (!request.isOpened) throw new Problem('report-recovery.none');
  return { ...at, own: await listIdsOf(tx, accountId, personId) };
}

/** Whether cards open a report for somebody. */
async function mayRecover(tx: Tx, report: RecoverableRow, own: readonly string[]): Promise<OfficeDocument | undefined> {
  const source = await readerSource(tx, report, own);
  return source && isRecoverable(source) ? source.document : undefined;
}

/** A page of the reports that cards open for a manager. Their halves are given out when they are opened, as always. */
export async function readRecoverable(
  services: Services,
  manager: Manager,
  { office, after }: { readonly office: string; readonly after: string | undefined },
): Promise<RecoverableList> {
  const { accountId } = manager.actor;
  const asking = await askingOf(services, manager);
  return services.db.inAccount(accountId, async (tx) => {
    const recoverer = await admitRecoverer(tx, asking, toUuid(office));
    const reports: RecoverableReport[] = [];
    let last = after === undefined ? undefined : toUuid(after);
    for (;;) {
      const batch = await listRecoverable(tx, accountId, recoverer.office.id, {
        manager: recoverer.vault.id,
        recovery: recoveryKey,
        after: last,
        limit: pageLength,
      });
      for (const row of batch) {
        if (reports.length === pageLength) return { reports, next: reports.at(-1)?.id ?? null };
        const document = await mayRecover(tx, row, recoverer.own);
        if (document) reports.push(await recoverableView(tx, row, document));
      }
      if (batch.length < pageLength) return { reports, next: null };
      last = batch.at(-1)?.id;
    }
  });
}

async function recoverableView(
  tx: Tx,
  report: RecoverableRow,
  { custodian }: Pick<OfficeDocument, 'custodian'>,
): Promise<RecoverableReport> {
  const { accountId, id } = report;
  const share = await findWrap(tx, accountId, id, { purpose: 'share', recipient: recoveryKey });
  // Where a custodian holds the names, cards do not pass them by. W7
  const identity = custodian
    ? undefined
    : await findWrap(tx, accountId, id, { purpose: 'identity', recipient: recoveryKey });
  const last = await findEntry(tx, accountId, id, report.entries - 1);
  return {
    id: toHex(id),
    office: toHex(report.officeId),
    document: report.documentHash.toString('hex'),
    entries: report.entries,
    last: last?.hash.toString('hex') ?? '',
    lastAt: last ? entryView(last).entry.at : '',
    share: toBase64(share ?? Buffer.alloc(0)),
    identity: identity ? toBase64(identity) : null,
  };
}

/**
 * Stores what a manager wrapped for their own key with the help of cards, with an entry that says so.
 * @throws Problem `report.not-found`, `report-recovery.none`, `report.malformed`, `report.changed`
 */
export async function storeRecovered(
  services: Services,
  manager: Manager,
  { id, sent }: { readonly id: string; readonly sent: ManagerWriting },
): Promise<void> {
  const { accountId } = manager.actor;
  const asking = await askingOf(services, manager);
  await services.db.inAccount(accountId, async (tx) => {
    const report = await lockReport(tx, accountId, toUuid(id));
    if (!report || report.status === 'information_deleted') throw new Problem('report.not-found');
    const { vault, own } = await admitRecoverer(tx, asking, report.officeId);
    const document = await mayRecover(tx, report, own);
    const isReader = (await listReaders(tx, accountId, report.id)).includes(vault.id);
    const wraps = sent.wraps ?? [];
    if (!document || isReader) throw new Problem('report.not-found');
    const purposes = wraps.map(({ purpose }) => purpose);
    const areRight =
      purposes.includes('share') &&
      new Set(purposes).size === purposes.length &&
      wraps.every(
        (wrap) =>
          isWrap(wrap) &&
          wrap.recipient === toHex(vault.id) &&
          (wrap.purpose === 'share' || (wrap.purpose === 'identity' && !document.custodian)),
      );
    const { entry } = sent.entry;
    const isBare = !sent.parts && !sent.files && !sent.person && !sent.removed && !entry.move && !entry.part;
    if (entry.kind !== 'recovered' || !isBare || !areRight) throw new Problem('report.malformed', { reason: 'wraps' });
    if (!isTimeNear(entry.at, asking.now)) throw new Problem('report.clock');
    await appendEntry(tx, report, sent, { id: vault.id, publicKey: vault.signKey }, {});
    await insertWraps(tx, accountId, report.id, wrapsToStore(wraps));
  });
}
