import type { CustodianRequest, ToolOffice } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { toBase64, toHex, toUuid } from '../ids.ts';
import { readServedOffice } from '../offices/tool-offices.ts';
import { appendEntry } from '../reports/append.ts';
import { findEntry } from '../reports/entry-queries.ts';
import { listReaders } from '../reports/listed-queries.ts';
import { findReport, findWrap, insertWraps, listParts, lockReport, type StoredReport } from '../reports/queries.ts';
import { isTimeNear, isWrap } from '../reports/rules.ts';
import { wrapsToStore } from '../reports/submit.ts';
import { entryView } from '../reports/view.ts';
import type { Manager } from '../tool/session.ts';
import { findVault, type VaultRow } from '../tool/vault-queries.ts';
import { identityRequestView } from './view.ts';
import { listIdentityRequests, listRequestsOfCustodian, updateAnswered, type IdentityRequestRow } from './queries.ts';
import type { SentCustodianAnswer } from './schemas.ts';

/** What a custodian was asked in an office, with the sealed reasons and nothing else of the reports. @throws Problem `report-office.not-found` */
export async function readCustodianRequests(
  services: Services,
  { actor }: Manager,
  officeHex: string,
): Promise<CustodianRequest[]> {
  const { chain } = await readServedOffice(services, actor, officeHex);
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const vault = await findVault(tx, accountId, actor.id);
    if (!vault) throw new Problem('report-office.not-found');
    if (!isCustodian(chain, vault)) return [];
    const found = { officeId: toUuid(officeHex), custodianId: vault.id };
    const shown: CustodianRequest[] = [];
    for (const request of await listRequestsOfCustodian(tx, accountId, found)) {
      const view = await requestView(tx, accountId, request);
      if (view) shown.push(view);
    }
    return shown;
  });
}

/** Whether a document names these keys as those of the custodian. */
const isCustodian = (chain: ToolOffice['chain'], { id, signKey }: VaultRow): boolean =>
  chain.some(
    ({ document: { custodian } }) => custodian?.id === toHex(id) && custodian.sign === signKey.toString('hex'),
  );

async function requestView(
  tx: Tx,
  accountId: string,
  request: IdentityRequestRow,
): Promise<CustodianRequest | undefined> {
  const { reportId, custodianId, wrapped } = request;
  const report = await findReport(tx, accountId, reportId);
  const identity = await findWrap(tx, accountId, reportId, { purpose: 'identity', recipient: custodianId });
  const last = report && (await findEntry(tx, accountId, reportId, report.entries - 1));
  const asked = await findEntry(tx, accountId, reportId, request.number);
  if (!report || !identity || !last || !asked) return undefined;
  const reason = await reasonOf(tx, report, request);
  return {
    ...identityRequestView(request),
    report: toHex(reportId),
    office: toHex(report.officeId),
    document: report.documentHash.toString('hex'),
    entries: report.entries,
    last: last.hash.toString('hex'),
    lastAt: entryView(last).entry.at,
    asked: entryView(asked),
    reason: reason ? { ...reason, key: toBase64(wrapped) } : null,
    identity: toBase64(identity),
  };
}

/** The sealed reason of a request. Undefined: it was removed. */
async function reasonOf(tx: Tx, { accountId, id }: StoredReport, { number }: Pick<IdentityRequestRow, 'number'>) {
  const parts = await listParts(tx, accountId, id, ['note']);
  const part = parts.find(({ entry }) => entry === number);
  return part?.id ? { id: toHex(part.id), sealed: toBase64(part.sealed) } : undefined;
}

type Answering = { readonly report: string; readonly number: number; readonly sent: SentCustodianAnswer };

/**
 * Stores what a custodian answers: the half wrapped for who asked, or a refusal with its reason.
 * @throws Problem `report.not-found`, `report.identity-answered`, `report.malformed`, `report.changed`
 */
export async function answerIdentity(
  services: Services,
  manager: Manager,
  { report: reportHex, number, sent }: Answering,
): Promise<CustodianRequest[]> {
  const { accountId, id: personId } = manager.actor;
  const officeId = await services.db.inAccount(accountId, (tx) => officeOfReport(tx, accountId, toUuid(reportHex)));
  // Who lost the role, or is in no document of the office, learns of no report.
  const { chain } = await readServedOffice(services, manager.actor, toHex(officeId)).catch(() => {
    throw new Problem('report.not-found');
  });
  await services.db.inAccount(accountId, async (tx) => {
    const report = await lockReport(tx, accountId, toUuid(reportHex));
    const vault = await findVault(tx, accountId, personId);
    const requests =
      report && vault && isCustodian(chain, vault) ? await listIdentityRequests(tx, accountId, report.id) : [];
    const request = requests.find((one) => one.number === number && one.custodianId === vault?.id);
    if (!report || !vault || !request) throw new Problem('report.not-found');
    if (request.isAllowed !== null) throw new Problem('report.identity-answered');
    const { wrap, ...written } = sent;
    const { entry } = sent.entry;
    const isAllowed = entry.kind === 'identity-allowed';
    if (!(await isAnswer(tx, { report, request }, sent))) throw new Problem('report.malformed', { reason: 'kind' });
    if (!isTimeNear(entry.at, services.now())) throw new Problem('report.clock');
    await appendEntry(tx, report, written, { id: vault.id, publicKey: vault.signKey }, {});
    if (wrap && !(await findWrap(tx, accountId, report.id, { purpose: 'identity', recipient: request.managerId })))
      await insertWraps(tx, accountId, report.id, wrapsToStore([wrap]));
    await updateAnswered(tx, accountId, { reportId: report.id, number, isAllowed, answer: entry.number });
  });
  return readCustodianRequests(services, manager, toHex(officeId));
}

async function officeOfReport(tx: Tx, accountId: string, reportId: string): Promise<string> {
  const report = await findReport(tx, accountId, reportId);
  if (!report) throw new Problem('report.not-found');
  return report.officeId;
}

type RequestOfReport = { readonly report: StoredReport; readonly request: IdentityRequestRow };

async function isAnswer(tx: Tx, { report, request }: RequestOfReport, sent: SentCustodianAnswer): Promise<boolean> {
  const { entry, parts = [], files, wrap } = sent;
  const { kind, move } = entry.entry;
  if (move || files || parts.length > 1) return false;
  const reason = await reasonOf(tx, report, request);
  const [note] = parts;
  if (note && (note.kind !== 'note' || note.id !== reason?.id)) return false;
  if (kind === 'identity-refused') return note !== undefined && wrap === undefined;
  if (kind !== 'identity-allowed' || !wrap || !isWrap(wrap)) return false;
  const isReader = (await listReaders(tx, report.accountId, report.id)).includes(request.managerId);
  return isReader && wrap.purpose === 'identity' && toUuid(wrap.recipient) === request.managerId;
}
