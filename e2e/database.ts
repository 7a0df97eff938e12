import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

/** Works in the running product's database, to cause what cannot be caused from outside, such as a full disk. */
export async function inDatabase<Answer>(work: (database: Client) => Promise<Answer>): Promise<Answer> {
  const cluster = path.join(process.env.E2E_DATA_DIR ?? '', 'postgres');
  // PostgreSQL writes this file while it runs: the fourth line is its port, the fifth the folder of its socket.
  const [, , , port, socketFolder] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const client = new Client({ host: socketFolder ?? '', port: Number(port), user: 'candor', database: 'candor' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
