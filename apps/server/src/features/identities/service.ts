import { isEmail, normalizeEmail, type identities, type Input } from '@app/contract';
import { loadWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { PublicExchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  dayOf,
  emailTaken,
  findPerson,
  findPersonByEmail,
  findUsualAccountOf,
  hasSecondFactor,
  lockPerson,
  openOrAsk,
  prepareAgreed,
  setApart,
  writeSignUp,
  type Person,
} from '../accounts/index.ts';
import { browsersOf, tripEnd, type Counter } from './flows.ts';
import type { Finished } from './finished.ts';
import type { Profile } from './profile.ts';
import {
  applyIdentity,
  deleteProof,
  findProof,
  insertIdentity,
  upsertProof,
  type Proof,
  type StoredIdentity,
} from './queries.ts';

type Form = Omit<Input<typeof identities.finish>['body'], 'plugin_name'>;
/** A form, what it is for, and what its button said. */
export type Entry = Form & { readonly plugin_name: 'login' | 'signup'; readonly marks: readonly string[] };

export const mostIdentities = 10;

/**
 * Signs in whoever a provider named, or signs them up. What was proved is kept for ten minutes, so that a sign-in that finds
 * nobody goes on as a sign-up without another trip.
 * @throws Problem `identity.…`, and as `signUpWith` does
 */
export async function enter(
  exchange: PublicExchange,
  { client }: Counter,
  profile: Profile,
  entry: Entry,
): Promise<Finished> {
  const { services, asked, reply } = exchange;
  const locale = entry.locale ?? asked.locale;
  const now = services.now();
  const opened = await services.db.asSystem((tx) => openKnown(tx, exchange, client.provider.name, profile, locale));
  if (opened) return { ...opened, purpose: 'sign-in' };
  const proof: Proof = {
    ...profile,
    email: addressIn(profile),
    boundTo: asked.visit ?? asked.attempt ?? reply.startAttempt(10 * 60).hash,
    provider: client.provider.name,
    marks: entry.marks,
    accountId: null,
    expiresAt: tripEnd(now),
  };
  await services.db.asSystem((tx) => upsertProof(tx, proof));
  return signUpWith(exchange, proof, entry);
}

/**
 * Goes on with what was proved before, in this browser.
 * @throws Problem `identity.please-login`, and as `signUpWith` does
 */
export async function enterAgain(exchange: PublicExchange, { client }: Counter, entry: Entry): Promise<Finished> {
  const { services, asked, actor } = exchange;
  const proof = await services.db.asSystem((tx) => findProof(tx, browsersOf(asked, actor), services.now()));
  if (proof?.provider !== client.provider.name) throw new Problem('identity.please-login');
  return signUpWith(exchange, proof, entry);
}

/** Signs in the person of an identity, or asks for the second factor. Undefined: nobody has it. */
async function openKnown(
  tx: Tx,
  exchange: PublicExchange,
  provider: string,
  { issuer, subject }: Profile,
  locale: Locale,
) {
  const personId = await applyIdentity(tx, issuer, subject, dayOf(exchange.services.now()));
  const person = personId === undefined ? undefined : await findPerson(tx, personId);
  const accountId = person && (await findUsualAccountOf(tx, person.id));
  if (!person || !accountId) return undefined;
  const known = {
    personId: person.id,
    accountId,
    email: person.email,
    hasFactor: await hasSecondFactor(tx, person.id),
  };
  return openOrAsk(tx, exchange, known, locale, { ways: ['provider'], provider });
}

/**
 * Creates an account for who was proved, once the terms are accepted.
 * @throws Problem `identity.email-missing`, `identity.unknown`, `identity.address-known`, `identity.address-begun`,
 * `sign-up.email-taken`, and as `prepareAgreed` does
 */
async function signUpWith(exchange: PublicExchange, proof: Proof, entry: Entry): Promise<Finished> {
  const { services, asked, actor } = exchange;
  const locale = entry.locale ?? asked.locale;
  const words = await loadWords(locale, 'answers');
  const { email } = proof;
  // A typed address must not tell whether it is known; it is proved by a mail, in the form for it.
  if (email === null || (!proof.emailVerified && services.config.authHints === 'strict'))
    throw new Problem('identity.email-missing');
  const holder = await services.db.asSystem((tx) => findPersonByEmail(tx, email));
  if (holder) checkHolder(proof, holder, entry.start_over);
  if (entry.plugin_name === 'login') throw new Problem('identity.unknown', undefined, undefined, { email });
  const answer = { success: true as const, errors: {}, email, redirect_to: null, purpose: 'sign-in' as const };
  if (entry.register_pre_check)
    return { ...answer, message: words.signUpPossible, tracking_id: null, tos_ok: false, next: null, signup: null };

  const ready = await prepareAgreed(services, entry, email, locale);
  const { personId } = ready;
  await services.db.acrossAccounts(async (tx) => {
    if (holder) {
      // They may have proved the address in the meantime.
      const current = await lockPerson(tx, holder.id);
      if (current?.emailVerifiedAt !== null) throw new Problem('identity.please-login');
      await setApart(tx, holder.id, ready.now);
    }
    const opening = { ways: ['provider'] as const, provider: proof.provider, verified: proof.emailVerified };
    await writeSignUp(tx, services, ready, exchange, opening);
    if (!(await insertIdentity(tx, identityOf(proof, personId, ready.now), mostIdentities)))
      throw new Problem('identity.taken');
    await deleteProof(tx, browsersOf(asked, actor));
  });
  return { ...answer, message: words.welcome, tracking_id: personId, tos_ok: true, next: null, signup: proof.provider };
}

/** @throws Problem unless who was proved may begin anew under the address of somebody who never proved it */
function checkHolder({ email, emailVerified, provider }: Proof, holder: Person, startsOver: boolean): void {
  if (!emailVerified) throw emailTaken();
  if (holder.emailVerifiedAt) throw new Problem('identity.address-known', undefined, undefined, { email, provider });
  if (!startsOver) throw new Problem('identity.address-begun', undefined, undefined, { email, provider });
}

/** An identity of a person, as it was proved now. */
export function identityOf(proof: Proof | (Profile & Pick<Proof, 'provider' | 'marks'>), personId: string, now: Date) {
  const { issuer, subject, provider, email, marks } = proof;
  const identity: StoredIdentity = {
    issuer,
    subject,
    id: newId(now),
    personId,
    provider,
    email,
    marks,
    createdAt: now,
    lastUsedOn: dayOf(now),
  };
  return identity;
}

function addressIn({ email }: Profile): string | null {
  const normal = normalizeEmail(email ?? '');
  return isEmail(normal) ? normal : null;
}
