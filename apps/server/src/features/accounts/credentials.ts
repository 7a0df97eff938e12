import type { Locale } from '@app/texts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { deleteEmailTokens, takeEmailToken } from './email-token-queries.ts';
import { sendNotice, startReset } from './jobs.ts';
import { canMail, issueLink, pageAddress } from './links.ts';
import { checkNewPassword, isPassword } from './passwords.ts';
import { findPerson, findPersonByEmail, lockPerson, updateEmail, updatePerson, type Person } from './queries.ts';
import { deleteOtherSessions } from './session-queries.ts';

type PasswordChange = { readonly currentPassword: string; readonly newPassword: string; readonly confirmation: string };

/**
 * Changes the password, ends the other sessions and mails a notice.
 * @throws Problem `password.new-missing`, `password.all-required`, `password.not-same`, `password.wrong`, `password.too-…`
 */
export async function changePassword({ services, actor, asked }: Exchange, given: PasswordChange): Promise<void> {
  const { currentPassword, newPassword, confirmation } = given;
  if (newPassword === '')
    throw new Problem('password.new-missing', undefined, { newPassword: { code: 'field.required' } });
  if (currentPassword === '')
    throw new Problem('password.all-required', undefined, { currentPassword: { code: 'field.required' } });
  if (confirmation === '')
    throw new Problem('password.all-required', undefined, { confirmation: { code: 'field.required' } });
  if (newPassword !== confirmation)
    throw new Problem('password.not-same', undefined, { confirmation: { code: 'password.not-same' } });
  const person = await checkOwner(services, actor.id, currentPassword, 'currentPassword');
  checkNewPassword(newPassword, person.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword);

  await services.db.inAccount(actor.accountId, async (tx) => {
    await updatePerson(tx, person.id, { passwordHash });
    await afterNewPassword(tx, services, person, asked.locale, actor.sessionId);
  });
}

/**
 * Chooses a new password with the token of a mail, which works once. All sessions end.
 * @throws Problem `email-token.invalid`, `password.too-…`
 */
export async function resetPassword(
  services: Services,
  token: string,
  password: string,
  locale: Locale,
): Promise<void> {
  // Looked at before the token is taken out: whoever chose badly may try again. Nobody's address is compared yet.
  checkNewPassword(password, '', 'password');
  const passwordHash = await hashPassword(password);
  await services.db.asSystem(async (tx) => {
    const taken = await takeEmailToken(tx, sha256(token), ['reset'], services.now());
    const person = taken && (await lockPerson(tx, taken.personId));
    if (!taken || person?.email !== taken.email) throw new Problem('email-token.invalid');
    checkNewPassword(password, person.email, 'password');
    // Following the link proves the address as well.
    await updatePerson(tx, person.id, { passwordHash, emailVerifiedAt: person.emailVerifiedAt ?? services.now() });
    await afterNewPassword(tx, services, person, locale, undefined);
  });
}

/** Whoever knew the old password is out, and links that were asked for with it do not work. */
async function afterNewPassword(
  tx: Tx,
  services: Services,
  { id, email }: Person,
  locale: Locale,
  keptSessionId: string | undefined,
): Promise<void> {
  await deleteOtherSessions(tx, id, keptSessionId);
  await deleteEmailTokens(tx, id, ['reset', 'change']);
  const link = pageAddress(services, locale, 'forgotten-password');
  await enqueue(tx, sendNotice, { notice: 'passwordChanged', to: email, locale, values: { email, link } });
}

/**
 * Asks for another address. It counts once the link mailed to it was followed; the old address is told at once.
 * Whether somebody else has the address only its owner is told, by mail.
 * @throws Problem `mail.not-configured`, `password.wrong`, `email.unchanged`
 */
export async function changeEmail(
  { services, actor, asked }: Exchange,
  newEmail: string,
  password: string,
): Promise<void> {
  checkMail(services);
  const { id, email } = await checkOwner(services, actor.id, password, 'password');
  if (newEmail === email) throw new Problem('email.unchanged', undefined, { email: { code: 'email.unchanged' } });
  const { locale } = asked;
  await services.db.inAccount(actor.accountId, async (tx) => {
    await issueLink(tx, services, 'change', { id, email: newEmail }, locale);
    const values = { email, newEmail, link: pageAddress(services, locale, 'forgotten-password') };
    await enqueue(tx, sendNotice, { notice: 'emailChanging', to: email, locale, values });
  });
}

/**
 * Sends the link to verify the address again.
 * @throws Problem `mail.not-configured`, `email.verified-already`
 */
export async function sendVerification({ services, actor, asked }: Exchange): Promise<string> {
  checkMail(services);
  return services.db.inAccount(actor.accountId, async (tx) => {
    const person = await findPerson(tx, actor.id);
    if (!person) throw new Problem('sign-in.required');
    if (person.emailVerifiedAt) throw new Problem('email.verified-already');
    await issueLink(tx, services, 'verify', person, asked.locale);
    return person.email;
  });
}

/**
 * Confirms the address that a link was mailed to: the person's own, or the one to change to.
 * @throws Problem `email-token.invalid`
 */
export async function verifyEmail(services: Services, token: string, locale: Locale): Promise<string> {
  const now = services.now();
  return services.db.asSystem(async (tx) => {
    const taken = await takeEmailToken(tx, sha256(token), ['verify', 'change'], now);
    const person = taken && (await lockPerson(tx, taken.personId));
    if (!taken || !person) throw new Problem('email-token.invalid');

    if (taken.purpose === 'change') {
      if (await findPersonByEmail(tx, taken.email)) throw new Problem('email-token.invalid');
      const values = { email: person.email, newEmail: taken.email };
      await enqueue(tx, sendNotice, { notice: 'emailChanged', to: person.email, locale, values });
    } else if (person.email !== taken.email) throw new Problem('email-token.invalid');

    if (!(await updateEmail(tx, person.id, taken.email, now))) throw new Problem('email-token.invalid');
    await deleteEmailTokens(tx, person.id, ['verify']);
    return taken.email;
  });
}

/** @throws Problem `mail.not-configured` */
function checkMail(services: Services): void {
  if (!canMail(services)) throw new Problem('mail.not-configured');
}

/** @throws Problem `password.wrong`, with `field` marked */
export async function checkOwner(
  services: Services,
  personId: string,
  password: string,
  field: string,
): Promise<Person> {
  const person = await services.db.asSystem((tx) => findPerson(tx, personId));
  if (!person || !(await isPassword(person.passwordHash, password))) {
    throw new Problem('password.wrong', undefined, { [field]: { code: 'password.wrong' } });
  }
  return person;
}

/**
 * Has a link mailed to choose a new password, if anybody has the address.
 * @throws Problem `mail.not-configured`
 */
export async function forgotPassword(services: Services, email: string, locale: Locale): Promise<void> {
  checkMail(services);
  await services.db.asSystem((tx) => enqueue(tx, startReset, { email, locale }));
}
