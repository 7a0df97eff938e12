import { canonicalText, verifyLog } from '@app/evidence';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { fromPage, siteWithKeys } from '#test/consents.ts';

const app = testApp({ limits: 'off' });

type Made = { readonly id: string; readonly url: string | null; readonly rows: number; readonly status: string };
type Line = Record<string, unknown> & { record: Record<string, unknown>; proof: string[] };

async function numberAll(): Promise<void> {
  await app.runScheduled('audit.number');
  await app.runScheduled('evidence.sequence');
}

async function fileOf(person: Person, asked: object): Promise<string> {
  const started = await person.post('/api/v1/audit-exports', asked);
  expect(started.statusCode, started.body).toBe(202);
  await app.runJobs();
  const { exports } = (await person.get('/api/v1/audit-exports')).json<{ exports: Made[] }>();
  expect(exports[0]?.status).toBe('ready');
  const file = await person.get(exports[0]?.url ?? '');
  expect(file.statusCode).toBe(200);
  return file.body;
}

const codeOf = (text: string, name = 'events') => verifyLog(text).checks.find((check) => check.name === name)?.code;

describe('an exported log', () => {
  let owner: Person;
  let text: string;

  beforeAll(async () => {
    const site = await siteWithKeys(app);
    ({ owner } = site);
    // Consents lie between the events, so that the leaves of the log are not next to each other.
    for (let n = 0; n < 12; n += 1) {
      await owner.patch('/api/v1/account', { name: `Name ${n}` });
      await fromPage(app, site.pub, { subject: { id: String(n) } });
      if (n % 3 === 0) await numberAll();
    }
    await numberAll();
    text = await fileOf(owner, { format: 'ndjson' });
  });

  test('proves each event, and that none between the first and the last is left out, without us', () => {
    const { ok, checks, log, events } = verifyLog(text);
    expect([ok, checks.filter(({ status }) => status === 'failed')]).toEqual([true, []]);
    expect(log).toMatchObject({ account: owner.accountId, from: 1, filter: null });
    expect(events).toBe((log?.to ?? 0) - (log?.from ?? 0) + 1);
    expect(events).toBeGreaterThan(14);
    const key = JSON.parse(text.split('\n')[0] ?? '').keys.first;
    expect(verifyLog(text, { trusted: [key] }).checks.at(-1)).toMatchObject({ code: 'key-known' });
  });

  test('with an event taken out, moved, changed, or cut off does not hold', () => {
    const lines = text.trimEnd().split('\n');
    const joined = (some: readonly string[]) => `${some.join('\n')}\n`;
    expect(codeOf(joined(lines.toSpliced(5, 1)))).toBe('gap');
    expect(codeOf(joined([...lines.slice(0, 5), lines[6] ?? '', lines[5] ?? '', ...lines.slice(7)]))).toBe('gap');
    expect(codeOf(joined(lines.slice(0, -1)))).toBe('cut');
    expect(codeOf(joined(lines.toSpliced(1, 1)))).toBe('gap');
    const renamed = lines.findIndex((line) => line.includes('account.renamed'));
    const forged = (lines[renamed] ?? '').replace('account.renamed', 'account.created');
    expect(codeOf(joined(lines.with(renamed, forged)))).toBe('not-included');
  });

  test('any edit of it is found', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('x', '0', '"', '}', ' '), (at, sign) => {
        const place = at % text.length;
        fc.pre(text[place] !== sign);
        expect(verifyLog(text.slice(0, place) + sign + text.slice(place + 1)).ok).toBe(false);
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('kind', 'at', 'event', 'count', 'way', 'details'), (pick, member) => {
        const lines = text.trimEnd().split('\n');
        const place = 1 + (pick % (lines.length - 1));
        const line = JSON.parse(lines[place] ?? '') as Line;
        const changed = { ...line, record: { ...line.record, [member]: 'forged' } };
        expect(verifyLog(`${lines.with(place, canonicalText(changed)).join('\n')}\n`).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test('of a filter proves its events, and says that others may lie between them', async () => {
    const filtered = await fileOf(owner, { format: 'ndjson', kind: 'account.renamed' });
    const { ok, log, events } = verifyLog(filtered);
    expect([ok, events]).toEqual([true, 12]);
    expect(log?.filter).toEqual({ kind: 'account.renamed' });
    expect(codeOf(filtered)).toBe('filtered');
  });

  test('as CSV has the same events', async () => {
    const csv = await fileOf(owner, { format: 'csv', kind: 'account.renamed' });
    expect(csv.trim().split('\r\n')).toHaveLength(13);
    expect(csv).toContain('name: Name 3 > Name 4');
  });

  test('is asked for by those alone who may export the log, and is itself an event', async () => {
    const analyst = await app.join(await app.signUp(), owner, 'analyst');
    expect((await analyst.post('/api/v1/audit-exports', { format: 'csv' })).json()).toMatchObject({
      code: 'role.missing',
    });
    const { events } = (await owner.get('/api/v1/audit-events?group=exports')).json<{ events: { kind: string }[] }>();
    expect(events.map(({ kind }) => kind)).toContain('audit.exported');
    expect(events.map(({ kind }) => kind)).toContain('export.downloaded');
    const mail = await app.outbox.last(owner.email);
    expect(mail.subject).toBe('Your audit log file is ready');
    expect(mail.text).toMatch(/\/en\/account\/audit\?export=/);
  });
});
