import type { Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Derives the key of a cached response from its path and from the query parameters that affect it, as the route parses them.
 */
export type CacheKeys = {
  /** The key of an address whose path is known; `undefined` if no response can be cached for it. */
  find(url: string): string | undefined;
  /** Learns which parameters the responses of this path depend on, and returns the key of this request. */
  learn(request: Pick<FastifyRequest, 'url' | 'routeOptions'>): string | undefined;
};

/** The number of paths known at once: each takes some hundred bytes. */
const mostPaths = 50_000;

/** The address itself as the key, irrelevant parameters included. For comparison in benchmarks. */
export const verbatim: CacheKeys = { find: (url) => url, learn: ({ url }) => url };

/**
 * Keys that use the declared parameters of a route. Unknown parameters make no difference, nor do values that the route parses
 * alike; otherwise made-up addresses would evict useful responses.
 */
export function newCacheKeys(): CacheKeys {
  /** Undefined for a path without an endpoint: those are files, which do not depend on the query. */
  const learnt = new Map<string, Endpoint | undefined>();

  function keyOf(path: string, query: string, endpoint: Endpoint | undefined): string | undefined {
    const { query: schema, variesBy } = endpoint ?? {};
    if (!schema || query === '') return path;
    const given: Record<string, string> = {};
    for (const [name, value] of new URLSearchParams(query)) {
      if (!Object.hasOwn(schema.shape, name)) continue;
      // The route refuses a repeated parameter.
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
