import { existsSync } from 'node:fs';
import type { Database } from '../database/database.ts';
import type { Services } from '../http/context.ts';
import { keepDoing } from '../jobs/keep-doing.ts';
import { appendLedger, ledgerOf, readLedger } from './ledger-file.ts';
import { listErasures } from './queries.ts';

const atOnce = 1000;
const firstId = '00000000-0000-0000-0000-000000000000';
/** The longest time, in milliseconds, by which a transaction may commit later than the time it recorded. */
const longestTransaction = 15 * 60_000;

/** Appends the database's ledger lines since a time to the copy, except those known to be in it. */
async function copyLines(db: Database, file: string, known: Set<string>, since: Date): Promise<void> {
  let from = { since, after: firstId };
  for (;;) {
    const page = await db.acrossAccounts((tx) => listErasures(tx, { ...from, limit: atOnce }));
    const lines = page.filter(({ id }) => !known.has(id));
    // An empty page creates no file: a new installation must not look like one where nothing was ever erased.
    if (lines.length > 0) await appendLedger(file, lines);
    for (const { id } of lines) known.add(id);
    const last = page.at(-1);
    if (!last || page.length < atOnce) return;
    from = { since: last.at, after: last.id };
  }
}

/** Adds to the copy of the ledger the lines that only the database has. Returns the ids of all lines. */
export async function completeLedger(db: Database, dataDir: string): Promise<Set<string>> {
  const file = ledgerOf(dataDir);
  const known = new Set(existsSync(file) ? (await readLedger(file)).map(({ id }) => id) : []);
  await copyLines(db, file, known, new Date(0));
  return known;
}

/**
 * Copies new ledger lines to the file about every second until stopped; begins with those that were missed while it was
 * stopped.
 */
export function keepLedger({ db, config, now, log }: Services): () => Promise<void> {
  let known: Set<string> | undefined;
  return keepDoing({
    every: 1000,
    async turn() {
      if (!known) known = await completeLedger(db, config.dataDir);
      else await copyLines(db, ledgerOf(config.dataDir), known, new Date(now().getTime() - longestTransaction));
    },
    onFailure: (error) => log.failure('erasures were not copied', error),
  });
}
