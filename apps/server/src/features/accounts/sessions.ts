import { isLocale } from '@app/texts';
import type { Database, Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Actors } from '#platform/http/actor.ts';
import type { Actor, Asked, Context, Reply } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { findApiKeyActor, updateApiKeyUsed } from './api-key-queries.ts';
import { dayOf, deviceOf, seenSince, sessionDays, sessionEnd } from './rules.ts';
import {
  deleteOtherSessions,
  deleteSession,
  findSessionActor,
  insertSession,
  listSessions,
  updateSessionSeen,
} from './session-queries.ts';

/** The browser that signs in, and who was signed in there before. */
export type Browser = { readonly asked: Asked; readonly reply: Reply; readonly actor: Actor | undefined };

/** Signs a person in, in the caller's transaction. The session that the browser had before ends. */
export async function startSession(
  tx: Tx,
  now: Date,
  who: { readonly personId: string; readonly accountId: string },
  { asked, reply, actor }: Browser,
): Promise<void> {
  const { hash } = reply.startSession(sessionDays.most * 24 * 3600);
  if (actor?.sessionId !== undefined) await deleteSession(tx, actor.id, actor.sessionId);
  await insertSession(tx, {
    ...who,
    id: newId(now),
    tokenHash: hash,
    device: deviceOf(asked.userAgent),
    createdAt: now,
    lastSeenOn: dayOf(now),
    expiresAt: sessionEnd(now),
  });
}

/** Tells the platform who a cookie or a key stands for, with the roles that hold at this moment. */
export function actors(db: Database, now: () => Date): Actors {
  return {
    ofSession: (hash) =>
      db.asSystem(async (tx) => {
        const today = dayOf(now());
        const found = await findSessionActor(tx, hash, now(), seenSince(now()));
        if (!found) return undefined;
        const { sessionId, personId, accountId, roles, locale, lastSeenOn } = found;
        if (lastSeenOn !== today) await updateSessionSeen(tx, sessionId, today);
        return { id: personId, accountId, roles, sessionId, ...(isLocale(locale) ? { locale } : {}) };
      }),

    ofApiKey: (hash) =>
      db.asSystem(async (tx) => {
        const today = dayOf(now());
        const found = await findApiKeyActor(tx, hash);
        if (!found) return undefined;
        const { apiKeyId, personId, accountId, roles, lastUsedOn } = found;
        if (lastUsedOn !== today) await updateApiKeyUsed(tx, accountId, apiKeyId, today);
        return { id: personId, accountId, roles, apiKeyId };
      }),
  };
}

export async function readSessions({ services, actor }: Context) {
  const now = services.now();
  const found = await services.db.inAccount(actor.accountId, (tx) => listSessions(tx, actor.id, now, seenSince(now)));
  return found.map(({ createdAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    current: session.id === actor.sessionId,
  }));
}

/** @throws Problem `session.not-found` */
export async function endSession({ services, actor }: Context, sessionId: string): Promise<void> {
  const ended = await services.db.inAccount(actor.accountId, (tx) => deleteSession(tx, actor.id, sessionId));
  if (!ended) throw new Problem('session.not-found');
}

/** Returns how many sessions were ended. */
export async function endOtherSessions({ services, actor }: Context): Promise<number> {
  return services.db.inAccount(actor.accountId, (tx) => deleteOtherSessions(tx, actor.id, actor.sessionId));
}
