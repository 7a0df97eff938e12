import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { listMigrations, migrate } from '#platform/database/migrate.ts';

/**
 * What queries return after a migration: a database is migrated up to the one before it, filled with the statements in
 * `former`, and migrated to the end. `prefix` is the number of the migration with its underscore.
 */
export async function migratedFrom<Result>(
  prefix: string,
  former: string,
  read: (client: Client) => Promise<Result>,
): Promise<Result> {
  const server = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = server.replace(/\/postgres$/, `/${name}`);
  const migrations = listMigrations();
  const before = migrations.findIndex((one) => one.name.startsWith(prefix));
  await at(server, (client) => client.query(`create database ${name}`));
  try {
    await migrate(url, migrations.slice(0, before), null);
    await at(url, (client) => client.query(former));
    await migrate(url, migrations);
    return await at(url, read);
  } finally {
    await at(server, (client) => client.query(`drop database ${name} with (force)`));
  }
}

async function at<Result>(where: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: where });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
