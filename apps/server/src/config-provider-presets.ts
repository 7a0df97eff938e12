/** What a provider speaks: OpenID Connect, or OAuth 2.0 with an API of its own. */
export type Protocol = 'oidc' | 'github' | 'facebook';

/** A provider that needs no more than a client. */
export type Preset = {
  readonly name: string;
  readonly label: string;
  readonly protocol: Protocol;
  readonly issuer: string;
  readonly scope: string;
  /** Whether an address counts as proved when the provider says so, or never. */
  readonly emails: 'proved-by-claim' | 'unproved';
  /** Whether it can be asked to sign its person in anew, and says when (OpenID Connect Core 1.0, 3.1.2.1: `max_age`). */
  readonly confirms: boolean;
  readonly responseMode?: 'form_post';
};

const openid = { protocol: 'oidc', scope: 'openid email', emails: 'proved-by-claim', confirms: false } as const;

/** Providers by the names that operators choose them by. */
export const presets = {
  // https://developers.google.com/identity/openid-connect/openid-connect
  google: { ...openid, name: 'google_oauth2', label: 'Google', issuer: 'https://accounts.google.com' },
  // Admins of any tenant may write any address into a profile, so it proves nothing.
  // https://learn.microsoft.com/entra/identity-platform/migrate-off-email-claim-authorization
  microsoft: {
    ...openid,
    name: 'microsoft',
    label: 'Microsoft',
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    scope: 'openid email profile',
    emails: 'unproved',
  },
  // https://developer.apple.com/documentation/signinwithapple: with a scope, Apple answers by a form alone.
  apple: {
    ...openid,
    name: 'apple',
    label: 'Apple',
    issuer: 'https://appleid.apple.com',
    responseMode: 'form_post',
  },
  // https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2
  linkedin: { ...openid, name: 'linkedin', label: 'LinkedIn', issuer: 'https://www.linkedin.com/oauth' },
  // https://docs.gitlab.com/integration/openid_connect_provider
  gitlab: { ...openid, name: 'gitlab', label: 'GitLab', issuer: 'https://gitlab.com', confirms: true },
  // https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  github: {
    ...openid,
    name: 'github',
    label: 'GitHub',
    protocol: 'github',
    issuer: 'https://github.com',
    scope: 'read:user user:email',
  },
  // https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow: it does not say whether an address was
  // confirmed.
  facebook: {
    ...openid,
    name: 'facebook',
    label: 'Facebook',
    protocol: 'facebook',
    issuer: 'https://www.facebook.com',
    scope: 'public_profile,email',
    emails: 'unproved',
  },
} as const satisfies Readonly<Record<string, Preset>>;

export type Brand = keyof typeof presets;
export const brands = Object.keys(presets) as readonly Brand[];
