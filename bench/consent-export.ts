// Memory and time of a CSV export from a million consents: the real server process with its own database as shipped, with the
// rows of `consent-search`. `npm run bench -- consent-export [rows] [folder]`, of which a tenth are exported. Budget: at most
// 64 MiB above the server's memory after a small export.
import { Agent, request } from 'node:http';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { siteIdOf } from './lib/consent-people.ts';
import { end, start } from './lib/consent-rows.ts';
import { startFilledServer } from './lib/filled-consent-server.ts';

const budget = 64;
const rows = Number(process.argv[2] ?? 10_000_000);
const server = await startFilledServer('consent-export', rows, process.argv[3]);
const agent = new Agent({ keepAlive: true });
const site = `/api/v1/sites/${siteIdOf(0)}`;
try {
  const day = 24 * 3_600_000;
  // The site has six of ten consents, evenly distributed over time.
  const days = Math.ceil((rows / 10 / (0.6 * rows)) * ((end - start) / day));
  const results = [];
  for (const kind of ['consents', 'subjects'] as const) {
    await made(kind, 5);
    await pause(2000);
    const written = await made(kind, kind === 'consents' ? days : days * 5);
    const fetched = await watched(() => call('GET', written.url).then(({ bytes }) => bytes));
    const result = {
      of: kind,
      rows: written.rows,
      seconds: written.seconds,
      grown: written.grown,
      fetching: fetched.grown,
    };
    results.push(result);
    console.log(
      `consent-export: ${written.rows} ${kind} in ${written.seconds.toFixed(1)} s, ${Math.round(written.rows / written.seconds)}/s, ` +
        `+${written.grown.toFixed(0)} MiB from ${written.before.toFixed(0)}; fetched, ${Math.round(fetched.value / 2 ** 20)} MiB in ${fetched.seconds.toFixed(1)} s, +${fetched.grown.toFixed(0)} MiB`,
    );
  }
  const ok = results.every(({ grown, fetching }) => Math.max(grown, fetching) <= budget);
  console.log(JSON.stringify({ bench: 'consent-export', budget, ok, results }));
  if (!ok) process.exitCode = 1;

  async function made(of: 'consents' | 'subjects', last: number) {
    const [from, to] = [new Date(end - last * day), new Date(end - day)].map((at) => at.toISOString().slice(0, 10));
    const wrote = await watched(async () => {
      const { json } = await call('POST', `${site}/consent-exports`, { of, from, to });
      for (;;) {
        await pause(200);
        const { json: list } = await call('GET', `${site}/consent-exports`);
        const found = (list.exports as { id: string; status: string; rows: number; url: string }[]).find(
          ({ id }) => id === json.id,
        );
        if (found?.status === 'failed') throw new Error('An export failed.');
        if (found?.status === 'ready') return found;
      }
    });
    return { ...wrote, ...wrote.value };
  }
} finally {
  agent.destroy();
  await server.stop();
}

/** Monitors the server's memory during the work, in MiB. */
async function watched<Value>(work: () => Promise<Value>) {
  const before = resident();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, resident())), 20);
  const began = performance.now();
  const value = await work();
  clearInterval(timer);
  return { value, before, grown: most - before, seconds: (performance.now() - began) / 1000 };
}

function resident(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function call(method: string, path: string, body?: unknown): Promise<{ json: Record<string, unknown>; bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json' };
    const asked = request({ host: '127.0.0.1', port: server.port, method, path, agent, headers }, (answer) => {
      const isJson = answer.headers['content-type']?.includes('json');
      let [text, bytes] = ['', 0];
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (isJson) text += part.toString();
      });
      answer.on('end', () =>
        (answer.statusCode ?? 500) < 300
          ? resolve({ json: isJson ? JSON.parse(text) : {}, bytes })
          : reject(new Error(`${path}: ${answer.statusCode} ${text}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
