import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Provider } from 'oidc-provider';
import { readProviders, type IdentityProvider } from '../src/config-providers.ts';

/** Whoever signs in at the provider next, or cancels. */
export type Visitor = {
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly cancels?: boolean;
};

/** An OpenID Connect provider on this machine. */
export type TestProvider = {
  readonly issuer: string;
  /** Lets somebody sign in at the next trips. */
  be(visitor: Visitor): void;
  /** Makes a trip like a browser's, from the address to begin at. Returns what comes back to the product. */
  trip(address: string): Promise<Record<string, string>>;
  /** Tells the product by the back channel that somebody signed out: resolves to its status. */
  signOut(subject: string, to: string, deliver: (to: string, form: string) => Promise<number>): Promise<number>;
  close(): Promise<void>;
};

export const testClient = { clientId: 'candor', clientSecret: 'a secret of this test' };

/** The providers of a file that an operator wrote. */
export function providersOf(entries: unknown): readonly IdentityProvider[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-providers-'));
  const file = path.join(folder, 'providers.json');
  writeFileSync(file, JSON.stringify(entries));
  try {
    return readProviders(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Starts a provider that knows one client, whose browsers come back to these addresses. With `asks`, a page there asks who
 * signs in.
 */
export async function startProvider(redirects: readonly string[], { asks = false } = {}): Promise<TestProvider> {
  let visitor: Visitor = { subject: 'nobody' };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const known = new Map<string, Visitor>();
  // Where the back channel leads: not to the network, since the product of a test does not listen.
  let answerTo = async (_to: string, _form: string): Promise<number> => 500;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: testClient.clientId,
        client_secret: testClient.clientSecret,
        redirect_uris: [...redirects],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['cookies of this test'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: {
      keys: [
        { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' },
        { ...rsa.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' },
      ],
    },
    pkce: { required: () => true },
    // Without it, nothing is sent to this machine.
    async fetch(url, options) {
      const to = url instanceof Request ? url.url : url.toString();
      const form = options?.body instanceof URLSearchParams ? options.body.toString() : '';
      return new Response(null, { status: await answerTo(to, form) });
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    findAccount: (_, subject) => {
      const { email, emailVerified } = known.get(subject) ?? { subject };
      const claims = email === undefined ? {} : { email, email_verified: emailVerified ?? true };
      return { accountId: subject, claims: async () => ({ sub: subject, ...claims }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: testClient.clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const asked = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void asked(request, response);
    if (asks) {
      if (request.method === 'GET')
        return void response.writeHead(200, { 'content-type': 'text/html' }).end(signInPage);
      const { searchParams } = new URL(request.url, issuer);
      const email = searchParams.get('email') ?? '';
      visitor = { subject: email, email, cancels: searchParams.has('cancel') };
      known.set(email, visitor);
    }
    const result = visitor.cancels
      ? { error: 'access_denied', error_description: 'The visitor cancelled.' }
      : { login: { accountId: visitor.subject, remember: false } };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
  return {
    issuer,
    be(next) {
      visitor = next;
      known.set(next.subject, next);
    },
    trip: (address) => tripFrom(address, issuer),
    async signOut(subject, to, deliver) {
      let status = 0;
      answerTo = async (url, form) => (status = await deliver(url, form));
      const client = (await provider.Client.find(testClient.clientId)) as unknown as {
        backchannelLogoutUri: string;
        backchannelLogout(subject: string, session: string): Promise<void>;
      };
      client.backchannelLogoutUri = to;
      await client.backchannelLogout(subject, '').catch(() => undefined);
      return status;
    },
    close: () => closed(server),
  };
}

/** Says who signs in by the address of the form, which is simpler to read than its body. */
const signInPage = `<!doctype html><title>Provider</title><h1>Provider</h1>
<label>Address <input id="email"></label>
<form method="post" id="go" onsubmit="this.action = location.pathname + '?email=' + encodeURIComponent(email.value)">
<button>Sign in there</button></form>
<form method="post" onsubmit="this.action = location.pathname + '?cancel=1'"><button>Cancel there</button></form>`;

/** Follows a trip until it leaves the provider. */
async function tripFrom(address: string, issuer: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let at = address;
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const to = response.headers.get('location');
    // An answer by a form that the page posts.
    if (to === null) return formIn(await response.text());
    const next = new URL(to, at);
    if (next.origin !== new URL(issuer).origin) return Object.fromEntries(next.searchParams);
    at = next.href;
  }
  throw new Error('The trip does not end.');
}

function formIn(html: string): Record<string, string> {
  const fields = html.matchAll(/name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
