import type { Answer, Call, dsarIdentity } from '@app/contract';
import { addDays } from '@app/deadlines';
import { comparedValue, higherIdentity, stateAfter } from '@app/requests';
import { z } from 'zod';
import { newSalt, openPart, sealPart } from '#platform/crypto/sealed-file.ts';
import { hmac, sameSecret } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../../audit/index.ts';
import { dayOf } from '../../policies/index.ts';
import { checkConnector } from '../connectors.ts';
import { findRequest, lockRequest, type StoredRequest } from '../request-queries.ts';
import { resumed } from '../rules.ts';
import { goOn } from '../thread.ts';
import { findComparison, updateComparison } from './comparison-queries.ts';
import { afterMatches, comparisonTries, enteredDays, type StoredComparison } from './degrees.ts';

const sealedOf = (requestId: string, salt: Buffer) => ({
  purpose: 'dsar identity',
  of: requestId,
  id: 'comparison',
  salt,
});

/** The key of the hashes that a system sends: it tells nothing of the key under which the entries are encrypted. */
const hashKey = (salt: Buffer) => hmac(salt, 'comparison');

/** Stores what a requester entered, encrypted, in the order of the points. */
export async function saveEntries(
  tx: Tx,
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { accountId, id }: Pick<StoredRequest, 'id'> & { readonly accountId: string },
  { values, isDeclared }: { readonly values: readonly string[]; readonly isDeclared: boolean },
): Promise<void> {
  const salt = newSalt();
  const sealed = sealPart(secrets, sealedOf(id, salt), 0, Buffer.from(JSON.stringify(values)));
  const givenAt = now();
  const deleteOn = addDays(dayOf(givenAt), enteredDays);
  await updateComparison(tx, { accountId, requestId: id }, { salt, sealed, givenAt, isDeclared, deleteOn });
}

type Entered = StoredComparison & { readonly salt: Buffer; readonly sealed: Buffer };

/** @throws Problem `dsar-identity.nothing-to-compare` */
async function enteredFor(tx: Tx, accountId: string, { id, state }: StoredRequest): Promise<Entered> {
  const found = await findComparison(tx, accountId, id);
  if (state !== 'identity' || !found?.salt || !found.sealed) throw new Problem('dsar-identity.nothing-to-compare');
  return { ...found, salt: found.salt, sealed: found.sealed };
}

/**
 * What a system needs to compare: the points, the key of its hashes, and whom to look up.
 * @throws Problem `dsar.not-found`, `dsar-identity.nothing-to-compare`
 */
export async function readComparison(
  { services, actor }: Exchange,
  id: string,
): Promise<Answer<typeof dsarIdentity.readComparison>> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, id);
    if (!request) throw new Problem('dsar.not-found');
    await checkConnector(tx, actor, id);
    const { points, salt, tries } = await enteredFor(tx, accountId, request);
    const { siteId, name, email, subject, person: about } = request;
    await recordEvent(tx, services.now(), actor, 'dsar-request.opened', { siteId, target: id });
    return {
      points: points.map((point, at) => ({ id: at + 1, point })),
      salt: hashKey(salt).toString('hex'),
      triesLeft: comparisonTries - tries,
      // Whoever entered something opened the page by a link from a mail to the address.
      person: { name: name ?? '', email, subject, about },
    };
  });
}

type Compared = Call<typeof dsarIdentity.compare>['body'];

/**
 * Compares what was entered with what a system holds. Enough matches raise the degree of identity and end the wait; what was
 * entered is deleted then, or with the last try.
 * @throws Problem `dsar.not-found`, `dsar-identity.nothing-to-compare`, `dsar-identity.unknown-point`
 */
export async function compare(
  { services, actor }: Exchange,
  id: string,
  held: Compared,
): Promise<Answer<typeof dsarIdentity.compare>> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request) throw new Problem('dsar.not-found');
    await checkConnector(tx, actor, id);
    const entered = await enteredFor(tx, accountId, request);
    const points = matchesOf(services, id, entered, held);
    const matched = points.filter(({ matches }) => matches).length;
    const tries = entered.tries + 1;
    const now = services.now();
    const { identity, isEnough } = afterMatches(request, matched, entered.isDeclared);
    const isOver = isEnough || tries >= comparisonTries;
    await updateComparison(
      tx,
      { accountId, requestId: id },
      {
        tries,
        comparedAt: now,
        matched: Math.max(matched, entered.matched ?? 0),
        ...(isOver && { salt: null, sealed: null, deleteOn: null }),
      },
    );
    const after = isEnough ? identified(request, identity, now) : { ...request, identity };
    await goOn(tx, services, accountId, after, {
      kind: 'compared',
      who: 'person',
      personId: actor.id,
      doer: actor,
      note: `${matched}/${entered.points.length}`,
    });
    return {
      matched,
      of: entered.points.length,
      points: actor.apiKeyId === undefined ? [] : points,
      triesLeft: isOver ? 0 : comparisonTries - tries,
      identity,
    };
  });
}

/** A request of somebody whose identity is known: it goes on. */
function identified(request: StoredRequest, identity: StoredRequest['identity'], now: Date): StoredRequest {
  return {
    ...request,
    state: stateAfter(request.state, 'prove-identity') ?? request.state,
    identity: higherIdentity(request.identity, identity),
    confirmedAt: request.confirmedAt ?? now,
    pauses: resumed(request.pauses, 'identity', dayOf(now)),
  };
}

const entries = z.array(z.string());

/** @throws Problem `dsar-identity.unknown-point` */
function matchesOf(
  { secrets }: Pick<Services, 'secrets'>,
  requestId: string,
  { salt, sealed, points }: Entered,
  { points: held = [], hashes = [] }: Compared,
) {
  const values = entries.parse(JSON.parse(openPart(secrets, sealedOf(requestId, salt), 0, sealed).toString()));
  const key = hashKey(salt);
  const kindOf = (id: number) => {
    const point = points[id - 1];
    if (!point) throw new Problem('dsar-identity.unknown-point');
    return point.kind;
  };
  const hashOf = (id: number, value: string) => hmac(key, comparedValue(kindOf(id), value)).toString('hex');
  // One for each point. Nothing to compare matches nothing.
  const all = new Map(hashes.map(({ id, hash }) => [id, hash]));
  for (const { id, value } of held) all.set(id, comparedValue(kindOf(id), value) === '' ? '' : hashOf(id, value));
  return [...all].map(([id, hash]) => ({ id, matches: sameSecret(hashOf(id, values[id - 1] ?? ''), hash) }));
}
