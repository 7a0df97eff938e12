import type { Device } from '@app/contract/account-shapes.ts';
import type { Locale } from '@app/texts';
import type { Config } from '../../config.ts';
import type { Secrets } from '../crypto/secrets.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { KnownDevice } from './device-cookie.ts';
import type { Log } from './log.ts';

/** Who asks: a person in an account, by session or by API key. The roles are read anew for each request. */
export type Actor = {
  readonly id: string;
  readonly accountId: string;
  readonly roles: readonly string[];
  readonly sessionId?: string;
  /** When the session's password was given last. */
  readonly confirmedAt?: Date;
  readonly apiKeyId?: string;
  /** A consent key of this site, which may call what says so and nothing else. */
  readonly consentKeyOf?: string;
  /** On what kind of device, and in which country. Read when it is needed; the address itself is not kept. */
  readonly origin?: () => Promise<Origin>;
  /** The language the person chose, if any. */
  readonly locale?: Locale;
};

/** Where a request comes from, as far as it may be written down. */
export type Origin = { readonly device: Device; readonly country: string | null };

/** What the world offers a feature. The composition root makes it once. */
export type Services = {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => Date;
  readonly mail: Mail;
  readonly secrets: Secrets;
  readonly log: Log;
};

/**
 * What a request with an `Idempotency-Key` is bound to, for what it has to write outside of its transaction: under a time
 * and ids made of these its repetition finds it again.
 */
export type Once = {
  /** When the request first came. */
  readonly since: Date;
  /** 32 bytes of the account, the sender, the key and the request. */
  readonly seed: Buffer;
};

/** What a use case needs: the world, and who asks. */
export type Context = { readonly services: Services; readonly actor: Actor; readonly once?: Once | undefined };

/** What a handler may know of the request beside its checked input. */
export type RequestDetails = {
  readonly id: string;
  readonly locale: Locale;
  /** The address as the connection or the trusted proxy says it. Not to be kept. */
  readonly address: string;
  readonly userAgent: string;
  /** Path and query as they were asked for. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly cookies: ReadonlyMap<string, string>;
  /** In which people's name this browser signed in before, by its signed cookie. */
  devices(): readonly KnownDevice[];
  origin(): Promise<Origin>;
  /** Whether the browser solved a challenge for this request. */
  readonly paid: boolean;
  /** The refusal that asks for it. Undefined: this endpoint never does, or limits are off. */
  readonly workRequired: (() => Promise<Error>) | undefined;
};

export type CookieOptions = { readonly maxAge: number; readonly httpOnly?: boolean };

/** What a handler may do to the answer beside returning it. */
export type Reply = {
  /** For `<style nonce>` and `<script nonce>` of this answer, which the policy in the headers allows. */
  readonly nonce: string;
  header(name: string, value: string): void;
  /** A cookie for the whole site, `SameSite=Lax`. `maxAge` in seconds; 0 deletes it. */
  cookie(name: string, value: string, options: CookieOptions): void;
  /**
   * Signs in: sets the cookie and returns the SHA-256 of its secret, which is all the database may know.
   * The answer carries the session's CSRF token in `X-CSRF-Token`.
   */
  startSession(maxAgeSeconds: number): { readonly hash: Buffer };
  /** Gives the browser a signed cookie by which it is known to be this person's when somebody signs in there again. */
  rememberDevice(device: KnownDevice): void;
  /** Signs out: deletes the cookie of the session. */
  endSession(): void;
};

/** A handler's second argument. A use case is given it as a `Context`. */
export type Exchange = Context & { readonly asked: RequestDetails; readonly reply: Reply };
/** The same where anybody may call: the actor may be missing. */
export type PublicExchange = Omit<Exchange, 'actor'> & { readonly actor: Actor | undefined };
