import { existsSync } from 'node:fs';
import type { Database } from '../database/database.ts';
import type { Services } from '../http/context.ts';
import { keepDoing } from '../jobs/keep-doing.ts';
import { appendLedger, ledgerOf, readLedger } from './ledger-file.ts';
import { listErasures } from './queries.ts';

const atOnce = 1000;
const firstId = '00000000-0000-0000-0000-000000000000';
/** A transaction that erases may commit so much later than the time it wrote down, in milliseconds. */
const longestTransaction = 15 * 60_000;

/** Adds to the copy of the ledger what stands in the database since a time and is not known to be in the copy. */
async function copyLines(db: Database, file: string, known: Set<string>, since: Date): Promise<void> {
  let from = { since, after: firstId };
  for (;;) {
    const page = await db.acrossAccounts((tx) => listErasures(tx, { ...from, limit: atOnce }));
    const lines = page.filter(({ id }) => !known.has(id));
    // None without lines: an installation that was just made must not pass for one where nothing was ever erased.
    if (lines.length > 0) await appendLedger(file, lines);
    for (const { id } of lines) known.add(id);
    const last = page.at(-1);
    if (!last || page.length < atOnce) return;
    from = { since: last.at, after: last.id };
  }
}

/** Brings the copy of the ledger beside the database to what stands in the database. */
export async function completeLedger(db: Database, dataDir: string): Promise<Set<string>> {
  const file = ledgerOf(dataDir);
  const known = new Set(existsSync(file) ? (await readLedger(file)).map(({ id }) => id) : []);
  await copyLines(db, file, known, new Date(0));
  return known;
}

/**
 * Copies erasures beside the database within about a second, again and again until it is stopped; first of all what a stop
 * left out.
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
