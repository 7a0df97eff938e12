import { cache } from '#platform/cache.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Database } from '#platform/database/database.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import { findConsentKey, noteUse, type FoundKey } from './key-queries.ts';

/**
 * What was known outlives a database that is away. Nothing is kept by a key that is gone all the same: whatever writes
 * looks at the key itself (`write.ts`), or asks for it (`findNow`).
 */
const there = { freshMs: 30_000, staleMs: Infinity };
const missing = { freshMs: 3000, staleMs: 0 };

/** Whose a key is: from memory, or when the database has said it. */
export function keyCache(db: Database, clock: () => number, budgets: Pick<Budgets, 'lookUp'>) {
  const keys = cache<FoundKey | undefined>({ max: 50_000, lifetime: (holder) => (holder ? there : missing), clock });

  function ask(key: string): Promise<FoundKey | undefined> {
    return db.asSystem(async (tx) => {
      const found = await findConsentKey(tx, sha256(key));
      if (found) await noteUse(tx, found.accountId, found.id, new Date(clock()).toISOString().slice(0, 10));
      return found;
    });
  }

  const load = (key: string) => (held: { readonly value: FoundKey | undefined } | undefined) =>
    held?.value ? ask(key) : budgets.lookUp(() => ask(key));

  return {
    /** A promise only where the database has to be asked: nearly always it has not. */
    find: (key: string): FoundKey | undefined | Promise<FoundKey | undefined> => keys.get(key, load(key)),
    /** Whose a key is in this moment: an answer that was asked for before the call is none. */
    findNow: (key: string): Promise<FoundKey | undefined> => keys.refresh(key, load(key)),
    /** Whose a key is as far as that is known without asking. */
    remembered: (key: string): FoundKey | undefined => keys.peek(key),
    forget: (): void => keys.forget(),
  };
}
