import type { DsarRequest } from '@app/contract';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { eraseChoicesOf } from '../cookie-preferences/index.ts';
import { dayOf } from '../policies/index.ts';
import { openRequestOf } from './files/service.ts';
import { findRequest } from './request-queries.ts';
import { goOn, type Did } from './thread.ts';
import { viewOf } from './view.ts';

type By = Pick<Did, 'who' | 'personId' | 'doer'>;

/**
 * Erases what was chosen under the consent id that a requester gave. Once it is done, the request no longer names the id: nothing
 * says any more whose the choices were. A second run, after a stop, does what is missing. GDPR Art. 17(1), (3)(e).
 *
 * @returns how many choices were erased; undefined: no consent id was given
 */
export async function eraseOwnChoices(
  services: Services,
  accountId: string,
  id: string,
  by: By,
): Promise<number | undefined> {
  const request = await services.db.inAccount(accountId, (tx) => findRequest(tx, accountId, id));
  if (!request || request.siteId === null || request.consentId === null) return undefined;
  const { siteId, consentId } = request;
  const erased = await eraseChoicesOf(services, { siteId, consentId, doer: by.doer });
  await services.db.inAccount(accountId, async (tx) => {
    const current = await openRequestOf(tx, accountId, id);
    if (current.consentId === null) return;
    await goOn(tx, services, accountId, { ...current, consentId: null }, { ...by, kind: 'erased-choices' });
  });
  return erased;
}

/**
 * Erases them where the team answers.
 * @throws Problem `dsar.not-found`, `dsar.not-possible`, `dsar.unconfirmed`, `dsar.no-choices`
 */
export async function eraseChoicesFor({ services, actor }: Exchange, id: string): Promise<DsarRequest> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const request = await openRequestOf(tx, accountId, id);
    if (request.confirmedAt === null) throw new Problem('dsar.unconfirmed');
    if (request.consentId === null) throw new Problem('dsar.no-choices');
  });
  await eraseOwnChoices(services, accountId, id, { who: 'person', personId: actor.id, doer: actor });
  return services.db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, id);
    if (!request) throw new Problem('dsar.not-found');
    return viewOf(tx, actor, request, dayOf(services.now()));
  });
}
