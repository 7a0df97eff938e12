import { expect, test } from 'vitest';
import { testApp } from './app.ts';
import { siteWithKeys } from './consents.ts';

const app = testApp();
const key = { 'idempotency-key': 'made-once' };

/** All rows of all tables as text, including the job queue. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

/** The secret as text, and as bytes in hexadecimal form. */
function spellings(secret: string): string[] {
  return [secret, Buffer.from(secret).toString('hex')];
}

const hook = { url: 'https://hooks.example.com/candor', types: ['consent.recorded'] };

test.each([
  ['an API key', () => '/api/v1/api-keys', { name: 'Script' }, 'key'],
  ['a private consent key', (site: string) => `${site}/consent-keys`, { kind: 'private', name: 'Server' }, 'key'],
  ['the secret of a webhook', () => '/api/v1/webhooks', hook, 'secret'],
] as const)(
  '%s stands in no table and no export after a request with Idempotency-Key',
  async (_, path, body, field) => {
    const { owner, siteId } = await siteWithKeys(app);
    const url = path(`/api/v1/sites/${siteId}`);
    const made = await owner.post(url, body, key);
    expect(made.statusCode, made.body).toBe(201);
    const { id, [field]: secret } = made.json<Record<string, string>>();

    const stored = await wholeDatabase();
    const exported = (await owner.get('/api/v1/account/export')).body;
    for (const spelling of spellings(String(secret))) {
      expect(stored).not.toContain(spelling);
      expect(exported).not.toContain(spelling);
    }
    expect(exported).not.toContain('idempotency');

    const again = await owner.post(url, body, key);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'idempotency.secret-shown', values: { id } });
    expect(again.body).not.toContain(String(secret));
  },
);
