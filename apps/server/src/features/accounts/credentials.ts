import type { accounts, Input } from '@app/contract';
import type { Locale } from '@app/texts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Actor, RequestDetails, Exchange, Services } from '#platform/http/context.ts';
import { checkFresh } from '#platform/http/fresh.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { deleteAttemptsOf } from './attempt-queries.ts';
import { deleteEmailTokens, takeEmailToken } from './email-token-queries.ts';
import { sendNotice, startReset } from './jobs.ts';
import { canMail, issueLink, pageAddress } from './links.ts';
import { checkNewPassword, isPassword } from './passwords.ts';
import { findUsualAccountOf, findPerson, lockPerson, updatePerson, type Person } from './queries.ts';
import { deleteOtherDevices } from './device-queries.ts';
import { deleteOtherSessions } from './session-queries.ts';
import { startOver } from './start-over.ts';

type PasswordChange = { readonly currentPassword: string; readonly newPassword: string; readonly confirmation: string };

/**
 * Changes the password, ends the other sessions and mails a notice.
 * @throws Problem `password.new-missing`, `password.all-required`, `password.not-same`, `password.wrong`, `password.too-…`
 */
export async function changePassword({ services, actor, asked }: Exchange, given: PasswordChange): Promise<void> {
  const { currentPassword, newPassword, confirmation } = given;
  if (newPassword === '')
    throw new Problem('password.new-missing', undefined, { newPassword: { code: 'field.required' } });
  const hasPassword = await services.db.asSystem(async (tx) => (await findPerson(tx, actor.id))?.passwordHash !== null);
  if (currentPassword === '' && hasPassword)
    throw new Problem('password.all-required', undefined, { currentPassword: { code: 'field.required' } });
  if (confirmation === '')
    throw new Problem('password.all-required', undefined, { confirmation: { code: 'field.required' } });
  if (newPassword !== confirmation)
    throw new Problem('password.not-same', undefined, { confirmation: { code: 'password.not-same' } });
  const person = await checkOwner(services, actor, currentPassword, 'currentPassword');
  checkNewPassword(newPassword, { email: person.email, publicUrl: services.config.publicUrl }, 'newPassword');
  const passwordHash = await hashPassword(newPassword);

  await services.db.asSystem(async (tx) => {
    await updatePerson(tx, person.id, { passwordHash });
    await afterNewPassword(tx, services, person, asked.locale, actor.sessionId);
    await recordEvent(tx, services.now(), actor, 'password.changed', { target: actor.id });
  });
}

/**
 * Sets a new password with the token of a mail, which works once. All sessions end. If the address was never verified, the
 * account may have been started by somebody else, and its content is deleted.
 * @throws Problem `email-token.invalid`, `password.too-…`, `password-reset.starts-over`
 */
export async function resetPassword(
  services: Services,
  { token, password, startOver: agreed }: Input<typeof accounts.resetPassword>['body'],
  { locale, origin }: Pick<RequestDetails, 'locale' | 'origin'>,
): Promise<void> {
  // Checked before the token is used up, so that a refused password can be corrected. Not yet compared with the e-mail address.
  const { publicUrl } = services.config;
  checkNewPassword(password, { email: '', publicUrl }, 'password');
  const passwordHash = await hashPassword(password);
  await services.db.acrossAccounts(async (tx) => {
    const taken = await takeEmailToken(tx, sha256(token), ['reset'], services.now());
    const person = taken && (await lockPerson(tx, taken.personId));
    if (!taken || person?.email !== taken.email) throw new Problem('email-token.invalid');
    checkNewPassword(password, { email: person.email, publicUrl }, 'password');
    if (person.emailVerifiedAt) await updatePerson(tx, person.id, { passwordHash });
    else if (agreed) await startOver(tx, person, passwordHash, services.now());
    else throw new Problem('password-reset.starts-over');
    await afterNewPassword(tx, services, person, locale, undefined);
    await recordOf(tx, services, person.id, origin, 'password.reset');
  });
}

/** Ends sessions that began with the old password, and invalidates links that were requested with it. */
async function afterNewPassword(
  tx: Tx,
  services: Services,
  { id, email }: Person,
  locale: Locale,
  keptSessionId: string | undefined,
): Promise<void> {
  await deleteOtherSessions(tx, id, keptSessionId);
  await deleteOtherDevices(tx, id, keptSessionId);
  await deleteEmailTokens(tx, id, ['reset', 'change', 'deny']);
  await deleteAttemptsOf(tx, id);
  const link = pageAddress(services, locale, 'forgotten-password');
  await enqueue(tx, sendNotice, { notice: 'passwordChanged', to: email, locale, values: { email, link } });
}

/**
 * Requests another address. It takes effect when the link mailed to it is opened; the old address is notified at once. Whether
 * the new address is taken is told only to its owner, by mail.
 * @throws Problem `mail.not-configured`, `password.wrong`, `email.unchanged`
 */
export async function changeEmail(
  { services, actor, asked }: Exchange,
  newEmail: string,
  password: string,
): Promise<void> {
  checkMail(services);
  const { id, email } = await checkOwner(services, actor, password, 'password');
  if (newEmail === email) throw new Problem('email.unchanged', undefined, { email: { code: 'email.unchanged' } });
  const { locale } = asked;
  await services.db.asSystem(async (tx) => {
    await issueLink(tx, services, 'change', { id, email: newEmail }, locale);
    await recordEvent(tx, services.now(), actor, 'email.change-requested', { target: actor.id });
    const values = { email, newEmail, link: pageAddress(services, locale, 'forgotten-password') };
    await enqueue(tx, sendNotice, { notice: 'emailChanging', to: email, locale, values });
  });
}

/** Records an event of a person who is not signed in in the account's audit trail. */
export async function recordOf(
  tx: Tx,
  services: Services,
  personId: string,
  origin: RequestDetails['origin'],
  kind: 'password.reset' | 'email.changed' | 'email.verified' | 'sign-in.denied',
): Promise<void> {
  const accountId = await findUsualAccountOf(tx, personId);
  if (accountId) await recordEvent(tx, services.now(), { accountId, id: personId, origin }, kind, { target: personId });
}

/** @throws Problem `mail.not-configured` */
export function checkMail(services: Services): void {
  if (!canMail(services)) throw new Problem('mail.not-configured');
}

/**
 * Checks that it is the person who asks: by the password, or of somebody who has none by a session that was confirmed just
 * now.
 * @throws Problem `password.wrong`, for `field`; `session.confirm`
 */
export async function checkOwner(services: Services, actor: Actor, password: string, field: string): Promise<Person> {
  const person = await services.db.asSystem((tx) => findPerson(tx, actor.id));
  if (person && person.passwordHash === null) {
    checkFresh(actor, services.now());
    return person;
  }
  if (!person || !(await isPassword(person.passwordHash, password, 'known'))) {
    throw wrongPassword(field);
  }
  return person;
}

export function wrongPassword(field: string): Problem {
  return new Problem('password.wrong', undefined, { [field]: { code: 'password.wrong' } });
}

/**
 * Requests a mail with a link for a new password, if somebody has the address.
 * @throws Problem `mail.not-configured`
 */
export async function forgotPassword(services: Services, email: string, locale: Locale): Promise<void> {
  checkMail(services);
  await services.db.asSystem((tx) => enqueue(tx, startReset, { email, locale }));
}
