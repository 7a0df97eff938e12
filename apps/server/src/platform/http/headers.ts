import { randomBytes } from 'node:crypto';
import { policyReportsPath } from './policy-reports-path.ts';

/**
 * The kind of a response: data, a page of the dashboard, a document that anybody may frame, or one that only the dashboard may
 * frame.
 */
export type Kind = 'data' | 'page' | 'document' | 'preview';

export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Headers of every response, including files, redirects and health checks. They forbid scripts and content until a handler sets
 * other headers. Embedding and caching are decided where the response is made.
 */
export function baseHeaders(https: boolean): Readonly<Record<string, string>> {
  const {
    'cache-control': _cache,
    'x-frame-options': _frame,
    'cross-origin-resource-policy': _embedding,
    ...rest
  } = securityHeaders('data', '', https);
  return rest;
}

/** The headers of every response of a kind. A handler may override them. */
export function securityHeaders(kind: Kind, nonce: string, https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policies[kind](nonce).join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': kind === 'data' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': kind === 'document' ? 'cross-origin' : 'same-origin',
    'cache-control': 'no-store',
    ...(kind === 'document' ? {} : { 'x-frame-options': kind === 'preview' ? 'SAMEORIGIN' : 'DENY' }),
    // Two years and no preload, so that an operator who returns to http can still wait for it to expire.
    ...(https ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}

const policies: Readonly<Record<Kind, (nonce: string) => string[]>> = {
  data: () => ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"],
  page: (nonce) => [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${policyReportsPath}`,
  ],
  preview: (nonce) => [...forReading(nonce), "frame-ancestors 'self'"],
  document: forReading,
};

function forReading(nonce: string): string[] {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${policyReportsPath}`,
  ];
}
