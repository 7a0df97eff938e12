import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { Problem } from '#platform/http/problem.ts';
import type { Log } from '#platform/http/log.ts';

// RFC 6749, 4.1.2.1; OpenID Connect Core 1.0, 3.1.2.6; and what Apple and LinkedIn say when somebody cancels.
const cancelled: readonly string[] = [
  'access_denied',
  'consent_required',
  'interaction_required',
  'user_cancelled_authorize',
  'user_cancelled_login',
];

/** What somebody is told when the provider sent them back with an error. */
export function refusedBy(error: string): Problem {
  if (error === 'login_required' || error === 'account_selection_required') return new Problem('identity.please-login');
  if (error === 'temporarily_unavailable' || error === 'server_error')
    return new Problem('identity.cannot-connect', { seconds: 5 });
  return new Problem(cancelled.includes(error) ? 'identity.did-not-login' : 'identity.generic');
}

/**
 * What somebody is told when the provider could not be asked, or its answer is not to be trusted. The log learns the kind
 * alone: the message may hold what the provider said about the person.
 */
export function problemOfProvider(error: unknown, provider: string, log: Log): Problem {
  if (error instanceof Problem) return error;
  const { name, kind } = kindOf(error);
  log.note('identity-refused', { provider, name, kind });
  return isAway(error) ? new Problem('identity.cannot-connect', { seconds: 5 }) : told(error);
}

function told(error: unknown): Problem {
  if (error instanceof AuthorizationResponseError) return refusedBy(error.error);
  // A code that is too old, or was used before.
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant')
    return new Problem('identity.please-login');
  return new Problem('identity.generic');
}

/** Whether a provider did not answer, or not in time, or said that it cannot. */
function isAway(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return true;
    if (cause instanceof TypeError && cause.message === 'fetch failed') return true;
    const { code } = cause as { readonly code?: unknown };
    if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true;
  }
  return statusOf(error) >= 500;
}

/** The status of a refused answer, wherever the library keeps it. */
function statusOf(error: unknown): number {
  if (error instanceof ResponseBodyError) return error.status;
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  if (cause instanceof Response) return cause.status;
  const inner = cause instanceof Error ? cause.cause : undefined;
  return inner instanceof Response ? inner.status : 0;
}

function kindOf(error: unknown): { readonly name: string; readonly kind: string } {
  if (!(error instanceof Error)) return { name: 'unknown', kind: 'none' };
  const { code } = error as { readonly code?: unknown };
  return { name: error.name, kind: typeof code === 'string' ? code : 'none' };
}
