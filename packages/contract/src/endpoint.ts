import type { z } from 'zod';

/** Who may call: anybody, any signed-in person, or the owner of the account. */
export type Access = 'public' | 'signed-in' | 'account.owner';

/** How often: `points` calls in `seconds`, counted for each network address, person or account. */
export type Rate = {
  readonly by: 'address' | 'person' | 'account';
  readonly points: number;
  readonly seconds: number;
  /** A browser that signed in here before is counted by itself, and not with others of its address. */
  readonly knownDevices?: true;
  /** Only calls that give this parameter of the query are counted. */
  readonly of?: string;
};

/**
 * What a session may do only within minutes of a password: of the sign-in, or of a confirmation. Else 403
 * `session.confirm`.
 */
export type Fresh = {
  /** Only calls with these values of the query, or those that the handler picks by what it finds; all, if not said. */
  readonly when?: Readonly<Record<string, string>> | 'handler';
  /** An API key cannot confirm anything. */
  readonly keys: 'refused' | 'allowed';
};

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** One line for the OpenAPI document. */
  readonly summary?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  readonly status?: 200 | 201 | 202 | 204;
  /** What comes back; `json` if not said. The others let the handler set type and headers. */
  readonly produces?: 'json' | 'html' | 'text' | 'file' | 'redirect';
  /** Errors in the envelope of the fixed paths: `success: false, message, action, …`. */
  readonly envelope?: true;
  /** Why keys of the body that the contract does not name are passed over. Everywhere else they are refused. */
  readonly ignoresKeys?: string;
  /** Only from the dashboard's session, never by API key. */
  readonly sessionOnly?: true;
  /** The password is asked again unless it was given just now. */
  readonly fresh?: Fresh;
  /** Only for somebody whose address is proved: what leaves the installation, is public by it, or makes a key. */
  readonly verified?: true;
  /** A private consent key may call it too, for its own site: `{siteId}` of the path. Where `access` is public: a consent key alone. */
  readonly byConsentKey?: true;
  /** Readable from pages of any origin, without credentials. */
  readonly cors?: '*';
  /**
   * From so many calls a minute on, of one network or of all together, a browser has to solve a challenge for each further
   * one: 429 `work.required`. Not of browsers that signed in before, and never a picture puzzle.
   */
  readonly work?: { readonly address: number; readonly all: number };
  /** Parameters of the query that a public answer depends on; all of them if not said. Caches leave out the rest. */
  readonly variesBy?: readonly string[];
  readonly rate?: Rate;
  /** Bytes; 256 KiB if not said. */
  readonly bodyLimit?: number;
  /** Makes something: `Idempotency-Key` is honoured. */
  readonly creates?: true;
  /** The answer holds a secret, shown this once: it is stored nowhere, and repeating the request does not show it again. */
  readonly secret?: true;
  /**
   * Takes evidence, or makes what opens a door: the account's own role in the database may do neither, so it is written with
   * the rights of jobs.
   */
  readonly asJobs?: true;
};

/** What the fixed paths have in common: pages that are not ours send them forms, and read their answers. */
export const fixedPath = {
  envelope: true,
  ignoresKeys: 'Forms of others bring the token, the button and the hidden fields they have',
} as const;

/** Declares one endpoint. The types of its parameters are read from its path. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<K extends string, S> = S extends z.ZodType ? { readonly [P in K]: z.input<S> } : {};

export type Params<E extends Endpoint> = E['params'] extends z.ZodType
  ? z.output<E['params']>
  : { readonly [Name in PathNames<E['path']>]: string };
export type Answer<E extends Endpoint> = Parsed<E['answer']>;

/** What a handler receives, already checked. A parameter named `…Id` without a schema of its own is a UUID. */
export type Input<E extends Endpoint> = {
  readonly params: Params<E>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
};

/** What a caller must give. */
export type Call<E extends Endpoint> = ([PathNames<E['path']>] extends [never]
  ? {}
  : { readonly params: { readonly [Name in PathNames<E['path']>]: string } }) &
  Given<'query', E['query']> &
  Given<'body', E['body']>;
