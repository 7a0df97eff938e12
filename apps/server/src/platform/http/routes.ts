import type { Endpoint, Input } from '@app/contract/endpoint.ts';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Exchange, PublicExchange } from './context.ts';

export type { Actor, RequestDetails, Context, Exchange, Once, PublicExchange, Reply, Services } from './context.ts';

/** A file response. With a `name` the browser saves it; without one it is displayed. */
export type FileAnswer = {
  readonly body: string | Uint8Array | Readable;
  readonly type: string;
  readonly name?: string;
};

/** A handler's result: data that the response schema validates, text, a file, or a redirect path. */
type Returned<E extends Endpoint> = E['produces'] extends 'redirect'
  ? { readonly to: string }
  : E['produces'] extends 'file'
    ? FileAnswer
    : E['produces'] extends 'html' | 'text'
      ? string
      : z.input<E['answer']>;

type Handler<E extends Endpoint> = (
  input: Input<E>,
  exchange: E['access'] extends 'public' ? PublicExchange : Exchange,
) => Promise<Returned<E>>;

export type Route = {
  readonly endpoint: Endpoint;
  readonly handle: (input: unknown, exchange: PublicExchange) => Promise<unknown>;
};

/** Pairs every endpoint of a contract group with its handler: a missing or an extra one does not compile. */
export function routes<const Group extends Record<string, Endpoint>>(
  group: Group,
  handlers: { readonly [Name in keyof Group]: Handler<Group[Name]> },
): Route[] {
  return Object.entries(group).map(([name, endpoint]) => ({
    endpoint,
    // Safe because the input is validated with this very endpoint's schemas, and the actor admitted by its access, before the
    // call.
    handle: handlers[name as keyof Group] as unknown as Route['handle'],
  }));
}
