import type { FastifyRequest } from 'fastify';
import { hmac, sameSecret } from '../crypto/tokens.ts';
import { Problem } from './problem.ts';

/**
 * The CSRF token that a page must send with every write. It is derived from the secret of its cookie, so it needs no storage,
 * and a page of another session or another site cannot know it.
 */
export function csrfToken(key: Uint8Array, cookieSecret: string): string {
  return hmac(key, cookieSecret).toString('base64url');
}

/** Whether the token belongs to one of the secrets in the browser's cookies. */
export function isTokenOf(key: Uint8Array, token: unknown, cookieSecrets: readonly string[]): boolean {
  if (typeof token !== 'string' || token.length > 100) return false;
  return cookieSecrets.some((secret) => sameSecret(token, csrfToken(key, secret)));
}

/**
 * Refuses a write from a page of another origin. Browsers send the origin of a request; a client that sends none is checked by
 * the token alone.
 * @throws Problem `origin.refused`
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Problem('origin.refused');

  const origin = request.headers.origin;
  if (origin === undefined) return;
  const ours = new URL(publicUrl);
  // A local installation responds on localhost and 127.0.0.1 alike; the page and the request must still match.
  const alsoOurs =
    isLoopback(ours.hostname) && isLoopback(request.hostname) ? `${ours.protocol}//${request.host}` : ours.origin;
  if (origin !== ours.origin && origin !== alsoOurs) throw new Problem('origin.refused');
}

export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$|^::ffff:(?=127\.)/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}
