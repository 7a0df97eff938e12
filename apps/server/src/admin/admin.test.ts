import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecrets } from '#platform/crypto/secrets.ts';
import { prepareDatabase } from '#platform/database/prepare.ts';
import { startDatabase, type DatabaseServer } from '#platform/database/server.ts';

const program = fileURLToPath(new URL('../admin.ts', import.meta.url));
const password = 'a long and quiet street';
let folder: string;
let running: DatabaseServer;
const others: DatabaseServer[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'candor-admin-'));
  // PostgreSQL may run as a user other than this program's: see launcher/identity.ts.
  chmodSync(folder, 0o755);
  // Making a database and migrating it takes seconds: the first one is copied while it does not run.
  const first = await start('one');
  await prepareDatabase({
    server: first,
    given: undefined,
    secrets: () => readSecrets(path.join(folder, 'one', 'secrets')),
  });
  await first.stop();
  for (const name of ['two', 'three', 'four']) {
    mkdirSync(path.join(folder, name));
    execFileSync('cp', ['-a', path.join(folder, 'one', 'postgres'), path.join(folder, name)]);
  }
  // Like a running server: the commands find its database, and leave it running.
  running = await start('one');
  // `two` is not running: each command starts its database, and stops it.
  for (const name of ['three', 'four']) others.push(await start(name));
});

afterAll(async () => {
  await Promise.all([running, ...others].map((server) => server?.stop()));
  rmSync(folder, { recursive: true, force: true });
});

function start(name: string): Promise<DatabaseServer> {
  return startDatabase({ databaseUrl: undefined, dataDir: path.join(folder, name) });
}

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

const keyOf = (dataDir: string) => path.join(folder, dataDir, 'secrets.backup-key');

/** The content of a backup, without the time it was made. */
async function contentOf(file: string, keyFile: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(/^AGE-SECRET-KEY-.*$/m.exec(readFileSync(keyFile, 'utf8'))?.[0] ?? '');
  const zipped = await decrypter.decrypt(new Uint8Array(readFileSync(file)));
  return gunzipSync(zipped)
    .toString('utf8')
    .replace(/"madeAt":"[^"]*"/, '"madeAt":"2026-01-01T00:00:00.000Z"');
}

/**
 * The number of rows that a backup of the first installation contains: every table except those that are specific to one
 * database.
 */
async function countRows(): Promise<number> {
  const tables = await stored(`select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p')
    and c.relnamespace = 'public'::regnamespace and not c.relispartition and c.relname not in ('migration', 'function_set', 'worker_heartbeat')`);
  const each = tables.map(({ name }) => `select count(*)::int as rows from ${String(name)}`).join(' union all ');
  const [all] = await stored(`select sum(rows)::int as rows from (${each}) as counted`);
  return Number(all?.['rows']);
}

test('without a command it says what there is', async () => {
  const { code, error } = await admin([]);
  expect(code).toBe(2);
  expect(error).toContain('create-account --email E [--password-file FILE | --password P]');
});

test('an account is made with its owner and a key, as one line of JSON', async () => {
  // From a file, because command lines are visible in the list of processes.
  writeFileSync(path.join(folder, 'password.txt'), `${password}\n`, { mode: 0o600 });
  const asked = ['create-account', '--email', 'Op@example.com', '--password-file', 'password.txt', '--json'];
  const { code, out } = await admin(asked);
  expect(code).toBe(0);
  expect(out.trim()).not.toContain('\n');
  const { accountId, userId, apiKey } = JSON.parse(out) as Record<string, string>;
  expect(apiKey).toMatch(/^candor_/);
  expect(await stored('select * from membership')).toMatchObject([{ account_id: accountId, person_id: userId }]);
  expect(await stored('select * from role_grant')).toMatchObject([
    { account_id: accountId, person_id: userId, role: 'owner', project_id: null },
  ]);
  expect(await stored('select * from person')).toMatchObject([
    { id: userId, email: 'op@example.com', email_verified_at: expect.any(Date) },
  ]);

  const again = await admin(['create-account', '--email', 'op@example.com', '--password', password]);
  expect(again).toMatchObject({ code: 1, error: 'An account with this email address already exists.\n' });
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
])('%j is refused in a sentence', async (parameters, sentence) => {
  const { code, error } = await admin(parameters);
  expect(code).toBe(1);
  expect(error).toContain(sentence);
  expect(error).not.toContain('    at ');
});

