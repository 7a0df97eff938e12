import type { Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';

/** What an answer is held under: its path, and of the query what it depends on, as the route reads it. */
export type CacheKeys = {
  /** The key of an address whose path was learnt; `undefined` where nothing can be held for it. */
  find(url: string): string | undefined;
  /** Learns what the answers of this path depend on, and gives the key of this one. */
  learn(request: Pick<FastifyRequest, 'url' | 'routeOptions'>): string | undefined;
};

/** Paths that are known at once: each is some hundred bytes. */
const mostPaths = 50_000;

/** Every address for itself, parameters that mean nothing included: what a bench compares with. */
export const verbatim: CacheKeys = { find: (url) => url, learn: ({ url }) => url };

/**
 * Keys that know the parameters of their routes. Unknown ones make no difference, nor do values that the route reads
 * alike: otherwise whoever makes up addresses would drive out what is read.
 */
export function newCacheKeys(): CacheKeys {
  /** Where no endpoint is declared, nothing depends on the query: those are files. */
  const learnt = new Map<string, Endpoint | undefined>();

  function keyOf(path: string, query: string, endpoint: Endpoint | undefined): string | undefined {
    const { query: schema, variesBy } = endpoint ?? {};
    if (!schema || query === '') return path;
    const given: Record<string, string> = {};
    for (const [name, value] of new URLSearchParams(query)) {
      if (!Object.hasOwn(schema.shape, name)) continue;
      // Said twice it is for the route to refuse.
      if (Object.hasOwn(given, name)) return undefined;
      given[name] = value;
    }
    const read = schema.safeParse(given);
    if (!read.success) return undefined;
    const parts = (variesBy ?? Object.keys(schema.shape)).map((name) => read.data[name]);
    return parts.every((part) => part === undefined) ? path : `${path}?${JSON.stringify(parts)}`;
  }

  return {
    find(url) {
      const [path, query] = split(url);
      return learnt.has(path) ? keyOf(path, query, learnt.get(path)) : undefined;
    },
    learn({ url, routeOptions }) {
      const [path, query] = split(url);
      const { endpoint } = routeOptions.config;
      if (learnt.size >= mostPaths) learnt.clear();
      learnt.set(path, endpoint);
      return keyOf(path, query, endpoint);
    },
  };
}

function split(url: string): readonly [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
