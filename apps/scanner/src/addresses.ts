import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Whether an IP address, given as text, may be reached. */
export type AddressTable = (address: string) => boolean;

// Networks that are not part of the public internet, or that lead back into a private one.
// @see IANA IPv4 Special-Purpose Address Registry
const refusedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10', // carrier-grade NAT; one cloud's metadata service is at 100.100.100.200
  '127.0.0.0/8',
  '168.63.129.16/32', // public, but an internal Azure service for the machine itself
  '169.254.0.0/16', // link-local; most clouds' metadata service is at 169.254.169.254
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

// The only IPv6 range assigned for public use, so loopback, private, link-local, multicast, v4-mapped, v4-compatible and NAT64
// addresses are excluded without being listed.
const publicV6 = '2000::/3';

// @see IANA IPv6 Special-Purpose Address Registry
const refusedV6 = [
  '2001::/23', // Teredo and other protocols: they embed IPv4 addresses, and the rest hosts no sites
  '2001:db8::/32',
  '2002::/16', // 6to4: embeds an IPv4 address
  '3fff::/20',
];

const allowed = blockList([publicV6]);
const refused = blockList([...refusedV4, ...refusedV6]);

/** Allows only addresses that any machine on the internet could reach. */
export const publicAddresses: AddressTable = (address) => {
  // A zone ID names a network interface of this machine.
  if (address.includes('%')) return false;
  const version = isIP(address);
  if (version === 4) return !refused.check(address, 'ipv4');
  return version === 6 && allowed.check(address, 'ipv6') && !refused.check(address, 'ipv6');
};

/**
 * Whether an address belongs to one of this machine's network interfaces, public or not. They are read on each call, because
 * interfaces change.
 */
export function isOwnAddress(address: string): boolean {
  const cards = Object.values(networkInterfaces()).flatMap((card) => card ?? []);
  return cards.some((card) => card.address === address);
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
