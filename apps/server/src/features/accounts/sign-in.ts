import type { SignedIn, SignInForm } from '@app/contract';
import { loadWords, type Locale } from '@app/texts';
import { passwordGate } from '#platform/crypto/passwords.ts';
import type { Tx } from '#platform/database/database.ts';
import type { RequestDetails, PublicExchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { areTermsAccepted } from './acceptances.ts';
import { recordEvent, recordRefusal } from '../audit/index.ts';
import { countFailure, countTry, hasFailedOften, pairKey } from './attempts.ts';
import { claimedIds, type Browser } from './devices.ts';
import { isPassword } from './passwords.ts';
import { usualTerms } from './notices.ts';
import { takeSignInStanding, findUsualAccountOf, findWhoSignsIn, type Person } from './queries.ts';
import { formCredentials } from './rules.ts';
import { byPassword, startSession, type Opening } from './sessions.ts';
import { beginAttempt } from './begin-attempt.ts';

/** A person whose password was right, and the account to sign in to. */
export type SignedInPerson = {
  readonly personId: string;
  readonly accountId: string;
  readonly email: string;
};

/** The same, and whether a second factor is owed before there is a session. */
type Recognized = SignedInPerson & { readonly hasFactor: boolean; readonly owesTerms?: boolean };

/**
 * Handles the sign-in form.
 * @throws Problem as `recognise` does
 */
export async function signIn(exchange: PublicExchange, form: SignInForm): Promise<SignedIn> {
  const { services, asked } = exchange;
  const locale = form.locale ?? asked.locale;
  const known = await recognise(exchange, form);
  return services.db.asSystem((tx) => openOrAsk(tx, exchange, known, locale));
}

/** Opens a session for somebody who was recognized, or asks for the second factor that they owe. */
export async function openOrAsk(
  tx: Tx,
  exchange: PublicExchange,
  known: Recognized,
  locale: Locale,
  opening: Opening = byPassword,
): Promise<SignedIn> {
  const { services, reply } = exchange;
  if (known.hasFactor) {
    const words = await loadWords(locale, 'answers');
    await beginAttempt(tx, services, known, reply, opening);
    return { ...answerTo(known), message: words.codeNeeded, tos_ok: true, next: 'second-factor', tracking_id: null };
  }
  await writeSignIn(tx, services, known, exchange, opening);
  return signedInAnswer(tx, services, known, locale);
}

/** What a form is told once its person is signed in. */
export async function signedInAnswer(
  tx: Tx,
  { now }: Services,
  known: SignedInPerson & { readonly owesTerms?: boolean },
  locale: Locale,
): Promise<SignedIn> {
  const words = await loadWords(locale, 'answers');
  const tosOk = !(known.owesTerms ?? !(await areTermsAccepted(tx, known.personId, now())));
  return { ...answerTo(known), message: words.signedIn, tos_ok: tosOk, next: tosOk ? null : 'terms' };
}

function answerTo({ personId, email }: SignedInPerson) {
  return { success: true, errors: {}, tracking_id: personId, email, redirect_to: null, signup: null } as const;
}

/**
 * Identifies a person by the form's e-mail and password. Takes as long for an unknown address.
 * @throws Problem `sign-in.data-required`, `sign-in.invalid`, `sign-in.invalid-or-unverified`, `rate.limited`, `server.busy`
 */
export async function recognise({ services, asked }: PublicExchange, form: SignInForm): Promise<Recognized> {
  const { email, password } = formCredentials(form);
  if (email === '') throw new Problem('sign-in.data-required', undefined, { email: { code: 'field.required' } });
  if (password === '') throw new Problem('sign-in.data-required', undefined, { password: { code: 'field.required' } });
  // Checked before any database query, so that a flood of strangers costs as little as possible.
  if (asked.devices().length === 0 && !asked.paid && passwordGate.load('stranger') === 'full') {
    throw (await asked.workRequired?.()) ?? new Problem('server.busy', { seconds: 2 });
  }
  const person = await findWhoSignsIn(services.db.system, email, claimedIds(asked));
  // Anybody may sign up with an address that is not theirs: until it is proved, it has no known browsers.
  const deviceId = (person?.emailVerifiedAt && person.deviceId) || undefined;
  const trier = deviceId === undefined ? asked : { deviceId };
  if (deviceId === undefined && !asked.paid && asked.workRequired && (await hasFailedOften(services, email, asked))) {
    throw await asked.workRequired();
  }
  await countTry(services, email, trier);

  const rank = deviceId !== undefined ? 'known' : asked.paid ? 'paid' : 'stranger';
  const right = await isPassword(person?.passwordHash, password, rank);
  if (!right) await noteFailure(services, email, asked, person, deviceId);
  if (services.config.authHints === 'strict') {
    // Signing up must not reveal whether an address is known, so an unverified address must not sign in either: it could be
    // somebody else's.
    if (!person?.emailVerifiedAt || !right) throw new Problem('sign-in.invalid-or-unverified');
  } else if (!person) {
    throw new Problem('sign-in.invalid', undefined, { email: { code: 'sign-in.try-sign-up' } });
  } else if (!right) {
    throw new Problem('sign-in.invalid');
  }
  const key = pairKey(services, email, trier);
  const standing = await takeSignInStanding(services.db.system, person.id, key, services.now(), await usualTerms());
  const { accountId, hasFactor, owesTerms } = standing;
  if (!accountId) throw new Problem('sign-in.invalid');
  return { personId: person.id, accountId, email, hasFactor, owesTerms };
}

/** Counts a failure and, if the address is known, records it in the account's audit trail. */
async function noteFailure(
  services: Services,
  email: string,
  asked: RequestDetails,
  person: Person | undefined,
  deviceId: string | undefined,
): Promise<void> {
  if (deviceId === undefined) await countFailure(services, email, asked);
  if (!person) return;
  await services.db.asSystem(async (tx) => {
    const accountId = await findUsualAccountOf(tx, person.id);
    if (accountId)
      await recordRefusal(tx, services.now(), { accountId, id: person.id, origin: asked.origin }, 'sign-in.failed');
  });
}

/** Starts the session in a transaction of candor_jobs. */
export async function writeSignIn(
  tx: Tx,
  services: Services,
  { personId, accountId }: SignedInPerson,
  browser: Browser,
  opening: Opening = byPassword,
): Promise<void> {
  const newDevice = await startSession(tx, services.now(), { personId, accountId }, browser, opening);
  const doer = { id: personId, accountId, origin: browser.asked.origin, ways: opening.ways };
  await recordEvent(tx, services.now(), doer, 'sign-in.succeeded', { details: { newDevice } });
}
