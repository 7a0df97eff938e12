import type { z } from 'zod';
import type { EventKind } from './audit-events.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call an endpoint: anybody, any signed-in person about their own things, or who has the permission. The
 * permission is needed in the project of what the path names. Where the path names nothing of a project, it suffices in
 * any project, and the answer holds only what lies in those projects.
 */
export type Access = 'public' | 'signed-in' | Permission;

/** What a field of a query or body refers to, and the permission that is needed there. */
export type Reference = {
  readonly to: 'project' | 'site' | 'member' | 'record';
  readonly permission: Permission;
  /** Without the field, the permission is needed in the whole account, unless the field named here is given. */
  readonly absent?: { readonly unless?: string };
};

/** Rate limit: `points` calls in `seconds`, counted by network address, person or account. */
export type Rate = {
  readonly by: 'address' | 'person' | 'account';
  readonly points: number;
  readonly seconds: number;
  /** Counts a browser that signed in here before by itself, not together with others of its address. */
  readonly knownDevices?: true;
  /** Only counts calls with this query parameter. */
  readonly of?: string;
};

/** What a session may only do within minutes of a password, given at sign-in or to confirm. Otherwise 403 `session.confirm`. */
export type Fresh = {
  /** Only applies to calls with these query values, or to calls that the handler picks by what it finds. Default: all. */
  readonly when?: Readonly<Record<string, string>> | 'handler';
  /** Whether API keys may call it, since they cannot confirm anything. */
  readonly keys: 'refused' | 'allowed';
};

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** Permissions that are needed beside `access`, in the same place. */
  readonly also?: readonly Permission[];
  /** Concerns all projects, so that the permission is needed in the whole account. */
  readonly whole?: true;
  /** References of the query or body, by the name of the field. */
  readonly refers?: Readonly<Record<string, Reference>>;
  /**
   * The events of the audit log of which a call records at least one where it did something, or why it records none.
   * Every endpoint that writes says so.
   */
  readonly audit?: EventKind | readonly EventKind[] | { readonly none: string };
  /** One line for the OpenAPI document. */
  readonly summary?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  readonly status?: 200 | 201 | 202 | 204;
  /** Content type of the response. Default: `json`. For others the handler sets type and headers. */
  readonly produces?: 'json' | 'html' | 'text' | 'file' | 'redirect';
  /** Returns errors in the envelope of the fixed paths: `success: false, message, action, …`. */
  readonly envelope?: true;
  /** Why unknown keys in the body are ignored. Otherwise they are refused. */
  readonly ignoresKeys?: string;
  /** Only for sessions of the dashboard, never for API keys. */
  readonly sessionOnly?: true;
  /** A session may call it before its person accepted the current terms. Otherwise 403 `terms.required`. */
  readonly beforeTerms?: true;
  /**
   * A session may call it while its account wants a second factor that the session did not use. Otherwise 403
   * `second-factor.required`.
   */
  readonly beforeFactor?: true;
  /**
   * Concerns a person in all their accounts: not for sessions that the issuer of one account opened. Otherwise 403
   * `company-sign-in.not-here`.
   */
  readonly byPerson?: true;
  /** Asks for the password again unless it was given recently. */
  readonly fresh?: Fresh;
  /**
   * Only for people with a verified e-mail address: the call sends data out of the installation, publishes something,
   * or creates a key.
   */
  readonly verified?: true;
  /**
   * A private consent key may also call it, for its own site: `{siteId}` in the path. If `access` is public, only a
   * consent key may.
   */
  readonly byConsentKey?: true;
  /** Allows pages of any origin to read the response, without credentials. */
  readonly cors?: '*';
  /**
   * Limits in calls per minute, of one network and of all together. Above them a browser has to solve a proof-of-work
   * challenge for each call: 429 `work.required`. Browsers that signed in before are exempt, and it is never a picture
   * puzzle.
   */
  readonly work?: { readonly address: number; readonly all: number };
  /** Query parameters that a public response depends on; default: all. Caches ignore the rest. */
  readonly variesBy?: readonly string[];
  readonly rate?: Rate;
  /** Limit of the body in bytes; default: 256 KiB. */
  readonly bodyLimit?: number;
  /** Creates something: `Idempotency-Key` is supported. */
  readonly creates?: true;
  /**
   * The response contains a secret that is shown only once: it is stored nowhere, and a repeated request does not
   * return it again.
   */
  readonly secret?: true;
  /**
   * Deals with evidence or creates credentials. The account's own database role may do neither, so it runs with the
   * rights of jobs.
   */
  readonly asJobs?: true;
};

/** Common settings of the fixed paths, to which third-party pages send forms and whose responses they read. */
export const fixedPath = {
  envelope: true,
  ignoresKeys: 'Forms of others bring the token, the button and the hidden fields they have',
} as const;

/** Declares an endpoint. The types of its path parameters are inferred from the path. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type RequestPart<K extends string, S> = S extends z.ZodType ? { readonly [P in K]: z.input<S> } : {};

export type Params<E extends Endpoint> = E['params'] extends z.ZodType
  ? z.output<E['params']>
  : { readonly [Name in PathNames<E['path']>]: string };
export type Answer<E extends Endpoint> = Parsed<E['answer']>;

/** Input of a handler, already validated. A parameter named `…Id` without its own schema is a UUID. */
export type Input<E extends Endpoint> = {
  readonly params: Params<E>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
};

/** Input that a caller must provide. */
export type Call<E extends Endpoint> = ([PathNames<E['path']>] extends [never]
  ? {}
  : { readonly params: { readonly [Name in PathNames<E['path']>]: string } }) &
  RequestPart<'query', E['query']> &
  RequestPart<'body', E['body']>;
