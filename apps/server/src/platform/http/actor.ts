import type { Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { sha256 } from '../crypto/tokens.ts';
import type { Actor } from './context.ts';
import { checkOrigin, isTokenOf } from './csrf.ts';
import { Problem } from './problem.ts';

/** How the platform learns who a secret belongs to. The accounts feature answers; only hashes reach it. */
export type Actors = {
  ofSession(hash: Buffer): Promise<Actor | undefined>;
  ofApiKey(hash: Buffer): Promise<Actor | undefined>;
  /** Whether the address of who asks is proved; of a consent key, that of anybody of its account. */
  isProved(actor: Actor): Promise<boolean>;
};

/** What a request brought to prove who it is. */
export type Credentials = {
  readonly apiKey: string | undefined;
  /** The secret of the session cookie, signed in or long over. */
  readonly session: string | undefined;
  /** The secret of a visitor who is not signed in. */
  readonly visit: string | undefined;
};

/** @throws Problem `api-key.invalid` when a key was given that opens nothing */
export async function actorOf(actors: Actors, { apiKey, session }: Credentials): Promise<Actor | undefined> {
  if (apiKey !== undefined) {
    const actor = apiKey.length <= 200 ? await actors.ofApiKey(sha256(apiKey)) : undefined;
    if (!actor) throw new Problem('api-key.invalid');
    return actor;
  }
  return session !== undefined && session.length <= 100 ? actors.ofSession(sha256(session)) : undefined;
}

/** The key of `Authorization: Bearer …`. Any other scheme counts as a key that opens nothing. */
export function bearer(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  return /^Bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1] ?? '';
}

/** @throws Problem `sign-in.required`, `session.required`, `role.missing` */
export function admit(
  { access, sessionOnly, byConsentKey }: Endpoint,
  actor: Actor | undefined,
  params: unknown,
): void {
  const { siteId } = (params ?? {}) as { readonly siteId?: unknown };
  if (actor?.consentKeyOf !== undefined && !(byConsentKey && siteId === actor.consentKeyOf)) {
    throw new Problem('role.missing');
  }
  if (actor && sessionOnly && actor.sessionId === undefined) throw new Problem('session.required');
  if (access === 'public') return;
  if (!actor) throw new Problem('sign-in.required');
  if (access !== 'signed-in' && !actor.roles.includes(access)) throw new Problem('role.missing');
}

/** Whether a request could have been sent by another site's page in the name of the browser's owner. */
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
  // Who is signed in needs the token of that session; before, the visitor's or that of a session that ended meanwhile.
  const accepted = (actor ? [session] : [session, visit]).filter((secret) => secret !== undefined);
  if (!isTokenOf(key, given, accepted)) throw new Problem('csrf.invalid');
}
