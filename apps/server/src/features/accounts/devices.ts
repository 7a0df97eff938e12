import type { Tx } from '#platform/database/database.ts';
import type { Actor, Context, RequestDetails, Reply } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { deleteDevice, deleteUnusedDevices, findDevice, listDevices } from './device-queries.ts';
import type { Person } from './queries.ts';
import { dayOf } from './rules.ts';
import { deleteSession } from './session-queries.ts';

/** The browser that signs in, and the person who was signed in there before. */
export type Browser = { readonly asked: RequestDetails; readonly reply: Reply; readonly actor: Actor | undefined };

/** As long as the cookie lasts. */
const unusedDays = 400;

/** The ids that a browser claims to be known by, as what it is to one person, or to all whose cookies it has. */
export function claimedIds(asked: Pick<RequestDetails, 'devices'>, personId?: string): string[] {
  const claimed = asked.devices().filter((device) => personId === undefined || device.personId === personId);
  return claimed.map(({ id }) => id);
}

/**
 * The browser's id, if it is known to be this person's: its cookie is signed and it was not revoked. People with an unverified
 * address have no known browsers, since anybody may sign up with their address.
 */
export async function findKnownDevice(
  tx: Tx,
  { id, emailVerifiedAt }: Pick<Person, 'id' | 'emailVerifiedAt'>,
  asked: RequestDetails,
): Promise<string | undefined> {
  return emailVerifiedAt ? findDevice(tx, id, claimedIds(asked, id)) : undefined;
}

/** Deletes browsers whose cookie has expired. */
export async function forgetUnusedDevices(tx: Tx, now: Date): Promise<void> {
  await deleteUnusedDevices(tx, dayOf(new Date(now.getTime() - unusedDays * 24 * 3_600_000)));
}

/** The browsers in which the person signed in before. */
export async function readDevices({ services, actor }: Context) {
  const found = await services.db.asSystem((tx) => listDevices(tx, actor.id));
  return found.map(({ id, device, country, createdAt, lastUsedOn, sessionId }) => ({
    id,
    device,
    country,
    createdAt: createdAt.toISOString(),
    lastUsedOn,
    current: sessionId === actor.sessionId,
  }));
}

/** Forgets a browser and ends its session. @throws Problem `device.not-found` */
export async function forgetDevice({ services, actor }: Context, id: string): Promise<void> {
  await services.db.asSystem(async (tx) => {
    const device = (await listDevices(tx, actor.id)).find((each) => each.id === id);
    if (!device || !(await deleteDevice(tx, actor.id, id))) throw new Problem('device.not-found');
    await deleteSession(tx, actor.id, device.sessionId);
    await recordEvent(tx, services.now(), actor, 'device.forgotten', { target: id });
  });
}
