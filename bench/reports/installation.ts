import path from 'node:path';
import { Client } from 'pg';
import { canonicalText, type JsonObject } from '@app/evidence';
import { officeHash } from '@app/sealing';
import { findRunning, readPostmaster } from '../../apps/server/src/platform/database/launcher/postmaster.ts';
import type { TestOffice } from '../../apps/report/test/office.ts';

/** Stores a published office in the database of a running server. */
export async function storeOffice(dataDir: string, { id, document, chain }: TestOffice): Promise<void> {
  const running = await findRunning(path.join(dataDir, 'postgres'));
  if (!running) throw new Error('The database does not run.');
  const { socketDir: host, port } = running;
  const client = new Client({ host, port: Number(port), user: 'candor', database: 'candor' });
  await client.connect();
  const account = crypto.randomUUID();
  const [signed] = chain;
  await client.query('insert into report_office (account_id, id, site_id, is_open) values ($1, $2, $2, true)', [
    account,
    id,
  ]);
  await client.query('insert into report_office_document values ($1, $2, $3, $4, $5, $6, $7, $8)', [
    account,
    id,
    document.version,
    Buffer.from(officeHash(document)),
    canonicalText(document as JsonObject),
    signed?.by,
    Buffer.from(signed?.signature ?? '', 'hex'),
    document.day,
  ]);
  await client.end();
}

/** Ends the database that a server left running. */
export async function endDatabase(dataDir: string): Promise<void> {
  const pid = readPostmaster(path.join(dataDir, 'postgres'))?.pid;
  if (!pid) return;
  try {
    process.kill(pid, 'SIGINT');
    for (;;) {
      process.kill(pid, 0);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } catch {
    // It has ended.
  }
}
