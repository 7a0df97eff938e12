// Hosted pages served from memory per second, compared with the same bytes from a bare `node:http` server in the same run. The
// two take turns, and requests come from raw sockets, so that the load costs less than what it measures.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const budget = 0.85;
const connections = 32;
const seconds = 3;
const rounds = 3;
const root = path.resolve(import.meta.dirname, '..');
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'candor-bench-'));
const children: ChildProcess[] = [];

try {
  const [productPort, barePort] = [await freePort(), await freePort()];
  const settings = {
    ...process.env,
    PORT: String(productPort),
    PUBLIC_URL: `http://localhost:${productPort}`,
    DATA_DIR: dataDir,
  };
  const product = await started(path.join(root, 'apps/server/src/main.ts'), settings, productPort);
  const target = await publish(productPort, settings);
  const bare = await started(
    path.join(import.meta.dirname, 'lib/bare-server.ts'),
    { ...process.env, PORT: String(barePort), LIKE: `http://127.0.0.1:${productPort}${target}` },
    barePort,
  );

  const results = { product: [] as Sample[], bare: [] as Sample[] };
  for (let round = 0; round <= rounds; round += 1) {
    const [a, b] = [await measure(productPort, target, product), await measure(barePort, target, bare)];
    // The first round warms up both.
    if (round === 0) continue;
    results.product.push(a);
    results.bare.push(b);
  }
  const [ours, theirs] = [median(results.product), median(results.bare)];
  const ratio = ours.perSecond / theirs.perSecond;
  console.log(
    JSON.stringify({ bench: 'hosted-page', budget, ok: ratio >= budget, ratio, product: ours, bare: theirs }),
  );
  console.log(
    `hosted page: ${Math.round(ours.perSecond)}/s, ${ratio.toFixed(2)} × bare node:http (${Math.round(theirs.perSecond)}/s); ` +
      `CPU ${ours.cpuMicros.toFixed(0)} µs against ${theirs.cpuMicros.toFixed(0)} µs a page of ${ours.bytes} bytes; budget ≥ ${budget}`,
  );
} finally {
  for (const child of children) child.kill('SIGTERM');
  await pause(1500);
  rmSync(dataDir, { recursive: true, force: true });
}

type Sample = { readonly perSecond: number; readonly cpuMicros: number; readonly bytes: number };

async function measure(port: number, target: string, child: ChildProcess): Promise<Sample> {
  const request = `GET ${target} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`;
  // Every five seconds the product asks its database whether the page is still current: that is part of the measurement.
  const size = await answerSize(port, request);
  let done = 0;
  const before = cpuOf(child);
  const start = performance.now();
  const until = start + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => ask(port, request, size, until, () => (done += 1))));
  const elapsed = (performance.now() - start) / 1000;
  return { perSecond: done / elapsed, cpuMicros: ((cpuOf(child) - before) * 1e6) / done, bytes: size };
}

/** Sends requests repeatedly over one connection, and counts complete responses by their length, which is constant. */
function ask(port: number, request: string, size: number, until: number, answered: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request));
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received < size) return;
      received -= size;
      answered();
      if (performance.now() < until) socket.write(request);
      else socket.end(resolve);
    });
    socket.on('error', reject);
  });
}

async function answerSize(port: number, request: string): Promise<number> {
  // Two requests: from the second on, the response is compressed.
  for (let wait = 0; wait < 2; wait += 1) {
    await fetch(`http://127.0.0.1:${port}${request.split(' ')[1]}`, { headers: { 'accept-encoding': 'br' } }).then(
      (answer) => answer.text(),
    );
    await pause(200);
  }
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request));
    let size = 0;
    socket.on('data', (chunk) => (size += chunk.length));
    socket.on('error', reject);
    setTimeout(() => socket.end(() => resolve(size)), 400);
  });
}

/** CPU seconds that a process has used. */
function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function median(samples: readonly Sample[]): Sample {
  const sorted = samples.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

async function publish(port: number, settings: NodeJS.ProcessEnv): Promise<string> {
  const made = await output(
    path.join(root, 'apps/server/src/admin.ts'),
    ['create-account', '--email', 'bench@example.com', '--password', 'a password for the bench', '--json'],
    settings,
  );
  const { apiKey } = JSON.parse(made) as { apiKey: string };
  const call = async (method: string, address: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${address}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { id: string; url: string };
  };
  const site = await call('POST', '/sites', { name: 'bench.example.com', type: 'Site' });
  await call('PUT', `/sites/${site.id}/owner`, {
    name: 'Bench',
    email: 'bench@example.com',
    address: 'Berlin',
    country: 'DE',
  });
  const document = await call('POST', `/sites/${site.id}/documents`, { type: 'privacy_policy', languages: ['en'] });
  const services = ['google-analytics-4', 'stripe', 'mailchimp', 'cloudflare', 'youtube-embedded-player'];
  await call('PUT', `/documents/${document.id}/services`, { services: services.map((service) => ({ service })) });
  const { url } = await call('POST', `/documents/${document.id}/publish`, {});
  return `${new URL(url).pathname}/full-legal`;
}

async function started(file: string, env: NodeJS.ProcessEnv, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child;
    await pause(100);
  }
  throw new Error(`${file} did not start`);
}

function output(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('exit', (code) =>
      code === 0 ? resolve(text.trim().split('\n').at(-1) ?? '') : reject(new Error(`${file} failed`)),
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
