import { securityHeaders } from '#platform/http/headers.ts';

/** Used where the build names none. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types candor-cleaner candor-vault',
];
const framedByAnybody = 'frame-ancestors *';
const framedByNobody = "frame-ancestors 'none'";

/** Code of a worker runs under the policy of its own file. Argon2id is WebAssembly. */
const vaultPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const filePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/** The browser refuses scripts and styles whose hash does not stand in the page. */
const integrity = 'blocked-destinations=(script style), sources=(inline)';

type Headers = Readonly<Record<string, string>>;

/** No address of these pages is told to anybody, and none is kept by the browser beyond its visit. */
const ofAll = (https: boolean): Headers => {
  const { 'x-frame-options': _, ...base } = securityHeaders('data', '', https);
  return {
    ...base,
    'referrer-policy': 'no-referrer',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), display-capture=()',
    // Proxies must not compress again, or change a byte.
    'cache-control': 'no-cache, no-transform',
  };
};

/** @param policy as the build names it */
export function formHeaders(https: boolean, policy: string | undefined): Headers {
  return {
    ...ofAll(https),
    'content-security-policy': withAncestors(policy, framedByAnybody),
    'integrity-policy': integrity,
    // The form may stand in a sandboxed frame of the site, which cannot read it.
    'cross-origin-resource-policy': 'cross-origin',
  };
}

export function toolHeaders(https: boolean, policy: string | undefined): Headers {
  return {
    ...ofAll(https),
    'content-security-policy': withAncestors(policy, framedByNobody),
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Names of files hold a hash of their content. @param isPage a page with other channels, for whoever has no script */
export function fileHeaders(https: boolean, name: string, policy: string | undefined): Headers {
  const own = name.startsWith('assets/vault-') ? vaultPolicy : filePolicy;
  return {
    ...ofAll(https),
    'content-security-policy': name.endsWith('.html') ? withAncestors(policy, framedByAnybody) : own,
    // Not `public`: the server's own cache would compress a second time what is compressed already, and browsers would refuse it.
    'cache-control': 'max-age=31536000, immutable, no-transform',
    // A form in a sandboxed frame or from a disk has no origin.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

export const manifestHeaders = (https: boolean): Headers => ({
  ...ofAll(https),
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});

const withAncestors = (policy: string | undefined, ancestors: string): string =>
  policy?.includes('frame-ancestors') ? policy : `${policy ?? pagePolicy.join('; ')}; ${ancestors}`;
