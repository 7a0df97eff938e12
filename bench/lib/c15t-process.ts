// The peer, set up as its own guide describes: its instance on PostgreSQL through Kysely, behind the HTTP server of its
// framework. Runs by itself: `node c15t-process.ts <database URL>`; prints its address.
import { serve } from '@hono/node-server';
import { c15tInstance } from '@c15t/backend';
import { kyselyAdapter } from '@c15t/backend/db/adapters/kysely';
import { migrator } from '@c15t/backend/db/migrator';
import { DB } from '@c15t/backend/db/schema';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';

const [, , connectionString] = process.argv;
const db = new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString, max: 10 }) }) });
// It uses another version of Kysely, whose class the compiler treats as different.
type ItsKysely = Parameters<typeof kyselyAdapter>[0]['db'];
const adapter = kyselyAdapter({ db: db as unknown as ItsKysely, provider: 'postgresql' });
const made = await migrator({ db: DB.client(adapter), schema: 'latest' });
if ('execute' in made) await made.execute();

const { handler } = c15tInstance({
  appName: 'bench',
  basePath: '/',
  trustedOrigins: ['https://shop.example'],
  adapter,
  logger: { level: 'error' },
});
serve({ fetch: handler, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`listening at http://127.0.0.1:${port}`),
);
