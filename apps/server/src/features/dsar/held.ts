import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import {
  findPersonByAddress,
  listAgreed,
  withdrawalOf,
  type Agreed,
  type ConsentIntake,
} from '../consent-records/index.ts';
import { listChoicesOf } from '../cookie-preferences/index.ts';
import { listNewsletters } from '../newsletter/index.ts';
import type { StoredRequest } from './request-queries.ts';

/** What the consent records of a site hold about a requester. */
export type Held = {
  readonly agreed: readonly Agreed[];
  /** Whether they know the address, or there are choices under the consent id that was given. */
  readonly isKnown: boolean;
};

/** What is held about a requester whose address is confirmed. Undefined: it is not theirs to see, or there is no site. */
export async function heldFor(
  tx: Tx,
  accountId: string,
  { siteId, email, confirmedAt, consentId }: StoredRequest,
): Promise<Held | undefined> {
  if (siteId === null || email === null || confirmedAt === null) return undefined;
  const agreed = await listAgreed(tx, accountId, siteId, email);
  const isPerson = (await findPersonByAddress(tx, accountId, siteId, email)) !== undefined;
  const isKnown =
    isPerson || (consentId !== null && (await listChoicesOf(tx, accountId, siteId, consentId)).length > 0);
  return { agreed, isKnown };
}

/** As the page of the requester shows it. */
export function shownHeld(held: Held | undefined) {
  return held && { names: held.agreed.map(({ name }) => name), isKnown: held.isKnown };
}

/** Withdraws consents, each by a record of its own. GDPR Art. 7(3). @throws Problem `server.busy` */
export async function withdrawConsents(
  services: Services,
  intake: ConsentIntake,
  accountId: string,
  { id, siteId, email }: StoredRequest,
  agreed: readonly Agreed[],
): Promise<void> {
  if (siteId === null || email === null) return;
  for (const [consentId, names] of Map.groupBy(agreed, (one) => one.consentId)) {
    const input = await withdrawalOf({ services, actor: { accountId } }, siteId, consentId);
    const preferences = Object.fromEntries(names.map(({ name }) => [name, false]));
    // The address is what was proved. An id that a page once claimed with it may be somebody else's.
    await intake.keep({ id, accountId, siteId, kind: 'private' }, { ...input, preferences, subject: { email } });
  }
}

/** What is for sure about marketing: the subscriptions to newsletters, by the names of their preferences. GDPR Art. 21(2), (3). */
export async function agreedToMarketing(
  tx: Tx,
  accountId: string,
  { siteId }: Pick<StoredRequest, 'siteId'>,
  agreed: readonly Agreed[],
): Promise<readonly Agreed[]> {
  if (siteId === null) return [];
  const newsletters = await listNewsletters(tx, accountId, siteId);
  const names = new Set(['marketing', 'newsletter', ...newsletters.map(({ preference }) => preference)]);
  return agreed.filter(({ name }) => names.has(name));
}