test('a key is made and a password set by address', async () => {
  const key = await admin(['create-api-key', '--email', 'op@example.com', '--json']);
  expect(JSON.parse(key.out)).toMatchObject({ apiKey: expect.stringMatching(/^candor_/) });
  const before = await stored('select password_hash from person');
  const reset = await admin(['reset-password', '--email', 'op@example.com', '--json']);
  expect(JSON.parse(reset.out)).toEqual({ email: 'op@example.com', password: expect.stringMatching(/^[\w-]{20}$/) });
  expect(await stored('select password_hash from person')).not.toEqual(before);
});

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
  // In a month for which a new database has no partition.
  await stored(`select make_preference_partitions('2024-02-01', 1)`);
  await stored(`insert into preference (account_id, id, site_id, consent_id, received_at, version, action, regime, decided, granted, variant, language)
    select id, uuid_from('2024-02-29Z'), id, id, '2024-02-29Z', 1, 0, 1, 31, 31, 0, 'en' from account;
    insert into preference_unsealed (account_id, site_id, hour) select id, id, '2024-02-29Z' from account`);
  const file = path.join(folder, 'candor.backup');
  const made = await admin(['backup', '--out', file, '--json']);
  const rows = await countRows();
  expect(JSON.parse(made.out)).toMatchObject({
    rows,
    recipients: [expect.stringMatching(/^age1/)],
    keyFile: keyOf('one'),
  });
  for (const name of [file, keyOf('one')]) expect(statSync(name).mode & 0o777).toBe(0o600);

  const asked = ['restore', '--in', file, '--identity', keyOf('one'), '--without-erasures', '--json'];
  const restored = await admin(asked, 'two');
  expect(JSON.parse(restored.out)).toMatchObject({ rows, encrypted: true, erasedAgain: null });
  const copy = path.join(folder, 'copy.backup');
  await admin(['backup', '--out', copy], 'two');
  const [first, second] = [await contentOf(file, keyOf('one')), await contentOf(copy, keyOf('two'))];
  expect(second).toBe(first);
  const exports = await Promise.all(
    ['one', 'two'].map((dataDir) => admin(['export', '--email', 'op@example.com'], dataDir)),
  );
  const [one, two] = exports.map(({ out }) => JSON.parse(out).tables);
  // An export is itself an event, of its own time in each.
  expect(one.audit_event).toContainEqual(expect.objectContaining({ kind: 'account.exported', actor: 'operator' }));
  expect({ ...two, audit_event: one.audit_event }).toEqual(one);
  expect(JSON.parse((await admin(['audit', '--json'], 'two')).out)).toMatchObject({ ok: true });

  expect(first).toContain('"task":"accounts.sweep"');

  const twice = await admin(['restore', '--in', copy, '--without-erasures'], 'two');
  expect(twice.error).toContain('The database is not empty');
}, 180_000);

test('a backup that is not what was written restores nothing', async () => {
  const file = path.join(folder, 'whole.backup');
  await admin(['backup', '--out', file]);
  const whole = readFileSync(file);
  const broken = path.join(folder, 'broken.backup');
  const changed = Buffer.from(whole);
  changed.writeUInt8(changed.readUInt8(whole.length - 40) ^ 1, whole.length - 40);
  const cases = [
    [whole.subarray(0, 100), 'is not whole, or was changed'],
    [whole.subarray(0, whole.length - 1), 'is not whole, or was changed'],
    [changed, 'is not whole, or was changed'],
    [Buffer.concat([whole, Buffer.from('!')]), 'is not whole, or was changed'],
    [Buffer.from('no backup'), 'is no backup of ours'],
  ] as const;
  for (const [bytes, sentence] of cases) {
    writeFileSync(broken, bytes);
    const asked = ['restore', '--in', broken, '--identity', keyOf('one'), '--without-erasures'];
    const { code, error } = await admin(asked, 'three');
    expect(code).toBe(1);
    expect(error).toContain(sentence);
  }
  expect(JSON.parse((await admin(['backup', '--out', broken, '--json'], 'three')).out)).toMatchObject({ rows: 0 });
  // By now the folder has a key, but the wrong one.
  const other = await admin(['restore', '--in', file, '--without-erasures'], 'three');
  expect(other.error).toContain('is encrypted to another key');
}, 180_000);

test('recipients that are named open a backup, and nobody else does', async () => {
  const [file, keyFile] = [path.join(folder, 'elsewhere.backup'), path.join(folder, 'elsewhere.key')];
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(keyFile, `# created: today\r\n${identity}\r\n`);
  const made = await admin(['backup', '--out', file, '--recipient', recipient, '--json']);
  expect(JSON.parse(made.out)).toMatchObject({ recipients: [recipient], keyFile: null });
  await expect(contentOf(file, keyOf('one'))).rejects.toThrow('no identity matched');
  expect(await contentOf(file, keyFile)).toContain('candor-backup');

  const wrong = await admin(['backup', '--out', file, '--recipient', 'age1nobody']);
  expect(wrong).toMatchObject({ code: 1, error: expect.stringContaining('age1nobody is no recipient') });
  const secret = await admin(['backup', '--out', file, '--recipient', identity]);
  expect(secret.error).toContain('is no recipient');
  expect(secret.error).not.toContain(identity);
  const restore = ['restore', '--in', file, '--without-erasures'];
  expect((await admin([...restore, '--identity', file], 'four')).error).toContain('holds no key of age');
  expect((await admin(restore, 'four')).error).toContain('give --identity FILE');
});

test('a backup from before they were encrypted is read, and said to be in the clear', async () => {
  const [file, plain] = [path.join(folder, 'now.backup'), path.join(folder, 'old.backup')];
  await admin(['backup', '--out', file]);
  writeFileSync(plain, gzipSync(await contentOf(file, keyOf('one'))));
  const { code, out } = await admin(['restore', '--in', plain, '--without-erasures'], 'four');
  expect(code).toBe(0);
  expect(out).toContain('is not encrypted: it was made by an older version');
  expect(out).toContain(`${await countRows()} rows`);
});

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
