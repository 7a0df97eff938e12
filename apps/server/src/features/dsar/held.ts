import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { listAgreed, withdrawalOf, type Agreed, type ConsentIntake } from '../consent-records/index.ts';
import type { StoredRequest } from './request-queries.ts';

/** What a requester whose address is confirmed agreed to on the site. Undefined: it is not theirs to see, or there is no site. */
export async function heldFor(
  tx: Tx,
  accountId: string,
  { siteId, email, confirmedAt }: StoredRequest,
): Promise<readonly Agreed[] | undefined> {
  if (siteId === null || email === null || confirmedAt === null) return undefined;
  return listAgreed(tx, accountId, siteId, email);
}

/** Withdraws consents, each by a record of its own. GDPR Art. 7(3). @throws Problem `server.busy` */
export async function withdrawConsents(
  services: Services,
  intake: ConsentIntake,
  accountId: string,
  { id, siteId }: StoredRequest,
  agreed: readonly Agreed[],
): Promise<void> {
  if (siteId === null) return;
  for (const consentId of new Set(agreed.map((one) => one.consentId))) {
    const input = await withdrawalOf({ services, actor: { accountId } }, siteId, consentId);
    await intake.keep({ id, accountId, siteId, kind: 'private' }, input);
  }
}
