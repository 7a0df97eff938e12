import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase, type DatabaseServer } from '#platform/database/server.ts';

const program = fileURLToPath(new URL('../admin.ts', import.meta.url));
const password = 'a long and quiet street';
let folder: string;
let running: DatabaseServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'candor-admin-'));
  // PostgreSQL may run as another user than this program: see launcher/identity.ts.
  chmodSync(folder, 0o755);
  // As beside a server that runs: the commands find its database, and leave it running.
  running = await startDatabase({ databaseUrl: undefined, dataDir: path.join(folder, 'one') });
}, 60_000);

afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Outcome = { readonly code: number; readonly out: string; readonly error: string };

/** Runs a command on a data folder as `npm run admin` does. */
function admin(parameters: readonly string[], dataDir = 'one'): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: path.join(folder, dataDir), DATABASE_URL: '', PUBLIC_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...parameters], { env, cwd: folder }, (failed, out, error) =>
      resolve({ code: typeof failed?.code === 'number' ? failed.code : failed ? 1 : 0, out, error }),
    );
  });
}

async function stored(statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: running.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('without a command it says what there is', async () => {
  const { code, error } = await admin([]);
  expect(code).toBe(2);
  expect(error).toContain('create-account --email E [--password-file FILE | --password P]');
});

test('an account is made with its owner and a key, as one line of JSON', async () => {
  // From a file: what stands on a command line is in the list of processes.
  writeFileSync(path.join(folder, 'password.txt'), `${password}\n`, { mode: 0o600 });
  const asked = ['create-account', '--email', 'Op@example.com', '--password-file', 'password.txt', '--json'];
  const { code, out } = await admin(asked);
  expect(code).toBe(0);
  expect(out.trim()).not.toContain('\n');
  const { accountId, userId, apiKey } = JSON.parse(out) as Record<string, string>;
  expect(apiKey).toMatch(/^candor_/);
  expect(await stored('select * from membership')).toMatchObject([
    { account_id: accountId, person_id: userId, roles: ['account.owner'] },
  ]);
  expect(await stored('select * from person')).toMatchObject([
    { id: userId, email: 'op@example.com', email_verified_at: expect.any(Date) },
  ]);

  const again = await admin(['create-account', '--email', 'op@example.com', '--password', password]);
  expect(again).toMatchObject({ code: 1, error: 'There already is an account with this e-mail address.\n' });
});

test.each([
  [['create-account', '--email', 'a@example.com'], '--password is needed.'],
  [['create-account', '--email', 'a@example.com', '--password-file', 'gone.txt'], 'gone.txt cannot be read: ENOENT.'],
  [
    ['create-account', '--email', 'a@example.com', '--password', 'short'],
    'The password must have at least 15 characters.',
  ],
  [['create-account', '--email', 'a', '--password', password], 'invalid registration data provided'],
  [['create-api-key', '--email', 'nobody@example.com'], 'Nobody has this e-mail address.'],
  [['export', '--account', 'x'], 'There is no account x.'],
  [
    ['export', '--account', '01890a5d-ac96-774b-bcce-b302099a8057'],
    'There is no account 01890a5d-ac96-774b-bcce-b302099a8057.',
  ],
  [['backup', '--email'], "Option '--email <value>' argument missing"],
])(
  '%j is refused in a sentence',
  async (parameters, sentence) => {
    const { code, error } = await admin(parameters);
    expect(code).toBe(1);
    expect(error).toContain(sentence);
    expect(error).not.toContain('    at ');
  },
  30_000,
);

test('a key is made and a password set by address', async () => {
  const key = await admin(['create-api-key', '--email', 'op@example.com', '--json']);
  expect(JSON.parse(key.out)).toMatchObject({ apiKey: expect.stringMatching(/^candor_/) });
  const before = await stored('select password_hash from person');
  const reset = await admin(['reset-password', '--email', 'op@example.com', '--json']);
  expect(JSON.parse(reset.out)).toEqual({ email: 'op@example.com', password: expect.stringMatching(/^[\w-]{20}$/) });
  expect(await stored('select password_hash from person')).not.toEqual(before);
}, 30_000);

test('what is restored is what was backed up, down to the waiting jobs', async () => {
  const terms = path.join(folder, 'terms.md');
  writeFileSync(terms, '## Terms\n\nOdd signs stay: \\. \\N \t ü 😀\r\nEnd.\n');
  const published = await admin([
    'publish-terms',
    '--identifier',
    'term',
    '--version',
    '1',
    '--title',
    'Terms\\.',
    '--file',
    terms,
  ]);
  expect(published.code).toBe(0);
  await stored(`select enqueue_job('accounts.sweep', '{"a": "\\\\n"}', max_attempts => 3)`);
  // Of a month that a new database has no partition for.
  await stored(`select make_preference_partitions('2024-02-01', 1)`);
  await stored(`insert into preference (account_id, id, site_id, consent_id, received_at, version, action, regime, decided, granted, variant, language)
    select id, uuid_from('2024-02-29Z'), id, id, '2024-02-29Z', 1, 0, 1, 31, 31, 0, 'en' from account`);
  const file = path.join(folder, 'backup.gz');
  const made = await admin(['backup', '--out', file, '--json']);
  expect(JSON.parse(made.out)).toMatchObject({ rows: 7 });

  const restored = await admin(['restore', '--in', file, '--json'], 'two');
  expect(JSON.parse(restored.out)).toMatchObject({ rows: 7 });
  const exports = await Promise.all(
    ['one', 'two'].map((dataDir) => admin(['export', '--email', 'op@example.com'], dataDir)),
  );
  const [one, two] = exports.map(({ out }) => ({ ...JSON.parse(out), exportedAt: '' }));
  expect(two).toEqual(one);
  expect(JSON.parse((await admin(['audit', '--json'], 'two')).out)).toMatchObject({ ok: true });

  const copy = path.join(folder, 'copy.gz');
  await admin(['backup', '--out', copy], 'two');
  const withoutTime = (name: string) =>
    gunzipSync(readFileSync(name))
      .toString('utf8')
      .replace(/"madeAt":"[^"]*"/, '');
  expect(withoutTime(copy)).toBe(withoutTime(file));
  expect(withoutTime(file)).toContain('"task":"accounts.sweep"');

  const twice = await admin(['restore', '--in', file], 'two');
  expect(twice.error).toContain('The database is not empty');
}, 60_000);

test('a backup that was cut off restores nothing', async () => {
  const file = path.join(folder, 'cut.gz');
  await admin(['backup', '--out', file]);
  truncateSync(file, 600);
  const cut = await admin(['restore', '--in', file], 'three');
  expect(cut.code).toBe(1);
  writeFileSync(file, 'no backup');
  expect((await admin(['restore', '--in', file], 'three')).error).toContain('cannot be read');
  expect(JSON.parse((await admin(['backup', '--out', file, '--json'], 'three')).out)).toMatchObject({ rows: 0 });
}, 60_000);

test('the audit finds a table that is open to other accounts', async () => {
  await stored('alter table site no force row level security');
  const { code, out } = await admin(['audit']);
  expect(code).toBe(1);
  expect(out).toContain('WRONG Every table of accounts has forced row-level security: site');
  await stored('alter table site force row level security');
});

test('the audit finds a right to change evidence', async () => {
  await stored('grant update on acceptance to candor_app; grant delete on document_version to public');
  const { code, out } = await admin(['audit']);
  expect(code).toBe(1);
  expect(out).toContain('WRONG Requests can neither change nor delete evidence: candor_app may update acceptance');
  expect(out).toContain('candor_intake may delete document_version');
  await stored('revoke update on acceptance from candor_app; revoke delete on document_version from public');
  expect((await admin(['audit'])).code).toBe(0);
});
