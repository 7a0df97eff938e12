import type { Locale } from '@app/texts';
import type { Config } from '../../config.ts';
import type { Secrets } from '../crypto/secrets.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { Log } from './log.ts';

/** Who asks: a person in an account, by session or by API key. The roles are read anew for each request. */
export type Actor = {
  readonly id: string;
  readonly accountId: string;
  readonly roles: readonly string[];
  readonly sessionId?: string;
  readonly apiKeyId?: string;
  /** A consent key of this site, which may call what says so and nothing else. */
  readonly consentKeyOf?: string;
  /** The language the person chose, if any. */
  readonly locale?: Locale;
};

/** What the world offers a feature. The composition root makes it once. */
export type Services = {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => Date;
  readonly mail: Mail;
  readonly secrets: Secrets;
  readonly log: Log;
};

/** What a use case needs: the world, and who asks. */
export type Context = { readonly services: Services; readonly actor: Actor };

/** What a handler may know of the request beside its checked input. */
export type Asked = {
  readonly id: string;
  readonly locale: Locale;
  /** The address as the connection or the trusted proxy says it. Not to be kept. */
  readonly address: string;
  readonly userAgent: string;
  /** Path and query as they were asked for. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly cookies: ReadonlyMap<string, string>;
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
  /** Signs out: deletes the cookie. */
  endSession(): void;
};

/** A handler's second argument. A use case is given it as a `Context`. */
export type Exchange = Context & { readonly asked: Asked; readonly reply: Reply };
/** The same where anybody may call: the actor may be missing. */
export type PublicExchange = Omit<Exchange, 'actor'> & { readonly actor: Actor | undefined };
