import { isEmail, normalizeEmail } from '@app/contract';
import { loadWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Exchange, PublicExchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  dayOf,
  findPerson,
  findPersonByEmail,
  findPersonOf,
  insertMembership,
  insertPerson,
  signedInAnswer,
  updateSessionConfirmed,
  writeSignIn,
  type Person,
} from '../../accounts/index.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../../audit/index.ts';
import { companyJoined } from '../events.ts';
import { atProvider, browsersOf, checksOf, endTrip, tripEnd } from '../flows.ts';
import type { Profile } from '../profile.ts';
import { deleteProof, upsertProof, type Flow, type Proof } from '../queries.ts';
import { done, type Finished } from '../finished.ts';
import { domainOf } from './begin.ts';
import { companyName, type Companies } from './clients.ts';
import {
  applyCompanyIdentity,
  findConnection,
  isOfOthers,
  isProvedDomain,
  isSwitchedOff,
  updateConnection,
  upsertCompanyIdentity,
} from './queries.ts';

type Returned = {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
};

/** Finishes a trip to the issuer of an account. @throws Problem `company-sign-in.…`, `identity.…` */
export async function finishCompany(
  exchange: PublicExchange,
  companies: Companies,
  { code, state, iss }: Returned,
  locale: Locale,
): Promise<Finished> {
  const flow = await endTrip(exchange, companyName, state);
  const { accountId } = flow;
  if (accountId === null || code === undefined || state === undefined) throw new Problem('identity.please-login');
  const returned = { code, state, ...(iss !== undefined && { iss }) };
  const profile = await atProvider(exchange, await companies.of(accountId), ({ client }) =>
    client.profile(returned, checksOf(flow, state)),
  );
  if (flow.purpose === 'sign-in') return enterCompany(exchange, accountId, profile, locale);
  const { actor } = exchange;
  if (actor?.accountId !== accountId) throw new Problem('identity.please-login');
  return flow.purpose === 'test'
    ? finishTest({ ...exchange, actor }, accountId, locale)
    : confirm({ ...exchange, actor }, flow, profile, locale);
}

/**
 * Signs somebody in to the account of an issuer. Who is new there is made a person of the account, in its domains alone; who
 * has another account or a way in of their own confirms by that first, since the issuer speaks for its account and not for
 * people.
 * @throws Problem `identity.email-missing`, `company-sign-in.other-domain`, `company-sign-in.confirm-first`
 */
async function enterCompany(
  exchange: PublicExchange,
  accountId: string,
  profile: Profile,
  locale: Locale,
): Promise<Finished> {
  const { services } = exchange;
  const now = services.now();
  const { subject } = profile;
  const entered = await services.db.asSystem(async (tx) => {
    const personId = await applyCompanyIdentity(tx, accountId, subject, dayOf(now));
    const person =
      personId === undefined
        ? await admitted(tx, exchange, accountId, profile, locale)
        : await findPerson(tx, personId);
    if (!person) return undefined;
    const known = { personId: person.id, accountId, email: person.email };
    const company = { sid: profile.sid ?? null };
    await writeSignIn(tx, services, known, exchange, { ways: ['provider'], provider: companyName, company });
    return signedInAnswer(tx, services, known, locale);
  });
  if (entered) return { ...entered, purpose: 'sign-in' };
  // Kept in a transaction of its own: the refusal comes after it.
  const email = addressOf(profile);
  await services.db.asSystem((tx) => upsertProof(tx, proofOf(exchange, accountId, profile, email)));
  throw new Problem('company-sign-in.confirm-first', undefined, undefined, { email, provider: companyName });
}

/** The person of a new identity, made or found. Undefined: they have to confirm in their own way. */
async function admitted(
  tx: Tx,
  { services, asked }: PublicExchange,
  accountId: string,
  profile: Profile,
  locale: Locale,
): Promise<Person | undefined> {
  const now = services.now();
  const email = addressOf(profile);
  if (await isSwitchedOff(tx, accountId, email)) throw new Problem('company-sign-in.switched-off');
  const isOwn = await isProvedDomain(tx, accountId, domainOf(email));
  const person = await findPersonByEmail(tx, email);
  const isMember = person !== undefined && (await findPersonOf(tx, accountId, person.id)) !== undefined;
  if (!isOwn && !isMember) throw new Problem('company-sign-in.other-domain');
  if (person && (!isMember || (await isOfOthers(tx, accountId, person.id)))) return undefined;
  const made = person ?? (await newPerson(tx, email, locale, now));
  if (!person) {
    await insertMembership(tx, accountId, made.id, now);
    const doer = { accountId, id: made.id, origin: asked.origin };
    await recordEvent(tx, now, doer, 'membership.created', { target: made.id });
  }
  await upsertCompanyIdentity(tx, identityOf(accountId, profile.subject, made.id, now));
  await enqueue(tx, companyJoined, { accountId, personId: made.id });
  return made;
}

