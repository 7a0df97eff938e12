import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenDatabase } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { firstIdAt } from '#platform/database/monthly.ts';
import { inTransaction } from '#platform/database/pool-transaction.ts';
import type { Log } from '#platform/http/log.ts';
import type { NewConsent } from './new-consent.ts';
import { deleteStaged, findStagedConsents, insertStaged, listStaged, type Staged } from './staged-queries.ts';
import type { Waiting } from './waiting.ts';
import { writeClaimed } from './write.ts';

/** Consents per chunk. Other requests of the site wait at most for one chunk. */
const atOnce = 250;
/** Milliseconds after which another process may finish an import. */
const patience = 120_000;
const portionsAtOnce = 50;

/**
 * Imports all consents or none without blocking other requests: stores all chunks in one transaction without shared locks,
 * then writes one chunk at a time. A failure after the first step is not a refusal: `finishStaged` completes it.
 */
export async function keepStaged(
  db: OpenDatabase,
  log: Log,
  rows: readonly Waiting[],
  receivedAt: number,
): Promise<void> {
  const portions = await stage(db, rows, new Date(receivedAt));
  try {
    for (const { staged, part } of portions) await writePortion(db, staged, part);
  } catch (error) {
    log.failure('an import is finished later', error);
  }
}

type Portion = { readonly staged: Staged; readonly part: readonly Waiting[] };

function stage(db: OpenDatabase, rows: readonly Waiting[], receivedAt: Date): Promise<readonly Portion[]> {
  return inTransaction(db.intake, async (client) => {
    const portions: Portion[] = [];
    for (let first = 0; first < rows.length; first += atOnce) {
      const part = rows.slice(first, first + atOnce);
      const { accountId = '', siteId = '' } = part[0]?.consent ?? {};
      const staged = { accountId, siteId, id: newId(receivedAt), receivedAt };
      await insertStaged(client, staged, writtenAs(part));
      portions.push({ staged, part });
      await nextTurn();
    }
    return portions;
  });
}

function writePortion(db: OpenDatabase, staged: Staged, part: readonly Waiting[]): Promise<void> {
  return writeClaimed(db, part, staged.receivedAt.getTime(), (client) => deleteStaged(client, staged));
}

/** Writes chunks left by a process that ended or lost the database. Idempotent. */
export async function finishStaged(db: OpenDatabase, now: Date): Promise<void> {
  const before = firstIdAt(new Date(now.getTime() - patience));
  for (const staged of await db.acrossAccounts((tx) => listStaged(tx, before, portionsAtOnce))) {
    const consents = await db.inAccount(staged.accountId, (tx) => findStagedConsents(tx, staged));
    if (consents) await writePortion(db, staged, readAgain(consents));
  }
}

type Bytes = { readonly base64: string };

function writtenAs(part: readonly Waiting[]): Buffer {
  const encoded = part.map(({ consent }) => {
    const { record, salt, leaf, person, ...rest } = consent;
    const keys = person.keys.map(bytes);
    return { ...rest, record: bytes(record), salt: bytes(salt), leaf: bytes(leaf), person: { ...person, keys } };
  });
  return Buffer.from(JSON.stringify(encoded));
}

type Written = Omit<NewConsent, 'record' | 'salt' | 'leaf' | 'person'> & {
  readonly record: Bytes;
  readonly salt: Bytes;
  readonly leaf: Bytes;
  readonly person: Omit<NewConsent['person'], 'keys'> & { readonly keys: readonly Bytes[] };
};

function readAgain(consents: Buffer): readonly Waiting[] {
  // Written by `writtenAs`.
  const written = JSON.parse(consents.toString('utf8')) as readonly Written[];
  return written.map(({ record, salt, leaf, person, ...rest }) => ({
    consent: {
      ...rest,
      record: unpacked(record),
      salt: unpacked(salt),
      leaf: unpacked(leaf),
      person: { ...person, keys: person.keys.map(unpacked) },
    },
  }));
}

function bytes(given: Uint8Array): Bytes {
  return { base64: Buffer.from(given).toString('base64') };
}

function unpacked({ base64 }: Bytes): Buffer {
  return Buffer.from(base64, 'base64');
}
