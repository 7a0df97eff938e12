import { checkServices, readLines } from '@app/catalogue';
import type { OpenDatabase } from '#platform/database/database.ts';
import { layOverCatalogue, shippedLines } from '../policies/index.ts';
import { deleteOwn, listOwn, ownState, saveOwn } from './own-catalogue-queries.ts';

/** What an installation adds to the catalogue: a service, or an edit of one, as a line of its files has it. */
export type OwnLine = { readonly id: string; readonly line: object };

const mostExpressions = 200;

/** Why a line may not be added; nothing where it may. No address, however made up, may keep an expression busy for long. */
export async function refusalsOf(given: unknown, others: readonly OwnLine[]): Promise<readonly string[]> {
  const id = idOf(given);
  if (id === undefined) return ['A service has an `id`, an edit of one says which it `edits`.'];
  const kept = others.filter((other) => other.id !== id).map(({ line }) => JSON.stringify(line));
  const read = readLines([...shippedLines(), ...kept, JSON.stringify(given)]);
  if (!read.ok) return read.complaints;
  // What came with the program is sound: whatever is wrong now, this line made it so.
  const complaints = checkServices(read.services).map(
    ({ service, about, complaint }) => `${service}: ${about} ${complaint}`,
  );
  const named = id.replace(/^edit of /, '');
  const expressions = read.services.find((service) => service.id === named)?.detect.expressions ?? [];
  const all = read.services.flatMap(({ detect }) => detect.expressions).length;
  // Large, and needed by nobody else: a server that starts need not load it.
  const { checkSync } = await import('recheck');
  const isLinear = (expression: string) => checkSync(expression, 'u', { timeout: 5000 }).status === 'safe';
  return [
    ...complaints,
    ...(all > mostExpressions ? [`An installation has at most ${mostExpressions} regular expressions.`] : []),
    ...expressions.filter((expression) => !isLinear(expression)).map((expression) => `${expression} may take too long`),
  ];
}

/** Under which id a line is kept: that of the service, or that it edits one. */
export function idOf(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { id, edits } = given as { readonly id?: unknown; readonly edits?: unknown };
  if (typeof edits === 'string') return `edit of ${edits}`;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Adds a line to the catalogue of the installation, in place of one with its id. Servers that run follow within seconds.
 * @returns why it was refused; then nothing changed
 */
export async function addOwn(db: OpenDatabase, given: unknown, now: Date): Promise<readonly string[]> {
  return db.asSystem(async (tx) => {
    const refusals = await refusalsOf(given, await listOwn(tx));
    const id = idOf(given);
    // What was not refused is an object with an id.
    if (refusals.length === 0 && id !== undefined) await saveOwn(tx, { id, line: given as object }, now);
    return refusals;
  });
}

/** False where there is no such line. */
export async function removeOwn(db: OpenDatabase, id: string): Promise<boolean> {
  return db.asSystem((tx) => deleteOwn(tx, id));
}

export async function readOwn(db: OpenDatabase): Promise<readonly OwnLine[]> {
  return db.asSystem((tx) => listOwn(tx));
}

/** Lays the installation's own lines over the catalogue whenever they have changed. */
export function ownCatalogueFollower(db: OpenDatabase): () => Promise<void> {
  let known = '0 ';
  return async () => {
    const state = await db.asSystem((tx) => ownState(tx));
    if (state === known) return;
    const lines = await readOwn(db);
    layOverCatalogue(lines.map(({ line }) => JSON.stringify(line)));
    known = state;
  };
}
