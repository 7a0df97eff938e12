import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Database, type Tx } from './database.ts';

/** What an open transaction may stand for. */
export type Scope = {
  /** Undefined: it may read and write the rows of any account. */
  readonly accountId: string | undefined;
  /** Whether it has the rights of jobs. */
  readonly isSystem: boolean;
};

/**
 * A database whose transactions are all parts of one that is open already: each is a savepoint, one after the other, and
 * is committed or lost with the whole. What asks for another account or other rights than the open one has is a bug.
 *
 * @throws Error where work would be written by a transaction of its own
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
    // Where the connection is gone there is nothing to go back to, and the first failure is the one to be told.
    await sql`rollback to savepoint part`.execute(tx).catch(() => undefined);
    throw error;
  }
}
