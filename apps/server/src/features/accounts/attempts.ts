import { hmac } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { RequestDetails, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { network } from '#platform/http/rate.ts';
import { countOne, deleteCount, findHighestCount } from './try-queries.ts';

// Endpoints declare their own limits by address. These limits count an e-mail address together with whoever tries it: a
// stranger's failures lock out the stranger, not the owner.
const windowMinutes = 15;
const mostTries = 20;
// After so many failures, a stranger's browser must solve a challenge for each further try: failures of the network at any
// e-mail address, and failures at the e-mail address from any network.
const freeFailures = { network: 5, email: 20 };
const mostMailsPerHour = 5;

/** Who tries an e-mail address: a browser known to belong to its owner, or somebody in a network. */
export type Trier = { readonly deviceId: string } | { readonly address: string };

/**
 * Counts a sign-in try, or a check whether an address is known, before it is made. Counts in the database, so that the limit
 * does not depend on the number of processes.
 * @throws Problem `rate.limited`
 */
export async function countTry(services: Services, email: string, trier: Trier): Promise<void> {
  const now = services.now();
  const endsAt = new Date(now.getTime() + windowMinutes * 60_000);
  const counted = await countOne(services.db.system, pairKey(services, email, trier), now, endsAt);
  if (counted.count <= mostTries) return;
  const seconds = Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000));
  throw new Problem('rate.limited', { seconds });
}

/** Resets the count: a right password shows that the owner tried. */
export async function forgetTries(services: Services, email: string, trier: Trier): Promise<void> {
  await deleteCount(services.db.system, pairKey(services, email, trier));
}

/** Counts a stranger's failure for `hasFailedOften`. Locks nobody out. */
export async function countFailure(
  services: Services,
  email: string,
  { address }: Pick<RequestDetails, 'address'>,
): Promise<void> {
  const now = services.now();
  const endsAt = new Date(now.getTime() + windowMinutes * 60_000);
  await services.db.asSystem(async (tx) => {
    await countOne(tx, networkKey(services, address), now, endsAt);
    await countOne(tx, emailKey(services, email), now, endsAt);
  });
}

/**
 * Whether a stranger must solve a challenge first: this network failed often, or this e-mail address was tried in vain often.
 */
export async function hasFailedOften(
  services: Services,
  email: string,
  { address }: Pick<RequestDetails, 'address'>,
): Promise<boolean> {
  const now = services.now();
  const { system } = services.db;
  return (
    (await findHighestCount(system, [networkKey(services, address)], now)) >= freeFailures.network ||
    (await findHighestCount(system, [emailKey(services, email)], now)) >= freeFailures.email
  );
}

/**
 * Whether a stranger may have another mail sent to this address, which is counted. The stranger is not told either way.
 * In the transaction of the job that mails.
 */
export async function mayMail(tx: Tx, services: Services, email: string): Promise<boolean> {
  const now = services.now();
  const endsAt = new Date(now.getTime() + 60 * 60_000);
  const { count } = await countOne(tx, keyOf(services, `mail\n${email}`), now, endsAt);
  return count <= mostMailsPerHour;
}

/** Under which the tries of an e-mail address by one trier are counted. */
export function pairKey(services: Services, email: string, trier: Trier): Buffer {
  const who = 'deviceId' in trier ? `device ${trier.deviceId}` : `network ${network(trier.address)}`;
  return keyOf(services, `pair\n${who}\n${email}`);
}

const networkKey = (services: Services, address: string) => keyOf(services, `network\n${network(address)}`);
const emailKey = (services: Services, email: string) => keyOf(services, `email\n${email}`);

function keyOf({ secrets }: Services, counted: string): Buffer {
  return hmac(secrets.key('sign-in tries'), counted);
}
