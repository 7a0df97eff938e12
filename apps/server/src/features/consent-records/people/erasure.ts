import type { ConsentErasure, ErasureMode } from '@app/contract';
import type { Database, Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import { firstIdAt } from '#platform/database/monthly.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue, enqueueAll } from '#platform/jobs/jobs.ts';
import { findPersonOf } from '../../accounts/index.ts';
import { recordEvent, type Doer } from '../../audit/index.ts';
import { withdrawExports } from '../../exports/index.ts';
import { askedBy, byItself, type AskedBy } from '../asked-by.ts';
import { subjectChanged } from '../events.ts';
import { findKeyName } from '../keys/key-queries.ts';
import { checkConsentSite } from '../site.ts';
import { listErasures, listSilent, type Erasure } from './erasure-queries.ts';
import { eraseLogged, eraseNoted } from './held-erasure.ts';
import { lockPeople } from './people-lock-queries.ts';
import { findSubject } from './subject-queries.ts';

const erasuresShown = 100;

/**
 * Erases a person and logs the erasure without naming them (RULES C16).
 *
 * @throws Problem `subject.not-found`
 * @see Regulation (EU) 2016/679, Art. 17(1), and 17(3)(e) for the evidence that may stay
 */
export async function eraseSubject(
  { services, actor }: Context,
  siteId: string,
  subjectId: string,
  mode: ErasureMode,
): Promise<ConsentErasure> {
  return erase(services, { siteId, subjectId, mode, doer: actor, by: askedBy(actor) });
}

type ErasureOrder = {
  readonly siteId: string;
  readonly subjectId: string;
  readonly mode: ErasureMode;
  readonly doer: Doer;
};

/** Erases a person who asked for it, where no teammate has to do anything. @throws Problem `subject.not-found` */
export async function eraseByItself(services: Services, asked: ErasureOrder): Promise<void> {
  await erase(services, { ...asked, by: byItself });
}

async function erase(
  services: Services,
  { siteId, subjectId, mode, doer, by }: ErasureOrder & { readonly by: AskedBy },
): Promise<ConsentErasure> {
  const { accountId } = doer;
  const at = services.now();
  // As the system, because the role of an account may not change evidence.
  return services.db.asSystem(async (tx) => {
    await findOrRefuse(tx, accountId, siteId, subjectId);
    await lockPeople(tx, siteId);
    await findOrRefuse(tx, accountId, siteId, subjectId);
    const cause = by === byItself ? 'privacy-request' : 'request';
    const asked = { id: newId(at), at, ...by, cause, mode, before: null, subjects: 1 } as const;
    const done = { ...asked, consents: await eraseNoted(tx, accountId, siteId, subjectId, asked) };
    await withdrawExports(tx, accountId, siteId, at);
    await recordEvent(tx, at, doer, 'person.erased', { siteId, target: subjectId, details: { mode } });
    await enqueue(tx, subjectChanged, { accountId, siteId, subjectId, change: 'erased', at: at.toISOString() });
    return shownErasure(tx, accountId, done);
  });
}

/** Repeats an erasure in a database restored from an older backup. Returns whether the person was there. */
export async function erasePersonAgain(
  tx: Tx,
  accountId: string,
  { siteId, subjectId, mode }: { readonly siteId: string; readonly subjectId: string; readonly mode: ErasureMode },
  at: Date,
): Promise<boolean> {
  if (!(await findSubject(tx, accountId, siteId, subjectId))) return false;
  const given = { id: newId(at), at, ...byItself, cause: 'restored', mode, before: null } as const;
  await eraseNoted(tx, accountId, siteId, subjectId, given);
  await withdrawExports(tx, accountId, siteId, at);
  return true;
}

/** @throws Problem `subject.not-found` */
export async function findOrRefuse(tx: Tx, accountId: string, siteId: string, id: string) {
  const found = await findSubject(tx, accountId, siteId, id);
  if (!found) throw new Problem('subject.not-found');
  return found;
}

/** @throws Problem `site.not-found` */
export async function readErasures({ services, actor: { accountId } }: Context, siteId: string) {
  return services.db.inAccount(accountId, async (tx) => {
    await checkConsentSite(tx, accountId, siteId);
    return { erasures: await shownErasures(tx, accountId, await listErasures(tx, accountId, siteId, erasuresShown)) };
  });
}

export async function shownErasures(
  tx: Tx,
  accountId: string,
  erasures: readonly Erasure[],
): Promise<ConsentErasure[]> {
  const shown: ConsentErasure[] = [];
  for (const erasure of erasures) shown.push(await shownErasure(tx, accountId, erasure));
  return shown;
}

async function shownErasure(tx: Tx, accountId: string, erasure: Erasure): Promise<ConsentErasure> {
  const { personId, keyId, at, before, ...rest } = erasure;
  const person = personId === null ? undefined : await findPersonOf(tx, accountId, personId);
  return {
    ...rest,
    at: at.toISOString(),
    before: before?.toISOString() ?? null,
    by: person ? { id: person.id, email: person.email } : null,
    byKey: keyId === null ? null : { id: keyId, name: (await findKeyName(tx, accountId, keyId)) ?? null },
  };
}

const firstId = '00000000-0000-0000-0000-000000000000';
/** People per transaction. Intakes of the site wait for it. */
const atOnce = 200;

/** Erases the people of a site without a consent since `silentSince`, and logs their number. */
export async function eraseSilent(
  db: Database,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
  silentSince: Date,
  given: Pick<Erasure, 'id' | 'at' | 'cause' | 'before'>,
): Promise<{ readonly subjects: number; readonly consents: number }> {
  const total = { subjects: 0, consents: 0 };
  const told = (subjectId: string) =>
    ({ accountId, siteId, subjectId, change: 'erased', at: given.at.toISOString() }) as const;
  for (let after = firstId; ;) {
    const ids = await db.asSystem(async (tx) => {
      const page = { after, before: silentSince, beforeId: firstIdAt(silentSince), limit: atOnce };
      const seen = await listSilent(tx, accountId, siteId, page);
      if (seen.length === 0) return [];
      await lockPeople(tx, siteId);
      // A consent may have come in while this waited for the lock.
      const silent = await listSilent(tx, accountId, siteId, page);
      if (silent.length === 0) return [];
      const erasure = { ...given, ...byItself, mode: 'everything', subjects: silent.length } as const;
      const consents = await eraseLogged(tx, accountId, siteId, silent, erasure);
      if (given.cause === 'retention') await enqueueAll(tx, subjectChanged, silent.map(told));
      total.subjects += silent.length;
      total.consents += consents;
      return silent;
    });
    const last = ids.at(-1);
    if (last === undefined) return total;
    after = last;
  }
}
