import { checkServices, readLines } from '@app/catalogue';
import type { OpenDatabase } from '#platform/database/database.ts';
import { layOverCatalogue, shippedLines } from '../policies/index.ts';
import { deleteOwn, listOwn, ownState, saveOwn } from './own-catalogue-queries.ts';

/** An installation's addition to the catalogue: a service, or an edit of one, as a line of the catalogue's files. */
export type OwnLine = { readonly id: string; readonly line: object };

const mostExpressions = 200;

/**
 * Why a line may not be added; empty if it may. Among others, every regular expression must run in linear time,
 * whatever the URL.
 */
export async function refusalsOf(given: unknown, others: readonly OwnLine[]): Promise<readonly string[]> {
  const id = idOf(given);
  if (id === undefined) return ['A service has an `id`, an edit of one says which it `edits`.'];
  const kept = others.filter((other) => other.id !== id).map(({ line }) => JSON.stringify(line));
  const read = readLines([...shippedLines(), ...kept, JSON.stringify(given)]);
  if (!read.ok) return read.complaints;
  // The shipped catalogue is valid, so this line is the cause of all problems.
  const complaints = checkServices(read.services).map(
    ({ service, about, complaint }) => `${service}: ${about} ${complaint}`,
  );
  const named = id.replace(/^edit of /, '');
  const expressions = read.services.find((service) => service.id === named)?.detect.expressions ?? [];
  const all = read.services.flatMap(({ detect }) => detect.expressions).length;
  // A large module that is only needed here, so it is not loaded at startup.
  const { checkSync } = await import('recheck');
  const isLinear = (expression: string) => checkSync(expression, 'u', { timeout: 5000 }).status === 'safe';
  return [
    ...complaints,
    ...(all > mostExpressions ? [`An installation has at most ${mostExpressions} regular expressions.`] : []),
    ...expressions.filter((expression) => !isLinear(expression)).map((expression) => `${expression} may take too long`),
  ];
}

/** Id under which a line is stored: the service's id, or `edit of` the service it edits. */
export function idOf(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { id, edits } = given as { readonly id?: unknown; readonly edits?: unknown };
  if (typeof edits === 'string') return `edit of ${edits}`;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Adds a line to the installation's catalogue, or replaces the one with its id. Running servers follow within seconds.
 * @returns why it was refused; then nothing changed
 */
export async function addOwn(db: OpenDatabase, given: unknown, now: Date): Promise<readonly string[]> {
  return db.asSystem(async (tx) => {
    const refusals = await refusalsOf(given, await listOwn(tx));
    const id = idOf(given);
    // An accepted line is an object with an id.
    if (refusals.length === 0 && id !== undefined) await saveOwn(tx, { id, line: given as object }, now);
    return refusals;
  });
}

/** Deletes a line. Returns false if there is none. */
export async function removeOwn(db: OpenDatabase, id: string): Promise<boolean> {
  return db.asSystem((tx) => deleteOwn(tx, id));
}

export async function readOwn(db: OpenDatabase): Promise<readonly OwnLine[]> {
  return db.asSystem((tx) => listOwn(tx));
}

/** Returns a function that reloads the catalogue with the installation's own lines if these have changed. */
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
