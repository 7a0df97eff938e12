import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Whether an address may be reached: an IP address as text in, true for yes. */
export type AddressTable = (address: string) => boolean;

// Networks that are not the public internet's, or that lead back into somebody's own.
// @see IANA IPv4 Special-Purpose Address Registry
const refusedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10', // shared by carriers; a cloud's metadata is at 100.100.100.200
  '127.0.0.0/8',
  '168.63.129.16/32', // public by its number, but Azure answers there with what belongs to the machine
  '169.254.0.0/16', // metadata of most clouds is at 169.254.169.254
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

// Of IPv6 only this is given out for public use, so loopback, private, link-local, multicast, v4-mapped, v4-compatible
// and NAT64 addresses are outside without being named.
const publicV6 = '2000::/3';

// @see IANA IPv6 Special-Purpose Address Registry
const refusedV6 = [
  '2001::/23', // Teredo and other protocols: they carry IPv4 addresses, and no site is at the rest
  '2001:db8::/32',
  '2002::/16', // 6to4: an IPv4 address is inside
  '3fff::/20',
];

const allowed = blockList([publicV6]);
const refused = blockList([...refusedV4, ...refusedV6]);

/** Addresses that every machine of the internet could reach as well, and no others. */
export const publicAddresses: AddressTable = (address) => {
  // A zone names a network card of this machine.
  if (address.includes('%')) return false;
  const version = isIP(address);
  if (version === 4) return !refused.check(address, 'ipv4');
  return version === 6 && allowed.check(address, 'ipv6') && !refused.check(address, 'ipv6');
};

/** Whether an address is one of this machine's network cards, public or not. They are read anew: cards come and go. */
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
