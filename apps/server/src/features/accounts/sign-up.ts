import { email as emailField, type SignedIn, type SignInForm, type SignUpForm } from '@app/contract';
import { loadWords, type Locale } from '@app/texts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { PublicExchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { currentNotices } from './acceptances.ts';
import { countTry } from './attempts.ts';
import type { Browser } from './devices.ts';
import { signUpUnseen } from './jobs.ts';
import { canMail, issueLink } from './links.ts';
import { insertSignUp, type NewSignUp } from './new-account.ts';
import { checkNewPassword } from './passwords.ts';
import { findPersonByEmail } from './queries.ts';
import { accountName, formCredentials } from './rules.ts';
import { byPassword, startSession, type Opening } from './sessions.ts';

/**
 * Handles the sign-up form. The first submission, with `register_pre_check`, validates and creates nothing; the second, with
 * the terms accepted, creates account, person, session and the verification mail in one transaction.
 * @throws Problem as `checkSignUp` and `prepareSignUp` do
 */
export async function signUp(exchange: PublicExchange, form: SignUpForm): Promise<SignedIn> {
  const { services, asked } = exchange;
  const locale = form.locale ?? asked.locale;
  const words = await loadWords(locale, 'answers');
  const { email } = formCredentials(form);
  await checkSignUp(exchange, form);
  if (form.register_pre_check) {
    return {
      ...answer(email, words.signUpPossible),
      tracking_id: null,
      tos_ok: false,
      next: null,
      redirect_to: null,
      signup: null,
    };
  }

  const ready = await prepareSignUp(services, form, locale);
  if (services.config.authHints === 'strict') {
    // The response reveals nothing, not even by its timing: only the owner of the mailbox is told.
    await services.db.asSystem((tx) => enqueue(tx, signUpUnseen, { ...ready, now: ready.now.toISOString() }));
    return {
      ...answer(email, words.checkMail),
      tracking_id: null,
      tos_ok: true,
      next: null,
      redirect_to: null,
      signup: 'email',
    };
  }
  await services.db.asSystem((tx) => writeSignUp(tx, services, ready, exchange));
  return {
    ...answer(email, words.welcome),
    tracking_id: ready.personId,
    tos_ok: true,
    next: null,
    redirect_to: null,
    signup: 'email',
  };
}

/**
 * Validates a sign-up. Creates nothing.
 * @throws Problem `sign-up.mail-not-configured`, `sign-up.data-required`, `sign-up.invalid`, `password.…`,
 * `sign-up.owner-data-invalid`, `sign-up.email-taken` (not where hints are off), `rate.limited`
 */
export async function checkSignUp(
  { services, asked }: Pick<PublicExchange, 'services' | 'asked'>,
  form: SignInForm & { readonly owner_name?: string | undefined },
): Promise<void> {
  if (!canMail(services)) throw new Problem('sign-up.mail-not-configured');
  const { email, password } = formCredentials(form);
  if (email === '') throw new Problem('sign-up.data-required', undefined, { email: { code: 'field.required' } });
  if (password === '') throw new Problem('sign-up.data-required', undefined, { password: { code: 'field.required' } });
  if (!emailField.safeParse(email).success)
    throw new Problem('sign-up.invalid', undefined, { email: { code: 'field.email' } });
  checkNewPassword(password, { email, name: form.owner_name, publicUrl: services.config.publicUrl }, 'password');
  if (form.owner_name === '')
    throw new Problem('sign-up.owner-data-invalid', undefined, { owner_name: { code: 'field.required' } });
  await countTry(services, email, asked);
  if (services.config.authHints === 'strict') return;
  if (await services.db.asSystem((tx) => findPersonByEmail(tx, email))) throw emailTaken();
}

/**
 * The second half of the checks and the slow work, to be called before the transaction.
 * @throws Problem as `prepareAgreed` does, `server.busy`
 */
export async function prepareSignUp(
  services: Services,
  form: SignUpForm,
  locale: Locale,
): Promise<NewSignUp & { readonly passwordHash: string }> {
  const { email, password } = formCredentials(form);
  const agreed = await prepareAgreed(services, form, email, locale);
  return { ...agreed, passwordHash: await hashPassword(password) };
}

type Agreement = Omit<SignUpForm, 'email' | 'password' | 'register_pre_check'>;

/**
 * A person who agreed to the terms, without a password.
 * @throws Problem `sign-up.terms-not-accepted`, `sign-up.privacy-not-read`, `terms.changed`
 */
export async function prepareAgreed(
  services: Services,
  form: Agreement,
  email: string,
  locale: Locale,
): Promise<NewSignUp> {
  if (!form.tos_accepted) throw new Problem('sign-up.terms-not-accepted');
  if (!form.privacy_read) throw new Problem('sign-up.privacy-not-read');
  const now = services.now();
  const { terms, privacy } = await services.db.asSystem((tx) => currentNotices(tx, locale, now));
  const changed =
    (form.terms_version ?? terms.version) !== terms.version ||
    (form.privacy_version ?? privacy.version) !== privacy.version;
  if (changed) throw new Problem('terms.changed');
  return {
    accountId: newId(now),
    personId: newId(now),
    email,
    passwordHash: null,
    name: accountName(form.owner_name, email),
    locale,
    country: form.country ?? null,
    emailDrip: form.global_email_drip ?? null,
    emailNl: form.global_email_nl ?? null,
    form: form.proof_form ?? null,
    now,
  };
}

/**
 * Inserts a sign-up in a transaction of candor_jobs, queues the verification mail unless a provider proved the address, and
 * signs in.
 * @throws Problem `sign-up.email-taken`
 */
export async function writeSignUp(
  tx: Tx,
  services: Services,
  ready: NewSignUp,
  browser: Browser,
  { verified, ...opening }: Opening & { readonly verified: boolean } = { ...byPassword, verified: false },
): Promise<void> {
  const { accountId, personId, email, locale, now } = ready;
  if (!(await insertSignUp(tx, { ...ready, origin: browser.asked.origin }, verified))) throw emailTaken();
  if (!verified) await issueLink(tx, services, 'verify', { id: personId, email }, locale);
  await startSession(tx, now, { personId, accountId }, browser, opening);
}

/** Somebody has the address. */
export function emailTaken(): Problem {
  return new Problem('sign-up.email-taken', undefined, { email: { code: 'sign-up.try-sign-in' } });
}

function answer(email: string, message: string) {
  return { success: true as const, message, email, errors: {} };
}
