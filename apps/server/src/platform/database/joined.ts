import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Database, type Tx } from './database.ts';

/** The rights of an open transaction. */
export type Scope = {
  /** Undefined: it may read and write the rows of any account. */
  readonly accountId: string | undefined;
  /** Whether it has the rights of jobs. */
  readonly isSystem: boolean;
};

/**
 * A database whose transactions are savepoints inside one open transaction: they run one after the other and are
 * committed or rolled back together. Asking for another account or for rights that the open transaction lacks is a bug.
 *
 * @throws Error when a transaction of its own would be needed
 */
export function joined(tx: Tx, { accountId, isSystem }: Scope): Database {
  const inside = new AsyncLocalStorage<true>();
  let last: Promise<unknown> = Promise.resolve();

  function part<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    if (inside.getStore()) return savepoint(tx, work);
    const result = last.then(() => inside.run(true, () => savepoint(tx, work)));
    last = result.catch(() => undefined);
    return result;
  }
  function checkAccount(asked: string): void {
    if (accountId !== undefined && asked !== accountId) throw new Error('the open transaction is of another account');
  }
  function checkSystem(): void {
    if (!isSystem) throw new Error('the open transaction has the rights of its account alone');
  }

  return {
    async inAccount(asked, work) {
      checkAccount(asked);
      return part(work);
    },
    async *streamInAccount(asked, read) {
      checkAccount(asked);
      yield* read(tx);
    },
    async asSystem(work) {
      checkSystem();
      return part(work);
    },
    get system() {
      checkSystem();
      return tx;
    },
    async acrossAccounts(work) {
      checkSystem();
      return part(work);
    },
  };
}

async function savepoint<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work(tx);
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    // When the connection is lost, the rollback fails too; the original error is the one to report.
    await sql`rollback to savepoint part`.execute(tx).catch(() => undefined);
    throw error;
  }
}
