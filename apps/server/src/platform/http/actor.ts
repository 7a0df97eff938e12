import type { Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { sha256 } from '../crypto/tokens.ts';
import type { Actor } from './context.ts';
import { checkOrigin, isTokenOf } from './csrf.ts';
import { Problem } from './problem.ts';

/** Resolves a secret to its actor. The accounts feature implements it; only hashes reach it. */
export type Actors = {
  ofSession(hash: Buffer): Promise<Actor | undefined>;
  ofApiKey(hash: Buffer): Promise<Actor | undefined>;
  /**
   * The actor with the rights of somebody else of the account, who may not do more.
   * @throws Problem `role.missing`, `person.not-found`, `role.higher`
   */
  viewAs(actor: Actor, personId: string): Promise<Actor>;
  /** Whether the actor's e-mail address is verified; for a consent key, whether anybody of its account has a verified one. */
  isProved(actor: Actor): Promise<boolean>;
};

/** The credentials that a request brought. */
export type Credentials = {
  readonly apiKey: string | undefined;
  /** The secret of the session cookie, whether the session is active or long over. */
  readonly session: string | undefined;
  /** The secret of a visitor who is not signed in. */
  readonly visit: string | undefined;
};

/** @throws Problem `api-key.invalid` when a key was given that is not valid */
export async function actorOf(actors: Actors, { apiKey, session }: Credentials): Promise<Actor | undefined> {
  if (apiKey !== undefined) {
    const actor = apiKey.length <= 200 ? await actors.ofApiKey(sha256(apiKey)) : undefined;
    if (!actor) throw new Problem('api-key.invalid');
    return actor;
  }
  return session !== undefined && session.length <= 100 ? actors.ofSession(sha256(session)) : undefined;
}

/** The key in `Authorization: Bearer …`. Any other scheme counts as an invalid key. */
export function bearer(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  return /^Bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1] ?? '';
}

/** Whether another site's page could send this request from a user's browser, so that it needs a CSRF token. */
export function needsToken({ method, cors }: Endpoint, { apiKey }: Credentials): boolean {
  return method !== 'GET' && cors === undefined && apiKey === undefined;
}

export type Protection = { readonly key: Uint8Array; readonly publicUrl: string };

/** @throws Problem `origin.refused`, `csrf.invalid` */
export function checkToken(
  request: FastifyRequest,
  given: unknown,
  credentials: Credentials,
  actor: Actor | undefined,
  { key, publicUrl }: Protection,
): void {
  checkOrigin(request, publicUrl);
  const { session, visit } = credentials;
  // A signed-in caller needs the token of that session; any other may use the visitor's token, or that of a session that has
  // since ended.
  const accepted = (actor ? [session] : [session, visit]).filter((secret) => secret !== undefined);
  if (!isTokenOf(key, given, accepted)) throw new Problem('csrf.invalid');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The actor, or with `X-View-As` the same actor with the rights of the person whose view is asked for. It only reads; what
 * belongs to the actor as a person stays theirs.
 * @throws Problem `view-as.read-only`, `session.required`, `person.not-found`, `role.missing`, `role.higher`
 */
export async function viewOf(actors: Actors, actor: Actor, asked: unknown, endpoint: Endpoint): Promise<Actor> {
  if (asked === undefined) return actor;
  if (endpoint.method !== 'GET' && endpoint.access !== 'signed-in') throw new Problem('view-as.read-only');
  if (actor.sessionId === undefined) throw new Problem('session.required');
  if (typeof asked !== 'string' || !uuid.test(asked)) throw new Problem('person.not-found');
  return actors.viewAs(actor, asked);
}
