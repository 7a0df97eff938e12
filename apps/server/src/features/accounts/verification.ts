import type { accounts, Input } from '@app/contract';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, PublicExchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { countTry } from './attempts.ts';
import { checkMail, recordOf } from './credentials.ts';
import { deleteOtherDevices } from './device-queries.ts';
import { deleteEmailTokens, takeEmailToken, type EmailToken } from './email-token-queries.ts';
import { sendNotice } from './jobs.ts';
import { issueLink } from './links.ts';
import { checkNewPassword, isPassword } from './passwords.ts';
import { findPerson, findPersonByEmail, lockPerson, updateEmail, type Person } from './queries.ts';
import { deleteOtherSessions } from './session-queries.ts';
import { startOver } from './start-over.ts';

/**
 * Sends the link to verify the address again.
 * @throws Problem `mail.not-configured`, `email.verified-already`
 */
export async function sendVerification({ services, actor, asked }: Exchange): Promise<string> {
  checkMail(services);
  return services.db.asSystem(async (tx) => {
    const person = await findPerson(tx, actor.id);
    if (!person) throw new Problem('sign-in.required');
    if (person.emailVerifiedAt) throw new Problem('email.verified-already');
    await issueLink(tx, services, 'verify', person, asked.locale);
    return person.email;
  });
}

type VerifyInput = Input<typeof accounts.verifyEmail>['body'];

/**
 * Verifies the address that a link was mailed to: the person's own, or the one to change to. The link proves access to the
 * mailbox, not that the same person started the account: that takes a session of it in this browser, or its password. A person
 * with neither may start over with a new password.
 * @throws Problem `email-token.invalid`, `email-token.password-required`, `password.wrong`, `password.too-…`, `rate.limited`,
 * `server.busy`
 */
export async function verifyEmail(exchange: PublicExchange, given: VerifyInput) {
  const { services, actor } = exchange;
  const { token, newPassword } = given;
  const { publicUrl } = services.config;
  const now = services.now();
  if (newPassword !== undefined) checkNewPassword(newPassword, { email: '', publicUrl }, 'newPassword');
  const newHash = newPassword === undefined ? undefined : await hashPassword(newPassword);
  return services.db.acrossAccounts(async (tx) => {
    // Any refusal below rolls the transaction back, and so restores the token.
    const taken = await takeEmailToken(tx, sha256(token), ['verify', 'change'], now);
    const person = taken && (await lockPerson(tx, taken.personId));
    if (!taken || !person) throw new Problem('email-token.invalid');
    if (taken.purpose === 'verify' && person.email !== taken.email) throw new Problem('email-token.invalid');
    if (newPassword !== undefined && newHash !== undefined && taken.purpose === 'verify' && !person.emailVerifiedAt) {
      checkNewPassword(newPassword, { email: person.email, publicUrl }, 'newPassword');
      await startOver(tx, person, newHash, now);
      return { email: person.email, changed: false, startedOver: true };
    }
    const sessionId = actor?.id === person.id ? actor.sessionId : undefined;
    if (sessionId === undefined) await checkPassword(exchange, person, given.password);
    await confirm(tx, exchange, person, taken, sessionId);
    return { email: taken.email, changed: taken.purpose === 'change', startedOver: false };
  });
}

/**
 * Proves the address of a signed-in person by a link that was mailed to `email`. Returns false if it is another address.
 */
export async function proveEmail(tx: Tx, { services, actor, asked }: Exchange, email: string): Promise<boolean> {
  const person = await lockPerson(tx, actor.id);
  if (person?.email !== email) return false;
  if (person.emailVerifiedAt) return true;
  await updateEmail(tx, person.id, email, services.now());
  await recordOf(tx, services, person.id, asked.origin, 'email.verified');
  await deleteEmailTokens(tx, person.id, ['verify']);
  return true;
}

/** @throws Problem `email-token.password-required`, `password.wrong`, `rate.limited` */
async function checkPassword(
  { services, asked }: PublicExchange,
  { email, passwordHash }: Person,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw new Problem('email-token.password-required');
  await countTry(services, email, { address: asked.address });
  if (!(await isPassword(passwordHash, password)))
    throw new Problem('password.wrong', undefined, { password: { code: 'password.wrong' } });
}

async function confirm(
  tx: Tx,
  { services, asked }: PublicExchange,
  person: Person,
  { purpose, email }: EmailToken,
  sessionId: string | undefined,
): Promise<void> {
  if (purpose === 'change') {
    if (await findPersonByEmail(tx, email)) throw new Problem('email-token.invalid');
    const values = { email: person.email, newEmail: email };
    await enqueue(tx, sendNotice, { notice: 'emailChanged', to: person.email, locale: asked.locale, values });
    await recordOf(tx, services, person.id, asked.origin, 'email.changed');
    // Other sessions began with the old address, and reset links sent to it must not undo the change.
    await deleteOtherSessions(tx, person.id, sessionId);
    await deleteOtherDevices(tx, person.id, sessionId);
    await deleteEmailTokens(tx, person.id, ['reset']);
  }
  if (!(await updateEmail(tx, person.id, email, services.now()))) throw new Problem('email-token.invalid');
  if (purpose === 'verify') await recordOf(tx, services, person.id, asked.origin, 'email.verified');
  await deleteEmailTokens(tx, person.id, ['verify']);
}
