import { canonicalText, logFormat, toBase64 } from '@app/evidence';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { logProver, type LogProver } from '../evidence/index.ts';
import { entryOf } from './leaf.ts';
import { findNumbers, listWithLeaves, type EventWithLeaf } from './log-file-queries.ts';
import { listEvents, type EventFilter } from './queries.ts';
import { csvHead, csvLineOf, namesOf, viewOf } from './view.ts';

const atOnce = 500;

/** Lines of a file, with the number of events they contain. */
type Lines = { readonly text: string; readonly rows: number };

/** The events that match as CSV, newest first, streamed while they are read. */
export function csvLines({ db }: Services, accountId: string, filter: EventFilter): AsyncIterable<Lines> {
  return db.streamInAccount(accountId, async function* (tx) {
    yield { text: csvHead, rows: 0 };
    const names = await namesOf(tx, accountId);
    let { below } = filter;
    for (;;) {
      const page = await listEvents(tx, accountId, { ...filter, below }, atOnce);
      yield { text: page.map((event) => csvLineOf(viewOf(event, names))).join(''), rows: page.length };
      below = page.at(-1)?.id;
      if (page.length < atOnce) return;
    }
  });
}

/**
 * The events that match with their proofs, in the order of their numbers, streamed while they are read. A time range stands
 * for the numbers of its first and last event, so that the file of a time range holds every number between them.
 *
 * @param named the filter as it was asked for, besides the time; null: nothing is left out
 */
export function proofLines(
  { db }: Services,
  accountId: string,
  filter: EventFilter,
  named: Readonly<Record<string, unknown>> | null,
): AsyncIterable<Lines> {
  return db.streamInAccount(accountId, async function* (tx) {
    const prover = await logProver(tx, accountId);
    if (!prover) return;
    const range = await findNumbers(tx, accountId, filter, prover.size);
    yield { text: `${canonicalText(headOf(accountId, prover, range, named))}\n`, rows: 0 };
    for (let after = range.first - 1; after < range.last;) {
      const page = await listWithLeaves(tx, accountId, { after, through: range.last }, filter, atOnce);
      if (page.length === 0) return;
      yield { text: await proved(tx, accountId, prover, page), rows: page.length };
      after = page.at(-1)?.number ?? range.last;
    }
  });
}

function headOf(
  accountId: string,
  { checkpoint, keys, cosignatures }: LogProver,
  { first, last }: { readonly first: number; readonly last: number },
  filter: Readonly<Record<string, unknown>> | null,
) {
  const signed = cosignatures.length > 0 ? { cosignatures } : {};
  return { format: logFormat, account: accountId, from: first, to: last, filter, checkpoint, keys, ...signed };
}

async function proved(tx: Tx, accountId: string, prover: LogProver, page: readonly EventWithLeaf[]): Promise<string> {
  const proofs = await prover.prove(
    tx,
    page.map(({ leaf }) => leaf),
  );
  const lines = page.map(({ leaf: index, ...event }, place) => ({
    record: entryOf(accountId, event),
    salt: toBase64(event.salt),
    leaf: { index },
    proof: (proofs[place] ?? []).map(toBase64),
  }));
  return lines.map((line) => `${canonicalText(line)}\n`).join('');
}
