import { generateSecret, generateURI } from 'otplib';
import type { Answer, secondFactor, SignedIn } from '@app/contract';
import { isLocale, type Locale } from '@app/texts';
import { randomSlice, sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Exchange, PublicExchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import {
  confirmationEnd,
  findPersonOf,
  finishAttempt,
  hasSecondFactor,
  pageAddress,
  sendNotice,
  strengthenSession,
  usedFactor,
} from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { relyingParty } from './challenges.ts';
import { checkCode, stepOf } from './check.ts';
import { listPasskeys } from './passkey-queries.ts';
import {
  applyTotp,
  countRecoveryCodes,
  deleteSecondFactors,
  deleteTotp,
  insertTotp,
  listTotp,
  replaceRecoveryCodes,
} from './queries.ts';
import { isOfApp, plainCode, recoveryCodeOf, recoveryCodes } from './rules.ts';
import { sealSeed } from './seal.ts';

const mostApps = 5;

export async function readFactors({ services, actor }: Context): Promise<Answer<typeof secondFactor.read>> {
  return services.db.asSystem(async (tx) => ({
    totp: (await listTotp(tx, actor.id))
      .filter(({ confirmedAt }) => confirmedAt !== null)
      .map(({ id, name, createdAt, lastUsedOn }) => ({ id, name, createdAt: createdAt.toISOString(), lastUsedOn })),
    passkeys: (await listPasskeys(tx, actor.id)).map(({ id, credentialId, name, createdAt, lastUsedOn }) => ({
      credentialId: credentialId.toString('base64url'),
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedOn,
    })),
    passkeysWork: relyingParty(services) !== undefined,
    codesLeft: await countRecoveryCodes(tx, actor.id),
    used: usedFactor(actor.ways),
  }));
}

/** Begins to add an app. @throws Problem `second-factor.limit` */
export async function addTotp(
  { services, actor }: Context,
  name: string,
): Promise<Answer<typeof secondFactor.addTotp>> {
  const now = services.now();
  const id = newId(now);
  const seed = generateSecret({ length: 20 });
  const email = await services.db.asSystem(async (tx) => {
    const totp = { id, personId: actor.id, name, seed: sealSeed(services.secrets, actor.id, seed), createdAt: now };
    if (!(await insertTotp(tx, totp, mostApps))) throw new Problem('second-factor.limit', { most: mostApps });
    return (await findPersonOf(tx, actor.accountId, actor.id))?.email ?? '';
  });
  return { id, seed, uri: generateURI({ issuer: 'Candor', label: email, secret: seed }) };
}

/**
 * Finishes with a first code. With the first factor, recovery codes are made.
 * @throws Problem `totp.not-found`, `second-factor.code`
 */
export async function confirmTotp(
  exchange: Exchange,
  id: string,
  typed: string,
): Promise<Answer<typeof secondFactor.confirmTotp>> {
  const { services, actor } = exchange;
  const now = services.now();
  const code = plainCode(typed);
  return services.db.asSystem(async (tx) => {
    const totp = (await listTotp(tx, actor.id)).find((one) => one.id === id && one.confirmedAt === null);
    if (!totp) throw new Problem('totp.not-found');
    const step = isOfApp(code) ? stepOf(services, totp, code) : undefined;
    const codes = await firstRecoveryCodes(tx, actor.id);
    if (step === undefined || !(await applyTotp(tx, actor.id, id, step, now))) throw wrongCode();
    await strengthenSession(tx, exchange, 'totp');
    await recordEvent(tx, now, actor, 'second-factor.added', { target: actor.id, details: { factor: 'totp' } });
    await tell(tx, exchange, 'secondFactorAdded', { name: totp.name });
    return { recoveryCodes: codes };
  });
}

/** Removes an app, and with the last one the recovery codes. @throws Problem `totp.not-found` */
export async function removeTotp(exchange: Exchange, id: string): Promise<void> {
  const { services, actor } = exchange;
  await services.db.asSystem(async (tx) => {
    const totp = (await listTotp(tx, actor.id)).find((one) => one.id === id);
    if (!totp || !(await deleteTotp(tx, actor.id, id))) throw new Problem('totp.not-found');
    await dropUselessCodes(tx, actor.id);
    const details = { factor: 'totp' };
    await recordEvent(tx, services.now(), actor, 'second-factor.removed', { target: actor.id, details });
    await tell(tx, exchange, 'secondFactorRemoved', { name: totp.name });
  });
}

/** @throws Problem `second-factor.none` */
export async function makeRecoveryCodes({ services, actor }: Context): Promise<string[]> {
  return services.db.asSystem(async (tx) => {
    if (!(await hasSecondFactor(tx, actor.id))) throw new Problem('second-factor.none');
    const codes = await newRecoveryCodes(tx, actor.id);
    await recordEvent(tx, services.now(), actor, 'recovery-codes.created', { target: actor.id });
    return codes;
  });
}

/** Confirms a session by a code. Returns until when that counts. @throws Problem `second-factor.code` */
export async function confirmByCode(exchange: Exchange, typed: string): Promise<Date> {
  const { services, actor } = exchange;
  const now = services.now();
  await services.db.asSystem(async (tx) => {
    const way = await checkCode(tx, services, actor.id, typed);
    if (!way) throw wrongCode();
    await strengthenSession(tx, exchange, way);
    await recordEvent(tx, now, actor, 'session.confirmed', { details: { by: way } });
    if (way === 'recovery-code') await tellOfCode(tx, exchange, actor.id, actor.accountId);
  });
  return confirmationEnd(now);
}

/** Finishes a sign-in that waits in this browser. @throws Problem `second-factor.over`, `second-factor.code` */
export async function signInByCode(exchange: PublicExchange, typed: string, locale: Locale): Promise<SignedIn> {
  const { services } = exchange;
  return finishAttempt(
    exchange,
    async (tx, personId, accountId) => {
      const way = await checkCode(tx, services, personId, typed);
      if (way === 'recovery-code') await tellOfCode(tx, exchange, personId, accountId);
      return way;
    },
    locale,
  );
}

/** Recovery codes for somebody who gets their first factor; null for others. */
export async function firstRecoveryCodes(tx: Tx, personId: string): Promise<string[] | null> {
  return (await hasSecondFactor(tx, personId)) ? null : newRecoveryCodes(tx, personId);
}

/** Deletes the recovery codes of somebody who has no factor left. */
export async function dropUselessCodes(tx: Tx, personId: string): Promise<void> {
  if (!(await hasSecondFactor(tx, personId))) await deleteSecondFactors(tx, personId);
}

async function newRecoveryCodes(tx: Tx, personId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes.count }, () => recoveryCodeOf(randomSlice(recoveryCodes.bytes)));
  await replaceRecoveryCodes(
    tx,
    personId,
    codes.map((code) => sha256(plainCode(code))),
  );
  return codes;
}

