import type { z } from 'zod';

/** Who may call: anybody, any signed-in person, or the owner of the account. */
export type Access = 'public' | 'signed-in' | 'account.owner';

/** How often: `points` calls in `seconds`, counted for each network address, person or account. */
export type Rate = {
  readonly by: 'address' | 'person' | 'account';
  readonly points: number;
  readonly seconds: number;
  /** Only calls that give this parameter of the query are counted. */
  readonly of?: string;
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
  /** Only from the dashboard's session, never by API key. */
  readonly sessionOnly?: true;
  /** A private consent key may call it too, for its own site: `{siteId}` of the path. Where `access` is public: a consent key alone. */
  readonly byConsentKey?: true;
  /** Readable from pages of any origin, without credentials. */
  readonly cors?: '*';
  readonly rate?: Rate;
  /** Bytes; 256 KiB if not said. */
  readonly bodyLimit?: number;
  /** Makes something: `Idempotency-Key` is honoured. */
  readonly creates?: true;
};

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
