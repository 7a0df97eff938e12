import type { SignedIn, SignInForm } from '@app/contract';
import { loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { PublicExchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { areTermsAccepted } from './acceptances.ts';
import { countTry, forgetTries } from './attempts.ts';
import { isPassword } from './passwords.ts';
import { findFirstAccountOf, findPersonByEmail } from './queries.ts';
import { formCredentials } from './rules.ts';
import { startSession, type Browser } from './sessions.ts';

/** Somebody whose password was right, and the account to enter. */
export type Known = { readonly personId: string; readonly accountId: string; readonly email: string };

/**
 * The sign-in form.
 * @throws Problem as `recognise` does
 */
export async function signIn(exchange: PublicExchange, form: SignInForm): Promise<SignedIn> {
  const { services, asked } = exchange;
  const locale = form.locale ?? asked.locale;
  const words = await loadWords(locale, 'answers');
  const known = await recognise(services, form);
  const tosOk = await services.db.inAccount(known.accountId, async (tx) => {
    await writeSignIn(tx, services, known, exchange);
    return areTermsAccepted(tx, known.accountId, known.personId, locale, services.now());
  });
  return {
    success: true,
    message: words.signedIn,
    errors: {},
    tracking_id: known.personId,
    tos_ok: tosOk,
    email: known.email,
    redirect_to: null,
    signup: null,
  };
}

/**
 * Who the form's e-mail and password belong to. Takes as long for an address that nobody has.
 * @throws Problem `sign-in.data-required`, `sign-in.invalid`, `sign-in.invalid-or-unverified`, `rate.limited`, `server.busy`
 */
export async function recognise(services: Services, form: SignInForm): Promise<Known> {
  const { email, password } = formCredentials(form);
  if (email === '') throw new Problem('sign-in.data-required', undefined, { email: { code: 'field.required' } });
  if (password === '') throw new Problem('sign-in.data-required', undefined, { password: { code: 'field.required' } });
  await countTry(email);

  const person = await services.db.asSystem((tx) => findPersonByEmail(tx, email));
  const right = await isPassword(person?.passwordHash, password);
  if (services.config.authHints === 'strict') {
    // Signing up tells nothing, so a fresh address must not open the door either: it could have been somebody else's.
    if (!person?.emailVerifiedAt || !right) throw new Problem('sign-in.invalid-or-unverified');
  } else if (!person) {
    throw new Problem('sign-in.invalid', undefined, { email: { code: 'sign-in.try-sign-up' } });
  } else if (!right) {
    throw new Problem('sign-in.invalid');
  }
  const accountId = await services.db.asSystem((tx) => findFirstAccountOf(tx, person.id));
  if (!accountId) throw new Problem('sign-in.invalid');
  await forgetTries(email);
  return { personId: person.id, accountId, email };
}

/** Starts the session in a transaction of the account. */
export async function writeSignIn(
  tx: Tx,
  services: Services,
  { personId, accountId }: Known,
  browser: Browser,
): Promise<void> {
  await startSession(tx, services.now(), { personId, accountId }, browser);
}
