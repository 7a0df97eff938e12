import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Answer, Input, secondFactor, SignedIn } from '@app/contract';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Actor, Exchange, PublicExchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  confirmationEnd,
  dayOf,
  findPersonOf,
  hasWayIn,
  openWithPasskey,
  strengthenSession,
} from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { newChallenge, relyingParty, takeSigned } from './challenges.ts';
import {
  applyPasskey,
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  type StoredPasskey,
} from './passkey-queries.ts';
import { dropUselessCodes, firstRecoveryCodes, tell } from './service.ts';

/** No extension is asked for. */
const clientExtensionResults = {};

const mostPasskeys = 20;
/** EdDSA, ES256 and RS256 (IANA COSE Algorithms). */
const algorithms = [-8, -7, -257];

type Options = Record<string, unknown>;

/** What the browser needs to make a passkey. @throws Problem `passkey.impossible` */
export async function beginPasskey({ services, actor }: Exchange): Promise<{ options: Options }> {
  const rpID = hostOf(services);
  const made = await services.db.asSystem(async (tx) => ({
    challenge: await newChallenge(tx, services.now(), boundTo(actor)),
    known: await listPasskeys(tx, actor.id),
    email: (await findPersonOf(tx, actor.accountId, actor.id))?.email ?? '',
  }));
  const options = await generateRegistrationOptions({
    rpName: 'Candor',
    rpID,
    userName: made.email,
    userDisplayName: made.email,
    userID: new Uint8Array(Buffer.from(actor.id)),
    challenge: new Uint8Array(made.challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: made.known.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: { ...options } };
}

/**
 * Keeps a passkey, if the authenticator verified its person. With the first factor, recovery codes are made.
 * @throws Problem `passkey.impossible`, `passkey.refused`, `second-factor.limit`
 */
export async function addPasskey(
  exchange: Exchange,
  { name, credential }: Input<typeof secondFactor.addPasskey>['body'],
): Promise<Answer<typeof secondFactor.addPasskey>> {
  const { services, actor } = exchange;
  const now = services.now();
  const rpID = hostOf(services);
  const { clientDataJSON } = credential.response;
  const challenge = await services.db.asSystem((tx) => takeSigned(tx, now, boundTo(actor), clientDataJSON));
  if (challenge === undefined) throw new Problem('passkey.refused');
  const verified = await verifyRegistrationResponse({
    // Checked by the contract.
    response: { ...credential, clientExtensionResults } as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: originOf(services),
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  const made = verified?.registrationInfo?.credential;
  if (!made) throw new Problem('passkey.refused');
  const passkey: StoredPasskey = {
    credentialId: Buffer.from(made.id, 'base64url'),
    id: newId(now),
    personId: actor.id,
    name,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: credential.response.transports ?? [],
    createdAt: now,
    lastUsedOn: null,
  };
  return services.db.asSystem(async (tx) => {
    const recoveryCodes = await firstRecoveryCodes(tx, actor.id);
    if (!(await insertPasskey(tx, passkey, mostPasskeys)))
      throw new Problem('second-factor.limit', { most: mostPasskeys });
    await strengthenSession(tx, exchange, 'passkey');
    await recordEvent(tx, now, actor, 'second-factor.added', { target: actor.id, details: { factor: 'passkey' } });
    await tell(tx, exchange, 'secondFactorAdded', { name });
    return { id: passkey.id, recoveryCodes };
  });
}

/** Removes a passkey, and with the last factor the recovery codes. @throws Problem `passkey.not-found`, `identity.last-way` */
export async function removePasskey(exchange: Exchange, id: string): Promise<void> {
  const { services, actor } = exchange;
  await services.db.asSystem(async (tx) => {
    const passkey = (await listPasskeys(tx, actor.id)).find((one) => one.id === id);
    if (!passkey || !(await deletePasskey(tx, actor.id, id))) throw new Problem('passkey.not-found');
    if (!(await hasWayIn(tx, actor.id))) throw new Problem('identity.last-way');
    await dropUselessCodes(tx, actor.id);
    const details = { factor: 'passkey' };
    await recordEvent(tx, services.now(), actor, 'second-factor.removed', { target: actor.id, details });
    await tell(tx, exchange, 'secondFactorRemoved', { name: passkey.name });
  });
}

/**
 * What an authenticator is to sign for a sign-in of this browser. It names no credential, so that nobody learns who has
 * one. @throws Problem `passkey.impossible`
 */
export async function beginPasskeySignIn({ services, asked, reply }: PublicExchange): Promise<{ options: Options }> {
  return requestOptions(services, browserOf(asked) ?? reply.startAttempt(10 * 60).hash);
}

/** What it is to sign to confirm a session: with a passkey of its person. @throws Problem `passkey.impossible` */
export async function beginPasskeyConfirm({ services, actor }: Exchange): Promise<{ options: Options }> {
  const known = await services.db.asSystem((tx) => listPasskeys(tx, actor.id));
  return requestOptions(services, boundTo(actor), known);
}

async function requestOptions(
  services: Services,
  bound: Buffer,
  allowed: readonly StoredPasskey[] = [],
): Promise<{ options: Options }> {
  const rpID = hostOf(services);
  const challenge = await services.db.asSystem((tx) => newChallenge(tx, services.now(), bound));
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: new Uint8Array(challenge),
    userVerification: 'required',
    timeout: 10 * 60_000,
    ...(allowed.length > 0 && { allowCredentials: allowed.map(described) }),
  });
  return { options: { ...options } };
}

/**
 * Signs in with a passkey alone: the authenticator verified its person, so it is worth both factors.
 * @throws Problem `passkey.impossible`, `passkey.refused`
 */
export async function signInByPasskey(
  exchange: PublicExchange,
  { credential, locale }: Input<typeof secondFactor.signInByPasskey>['body'],
): Promise<SignedIn> {
  const { services, asked } = exchange;
  const { passkey, counter } = await verified(services, credential, browserOf(asked));
  return services.db.asSystem(async (tx) => {
    await use(tx, services, passkey, counter);
    return openWithPasskey(tx, exchange, passkey.personId, locale ?? asked.locale);
  });
}

/**
 * Confirms a session with a passkey of its person. Returns until when that counts.
 * @throws Problem `passkey.impossible`, `passkey.refused`
 */
export async function confirmByPasskey(exchange: Exchange, credential: Assertion): Promise<Date> {
  const { services, actor } = exchange;
  const now = services.now();
  const { passkey, counter } = await verified(services, credential, boundTo(actor));
  if (passkey.personId !== actor.id) throw new Problem('passkey.refused');
  await services.db.asSystem(async (tx) => {
    await use(tx, services, passkey, counter);
    await strengthenSession(tx, exchange, 'passkey');
    await recordEvent(tx, now, actor, 'session.confirmed', { details: { by: 'passkey' } });
  });
  return confirmationEnd(now);
}

type Assertion = Input<typeof secondFactor.confirmByPasskey>['body']['credential'];

/** Checks what an authenticator signed, for a challenge of this browser or session. @throws Problem `passkey.refused` */
async function verified(
  services: Services,
  credential: Assertion,
  bound: Buffer | undefined,
): Promise<{ readonly passkey: StoredPasskey; readonly counter: number }> {
  const now = services.now();
  const rpID = hostOf(services);
  const { clientDataJSON, userHandle } = credential.response;
  const challenge = bound && (await services.db.asSystem((tx) => takeSigned(tx, now, bound, clientDataJSON)));
  const credentialId = Buffer.from(credential.id, 'base64url');
  const passkey = await services.db.asSystem((tx) => findPasskey(tx, credentialId));
  if (!challenge || !passkey) throw new Problem('passkey.refused');
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.personId)
    throw new Problem('passkey.refused');
  const checked = await verifyAuthenticationResponse({
    // Checked by the contract.
    response: { ...credential, clientExtensionResults } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: originOf(services),
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(passkey.publicKey),
      // Its rise is checked where it is stored, in one statement.
      counter: 0,
    },
  }).catch(() => undefined);
  if (!checked?.verified) throw new Problem('passkey.refused');
  return { passkey, counter: checked.authenticationInfo.newCounter };
}

/** @throws Problem `passkey.refused` where there is a copy of it */
async function use(tx: Tx, services: Services, { credentialId }: StoredPasskey, counter: number): Promise<void> {
  if (!(await applyPasskey(tx, credentialId, counter, dayOf(services.now())))) throw new Problem('passkey.refused');
}

function described({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId.toString('base64url'), transports: [...transports] };
}

/** @throws Problem `passkey.impossible` */
function hostOf(services: Services): string {
  const host = relyingParty(services);
  if (host === undefined) throw new Problem('passkey.impossible');
  return host;
}

function originOf({ config }: Services): string {
  return new URL(config.publicUrl).origin;
}

/** What identifies the browser of a visitor; pages give everybody who is not signed in such a cookie. */
function browserOf({ visit, attempt }: PublicExchange['asked']): Buffer | undefined {
  return visit ?? attempt;
}

/** What challenges of a session are bound to. */
function boundTo({ sessionId }: Actor): Buffer {
  return sha256(sessionId ?? '');
}
