import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { keepDoing } from '#platform/jobs/keep-doing.ts';
import {
  deleteCursor,
  insertCursor,
  listAccountsBehind,
  lockCursor,
  updateCursor,
  type FollowerName,
} from './cursor-queries.ts';
import { findTree } from './tree-queries.ts';
import { listSequenced } from './sequenced-queries.ts';

const batchesAtOnce = 20;

/** What a tree has added: ids of consents, and of events of the audit log. */
export type Added = { readonly consentIds: readonly string[]; readonly eventIds: readonly string[] };

/** Processes what the tree of an account has added, in the transaction that moves its cursor. */
type Take = (tx: Tx, accountId: string, added: Added, now: Date) => Promise<void>;

export type Follower = {
  /** Follows the tree of an account from now on, unless it does already. Skips leaves that are already in the tree. */
  begin(tx: Tx, accountId: string): Promise<void>;
  /** Stops following the tree of an account. */
  end(tx: Tx, accountId: string): Promise<void>;
  /**
   * Processes what trees have added since the last call. Concurrent calls process different accounts. Returns the
   * number of batches it read.
   */
  followNew(services: Services): Promise<number>;
  /** Processes what is added repeatedly until it is stopped. */
  keepFollowing(services: Services): () => Promise<void>;
};

/** Follows the trees of accounts under a name: what was processed is not processed again after a restart. */
export function follow(name: FollowerName, take: Take): Follower {
  async function followNew(services: Services): Promise<number> {
    const behind = await services.db.acrossAccounts((tx) => listAccountsBehind(tx, name));
    let read = 0;
    for (const accountId of behind) read += await followAccount(services, accountId);
    return read;
  }

  async function followAccount({ db, now }: Services, accountId: string): Promise<number> {
    return db.asSystem(async (tx) => {
      const leaf = await lockCursor(tx, accountId, name);
      const batches = leaf === undefined ? [] : await listSequenced(tx, accountId, leaf, batchesAtOnce);
      const last = batches.at(-1);
      if (!last) return 0;
      const consentIds = batches.flatMap((batch) => batch.consentIds);
      const eventIds = batches.flatMap((batch) => batch.eventIds);
      await take(tx, accountId, { consentIds, eventIds }, now());
      await updateCursor(tx, accountId, name, last.end);
      return batches.length;
    });
  }

  return {
    followNew,
    async begin(tx, accountId) {
      const tree = await findTree(tx, accountId);
      await insertCursor(tx, accountId, name, tree?.size ?? 0);
    },
    end: (tx, accountId) => deleteCursor(tx, accountId, name),
    keepFollowing: (services) =>
      keepDoing({
        every: 1000,
        turn: () => followNew(services),
        onFailure: (error) => services.log.failure(`${name} did not follow the tree`, error),
      }),
  };
}