async function newPerson(tx: Tx, email: string, locale: Locale, now: Date): Promise<Person> {
  const made: Person = {
    id: newId(now),
    email,
    passwordHash: null,
    // The domain is the company's, and its issuer says whose address it is.
    emailVerifiedAt: now,
    locale,
    country: null,
    emailDrip: null,
    emailNl: null,
    createdAt: now,
  };
  if (!(await insertPerson(tx, made))) throw new Problem('identity.please-login');
  return made;
}

/** Connects an issuer to who signed in as before, and lets them join its account. @throws Problem `identity.taken` */
export async function linkCompany(tx: Tx, exchange: Exchange, accountId: string, proof: Proof): Promise<void> {
  const { services, actor, asked } = exchange;
  const now = services.now();
  await deleteProof(tx, browsersOf(asked, actor));
  // The issuer may have been forgotten in the meantime, or the domain.
  const isThere = (await findConnection(tx, accountId)) !== undefined;
  const isMember = (await findPersonOf(tx, accountId, actor.id)) !== undefined;
  if (await isSwitchedOff(tx, accountId, proof.email ?? '')) throw new Problem('company-sign-in.switched-off');
  const isOwn = await isProvedDomain(tx, accountId, domainOf(proof.email ?? ''));
  if (!isThere || (!isMember && !isOwn)) throw new Problem('company-sign-in.other-domain');
  const doer = { ...actor, accountId };
  if (!isMember) {
    await insertMembership(tx, accountId, actor.id, now);
    await recordEvent(tx, now, doer, 'membership.created', { target: actor.id });
  }
  if (!(await upsertCompanyIdentity(tx, identityOf(accountId, proof.subject, actor.id, now))))
    throw new Problem('identity.taken');
  await enqueue(tx, companyJoined, { accountId, personId: actor.id });
  await recordEvent(tx, now, doer, 'identity.linked', { target: actor.id, details: { provider: companyName } });
}

async function finishTest(exchange: Exchange, accountId: string, locale: Locale): Promise<Finished> {
  const { services, actor } = exchange;
  const words = await loadWords(locale, 'answers');
  const email = await services.db.asSystem(async (tx) => {
    await updateConnection(tx, accountId, { testedAt: services.now() });
    return (await findPerson(tx, actor.id))?.email ?? '';
  });
  return { ...done(actor.id, email), message: words.companyTested, purpose: 'test' };
}

/** @throws Problem `identity.other-person` */
async function confirm(exchange: Exchange, flow: Flow, profile: Profile, locale: Locale): Promise<Finished> {
  const { services, actor } = exchange;
  const { sessionId } = actor;
  if (sessionId === undefined || flow.personId !== actor.id) throw new Problem('identity.please-login');
  const words = await loadWords(locale, 'answers');
  const now = services.now();
  const email = await services.db.asSystem(async (tx) => {
    const personId = await applyCompanyIdentity(tx, actor.accountId, profile.subject, dayOf(now));
    if (personId !== actor.id) throw new Problem('identity.other-person');
    await updateSessionConfirmed(tx, sessionId, now);
    await recordEvent(tx, now, actor, 'session.confirmed', { details: { by: companyName } });
    return (await findPerson(tx, actor.id))?.email ?? '';
  });
  return { ...done(actor.id, email), message: words.sessionConfirmed, purpose: 'confirm' };
}

function proofOf(
  { services, asked, reply }: PublicExchange,
  accountId: string,
  profile: Profile,
  email: string,
): Proof {
  return {
    boundTo: asked.visit ?? asked.attempt ?? reply.startAttempt(10 * 60).hash,
    provider: companyName,
    issuer: profile.issuer,
    subject: profile.subject,
    email,
    emailVerified: true,
    marks: [],
    accountId,
    expiresAt: tripEnd(services.now()),
  };
}

function identityOf(accountId: string, subject: string, personId: string, now: Date) {
  return { accountId, subject, personId, createdAt: now, lastUsedOn: dayOf(now) };
}

/** @throws Problem `identity.email-missing` */
function addressOf({ email }: Profile): string {
  const normal = normalizeEmail(email ?? '');
  if (!isEmail(normal)) throw new Problem('identity.email-missing');
  return normal;
}
