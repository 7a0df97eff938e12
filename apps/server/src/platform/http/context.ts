import type { Device } from '@app/contract/account-shapes.ts';
import type { Locale } from '@app/texts';
import type { Config } from '../../config.ts';
import type { Secrets } from '../crypto/secrets.ts';
import type { Database, RequestDatabase } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { KnownDevice } from './device-cookie.ts';
import type { Log } from './log.ts';
import type { Rights } from './rights.ts';

/** The caller: a person in an account, identified by a session or an API key. The rights are read anew for each request. */
export type Actor = {
  readonly id: string;
  readonly accountId: string;
  readonly rights: Rights;
  readonly sessionId?: string;
  /** When the password was last entered in this session. */
  readonly confirmedAt?: Date;
  /** How the session was opened. */
  readonly ways?: readonly string[];
  /** Whether the account wants a second factor that the session did not use. */
  readonly owesFactor?: boolean;
  /** Whether the account wants its own issuer, which did not open the session. */
  readonly owesCompany?: boolean;
  /** Whether the issuer of the account opened the session: it speaks for that account alone. */
  readonly byCompany?: boolean;
  /** Whether the person has yet to accept the current terms. Not of API keys, which were made when they were accepted. */
  readonly owesTerms?: boolean;
  /** The person whose view of the account an admin looks at: the rights are that person's, and nothing is changed. */
  readonly viewsAs?: string;
  readonly apiKeyId?: string;
  /** The site of the consent key that was used; such a key may call only endpoints that allow it. */
  readonly consentKeyOf?: string;
  /** The kind of device, and the country. Determined on demand; the address itself is not stored. */
  readonly origin?: () => Promise<Origin>;
  /** The language the person chose, if any. */
  readonly locale?: Locale;
};

/** The origin of a request, as far as it may be recorded. */
export type Origin = { readonly device: Device; readonly country: string | null };

/** The external services of a feature. The composition root creates them once. */
export type Services = {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => Date;
  readonly mail: Mail;
  readonly secrets: Secrets;
  readonly log: Log;
};

/** The services of the composition root, whose database can be narrowed to the projects of whoever asks. */
export type RequestServices = Omit<Services, 'db'> & { readonly db: RequestDatabase };

/**
 * Stable values of a request with an `Idempotency-Key`, for writes outside of its transaction: times and ids derived from them
 * are the same when the request is repeated.
 */
export type Once = {
  /** When the request first arrived. */
  readonly since: Date;
  /** 32 bytes derived from the account, the sender, the key and the request. */
  readonly seed: Buffer;
};

/** What a use case needs: the services and the actor. */
export type Context = { readonly services: Services; readonly actor: Actor; readonly once?: Once | undefined };

/** What a handler may know about the request besides its validated input. */
export type RequestDetails = {
  readonly id: string;
  readonly locale: Locale;
  /** The address according to the connection or the trusted proxy. Must not be stored. */
  readonly address: string;
  readonly userAgent: string;
  /** Path and query of the request. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly cookies: ReadonlyMap<string, string>;
  /** The people who signed in with this browser before, according to its signed cookie. */
  devices(): readonly KnownDevice[];
  origin(): Promise<Origin>;
  /** SHA-256 of the secret of a sign-in that waits for a second factor in this browser. */
  readonly attempt: Buffer | undefined;
  /** SHA-256 of the secret of a visitor who is not signed in. */
  readonly visit: Buffer | undefined;
  /** Whether the browser solved a challenge for this request. */
  readonly paid: boolean;
  /** Creates the refusal that asks for a challenge. Undefined: this endpoint never does, or limits are off. */
  readonly workRequired: (() => Promise<Error>) | undefined;
};

export type CookieOptions = { readonly maxAge: number; readonly httpOnly?: boolean };

/** Changes a handler may make to the response besides its return value. */
export type Reply = {
  /** The nonce for `<style>` and `<script>` of this response, which the content security policy allows. */
  readonly nonce: string;
  header(name: string, value: string): void;
  /** Sets a cookie for the whole site with `SameSite=Lax`. `maxAge` is in seconds; 0 deletes it. */
  cookie(name: string, value: string, options: CookieOptions): void;
  /**
   * Signs in: sets the cookie and returns the SHA-256 of its secret, which is all the database may know. The response carries
   * the session's CSRF token in `X-CSRF-Token`.
   */
  startSession(maxAgeSeconds: number): { readonly hash: Buffer };
  /** Sets the cookie of a sign-in that waits for a second factor, and returns the SHA-256 of its secret. */
  startAttempt(maxAgeSeconds: number): { readonly hash: Buffer };
  /** Deletes that cookie. */
  endAttempt(): void;
  /** Sets a signed cookie that identifies the browser as this person's at later sign-ins. */
  rememberDevice(device: KnownDevice): void;
  /** Signs out: deletes the session cookie. */
  endSession(): void;
};

/** The second argument of a handler, which passes it to a use case as a `Context`. */
export type Exchange = Context & { readonly asked: RequestDetails; readonly reply: Reply };
/** The same for a public endpoint, where the actor may be missing. */
export type PublicExchange = Omit<Exchange, 'actor'> & { readonly actor: Actor | undefined };
