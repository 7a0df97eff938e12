import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ErasureLine } from './queries.ts';

/** The path of the ledger's copy outside of the database. */
export function ledgerOf(dataDir: string): string {
  return path.join(dataDir, 'erasures');
}

const written = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum([
    'account',
    'begun',
    'site',
    'subject',
    'key',
    'webhook',
    'secret',
    'choices',
    'choices-of',
    'consents',
    'consent-database',
  ]),
  thing: z.string().regex(/^[\da-f]{64}$/),
  mode: z.enum(['keep', 'delete', 'everything', 'keep-evidence']).optional(),
  months: z.int().positive().optional(),
  number: z.int().positive().optional(),
});

/** The ledger has a line that cannot be parsed; the message is its number. */
export class UnreadableLine extends Error {}

/**
 * Reads the lines of a ledger in order, without duplicates. An unfinished last line, left by a crash, is ignored.
 * @throws UnreadableLine
 */
export async function readLedger(file: string): Promise<ErasureLine[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
  const all = lines.map((line, place): ErasureLine => {
    const read = written.safeParse(parsed(line));
    if (!read.success) throw new UnreadableLine(String(place + 1));
    const { at, thing, mode = null, months = null, number = null, ...rest } = read.data;
    return { ...rest, at: new Date(at), thingHash: Buffer.from(thing, 'hex'), mode, months, number };
  });
  const once = new Map(all.map((line) => [line.id, line]));
  return [...once.values()].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
  );
}

/** Appends lines and flushes them to disk before it returns; creates the file if it is missing. */
export async function appendLedger(file: string, lines: readonly ErasureLine[]): Promise<void> {
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    await cutTorn(handle, size);
    await handle.appendFile(lines.map(asText).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

type Handle = Awaited<ReturnType<typeof open>>;

/** Cuts off an unfinished last line, left by a crash: that line is written again. */
async function cutTorn(handle: Handle, size: number): Promise<void> {
  if (size === 0) return;
  const { buffer } = await handle.read({ position: size - 1, buffer: Buffer.alloc(1) });
  if (buffer.toString() === '\n') return;
  const whole = (await handle.readFile()).lastIndexOf(10) + 1;
  await handle.truncate(whole);
}

function asText({ id, at, kind, thingHash, mode, months, number }: ErasureLine): string {
  const line = {
    id,
    at: at.toISOString(),
    kind,
    thing: thingHash.toString('hex'),
    ...(mode && { mode }),
    ...(months && { months }),
    ...(number && { number }),
  };
  return `${JSON.stringify(line)}\n`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
