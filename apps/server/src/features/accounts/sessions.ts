import type { SignInWay } from '@app/contract';
import { isLocale } from '@app/texts';
import type { Database, Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Actors } from '#platform/http/actor.ts';
import type { Actor, Context, Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { limitedTo, rightsOf } from '#platform/http/rights.ts';
import { findApiKeyActor, updateApiKeyUsed } from './api-key-queries.ts';
import { usualTerms } from './notices.ts';
import { findRoles } from './role-grant-queries.ts';
import { findPerson, listReachable } from './queries.ts';
import { recordEvent } from '../audit/index.ts';
import { deleteDeviceOf, deleteOtherDevices } from './device-queries.ts';
import { claimedIds, type Browser } from './devices.ts';
import {
  dayOf,
  hasExpired,
  isOver,
  owesCompany,
  owesFactor,
  seenSince,
  sessionDays,
  sessionEnd,
  sessionLimits,
  type SessionLimits,
} from './rules.ts';
import {
  deleteOtherSessions,
  deleteSession,
  findSessionActor,
  findSessionActorById,
  insertSession,
  listSessions,
  updateSessionAccount,
  updateSessionSeen,
  updateSessionSeenAt,
  updateSessionWays,
  type SessionActor,
} from './session-queries.ts';

/** How a session is opened: the ways that were used, and by whose provider. */
export type Opening = {
  readonly ways: readonly SignInWay[];
  readonly provider: string | null;
  /** Set where the issuer of the account opened it: what it calls its session. */
  readonly company?: { readonly sid: string | null };
};

export const byPassword: Opening = { ways: ['password'], provider: null };

/**
 * Signs a person in, in the caller's transaction, which must be one of candor_jobs. The browser's previous session ends, and
 * the browser becomes a known one. Returns whether it is new.
 */
export async function startSession(
  tx: Tx,
  now: Date,
  who: { readonly personId: string; readonly accountId: string },
  browser: Browser,
  { company, ...opening }: Opening = byPassword,
): Promise<boolean> {
  const { asked, reply, actor } = browser;
  const { device, country } = await asked.origin();
  const { hash } = reply.startSession(sessionDays.most * 24 * 3600);
  const { personId } = who;
  const session = {
    ...who,
    id: newId(now),
    tokenHash: hash,
    ...opening,
    byCompany: company !== undefined,
    companySid: company?.sid ?? null,
    device,
    country,
    createdAt: now,
    confirmedAt: now,
    lastSeenOn: dayOf(now),
    expiresAt: sessionEnd(now),
  };
  const { deviceId, isNew } = await insertSession(tx, session, {
    // A revoked browser gets a new id, so that copies of its cookie stay worthless.
    claimedId: claimedIds(asked, personId)[0] ?? null,
    newId: newId(now),
    endedSession: actor?.sessionId === undefined ? null : { personId: actor.id, id: actor.sessionId },
  });
  reply.rememberDevice({ id: deviceId, personId });
  return isNew;
}

/** Goes on with a session in another account of its person, under a new secret: the old one is dead at once. */
export async function moveSession(
  tx: Tx,
  { actor, reply, services }: Pick<Exchange, 'actor' | 'reply' | 'services'>,
  accountId: string,
): Promise<void> {
  if (actor.sessionId === undefined) throw new Problem('session.required');
  const { hash } = reply.startSession(sessionDays.most * 24 * 3600);
  await updateSessionAccount(tx, actor.sessionId, accountId, hash, services.now());
}

/** Notes that a session used a second factor, under a new secret: the old one is dead at once. */
export async function strengthenSession(
  tx: Tx,
  { actor, reply, services }: Pick<Exchange, 'actor' | 'reply' | 'services'>,
  way: SignInWay,
): Promise<void> {
  if (actor.sessionId === undefined) throw new Problem('session.required');
  const { hash } = reply.startSession(sessionDays.most * 24 * 3600);
  await updateSessionWays(tx, actor.sessionId, way, hash, services.now());
}

/** Whether the time of the last use is a minute old, so that it is noted again. */
function isStale(seenAt: Date | null, now: Date): boolean {
  return seenAt === null || now.getTime() - seenAt.getTime() >= 60_000;
}

const limitsOf = (found: SessionActor): SessionLimits =>
  sessionLimits(found, rightsOf({ account: found.roles, projects: found.projectRoles }).anywhere);

/** The actor of a session with current rights, unless a limit has ended it. Notes that it was used, unless its own limit is over. */
async function actorOfSession(
  db: Database,
  now: () => Date,
  found: SessionActor,
  limits = limitsOf(found),
): Promise<Actor | undefined> {
  const today = dayOf(now());
  const { sessionId, personId, accountId, roles, projectRoles, locale, confirmedAt, owesTerms } = found;
  const rights = rightsOf({ account: roles, projects: projectRoles });
  if (isOver(found, limits, now())) {
    await db.asSystem((tx) => deleteSession(tx, personId, sessionId));
    return undefined;
  }
  // A page that lives longer than the session without use does not bring it back to life.
  const own = limitsOf(found);
  const isWatched = own.idle < Infinity && isStale(found.seenAt, now()) && !isOver(found, own, now());
  if (isWatched || found.lastSeenOn !== today)
    await db.asSystem(async (tx) => {
      if (isWatched) await updateSessionSeenAt(tx, sessionId, now());
      if (found.lastSeenOn !== today) await updateSessionSeen(tx, sessionId, today);
    });
  return {
    id: personId,
    accountId,
    rights,
    sessionId,
    confirmedAt,
    owesTerms,
    ways: found.ways,
    owesFactor: owesFactor(found, rights),
    byCompany: found.byCompany,
    owesCompany: owesCompany(found, rights),
    ...(isLocale(locale) ? { locale } : {}),
  };
}

/**
 * The actor of a session by its ID, for pages at other addresses that live as long as it does, and the minutes without use after
 * which such a page locks itself. Without use, the page ends by its own time.
 * @param isUsed whether the page is still in use, with the minutes after which the session would be over
 */
export async function findActorOfSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  sessionId: string,
  isUsed: (idle: number) => boolean,
): Promise<{ readonly actor: Actor; readonly idle: number } | undefined> {
  const found = await findSessionActorById(db.system, sessionId, now(), seenSince(now()), await usualTerms());
  if (!found) return undefined;
  const { idle, longest } = limitsOf(found);
  if (!isUsed(idle)) return undefined;
  const actor = await actorOfSession(db, now, found, { idle: Infinity, longest });
  return actor && { actor, idle };
}

