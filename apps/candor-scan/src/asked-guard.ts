import { BlockList, isIPv6 } from 'node:net';
import { createGuard, publicAddresses, type Guard } from '@app/scanner';

// This machine, and private networks. Link-local addresses remain blocked: cloud providers serve credentials there.
const near = new BlockList();
near.addSubnet('127.0.0.0', 8, 'ipv4');
near.addSubnet('10.0.0.0', 8, 'ipv4');
near.addSubnet('172.16.0.0', 12, 'ipv4');
near.addSubnet('192.168.0.0', 16, 'ipv4');
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const mayBeAsked = (address: string) =>
  publicAddresses(address) || near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * The usual guard, which blocks all private addresses, with an exception for the one host and port on the command line: users
 * may scan a site on their own machine. Resources that its pages refer to are guarded like any others.
 */
export function askedGuard(asked: string): Guard {
  const closed = createGuard();
  const open = createGuard({ reachable: mayBeAsked });
  const { hostname, port } = new URL(asked);
  const guardOf = (address: URL | string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    return url?.hostname === hostname && url.port === port ? open : closed;
  };
  return {
    admit: (address, signal) => guardOf(address).admit(address, signal),
    connect: (admitted, signal) => guardOf(admitted.url).connect(admitted, signal),
  };
}

/** The start URL as a browser would read it: `example.com` means https; `localhost` is this machine. @throws Error */
export function startAddress(given: string): string {
  const url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `https://${given}`);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${given} is no address of a site`);
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1';
  return url.href;
}
