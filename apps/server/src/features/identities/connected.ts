import type { Answer, identities } from '@app/contract';
import { loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, PublicExchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import {
  findPerson,
  hasWayIn,
  lockPerson,
  pageAddress,
  sendNotice,
  updateEmail,
  updateSessionConfirmed,
  type Person,
} from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import type { Companies } from './company/clients.ts';
import { linkCompany } from './company/enter.ts';
import { done, type Finished } from './finished.ts';
import { browsersOf, type Counters } from './flows.ts';
import type { Profile } from './profile.ts';
import { deleteIdentity, deleteProof, findProof, insertIdentity, listIdentities, type Proof } from './queries.ts';
import { identityOf, mostIdentities } from './service.ts';

/** The providers a person signs in with, and one that waits to be connected. */
export async function readIdentities(
  { services, actor, asked }: Exchange,
  counters: Counters,
  companies: Companies,
): Promise<Answer<typeof identities.read>> {
  const { person, list, proof } = await services.db.asSystem(async (tx) => ({
    person: await findPerson(tx, actor.id),
    list: await listIdentities(tx, actor.id),
    proof: await findProof(tx, browsersOf(asked, actor), services.now()),
  }));
  const providerOf = (name: string) => counters.get(name)?.client.provider;
  const label = proof && (await labelOf(proof, counters, companies));
  return {
    identities: list.map(({ id, provider, email, createdAt, lastUsedOn }) => ({
      id,
      provider,
      label: providerOf(provider)?.label ?? provider,
      email,
      confirms: providerOf(provider)?.confirms ?? false,
      createdAt: createdAt.toISOString(),
      lastUsedOn,
    })),
    proof:
      proof && label && person && isOf(proof, person) ? { provider: proof.provider, label, email: person.email } : null,
  };
}

/** How a provider is called. Undefined: the account forgot its issuer in the meantime. */
async function labelOf(
  { provider, accountId }: Proof,
  counters: Counters,
  companies: Companies,
): Promise<string | undefined> {
  if (accountId === null) return counters.get(provider)?.client.provider.label ?? provider;
  return companies.of(accountId).then(
    ({ client }) => client.provider.label,
    () => undefined,
  );
}

/**
 * Connects what this browser came back with before its person signed in as before. An address that the provider proved is
 * proved from then on.
 * @throws Problem `identity.not-found`, `identity.taken`, `identity.limit`
 */
export async function linkProof(exchange: Exchange): Promise<void> {
  const { services, actor, asked } = exchange;
  await services.db.asSystem(async (tx) => {
    const browsers = browsersOf(asked, actor);
    const proof = await findProof(tx, browsers, services.now());
    const person = proof && (await lockPerson(tx, actor.id));
    if (!proof || !person || !isOf(proof, person)) throw new Problem('identity.not-found');
    if (proof.accountId !== null) return linkCompany(tx, exchange, proof.accountId, proof);
    await deleteProof(tx, browsers);
    if (proof.emailVerified && !person.emailVerifiedAt) {
      await updateEmail(tx, person.id, person.email, services.now());
      await recordEvent(tx, services.now(), actor, 'email.verified', { target: person.id });
    }
    await connect(tx, exchange, person, proof);
  });
}

/** Whether what was proved bears the address of a person. */
function isOf({ email, emailVerified }: Proof, person: Person): boolean {
  return emailVerified && email === person.email;
}

/**
 * Connects what a trip brought that a signed-in person began for it.
 * @throws Problem `identity.taken`, `identity.limit`
 */
export async function linkProfile(exchange: Exchange, provider: string, profile: Profile): Promise<Finished> {
  const { services, actor, asked } = exchange;
  const words = await loadWords(asked.locale, 'answers');
  const email = await services.db.asSystem(async (tx) => {
    const person = await lockPerson(tx, actor.id);
    if (!person) throw new Problem('sign-in.required');
    await connect(tx, exchange, person, { ...profile, provider, marks: [] });
    return person.email;
  });
  return { ...done(actor.id, email), message: words.providerConnected, purpose: 'link' };
}

/**
 * Confirms a session by the identity of its person, who signed in at the provider anew.
 * @throws Problem `identity.other-person`
 */
export async function confirmByProfile(exchange: Exchange, profile: Profile): Promise<Finished> {
  const { services, actor, asked } = exchange;
  const { sessionId } = actor;
  if (sessionId === undefined) throw new Problem('session.required');
  const words = await loadWords(asked.locale, 'answers');
  const email = await services.db.asSystem(async (tx) => {
    const own = (await listIdentities(tx, actor.id)).find(
      ({ issuer, subject }) => issuer === profile.issuer && subject === profile.subject,
    );
    if (!own) throw new Problem('identity.other-person');
    await updateSessionConfirmed(tx, sessionId, services.now());
    await recordEvent(tx, services.now(), actor, 'session.confirmed', { details: { by: own.provider } });
    return (await findPerson(tx, actor.id))?.email ?? '';
  });
  return { ...done(actor.id, email), message: words.sessionConfirmed, purpose: 'confirm' };
}

/** @throws Problem `identity.not-found`, `identity.last-way` */
export async function unlink({ services, actor, asked }: Exchange, id: string): Promise<void> {
  await services.db.asSystem(async (tx) => {
    const identity = (await listIdentities(tx, actor.id)).find((one) => one.id === id);
    // The person is locked, so that of two last ways one stays.
    const person = await lockPerson(tx, actor.id);
    if (!identity || !person || !(await deleteIdentity(tx, actor.id, id))) throw new Problem('identity.not-found');
    if (!(await hasWayIn(tx, actor.id))) throw new Problem('identity.last-way');
    const details = { provider: identity.provider };
    await recordEvent(tx, services.now(), actor, 'identity.unlinked', { target: actor.id, details });
    await tell(tx, { services, asked }, person, 'identityUnlinked', identity.provider);
  });
}

async function connect(
  tx: Tx,
  exchange: Exchange,
  person: Person,
  proved: Profile & Pick<Proof, 'provider' | 'marks'>,
): Promise<void> {
  const { services, actor } = exchange;
  const identity = identityOf(proved, person.id, services.now());
  const has = (await listIdentities(tx, person.id)).length;
  if (has >= mostIdentities) throw new Problem('identity.limit', { most: mostIdentities });
  if (!(await insertIdentity(tx, identity, mostIdentities))) throw new Problem('identity.taken');
  const details = { provider: identity.provider };
  await recordEvent(tx, services.now(), actor, 'identity.linked', { target: person.id, details });
  await tell(tx, exchange, person, 'identityLinked', identity.provider);
}

async function tell(
  tx: Tx,
  { services, asked }: Pick<PublicExchange, 'services' | 'asked'>,
  { email }: Person,
  notice: 'identityLinked' | 'identityUnlinked',
  name: string,
): Promise<void> {
  const provider = services.config.identityProviders.find((one) => one.name === name)?.label ?? name;
  const values = { email, provider, link: pageAddress(services, asked.locale, 'account/access') };
  await enqueue(tx, sendNotice, { notice, to: email, locale: asked.locale, values });
}
