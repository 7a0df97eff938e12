import type { OfficeDocument } from '@app/sealing';
import type { OpenedReport } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { bytesOfBase64, toUuid } from '../ids.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { appendEntry } from '../reports/append.ts';
import { findDocument } from '../reports/office-queries.ts';
import { findReport, findWrap, type StoredReport } from '../reports/queries.ts';
import { isTimeNear, isWrap } from '../reports/rules.ts';
import { checkOpened, withReport } from '../tool/access.ts';
import { fitsKind } from '../tool/kinds-rules.ts';
import { readWhole, withHalf } from '../tool/read.ts';
import type { Manager } from '../tool/session.ts';
import { insertIdentityRequest, listIdentityRequests } from './queries.ts';
import type { SentIdentityAsk } from './schemas.ts';

/**
 * Asks the custodian of a report for the name, with a reason that managers and the custodian can read.
 * @throws Problem `report.not-opened`, `report.identity-waiting`, `report.malformed`
 */
export async function askIdentity(
  services: Services,
  keys: KeyStore,
  manager: Manager,
  { id, sent: { key, ...sent } }: { readonly id: string; readonly sent: SentIdentityAsk },
): Promise<OpenedReport> {
  const whole = await withReport(services, manager, id, async (tx, reader) => {
    const { report, vault } = reader;
    const { entry } = sent.entry;
    const isRight = entry.kind === 'identity-asked' && fitsKind({ part: 'note' }, sent, entry.move !== undefined);
    if (!isRight || !isWrap({ wrapped: key })) throw new Problem('report.malformed', { reason: 'kind' });
    await checkOpened(tx, reader);
    const custodian = await custodianOf(tx, report);
    if (!custodian) throw new Problem('report.malformed', { reason: 'custodian' });
    const requests = await listIdentityRequests(tx, report.accountId, report.id);
    if (requests.some(({ managerId, isAllowed }) => managerId === vault.id && isAllowed === null))
      throw new Problem('report.identity-waiting');
    if (!isTimeNear(entry.at, services.now())) throw new Problem('report.clock');
    await appendEntry(tx, report, sent, { id: vault.id, publicKey: vault.signKey }, {});
    await insertIdentityRequest(tx, report.accountId, {
      reportId: report.id,
      number: entry.number,
      managerId: vault.id,
      custodianId: custodian,
      wrapped: bytesOfBase64(key),
    });
    const changed = await findReport(tx, report.accountId, report.id);
    return readWhole(tx, { ...reader, report: changed ?? report });
  });
  return withHalf(keys, whole);
}

/** The custodian who holds the second half of the key to the name of a report. */
async function custodianOf(
  tx: Tx,
  { accountId, id, officeId, documentHash }: StoredReport,
): Promise<string | undefined> {
  const stored = await findDocument(tx, accountId, officeId, documentHash);
  // Only checked documents are stored.
  const custodian = stored && (JSON.parse(stored.body) as OfficeDocument).custodian;
  if (!custodian) return undefined;
  const recipient = toUuid(custodian.id);
  return (await findWrap(tx, accountId, id, { purpose: 'identity', recipient })) ? recipient : undefined;
}
