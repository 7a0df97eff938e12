import type { SignedIn, SignInWay } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { PublicExchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordRefusal } from '../audit/index.ts';
import { deleteAttempt, tryAttempt, type Attempt } from './attempt-queries.ts';
import { forgetTries } from './attempts.ts';
import { findKnownDevice } from './devices.ts';
import { findPerson, findUsualAccountOf } from './queries.ts';
import { signedInAnswer, writeSignIn } from './sign-in.ts';

const mostTries = 5;

/** Checks a factor of a person, and uses it up. Returns which it was; undefined: it is wrong. */
export type CheckFactor = (tx: Tx, personId: string, accountId: string) => Promise<SignInWay | undefined>;

/**
 * Finishes the sign-in that waits in this browser. The try is counted before the check, so that many at once do not have
 * more of them; of two right ones, one opens a session.
 * @throws Problem `second-factor.over`, `second-factor.code`
 */
export async function finishAttempt(exchange: PublicExchange, check: CheckFactor, locale: Locale): Promise<SignedIn> {
  const { services, asked, reply } = exchange;
  const { attempt: hash } = asked;
  const now = services.now();
  const attempt = hash && (await services.db.asSystem((tx) => tryAttempt(tx, hash, mostTries, now)));
  if (!attempt) throw new Problem('second-factor.over');
  const done = await services.db.asSystem(async (tx) => {
    const way = await check(tx, attempt.personId, attempt.accountId);
    if (!way) return undefined;
    const person = await findPerson(tx, attempt.personId);
    if (!person || !(await deleteAttempt(tx, attempt.secretHash))) throw new Problem('second-factor.over');
    const known = { personId: person.id, accountId: attempt.accountId, email: person.email };
    const { ways, provider } = attempt;
    await writeSignIn(tx, services, known, exchange, { ways: [...ways, way], provider });
    const deviceId = await findKnownDevice(tx, person, asked);
    const answer = await signedInAnswer(tx, services, known, locale);
    return { answer, email: person.email, trier: deviceId === undefined ? asked : { deviceId } };
  });
  if (!done) {
    await noteFailure(exchange, attempt);
    throw new Problem('second-factor.code', undefined, { code: { code: 'second-factor.code' } });
  }
  await forgetTries(services, done.email, done.trier);
  reply.endAttempt();
  return done.answer;
}

async function noteFailure({ services, asked }: PublicExchange, { personId, accountId, ways }: Attempt): Promise<void> {
  const doer = { id: personId, accountId, origin: asked.origin, ways };
  await services.db.asSystem((tx) => recordRefusal(tx, services.now(), doer, 'sign-in.failed'));
}

/** Opens a session for somebody whose passkey was verified. @throws Problem `passkey.refused` */
export async function openWithPasskey(
  tx: Tx,
  exchange: PublicExchange,
  personId: string,
  locale: Locale,
): Promise<SignedIn> {
  const { services, asked, reply } = exchange;
  const person = await findPerson(tx, personId);
  const accountId = await findUsualAccountOf(tx, personId);
  if (!person || !accountId) throw new Problem('passkey.refused');
  const known = { personId, accountId, email: person.email };
  await writeSignIn(tx, services, known, exchange, { ways: ['passkey'], provider: null });
  if (asked.attempt) await deleteAttempt(tx, asked.attempt);
  reply.endAttempt();
  return signedInAnswer(tx, services, known, locale);
}
