import type { Actor, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf, findDeletion, saveHold } from '../../accounts/index.ts';
import { recordEvent } from '../../audit/index.ts';
import { toUuid } from '../ids.ts';
import { isManager } from '../offices/managers.ts';
import { listDocuments, listOffices, listVaultKeys, lockOffice } from '../offices/queries.ts';
import { findEnding, updateEnding, updateEndsOn } from './queries.ts';

/**
 * Releases what an office holds that has ended, so that it is deleted without waiting for its day. One of its managers alone can.
 * @throws Problem `report-office.not-found`, `report-office.not-ended`
 */
export async function releaseOffice({ db, now }: Services, actor: Actor, officeHex: string): Promise<void> {
  const { accountId } = actor;
  const at = now();
  await db.asSystem(async (tx) => {
    const office = await lockOffice(tx, accountId, toUuid(officeHex));
    const document =
      office && (await listDocuments(tx, accountId, office.id)).findLast((one) => one.fromDay <= dayOf(at));
    const own = (await listVaultKeys(tx, accountId)).find(({ personId }) => personId === actor.id);
    const isNamed = document?.document.recipients.some(({ id, sign }) => id === own?.id && sign === own.sign) ?? false;
    if (!office || !isNamed || !(await isManager(tx, office, actor.id))) throw new Problem('report-office.not-found');
    if (office.endsOn === null && !(await findDeletion(tx, accountId))) throw new Problem('report-office.not-ended');
    await updateEndsOn(tx, accountId, office.id, dayOf(at));
    await updateEnding(tx, accountId, office.id, { isReleased: true });
    await recordEvent(tx, at, actor, 'report-office.released', {
      siteId: office.siteId,
      details: { office: officeHex },
    });
    for (const other of await listOffices(tx, accountId))
      if (!(await findEnding(tx, accountId, other.id))?.isReleased) return;
    await saveHold(tx, accountId, null);
  });
}
