import { randomToken, sha256 } from '#platform/crypto/tokens.ts';
import type { Actor, PublicExchange, RequestDetails } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { problemOfProvider } from './failures.ts';
import type { Client, Checks } from './oidc.ts';
import type { Line } from './outgoing.ts';
import { insertFlow, takeFlow, type Flow, type Purpose } from './queries.ts';

const minutes = 10;

/** When what began now is over. */
export function tripEnd(now: Date): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

/** A provider, and the operations on it that run now. */
export type Counter = { readonly client: Client; readonly line: Line };

/** The providers of this installation by their names. */
export type Counters = ReadonlyMap<string, Counter>;

/** @throws Problem `identity.provider-unknown` */
export function counterOf(counters: Counters, name: string): Counter {
  const counter = counters.get(name);
  if (!counter) throw new Problem('identity.provider-unknown');
  return counter;
}

/**
 * Begins a trip to a provider. Returns where the browser goes, and what comes back.
 * @throws Problem `identity.cannot-connect`, `identity.generic`
 */
export async function beginTrip(
  exchange: PublicExchange,
  counter: Counter,
  purpose: Purpose,
  accountId: string | null = null,
): Promise<{ readonly address: string; readonly state: string; readonly nonce: string }> {
  const { services, asked, reply, actor } = exchange;
  const state = randomToken();
  const nonce = randomToken();
  const verifier = randomToken();
  const anew = purpose === 'confirm';
  const address = await atProvider(exchange, counter, ({ client }) => client.address({ state, nonce, verifier, anew }));
  const bound = purpose === 'sign-in' ? visitOf(asked) : sessionOf(actor);
  await services.db.asSystem((tx) =>
    insertFlow(tx, {
      stateHash: sha256(state),
      boundTo: bound ?? reply.startAttempt(minutes * 60).hash,
      provider: counter.client.provider.name,
      purpose,
      personId: purpose === 'sign-in' ? null : (actor?.id ?? null),
      accountId,
      nonce,
      verifier,
      expiresAt: tripEnd(services.now()),
    }),
  );
  return { address, state, nonce };
}

/**
 * Takes out the trip that comes back with this state.
 * @throws Problem `identity.please-login` unless it began here, in this browser, within ten minutes
 */
export async function endTrip(exchange: PublicExchange, provider: string, state: string | undefined): Promise<Flow> {
  const { services, asked, actor } = exchange;
  if (state === undefined) throw new Problem('identity.please-login');
  const flow = await services.db.asSystem((tx) =>
    takeFlow(tx, sha256(state), browsersOf(asked, actor), services.now()),
  );
  if (flow?.provider !== provider) throw new Problem('identity.please-login');
  if (flow.personId !== null && flow.personId !== actor?.id) throw new Problem('identity.please-login');
  return flow;
}

/** The checks of a trip that came back. */
export function checksOf({ nonce, verifier, purpose }: Flow, state: string): Checks {
  return { state, nonce, verifier, anew: purpose === 'confirm' };
}

/** Asks a provider, and tells its failures apart. @throws Problem `identity.…` */
export async function atProvider<Result>(
  { services }: Pick<PublicExchange, 'services'>,
  counter: Counter,
  operation: (counter: Counter) => Promise<Result>,
): Promise<Result> {
  try {
    return await counter.line.run(() => operation(counter));
  } catch (error) {
    throw problemOfProvider(error, counter.client.provider.name, services.log);
  }
}

/** What trips and proofs of this browser may be bound to. */
export function browsersOf(asked: RequestDetails, actor: Actor | undefined): Buffer[] {
  return [visitOf(asked), asked.attempt, sessionOf(actor)].filter((one) => one !== undefined);
}

function visitOf({ visit, attempt }: RequestDetails): Buffer | undefined {
  return visit ?? attempt;
}

function sessionOf(actor: Actor | undefined): Buffer | undefined {
  return actor?.sessionId === undefined ? undefined : sha256(actor.sessionId);
}
