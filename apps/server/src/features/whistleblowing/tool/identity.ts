import type { IdentityAnswer } from '@app/whistleblowing';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { toBase64 } from '../ids.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { appendEntry } from '../reports/append.ts';
import { findReport, findWrap } from '../reports/queries.ts';
import { holdsNames } from '../reports/reader-rules.ts';
import { isTimeNear } from '../reports/rules.ts';
import type { ManagerWriting } from '../reports/schemas.ts';
import { checkOpened, withReport } from './access.ts';
import { fitsKind } from './kinds-rules.ts';
import { readWhole, withHalf } from './read.ts';
import type { Manager } from './session.ts';
import { readerSource } from './shut-out.ts';
import { listIdsOf } from './vault-queries.ts';

/**
 * Gives out the wrap of the identity, once the sealed reason is stored. Where a custodian holds it,
 * there is one for a manager once the custodian allowed it, and none for the custodian themselves, whatever they became later.
 * @throws Problem `report.not-opened`, `report.identity-apart`, `report.names-removed`
 */
export async function openIdentity(
  services: Services,
  keys: KeyStore,
  manager: Manager,
  { id, sent }: { readonly id: string; readonly sent: ManagerWriting },
): Promise<IdentityAnswer> {
  const { entry } = sent.entry;
  const isRight = entry.kind === 'identity-opened' && fitsKind({ part: 'note' }, sent, entry.move !== undefined);
  const found = await withReport(services, manager, id, async (tx, reader) => {
    const { report, vault } = reader;
    if (!isRight) throw new Problem('report.malformed', { reason: 'kind' });
    await checkOpened(tx, reader);
    if (!isTimeNear(entry.at, services.now())) throw new Problem('report.clock');
    const wrap = await findWrap(tx, report.accountId, report.id, { purpose: 'identity', recipient: vault.id });
    if (report.namesRemovedOn !== null) throw new Problem('report.names-removed');
    const source = await readerSource(tx, report, await listIdsOf(tx, report.accountId, manager.actor.id));
    if (!wrap || !source || holdsNames(source)) throw new Problem('report.identity-apart');
    await appendEntry(tx, report, sent, { id: vault.id, publicKey: vault.signKey }, {});
    const changed = await findReport(tx, report.accountId, report.id);
    return { wrap, whole: await readWhole(tx, { ...reader, report: changed ?? report }) };
  });
  return { wrap: toBase64(found.wrap), report: await withHalf(keys, found.whole) };
}
