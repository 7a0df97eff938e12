import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

/** Whose `X-Forwarded-For` counts: nobody's, that of so many hops, or of these addresses. */
export type TrustProxy = boolean | number | string;

/** Where a request came from, as the connection or the proxies that are trusted say it. @see Fastify, `trustProxy` */
export function addressReader(trust: TrustProxy): (request: IncomingMessage) => string {
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trusted = trustedHops(trust);
  return (request) => proxyAddress(request, trusted);
}

function trustedHops(trust: true | number | string): (address: string, hop: number) => boolean {
  if (trust === true) return () => true;
  if (typeof trust === 'number') return (_, hop) => hop < trust;
  return proxyAddress.compile(trust.split(',').map((one) => one.trim()));
}
