import { cache } from '#platform/cache.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Database } from '#platform/database/database.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import { findConsentKey, noteUse, type FoundKey } from './key-queries.ts';

/**
 * Stale entries are used while the database is unavailable. A revoked key still writes nothing: writes check the key
 * themselves (`write.ts`) or look it up (`findNow`).
 */
const there = { freshMs: 30_000, staleMs: Infinity };
const missing = { freshMs: 3000, staleMs: 0 };

/** The cache of consent keys. */
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
    /** Returns a promise only on a cache miss, which is rare. */
    find: (key: string): FoundKey | undefined | Promise<FoundKey | undefined> => keys.get(key, load(key)),
    /** Looks the key up now, without a lookup that started before the call. */
    findNow: (key: string): Promise<FoundKey | undefined> => keys.refresh(key, load(key)),
    /** The cached value only. */
    remembered: (key: string): FoundKey | undefined => keys.peek(key),
    forget: (): void => keys.forget(),
  };
}
