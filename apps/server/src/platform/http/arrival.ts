import type { Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken, sha256 } from '../crypto/tokens.ts';
import { bearer, type Credentials } from './actor.ts';
import type { Scope } from './admission.ts';
import type { Actor, RequestDetails, Reply } from './context.ts';
import { readCookies, writeCookie, type CookieNames } from './cookies.ts';
import { csrfToken } from './csrf.ts';
import type { CountryOf } from '../geo/country.ts';
import { deviceOf } from './device.ts';
import { deviceSeconds, readDevices, writeDevices } from './device-cookie.ts';
import { newNonce } from './headers.ts';
import { languageOf } from './language.ts';

/** What the platform knows about an incoming request. */
export type Arrival = {
  readonly at: number;
  readonly nonce: string;
  /** Updated once the request's credentials are known. */
  asked: RequestDetails;
  readonly credentials: Credentials;
  /** Set after the credentials were looked up. */
  actor: Actor | undefined;
  /** Set with the admission. */
  scope: Scope;
  replyBy(reply: FastifyReply): Reply;
};

declare module 'fastify' {
  interface FastifyRequest {
    arrival: Arrival;
  }
  interface FastifyContextConfig {
    /** What the contract declares for this route; pages and health checks have no endpoint. */
    endpoint?: Endpoint;
  }
}

export type Arriving = {
  readonly names: CookieNames;
  readonly secure: boolean;
  readonly csrfKey: Uint8Array;
  readonly deviceKey: Uint8Array;
  readonly countryOf: CountryOf;
};

/** Whether an anonymous request goes ahead of others in the queue: its browser signed in before, or solved a challenge. */
export function goesFirst({ asked }: Arrival): boolean {
  return asked.paid || asked.devices().length > 0;
}

export function arrivalOf(
  request: FastifyRequest,
  { names, secure, csrfKey, deviceKey, countryOf }: Arriving,
): Arrival {
  const cookies = readCookies(request.headers.cookie);
  const nonce = newNonce();
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 500);
  const { headers, ip: address } = request;
  const origin = async () => ({
    device: deviceOf(userAgent),
    country: (await countryOf({ headers, address })) ?? null,
  });
  const devices = () => readDevices(deviceKey, cookies.get(names.device));
  return {
    at: performance.now(),
    nonce,
    asked: {
      id: request.id,
      locale: languageOf(request, cookies),
      address,
      userAgent,
      url: request.url,
      headers,
      cookies,
      devices,
      origin,
      attempt: hashOf(cookies.get(names.attempt)),
      visit: hashOf(cookies.get(names.visit)),
      paid: false,
      workRequired: undefined,
    },
    credentials: {
      apiKey: bearer(request.headers.authorization),
      session: cookies.get(names.session),
      visit: cookies.get(names.visit),
    },
    actor: undefined,
    scope: undefined,
    replyBy: (reply) => ({
      nonce,
      header: (name, value) => void reply.header(name, value),
      cookie: (name, value, options) =>
        void reply.header('set-cookie', writeCookie(name, value, { ...options, secure })),
      startSession(maxAge) {
        const secret = randomToken();
        reply.header('set-cookie', writeCookie(names.session, secret, { maxAge, httpOnly: true, secure }));
        reply.header('x-csrf-token', csrfToken(csrfKey, secret));
        return { hash: sha256(secret) };
      },
      rememberDevice(device) {
        const value = writeDevices(deviceKey, devices(), device);
        reply.header('set-cookie', writeCookie(names.device, value, { maxAge: deviceSeconds, httpOnly: true, secure }));
      },
      startAttempt(maxAge) {
        const secret = randomToken();
        reply.header('set-cookie', writeCookie(names.attempt, secret, { maxAge, httpOnly: true, secure }));
        return { hash: sha256(secret) };
      },
      endAttempt: () =>
        void reply.header('set-cookie', writeCookie(names.attempt, '', { maxAge: 0, httpOnly: true, secure })),
      endSession: () =>
        void reply.header('set-cookie', writeCookie(names.session, '', { maxAge: 0, httpOnly: true, secure })),
    }),
  };
}

function hashOf(secret: string | undefined): Buffer | undefined {
  return secret !== undefined && secret !== '' && secret.length <= 100 ? sha256(secret) : undefined;
}
