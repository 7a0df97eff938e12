// Generates the result of all migrations: schema.sql for people, tables.ts for Kysely. `npm run schema`.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../apps/server/src/platform/database/launcher/launcher.ts';
import { editionFile, readEdition, readFunctions } from '../apps/server/src/platform/database/functions.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { readSchema } from '../apps/server/src/platform/database/schema/read.ts';
import { asSql } from '../apps/server/src/platform/database/schema/sql.ts';
import { asTypes } from '../apps/server/src/platform/database/schema/types.ts';

// A change to the functions gets a new edition number, by which an older program recognizes newer functions.
const { checksum } = readFunctions();
const applied = readEdition();
if (applied.checksum !== checksum)
  // As the formatter writes it.
  writeFileSync(editionFile, `{ "edition": ${applied.edition + 1}, "checksum": "${checksum}" }\n`);

const server = path.resolve(import.meta.dirname, '../apps/server');
const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-schema-'));
// PostgreSQL may run as another user than this program: see launcher/identity.ts.
chmodSync(folder, 0o755);
const postgres = await startEmbedded(path.join(folder, 'postgres'), { fsync: 'off' });
try {
  const url = postgres.url('postgres');
  await migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const schema = await readSchema(client);
  await client.end();
  writeFileSync(path.join(server, 'schema.sql'), asSql(schema));
  writeFileSync(path.join(server, 'src/platform/database/tables.ts'), asTypes(schema));
  console.log(`${schema.tables.length} tables written to apps/server/schema.sql and src/platform/database/tables.ts`);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
