import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { accountIdOf, siteIdOf } from './consent-people.ts';
import type { FilledServer } from './filled-consent-server.ts';

/** The number of sockets that send. */
const writers = 16;
/** Consents have times within the last hours, so that they fall among those being read: public ones may be two days late. */
const span = 47 * 3_600_000;

export type Walked = {
  readonly passes: number;
  readonly pages: number;
  readonly rows: number;
  readonly arrived: number;
  readonly repeated: number;
  readonly skipped: number;
};

type Page = {
  readonly consents: readonly { readonly id: string }[];
  readonly next: string | null;
  readonly previous: string | null;
};

/**
 * Reads all pages of the last hours, from the newest backward and from the oldest forward, repeatedly, while others insert rows
 * among them at full speed. Every row that existed when a walk began must be read exactly once.
 */
export async function walkWhileWriting(
  server: FilledServer,
  seconds: number,
  read: (path: string) => Promise<string>,
): Promise<Walked> {
  const agent = new Agent({ keepAlive: true, maxSockets: writers });
  const state = { arrived: 0, over: false };
  const writing = Array.from({ length: writers }, async () => {
    while (!state.over) {
      await write(server, agent);
      state.arrived += 1;
    }
  });
  const began = performance.now();
  let [passes, pages, rows, repeated, skipped] = [0, 0, 0, 0, 0];
  while (performance.now() - began < seconds * 1000) {
    const first = idAt(Date.now() - span);
    const { rows: present } = await server.client.query<{ id: string }>(
      'select id from consent where account_id = $1 and site_id = $2 and id > $3',
      [accountIdOf(0), siteIdOf(0), first],
    );
    const seen = await walk(read, first, passes % 2 === 0 ? 'next' : 'previous');
    const once = new Set(seen.ids);
    passes += 1;
    pages += seen.pages;
    rows += seen.ids.length;
    repeated += seen.ids.length - once.size;
    skipped += present.filter(({ id }) => !once.has(id)).length;
  }
  state.over = true;
  await Promise.all(writing);
  agent.destroy();
  return { passes, pages, rows, arrived: state.arrived, repeated, skipped };
}

async function walk(read: (path: string) => Promise<string>, first: string, way: 'next' | 'previous') {
  const ids: string[] = [];
  let pages = 0;
  for (let cursor = way === 'next' ? '' : `&before=${first}`; ;) {
    const page = JSON.parse(await read(`/consents?limit=100${cursor}`)) as Page;
    pages += 1;
    ids.push(...page.consents.map(({ id }) => id).filter((id) => id > first));
    const on = page[way];
    if (on === null || on < first) return { ids, pages };
    cursor = `&${way === 'next' ? 'after' : 'before'}=${on}`;
  }
}

function idAt(ms: number): string {
  const digits = Math.floor(ms).toString(16).padStart(12, '0');
  const random = randomBytes(10).toString('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
}

function write({ port, consentKey }: FilledServer, agent: Agent): Promise<void> {
  const body = JSON.stringify({
    id: idAt(Date.now() - Math.random() * span),
    subject: { email: `walk-${randomBytes(4).toString('hex')}@example.com` },
    preferences: { newsletter: true },
  });
  const headers = { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://shop.example' };
  return new Promise((resolve, reject) => {
    const path = `/e/consent/${consentKey}`;
    request({ host: '127.0.0.1', port, path, agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 201 ? resolve() : reject(new Error(`${answer.statusCode}`))));
    })
      .on('error', reject)
      .end(body);
  });
}
