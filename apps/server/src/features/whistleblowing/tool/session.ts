import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import type { Actor, Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { findActorOfSession, findPasswordMark } from '../../accounts/index.ts';
import {
  deleteToolSession,
  findToolSession,
  insertToolSession,
  updateHanded,
  updateToolSessionUsed,
  type StoredSession,
} from './session-queries.ts';

const handoverSeconds = 60;
/**
 * How much longer than the tool its session lives, in minutes: the tool locks itself, and has to be unlocked a while later. It says
 * every few minutes that somebody works in it.
 */
const grace = 15;
const longestSeconds = 12 * 3600;
/** The time of the last use is noted once a minute. */
const notedEvery = 60;

/** Who works in the tool. */
export type Manager = {
  readonly actor: Actor;
  readonly session: StoredSession;
  /** After so many minutes without a key or click, the tool locks itself. */
  readonly idle: number;
};

const secondsSince = (time: Date, now: Date) => (now.getTime() - time.getTime()) / 1000;
export const endOf = ({ startedAt }: StoredSession): Date => new Date(startedAt.getTime() + longestSeconds * 1000);

/** Makes a token that opens the tool once within a minute. @throws Problem `session.required` for API keys */
export async function handOver({ services, actor }: Context): Promise<string> {
  const { sessionId } = actor;
  if (sessionId === undefined) throw new Problem('session.required');
  const token = randomToken();
  const now = services.now();
  await services.db.asSystem(async (tx) => {
    const passwordMark = await findPasswordMark(tx, actor.id);
    if (!passwordMark) throw new Problem('session.required');
    await insertToolSession(tx, {
      accountId: actor.accountId,
      personId: actor.id,
      tokenHash: sha256(token),
      sessionId,
      isHanded: false,
      startedAt: now,
      usedAt: now,
      passwordMark,
    });
  });
  return token;
}

/** Exchanges the token of a handover for that of a session. @throws Problem `report-tool.handover` */
export async function beginSession(
  services: Services,
  handover: string,
): Promise<Manager & { readonly token: string }> {
  const now = services.now();
  const hash = sha256(handover);
  const token = randomToken();
  const isBegun = await services.db.asSystem(async (tx) => {
    const found = await findToolSession(tx, hash);
    if (!found || found.isHanded || secondsSince(found.startedAt, now) > handoverSeconds) return false;
    return updateHanded(tx, found, sha256(token), now);
  });
  const manager = isBegun ? await findManager(services, token) : undefined;
  if (!manager) throw new Problem('report-tool.handover');
  return { ...manager, token };
}

/**
 * Who works in a session of the tool. It ends after 45 minutes without use and after twelve hours, and with the session of the
 * dashboard, the second factor, the role or the password of its person.
 */
export async function findManager(services: Services, token: string): Promise<Manager | undefined> {
  const { db } = services;
  const now = services.now();
  const session = await db.asSystem((tx) => findToolSession(tx, sha256(token)));
  if (!session?.isHanded) return undefined;
  const isTooOld = secondsSince(session.startedAt, now) >= longestSeconds;
  const isUsed = (idle: number): boolean => secondsSince(session.usedAt, now) < (idle + grace) * 60;
  const found = isTooOld ? undefined : await findActorOfSession(services, session.sessionId, isUsed);
  const actor = found?.actor;
  const mark = actor && (await db.asSystem((tx) => findPasswordMark(tx, actor.id)));
  const mayWork =
    actor?.id === session.personId &&
    actor.accountId === session.accountId &&
    !actor.owesFactor &&
    !actor.owesCompany &&
    actor.rights.anywhere.has('reports.manage') &&
    // Who runs an account handles no reports.
    !actor.rights.account.has('people.manage') &&
    !actor.rights.account.has('teams.manage') &&
    mark?.equals(session.passwordMark) === true;
  if (!found || !actor || !mayWork) {
    await db.asSystem((tx) => deleteToolSession(tx, session));
    return undefined;
  }
  if (secondsSince(session.usedAt, now) >= notedEvery)
    await db.asSystem((tx) => updateToolSessionUsed(tx, session, now));
  return { actor, session, idle: found.idle };
}

export async function endToolSession({ db }: Services, token: string): Promise<void> {
  await db.asSystem(async (tx) => {
    const session = await findToolSession(tx, sha256(token));
    if (session) await deleteToolSession(tx, session);
  });
}
