import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { hostileAddresses, hostileHosts } from '../test/hostile-addresses.ts';
import { startSite } from '../test/local-site.ts';
import { isOwnAddress } from './addresses.ts';
import { createGuard, publicAddresses } from './index.ts';

const publicAddress = '93.184.215.14';
const guard = createGuard({ resolve: async () => [publicAddress] });

test.each(hostileHosts)('%s is refused, whatever its name leads to', async (host) => {
  await expect(guard.admit(`http://${host}/`)).rejects.toThrow(/scan\.(?:address|host|name|url)/);
  await expect(guard.admit(`https://${host}:8443/`)).rejects.toThrow(/scan\.(?:address|host|name|url)/);
});

test.each(hostileAddresses)(
  'a name that leads to "%s" is refused, and so it is among good addresses',
  async (address) => {
    for (const answer of [[address], [publicAddress, address], [address, publicAddress, '2606:4700::1']]) {
      const misled = createGuard({ resolve: async () => answer });
      await expect(misled.admit('https://shop.example.com/')).rejects.toThrow('scan.address');
    }
  },
);

test.each([
  ['file:///etc/passwd', 'scan.scheme'],
  ['gopher://example.com/', 'scan.scheme'],
  ['ftp://example.com/', 'scan.scheme'],
  ['javascript:alert(1)', 'scan.scheme'],
  ['data:text/html,hello', 'scan.scheme'],
  ['ws://example.com/', 'scan.scheme'],
  ['https://user@example.com/', 'scan.credentials'],
  ['https://user:word@example.com/', 'scan.credentials'],
  ['https://example.com:22/', 'scan.port'],
  ['http://example.com:25/', 'scan.port'],
  ['http://example.com:6667/', 'scan.port'],
  ['http://example.com:0/', 'scan.port'],
  ['https://exa mple.com/', 'scan.url'],
  ['example.com', 'scan.url'],
  ['http://example..com/', 'scan.host'],
])('%s is refused as %s', async (url, code) => {
  await expect(guard.admit(url)).rejects.toMatchObject({ name: 'Refused', code });
});

test('a public site is admitted, with its addresses', async () => {
  expect(await guard.admit('https://www.Example.com./path?query')).toMatchObject({
    host: 'www.example.com',
    port: 443,
    addresses: [publicAddress],
  });
  expect(await guard.admit('http://[2606:4700::1]:8080/')).toMatchObject({ addresses: ['2606:4700::1'], port: 8080 });
  expect(await guard.admit('https://bücher.example/')).toMatchObject({ host: 'xn--bcher-kva.example' });
});

test.each([3306, 5432, 6379, 8081, 9200, 11_211, 27_017])(
  'port %i of a public host is refused: a page could be made to knock at a database',
  async (port) => {
    await expect(guard.admit(`http://example.com:${port}/`)).rejects.toMatchObject({ code: 'scan.port' });
  },
);

test('an address of this machine is refused, public or not', async () => {
  const cards = Object.values(networkInterfaces()).flatMap((card) => card ?? []);
  expect(cards.length).toBeGreaterThan(0);
  for (const { address } of cards) {
    expect(isOwnAddress(address), address).toBe(true);
    await expect(createGuard({ resolve: async () => [address] }).admit('https://example.com/')).rejects.toThrow(
      'scan.address',
    );
  }
  expect(isOwnAddress(publicAddress)).toBe(false);
});

test('a name without addresses is not found rather than refused', async () => {
  const lost = createGuard({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  const empty = createGuard({ resolve: async () => [] });

  await expect(lost.admit('https://example.com/')).rejects.toThrow('no address for example.com');
  await expect(empty.admit('https://example.com/')).rejects.toThrow('no address for example.com');
});

test('a look-up that never ends is given up on when the caller stops', async () => {
  const slow = createGuard({ resolve: () => new Promise(() => {}) });
  const stop = new AbortController();

  const admitted = slow.admit('https://example.com/', stop.signal);
  stop.abort(new Error('enough'));

  await expect(admitted).rejects.toThrow('enough');
});

test('connecting does not look up again, so a name that changes its mind leads nowhere else', async () => {
  const site = await startSite();
  const answers = [['127.0.0.1'], ['169.254.169.254']];
  let lookups = 0;
  const rebound = createGuard({
    resolve: async () => answers[lookups++] ?? [],
    reachable: (address) => address === '127.0.0.1',
  });

  const admitted = await rebound.admit(site.url('/'));
  const socket = await rebound.connect(admitted);

  expect(socket.remoteAddress).toBe('127.0.0.1');
  expect(lookups).toBe(1);
  await expect(rebound.admit(site.url('/'))).rejects.toThrow('scan.address');
  socket.destroy();
  await site.close();
});

test('where the connection really went is checked again', async () => {
  const site = await startSite();
  const admitted = await createGuard({ resolve: async () => ['127.0.0.1'], reachable: () => true }).admit(
    site.url('/'),
  );

  await expect(createGuard().connect(admitted)).rejects.toThrow('scan.address');
  await site.close();
});

test('nobody there is an error of the connection', async () => {
  const site = await startSite();
  await site.close();
  const open = createGuard({ resolve: async () => ['127.0.0.1'], reachable: () => true });

  await expect(open.connect(await open.admit(site.url('/')))).rejects.toThrow('ECONNREFUSED');
});

test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1', '192.0.1.1', '2606:4700::1'])(
  '%s is public',
  (address) => expect(publicAddresses(address)).toBe(true),
);
