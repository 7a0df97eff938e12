import type { Database } from '#platform/database/database.ts';
import type { Actors } from '#platform/http/actor.ts';
import { noRights } from '#platform/http/rights.ts';
import { findConsentKey } from './key-queries.ts';

/** Lets a private consent key read the consents of its site. A public key reads nothing (RULES C4). */
export function withConsentKeys(actors: Actors, db: Database): Actors {
  return {
    ...actors,
    async ofApiKey(hash) {
      const actor = await actors.ofApiKey(hash);
      if (actor) return actor;
      const holder = await db.asSystem((tx) => findConsentKey(tx, hash));
      if (holder?.kind !== 'private') return undefined;
      return { id: holder.id, accountId: holder.accountId, rights: noRights, consentKeyOf: holder.siteId };
    },
  };
}
