import { sha256 } from '#platform/crypto/tokens.ts';
import type { Database } from '#platform/database/database.ts';
import type { Budgets } from '#platform/http/budgets.ts';
import { sharing } from '#platform/sharing.ts';
import { findConsentKey, noteUse, type FoundKey } from './key-queries.ts';

type Known = { readonly until: number; readonly holder: FoundKey | undefined };

/**
 * How long it is believed that a key opens, and that it does not, before it is asked again. Nothing is kept by a key that
 * is gone all the same: whatever writes looks at the key itself (`write.ts`), or asks for it (`findNow`).
 */
const believed = { there: 30_000, missing: 3000 };
const mostKnown = 50_000;

/** Whose a key is: from memory, or when the database has said it. While it cannot say it, what is known holds. */
export function knownKeys(db: Database, clock: () => number, budgets: Pick<Budgets, 'lookUp'>) {
  const known = new Map<string, Known>();
  const shared = sharing<FoundKey | undefined>();
  /** How often all was forgotten: an answer from before is remembered no more. */
  let forgotten = 0;

  const ask = (key: string) => shared(`${forgotten} ${key}`, () => lookUp(key));

  async function lookUp(key: string): Promise<FoundKey | undefined> {
    const before = forgotten;
    const holder = await db.asSystem(async (tx) => {
      const found = await findConsentKey(tx, sha256(key));
      if (found) await noteUse(tx, found.accountId, found.id, new Date(clock()).toISOString().slice(0, 10));
      return found;
    });
    if (before !== forgotten) return holder;
    if (known.size >= mostKnown) known.clear();
    known.set(key, { until: clock() + (holder ? believed.there : believed.missing), holder });
    return holder;
  }

  return {
    /** A promise only where the database has to be asked: nearly always it has not. */
    find(key: string): FoundKey | undefined | Promise<FoundKey | undefined> {
      const found = known.get(key);
      if (found && found.until > clock()) return found.holder;
      if (!found?.holder) return shared(`${forgotten} ${key}`, () => budgets.lookUp(() => lookUp(key)));
      // What was known outlives a database that is away; whether it still holds, the next call knows.
      ask(key).catch(() => undefined);
      return found.holder;
    },
    /** Whose a key is in this moment: an answer that was asked for before the call is none. */
    findNow(key: string): Promise<FoundKey | undefined> {
      return known.get(key)?.holder ? lookUp(key) : budgets.lookUp(() => lookUp(key));
    },
    /** Whose a key is as far as that is known without asking. */
    remembered(key: string): FoundKey | undefined {
      return known.get(key)?.holder;
    },
    forget(): void {
      known.clear();
      forgotten += 1;
    },
  };
}