function wrongCode(): Problem {
  return new Problem('second-factor.code', undefined, { code: { code: 'second-factor.code' } });
}

type Telling = Pick<PublicExchange, 'services' | 'asked'>;

async function tellOfCode(tx: Tx, exchange: Telling, personId: string, accountId: string): Promise<void> {
  const left = await countRecoveryCodes(tx, personId);
  await tellPerson(tx, exchange, { personId, accountId }, 'recoveryCodeUsed', { left: String(left) });
}

/** Tells a person by mail what changed. */
export async function tell(
  tx: Tx,
  exchange: Exchange,
  notice: 'secondFactorAdded' | 'secondFactorRemoved',
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { id: personId, accountId } = exchange.actor;
  await tellPerson(tx, exchange, { personId, accountId }, notice, values);
}

async function tellPerson(
  tx: Tx,
  { services, asked }: Telling,
  { personId, accountId }: { readonly personId: string; readonly accountId: string },
  notice: 'secondFactorAdded' | 'secondFactorRemoved' | 'recoveryCodeUsed',
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const person = await findPersonOf(tx, accountId, personId);
  if (!person?.emailVerifiedAt) return;
  const locale = isLocale(person.locale) ? person.locale : asked.locale;
  const link = `${pageAddress(services as Services, locale, 'account')}#security`;
  await enqueue(tx, sendNotice, { notice, to: person.email, locale, values: { ...values, email: person.email, link } });
}
