import type { PoolClient } from 'pg';
import { deleteApiKey, dropBegunAgain, eraseAccount } from '../features/accounts/index.ts';
import {
  consentDatabaseDeleted,
  deleteConsentKey,
  erasePersonAgain,
  expirePeopleAgain,
  forgetSite,
} from '../features/consent-records/index.ts';
import { eraseChoicesAgain, expireChoicesAgain } from '../features/cookie-preferences/index.ts';
import { eraseSite, siteDeleted } from '../features/sites/index.ts';
import { dropSecretsBefore, eraseEndpoint } from '../features/webhooks/index.ts';
import { features } from '../features.ts';
import type { Tx } from '../platform/database/database.ts';
import { joined } from '../platform/database/joined.ts';
import type { ErasureKind, ErasureLine } from '../platform/erasures/queries.ts';
import type { Services } from '../platform/http/context.ts';
import { runListeners } from '../platform/join-features.ts';
import { findThings, insertLines, listRestored, type FoundThing } from './erased-queries.ts';
import { Refused } from './refused.ts';

/** The number of erasures repeated, by kind. */
export type ErasedAgain = Partial<Record<ErasureKind, number>>;

type Deps = {
  readonly client: PoolClient;
  /** The transaction of the restore, on that connection. */
  readonly tx: Tx;
  /** Services whose database is that transaction. */
  readonly services: Services;
};

/** From the largest to the smallest: what is erased with an account is not searched for again. */
const kinds: readonly ErasureKind[] = [
  'account',
  'begun',
  'site',
  'consent-database',
  'subject',
  'key',
  'webhook',
  'secret',
  'choices',
  'choices-of',
  'consents',
];

/**
 * Repeats all erasures made since the backup on the restored data, with the features' own code and in the transaction of the
 * restore. Erasures listed in the backup itself were done before it.
 *
 * @throws Refused if the ledger belongs to another installation
 */
export async function eraseAgain(
  client: PoolClient,
  tx: Tx,
  world: Omit<Services, 'db'>,
  ledger: readonly ErasureLine[],
): Promise<ErasedAgain> {
  const restored = new Set(await listRestored(client));
  const since = ledger.filter(({ id }) => !restored.has(id));
  if (restored.size > 0 && since.length === ledger.length)
    throw new Refused('The ledger knows no erasure of the backup: it is that of another installation.');
  await insertLines(client, since);
  const services = { ...world, db: joined(tx, { accountId: undefined, isSystem: true }) };
  const erased: ErasedAgain = {};
  for (const kind of kinds) {
    const lines = since.filter((line) => line.kind === kind);
    const byHash = Map.groupBy(lines, ({ thingHash }) => thingHash.toString('hex'));
    for (const thing of await findThings(client, kind, lines)) {
      const own = byHash.get(thing.hash) ?? [];
      if (await erase[kind]({ client, tx, services }, thing, own)) erased[kind] = (erased[kind] ?? 0) + 1;
    }
  }
  return erased;
}

/** Erases one thing according to its ledger lines. Returns whether there was anything to erase. */
type Erase = (deps: Deps, thing: FoundThing, lines: readonly ErasureLine[]) => Promise<boolean>;

const erase: Readonly<Record<ErasureKind, Erase>> = {
  async account({ tx, services }, { accountId }) {
    await eraseAccount(tx, accountId, services.now());
    return true;
  },
  async begun({ tx, services }, { accountId }) {
    await dropBegunAgain(tx, accountId, services.now());
    return true;
  },
  async site({ tx, services }, { accountId, id: siteId }, lines) {
    const evidence = lines.some(({ mode }) => mode === 'delete') ? 'delete' : 'keep';
    const site = { accountId, siteId, evidence } as const;
    await eraseSite(tx, site, services.now());
    // Not left to a worker: nobody may see erased data in between.
    await runListeners(features, siteDeleted, site, services);
    return true;
  },
  async 'consent-database'({ services }, { accountId, id: siteId }) {
    await forgetSite(services, { accountId, siteId });
    await runListeners(features, consentDatabaseDeleted, { accountId, siteId, evidence: 'delete' }, services);
    return true;
  },
  subject({ tx, services }, { accountId, id, siteId }, lines) {
    const mode = lines.some((line) => line.mode === 'everything') ? 'everything' : 'keep-evidence';
    return erasePersonAgain(tx, accountId, { siteId: siteId ?? '', subjectId: id, mode }, services.now());
  },
  key: ({ tx }, { accountId, id, siteId }) =>
    siteId === null ? deleteApiKey(tx, accountId, id) : deleteConsentKey(tx, accountId, siteId, id),
  webhook: ({ tx, services }, { accountId, id }) => eraseEndpoint(tx, accountId, id, services.now()),
  secret: ({ tx }, { accountId, id }, lines) =>
    dropSecretsBefore(tx, accountId, id, Math.max(...lines.map(({ number }) => number ?? 0))),
  async choices({ services }, { accountId, id: siteId }, lines) {
    return (await expireChoicesAgain(services, { accountId, siteId, rules: rulesOf(lines) })) > 0;
  },
  'choices-of': ({ tx, services }, { accountId, id: consentId, siteId }) =>
    eraseChoicesAgain(tx, accountId, { siteId: siteId ?? '', consentId }, services.now()),
  async consents({ services }, { accountId, id: siteId }, lines) {
    return (await expirePeopleAgain(services, { accountId, siteId, rules: rulesOf(lines) })) > 0;
  },
};

function rulesOf(lines: readonly ErasureLine[]) {
  return lines.map(({ at, months }) => ({ at, months: months ?? 0 }));
}
