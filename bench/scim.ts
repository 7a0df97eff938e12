// Provisioning by a directory, through the server without a network. A first synchronization: 10,000 people and 200 groups of
// 50, one request each, eight at once. Then 1,000 people who join a group of 5,000 in one request.
// `npm run bench -- scim [people]`. Budget: at most 60 s for the synchronization, 250 ms for the request.
import { openBenchApp } from './lib/bench-app.ts';
import { median } from './lib/median.ts';

const budget = { syncSeconds: 60, joinMs: 250 };
const people = Number(process.argv[2] ?? 10_000);
const groups = people / 50;
const [grown, joining] = [people / 2, people / 10];
const atOnce = 8;

const bench = await openBenchApp();
try {
  const owner = await bench.signUp('owner@example.com');
  await bench.owner.query(`insert into proved_domain select 'directory.com', account_id from membership limit 1`);
  const made = await owner.post('/api/v1/scim-tokens');
  const { token } = made.json<{ token: string }>();

  const began = performance.now();
  const ids: string[] = [];
  await inParallel(people, async (n) => {
    const { id } = await send('POST', '/Users', {
      userName: `person-${n}@directory.com`,
      externalId: `external-${n}`,
      name: { givenName: 'Person', familyName: String(n) },
      active: true,
    });
    ids.push(id);
  });
  const usersMs = performance.now() - began;
  await inParallel(groups, async (n) => {
    const members = membersOf(ids.slice(n * 50, n * 50 + 50));
    await send('POST', '/Groups', { displayName: `Group ${n}`, members });
  });
  const syncSeconds = (performance.now() - began) / 1000;

  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const group = await send('POST', '/Groups', {
      displayName: `Large ${round}`,
      members: membersOf(ids.slice(0, grown)),
    });
    const value = membersOf(ids.slice(grown, grown + joining));
    const start = performance.now();
    await send('PATCH', `/Groups/${group.id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'add', path: 'members', value }],
    });
    times.push(performance.now() - start);
  }
  const joinMs = median(times);
  const ok = syncSeconds <= budget.syncSeconds && joinMs <= budget.joinMs;
  const rounded = {
    syncSeconds: round1(syncSeconds),
    usersPerSecond: round1(people / (usersMs / 1000)),
    joinMs: round1(joinMs),
  };
  console.log(JSON.stringify({ bench: 'scim', budget, ok, people, groups, grown, joining, ...rounded }));
  console.log(
    `scim: ${people} people and ${groups} groups in ${rounded.syncSeconds} s (${rounded.usersPerSecond} people/s); ` +
      `${joining} into a group of ${grown} in ${rounded.joinMs} ms`,
  );
  if (!ok) process.exitCode = 1;

  async function send(method: 'POST' | 'PATCH', path: string, body: object): Promise<{ id: string }> {
    const answer = await bench.app.http.inject({
      method,
      url: `/scim/v2${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      payload: JSON.stringify(body),
    });
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.body === '' ? { id: '' } : answer.json();
  }
} finally {
  await bench.close();
}

function membersOf(ids: readonly string[]): readonly { readonly value: string }[] {
  return ids.map((value) => ({ value }));
}

async function inParallel(count: number, call: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await call(next++);
    }),
  );
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
