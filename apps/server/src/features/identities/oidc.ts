import { createRemoteJWKSet, customFetch as joseFetch } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ClientAuth,
} from 'openid-client';
import { appleSecret } from './apple.ts';
import { facebookProfile } from './facebook.ts';
import { githubProfile } from './github.ts';
import { ask, type Ask } from './outgoing.ts';
import { isProved, type IdentityProvider, type Profile } from './profile.ts';

/** What a trip to the provider is bound by: OpenID Connect Core 1.0, 3.1.2.1; RFC 7636; RFC 9207. */
export type Checks = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The person has to sign in anew, and the provider to say when that was. */
  readonly anew: boolean;
};

/** What a provider knows about itself, kept for an hour. */
const hour = 3_600_000;

/** Speaks with one provider, which is asked for what it is once an hour. */
export class Client {
  readonly provider: IdentityProvider;
  readonly #redirect: string;
  readonly #clock: () => number;
  readonly #ask: Ask;
  #keys: { readonly address: string; readonly keys: ReturnType<typeof createRemoteJWKSet> } | undefined;
  #known: { readonly configuration: Promise<Configuration>; readonly until: number } | undefined;

  constructor(provider: IdentityProvider, redirect: string, clock: () => number, asking: Ask = ask) {
    this.provider = provider;
    this.#redirect = redirect;
    this.#clock = clock;
    this.#ask = asking;
  }

  /** Where the browser goes. */
  async address({ state, nonce, verifier, anew }: Checks): Promise<string> {
    const { scope, responseMode, protocol } = this.provider;
    const configuration = await this.configuration();
    return buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirect,
      scope,
      state,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(protocol === 'oidc' && { nonce }),
      ...(responseMode && { response_mode: responseMode }),
      ...(anew && { max_age: '0' }),
    }).href;
  }

  /** Who somebody is, by what the browser brought back. */
  async profile(returned: Readonly<Record<string, string>>, checks: Checks): Promise<Profile> {
    const { protocol, issuer } = this.provider;
    const configuration = await this.configuration();
    const url = new URL(this.#redirect);
    url.search = new URLSearchParams(returned).toString();
    const tokens = await authorizationCodeGrant(configuration, url, {
      expectedState: checks.state,
      pkceCodeVerifier: checks.verifier,
      ...(protocol === 'oidc' && { expectedNonce: checks.nonce, idTokenExpected: true }),
      // A provider that answers within a minute of the sign-in was asked for it by this trip.
      ...(checks.anew && { maxAge: 60 }),
    });
    if (protocol === 'github') return githubProfile(this.provider, tokens.access_token);
    if (protocol === 'facebook') return facebookProfile(this.provider, tokens.access_token);
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token.');
    const told =
      typeof claims['email'] === 'string' || !configuration.serverMetadata().userinfo_endpoint
        ? claims
        : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
    const { sid } = claims;
    return {
      ...profileOf(this.provider, claims.iss || issuer, claims.sub, told),
      ...(typeof sid === 'string' && { sid }),
    };
  }

  /**
   * The keys that the provider signs with, for tokens that a browser or the back channel brought. They are asked for again
   * where a token names another, half a minute after the last time at the earliest: strangers bring such tokens, too.
   */
  async keys(): Promise<{ readonly issuer: string; readonly keys: ReturnType<typeof createRemoteJWKSet> }> {
    const { issuer, jwks_uri: address } = (await this.configuration()).serverMetadata();
    if (address === undefined) throw new Error('The provider publishes no keys.');
    if (this.#keys?.address !== address)
      this.#keys = { address, keys: createRemoteJWKSet(new URL(address), { [joseFetch]: this.#ask }) };
    return { issuer, keys: this.#keys.keys };
  }

  /** What the provider says about itself (OpenID Connect Discovery 1.0, 4). */
  async configuration(): Promise<Configuration> {
    if (!this.#known || this.#known.until <= this.#clock()) {
      const configuration = this.#discover();
      this.#known = { configuration, until: this.#clock() + hour };
      // Asked again by whoever comes next.
      configuration.catch(() => (this.#known = undefined));
    }
    return this.#known.configuration;
  }

  async #discover(): Promise<Configuration> {
    const { protocol, issuer, clientId, clientSecret, appleKey } = this.provider;
    const auth: ClientAuth = appleKey
      ? (_server, _client, body) => {
          body.set('client_id', clientId);
          body.set('client_secret', appleSecret(appleKey, clientId, new Date(this.#clock())));
        }
      : ClientSecretPost(clientSecret);
    const server = new URL(issuer);
    const isLocal = server.protocol === 'http:';
    if (protocol !== 'oidc') {
      const configuration = new Configuration(endpointsOf(this.provider), clientId, clientSecret, auth);
      configuration[customFetch] = this.#ask;
      if (isLocal) allowInsecureRequests(configuration);
      return configuration;
    }
    return discovery(server, clientId, clientSecret, auth, {
      [customFetch]: this.#ask,
      // By itself, the library does not check the signature of a token that came by TLS.
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
    });
  }
}

/** Where GitHub and Facebook, which publish no metadata, are asked. */
function endpointsOf({ protocol, issuer, api }: IdentityProvider) {
  if (protocol === 'github')
    return {
      issuer,
      authorization_endpoint: `${issuer}/login/oauth/authorize`,
      token_endpoint: `${issuer}/login/oauth/access_token`,
    };
  return {
    issuer,
    authorization_endpoint: `${issuer}/dialog/oauth`,
    token_endpoint: `${api ?? 'https://graph.facebook.com'}/oauth/access_token`,
  };
}

/** Who somebody is by claims (OpenID Connect Core 1.0, 5.1). Apple writes `email_verified` as a text. */
export function profileOf(
  provider: IdentityProvider,
  issuer: string,
  subject: string,
  told: Readonly<Record<string, unknown>>,
): Profile {
  const { email, email_verified: verified } = told;
  return {
    issuer,
    subject,
    email: typeof email === 'string' ? email : null,
    emailVerified: isProved(provider) && (verified === true || verified === 'true'),
  };
}
