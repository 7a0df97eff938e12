import type { Fresh } from '@app/contract/endpoint.ts';
import type { Actor } from './context.ts';
import { Problem } from './problem.ts';

/** How long an entered password counts, after a sign-in and after each confirmation. */
export const freshMinutes = 10;

/**
 * Refuses an action that requires a recently entered password. An API key cannot satisfy this.
 * @throws Problem `session.confirm`, and for keys `session.required`
 */
export function checkFresh({ confirmedAt, sessionId }: Actor, now: Date): void {
  if (sessionId === undefined) throw new Problem('session.required');
  if (!confirmedAt || now.getTime() - confirmedAt.getTime() >= freshMinutes * 60_000) {
    throw new Problem('session.confirm');
  }
}

/** Checks what an endpoint declares about this, for one call. @throws Problem as `checkFresh` does */
export function checkDeclaredFresh(
  fresh: Fresh | undefined,
  actor: Actor | undefined,
  query: unknown,
  now: Date,
): void {
  if (!fresh || !actor || fresh.when === 'handler') return;
  if (fresh.keys === 'allowed' && actor.sessionId === undefined) return;
  if (fresh.when !== undefined) {
    const said = Object.entries(fresh.when).every(
      ([name, value]) => ((query ?? {}) as Readonly<Record<string, unknown>>)[name] === value,
    );
    if (!said) return;
  }
  checkFresh(actor, now);
}
