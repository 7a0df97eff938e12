import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { openDatabase, parsers, type OpenDatabase, type StatementLimits } from '#platform/database/database.ts';
import { loginsAt, type Logins } from '#platform/database/logins.ts';
import { accountGuard } from './account-guard.ts';

export type TestDatabase = {
  /** Only available in tests and hooks, because it is opened before the first of them. */
  readonly db: OpenDatabase;
  /** Connections as the database's owner, to whom row-level security does not apply: for what only a test may see or do. */
  readonly owner: Pool;
  readonly url: string;
  readonly logins: Logins;
};

/** Creates a migrated database for this test file before its tests, and drops it after them. */
export function testDatabase(limits?: StatementLimits): TestDatabase {
  const server = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = server.replace(/\/postgres$/, `/${name}`);
  const logins = loginsAt(url);
  let db: OpenDatabase | undefined;
  const owner = new Pool({ connectionString: url, max: 4, types: parsers });
  owner.on('error', () => undefined);

  beforeAll(async () => {
    await onServer(server, `create database ${name} template template_candor`);
    db = openDatabase({
      logins,
      connections: { app: 4, jobs: 4, intake: 3 },
      ...(limits && { limits }),
      onError: () => undefined,
      guards: [accountGuard],
    });
  });
  afterAll(async () => {
    await db?.close();
    await owner.end();
    await onServer(server, `drop database if exists ${name} with (force)`);
  });

  return {
    url,
    logins,
    owner,
    get db() {
      if (!db) throw new Error('The database of this test file is opened before its first test, not while it is read.');
      return db;
    },
  };
}

/** Runs a statement on the server, outside the test databases. A lock serializes copies of the template. */
async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
