import { Client } from 'pg';
import { longLimits } from './database.ts';

/**
 * Runs `work` on one connection and closes it afterwards. If the server goes away meanwhile, the current statement
 * fails.
 */
export async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    statement_timeout: longLimits.request,
  });
  // Without a listener, a connection error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
