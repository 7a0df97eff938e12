import proxyAddress from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

/** Which proxies' `X-Forwarded-For` is trusted: none, so many hops, or these addresses. */
export type TrustProxy = boolean | number | string;

/** Returns the address of a request according to the connection or the trusted proxies. @see Fastify, `trustProxy` */
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
