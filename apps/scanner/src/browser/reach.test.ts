import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testChromium } from '../../test/chromium.ts';
import { pathOf, sendHtml, startSite, type LocalSite } from '../../test/local-site.ts';
import { usualCaps, type PageRequest, type ScanResult } from '../engine.ts';
import { createGuard } from '../guard.ts';
import { createBrowserEngine } from './browser-engine.ts';

// The site is at 127.0.0.1, a secure context, so that it may have a service worker. The rest of this machine must be
// unreachable: a listener on all its other addresses records attempts.
const guard = createGuard({
  resolve: async (host) => (host === 'inside.test-site.example' ? ['127.0.0.2'] : Promise.reject(new Error(host))),
  reachable: (address) => address === '127.0.0.1',
});
const forbidden = createTcpServer((socket) => {
  connections++;
  socket.destroy();
});
const udp = createSocket('udp4');
let connections = 0;
let datagrams = 0;
let site: LocalSite;
let result: ScanResult;

beforeAll(async () => {
  // The same port on every address of this machine except the site's.
  forbidden.listen(0, '127.0.0.2');
  await once(forbidden, 'listening');
  const { port } = forbidden.address() as AddressInfo; // It listens on a port, not on a pipe.
  udp.on('message', () => datagrams++);
  udp.bind(0, '127.0.0.1');
  await once(udp, 'listening');

  site = await startSite((request, response) => {
    const name = pathOf(request);
    if (name === '/') return sendHtml(response, page(port, udp.address().port));
    if (name === '/to-inside')
      return void response.writeHead(302, { location: `http://127.0.0.2:${port}/redirected` }).end();
    if (name === '/to-file') return void response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    response.writeHead(200, { 'content-type': 'text/javascript', 'service-worker-allowed': '/' });
    response.end(scripts(port)[name] ?? '');
  });
  const engine = createBrowserEngine({ guard, executablePath: testChromium() });
  result = await engine.scan({ url: `http://127.0.0.1:${site.port}/`, caps: { ...usualCaps, pages: 1 } });
});
afterAll(async () => {
  await site.close();
  forbidden.close();
  udp.close();
});

function page(port: number, udpPort: number): string {
  const inside = [
    `http://127.0.0.2:${port}/`,
    `http://inside.test-site.example:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://0177.0.0.2:${port}/`,
    `http://2130706434:${port}/`,
    `https://127.0.0.2:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/',
    'http://10.0.0.1/',
  ];
  return `<!doctype html><title>Tries</title>
<link rel="dns-prefetch" href="//inside.test-site.example"><link rel="preconnect" href="http://127.0.0.2:${port}">
<link rel="prefetch" href="http://127.0.0.2:${port}/prefetched"><link rel="stylesheet" href="http://127.0.0.2:${port}/a.css">
<iframe src="http://127.0.0.2:${port}/frame"></iframe><iframe src="file:///etc/passwd"></iframe><iframe src="/to-inside"></iframe>
<img src="/to-inside?image"><img src="/to-file"><object data="http://127.0.0.2:${port}/object"></object>
<form action="http://127.0.0.2:${port}/form" method="post" target="_blank"><input name="a" value="b"></form>
<script>
  for (const url of ${JSON.stringify(inside)}) {
    fetch(url, { mode: 'no-cors' }).catch(() => {});
    new Image().src = url + '?image';
    navigator.sendBeacon(url, 'x');
    try { new WebSocket(url.replace('http', 'ws')); new EventSource(url) } catch {}
  }
  fetch('/to-inside', { mode: 'no-cors' }).catch(() => {});
  document.forms[0].submit();
  open('http://127.0.0.2:${port}/opened');
  new Worker('/worker.js');
  new SharedWorker('/shared.js');
  navigator.serviceWorker.register('/service.js');
  const ice = [{ urls: 'stun:127.0.0.1:${udpPort}' }, { urls: 'turn:127.0.0.2:${port}?transport=tcp', username: 'a', credential: 'b' }];
  const peer = new RTCPeerConnection({ iceServers: ice });
  window.candidates = [];
  peer.onicecandidate = ({ candidate }) => candidate && fetch('/candidate?' + encodeURIComponent(candidate.candidate));
  peer.createDataChannel('a');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
</script>`;
}

function scripts(port: number): Readonly<Record<string, string>> {
  const reach = `fetch('http://127.0.0.2:${port}/of-worker', { mode: 'no-cors' }).catch(() => {})`;
  return {
    '/worker.js': `${reach}; try { importScripts('http://127.0.0.2:${port}/imported.js') } catch {}`,
    '/shared.js': reach,
    '/service.js': `${reach}; self.addEventListener('install', (event) => event.waitUntil(${reach}))`,
  };
}

const refused = (part: string): PageRequest[] =>
  result.pages.flatMap(({ requests }) => requests).filter(({ url, refused: is }) => is && url.includes(part));

test('whatever a page tries, nothing of this machine or its network is reached', () => {
  expect(result).toMatchObject({ ending: 'done', pages: [{ title: 'Tries', status: 200 }] });
  expect(connections).toBe(0);
  expect(datagrams).toBe(0);
});

test('what was refused is told, and by what it was tried', () => {
  const hosts = [
    '//127.0.0.2:',
    '//inside.test-site.example:',
    '//localhost:',
    '//[::1]:',
    '//169.254.169.254/',
    '//10.0.0.1/',
  ];
  for (const host of hosts) expect(refused(host).length, host).toBeGreaterThan(0);
  expect(refused('/frame')).toMatchObject([{ kind: 'frame' }]);
  // Requests from every kind of worker.
  expect(new Set(refused('/of-worker').map(({ frame }) => frame?.split('/').at(-1)))).toContain('service.js');
  expect(refused('/redirected').length).toBeGreaterThan(0);
  expect(refused('ws://').length).toBeGreaterThan(0);
  expect(refused('https://127.0.0.2').length).toBeGreaterThan(0);
});

test("a site that is inside somebody's network, or leads there, is refused", async () => {
  const engine = createBrowserEngine({ guard, executablePath: testChromium(), concurrency: 1 });
  const inside = new URL(refused('//inside.test-site.example:')[0]!.url).origin;

  for (const url of [inside, `http://127.0.0.1:${site.port}/to-inside`]) {
    const seen = await engine.scan({ url, caps: usualCaps });
    expect(seen).toMatchObject({ ending: 'refused', pages: [{ ending: 'refused', reason: 'scan.address' }] });
  }
  expect(connections).toBe(0);
});

test('no address of this machine is told to the page', () => {
  const told = result.pages.flatMap(({ requests }) => requests).filter(({ url }) => url.includes('/candidate'));

  expect(told).toEqual([]);
});
