import { randomBytes } from 'node:crypto';
import { policyReportsPath } from './policy-reports-path.ts';

/** What kind of answer it is: data, a page of the dashboard, a document that others may frame, or one that only we may. */
export type Kind = 'data' | 'page' | 'document' | 'preview';

export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * What every answer carries, whoever makes it: a file, a redirect, what an orchestrator asks. It may run and show
 * nothing until a handler says otherwise. Who may embed and keep it is said where it is made.
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

/** The headers every answer of a kind carries. A handler may set its own over them. */
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
    // Two years and no preload: whoever moves back to http later can still wait it out.
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
