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

/** Takes over consents of an account, in the transaction that notes how far its tree was followed. */
type Take = (tx: Tx, accountId: string, consentIds: readonly string[], now: Date) => Promise<void>;

export type Follower = {
  /** Follows the tree of an account from now on, unless it does already. What the tree took in before is left out. */
  begin(tx: Tx, accountId: string): Promise<void>;
  /** Follows the tree of an account no more. */
  end(tx: Tx, accountId: string): Promise<void>;
  /**
   * Takes over the consents that trees took in since this was done last. Of two that do this at once each takes other
   * accounts. Gives how many batches it read.
   */
  followNew(services: Services): Promise<number>;
  /** Takes over what is new, again and again until it is stopped. */
  keepFollowing(services: Services): () => Promise<void>;
};

/** Follows the trees of accounts under a name: what was taken over is not taken over again after a stop. */
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
      await take(tx, accountId, consentIds, now());
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
        onFailure: (error) => services.log.failure(`${name} did not follow consents`, error),
      }),
  };
}
