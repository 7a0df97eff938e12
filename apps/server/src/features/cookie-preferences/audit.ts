import { z } from 'zod';
import type { Database, Tx } from '#platform/database/database.ts';
import { firstIdAt } from '#platform/database/monthly.ts';
import {
  listAccountsWithChoices,
  listSeals,
  listUntoldErasures,
  readSealedHours,
  type SealRow,
} from './audit-queries.ts';
import { digestOfChoices } from './seal-queries.ts';

const hour = 3_600_000;
/** Grace period for making an hour's leaf: usually within an hour after its end, or later if the worker was busy. */
const usualWait = 3 * hour;
const sealsAtOnce = 500;

const seal = z.object({
  site: z.uuid(),
  hour: z.iso.datetime(),
  receivedFrom: z.iso.datetime().nullable(),
  receivedTo: z.iso.datetime(),
  count: z.int(),
  sha256: z.string(),
});

/** Reports the hours whose choices differ from their leaves. */
export async function auditChoices(db: Database, now: Date): Promise<string[]> {
  const wrong: string[] = [];
  const since = new Date(now.getTime() - usualWait);
  for (const accountId of await db.acrossAccounts(listAccountsWithChoices))
    await db.asSystem(async (tx) => {
      const say = (what: string) => void wrong.push(`${accountId}: ${what}`);
      const expired = await auditHours(tx, accountId, since, say);
      await auditSeals(tx, accountId, expired, say);
      await auditErasures(tx, accountId, say);
    });
  return wrong;
}

type Say = (what: string) => void;
const placeOf = (siteId: string, at: Date) => `${siteId} ${at.toISOString()}`;

/** Checks the counts of all hours. Returns the hours whose choices were deleted because they expired. */
async function auditHours(tx: Tx, accountId: string, since: Date, say: Say): Promise<ReadonlySet<string>> {
  const expired = new Set<string>();
  for await (const { siteId, hour: at, present, sealed, ...is } of readSealedHours(tx, accountId, since)) {
    const name = `choices of site ${siteId} in the hour of ${at.toISOString()}`;
    if (is.expired) {
      expired.add(placeOf(siteId, at));
      if (present > 0) say(`${name}: ${present} are there, although their time was over and they were deleted`);
    } else if (present > sealed && !is.waits) {
      say(`${name}: ${present} are there, and leaves hold ${sealed}: some were added beside the intake`);
    } else if (present < sealed) {
      say(`${name}: ${present} are there, and leaves hold ${sealed}: some are missing`);
    }
  }
  return expired;
}

/** A choice that is moved among the erased ones keeps its leaf whole: only the log says who was erased. */
async function auditErasures(tx: Tx, accountId: string, say: Say): Promise<void> {
  for (const { siteId, unnamed } of await listUntoldErasures(tx, accountId))
    say(`choices of site ${siteId}: ${unnamed} are erased, and no event of the log says so`);
}

async function auditSeals(tx: Tx, accountId: string, expired: ReadonlySet<string>, say: Say): Promise<void> {
  let before = { place: '', to: '' };
  for await (const { key, record } of eachSeal(tx, accountId)) {
    const read = seal.safeParse(JSON.parse(record));
    if (!read.success) {
      say(`the leaf of choices ${key} cannot be read`);
      continue;
    }
    const { site, hour: begins, receivedFrom, receivedTo, count, sha256 } = read.data;
    const at = new Date(begins);
    const place = placeOf(site, at);
    if (receivedFrom !== (place === before.place ? before.to : null))
      say(`choices of site ${site} in the hour of ${begins}: their leaves do not follow from each other`);
    before = { place, to: receivedTo };
    if (expired.has(place)) continue;
    const ids = [firstIdAt(at), firstIdAt(new Date(at.getTime() + hour))] as const;
    const came = { from: receivedFrom === null ? null : new Date(receivedFrom), to: new Date(receivedTo) };
    const now = await digestOfChoices(tx, accountId, site, ids, came);
    if (now.count !== count || now.digest.toString('hex') !== sha256)
      say(`choices of site ${site} in the hour of ${begins}: they are not those that their leaf holds`);
  }
}

/** Yields all leaves, page by page: a connection that streams a result cannot run other queries. */
async function* eachSeal(tx: Tx, accountId: string): AsyncIterable<SealRow> {
  for (let after = ''; ;) {
    const page = await listSeals(tx, accountId, after, sealsAtOnce);
    yield* page;
    if (page.length < sealsAtOnce) return;
    after = page.at(-1)?.key ?? '';
  }
}
