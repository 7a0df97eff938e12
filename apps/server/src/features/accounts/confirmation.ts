import { freshMinutes } from '#platform/http/fresh.ts';
import type { Actor, Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { checkOwner, wrongPassword } from './credentials.ts';
import { findPerson } from './queries.ts';
import { updateSessionConfirmed } from './session-queries.ts';

/**
 * Confirms this session with the password. Returns until when the confirmation counts.
 * @throws Problem `password.wrong`, `session.required`
 */
export async function confirmSession({ services, actor }: Context, password: string): Promise<Date> {
  const { sessionId } = actor;
  if (sessionId === undefined) throw new Problem('session.required');
  const person = await services.db.asSystem((tx) => findPerson(tx, actor.id));
  // Who has no password confirms by their provider, a passkey or a code.
  if (person?.passwordHash === null) throw wrongPassword('password');
  await checkOwner(services, actor, password, 'password');
  const now = services.now();
  await services.db.asSystem(async (tx) => {
    await updateSessionConfirmed(tx, sessionId, now);
    await recordEvent(tx, now, actor, 'session.confirmed');
  });
  return confirmationEnd(now);
}

/** Until when the last password entry counts as recent. */
export function confirmedUntil({ confirmedAt }: Actor, now: Date): Date | undefined {
  const until = confirmedAt && confirmationEnd(confirmedAt);
  return until && until > now ? until : undefined;
}

/** Until when a confirmation at this time counts. */
export function confirmationEnd(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + freshMinutes * 60_000);
}
