import { Client } from 'pg';
import { longLimits } from './database.ts';

/** Works on one connection, which is closed afterwards. When the server ends meanwhile, the statement under way fails. */
export async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    statement_timeout: longLimits.request,
  });
  // Without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