/** Resolves a cookie or a key to its actor, with current rights. */
export function actors(db: Database, now: () => Date): Actors {
  return {
    async ofSession(hash) {
      const found = await findSessionActor(db.system, hash, now(), seenSince(now()), await usualTerms());
      return found && actorOfSession(db, now, found);
    },

    async ofApiKey(hash) {
      const at = now();
      const today = dayOf(at);
      const found = await findApiKeyActor(db.system, hash);
      if (!found) return undefined;
      const { apiKeyId, personId, accountId, roles, projectRoles, lastUsedOn } = found;
      if (hasExpired(found, at)) throw new Problem('api-key.expired');
      if (lastUsedOn !== today) await db.asSystem((tx) => updateApiKeyUsed(tx, accountId, apiKeyId, today));
      const ofMaker = rightsOf({ account: roles, projects: projectRoles });
      return { id: personId, accountId, rights: limitedTo(ofMaker, found), apiKeyId };
    },

    async viewAs(actor, personId) {
      if (!actor.rights.account.has('people.manage'))
        throw new Problem('role.missing', undefined, undefined, { permission: 'people.manage' });
      const found = await findRoles(db.system, actor.accountId, personId);
      if (!found) throw new Problem('person.not-found');
      const rights = rightsOf({ account: found.roles, projects: found.projectRoles });
      if (!rights.anywhere.isSubsetOf(actor.rights.account)) throw new Problem('role.higher');
      return { ...actor, rights, viewsAs: personId };
    },

    isProved: ({ id, accountId, consentKeyOf }) =>
      db.asSystem(async (tx) => {
        if (consentKeyOf !== undefined) return isAccountProved(tx, accountId);
        const person = await findPerson(tx, id);
        return person !== undefined && person.emailVerifiedAt !== null;
      }),
  };
}

/** Whether anybody of the account has a verified address. Until then nothing is sent from the installation for it. */
export async function isAccountProved(tx: Tx, accountId: string): Promise<boolean> {
  return (await listReachable(tx, accountId)).length > 0;
}

export async function readSessions({ services, actor }: Context) {
  const now = services.now();
  const found = await services.db.asSystem((tx) => listSessions(tx, actor.id, now, seenSince(now)));
  return found.map(({ createdAt, accountId, account, ways, ...session }) => ({
    ...session,
    account: { id: accountId, name: account },
    ways: [...ways],
    createdAt: createdAt.toISOString(),
    current: session.id === actor.sessionId,
  }));
}

/** Ends one session and forgets its browser. @throws Problem `session.not-found` */
export async function endSession({ services, actor }: Context, sessionId: string): Promise<void> {
  const ended = await services.db.asSystem(async (tx) => {
    await deleteDeviceOf(tx, actor.id, sessionId);
    const there = await deleteSession(tx, actor.id, sessionId);
    if (there) await recordEvent(tx, services.now(), actor, 'session.ended', { target: sessionId });
    return there;
  });
  if (!ended) throw new Problem('session.not-found');
}

/** Returns how many sessions were ended. */
export async function endOtherSessions({ services, actor }: Context): Promise<number> {
  return services.db.asSystem(async (tx) => {
    await deleteOtherDevices(tx, actor.id, actor.sessionId);
    const count = await deleteOtherSessions(tx, actor.id, actor.sessionId);
    if (count > 0) await recordEvent(tx, services.now(), actor, 'session.ended', { details: { sessions: count } });
    return count;
  });
}
