import { mailProviders } from '@app/contract/mail-providers.ts';
import type { CompanyDomain } from '@app/contract';
import { isEmail } from '@app/contract';
import { z } from 'zod';
import { randomToken } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { job, type Job } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../../audit/index.ts';
import {
  deleteDomain,
  deleteProvedDomain,
  insertDomain,
  listAllDomains,
  listDomains,
  updateDomain,
  upsertProvedDomain,
  type StoredDomain,
} from './queries.ts';

/** The TXT records of a name, each as one text. Rejects where there are none. */
export type TxtResolver = (name: string) => Promise<readonly string[]>;

const most = 50;
/** A proof lasts so long after its record was last there: name servers fail at times. */
const lastingDays = 7;

const recordName = (domain: string) => `_candor.${domain}`;
const recordValue = (token: string) => `candor-domain=${token}`;

export function shownDomain({ id, domain, token, provedAt, checkedAt }: StoredDomain): CompanyDomain {
  return {
    id,
    domain,
    record: { name: recordName(domain), value: recordValue(token) },
    provedAt: provedAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
  };
}

/**
 * Names a domain, and what its TXT record has to hold.
 * @throws Problem `company-domain.invalid`, `company-domain.public`, `company-domain.limit`
 */
export async function addDomain({ services, actor }: Context, typed: string): Promise<CompanyDomain> {
  const domain = typed.toLowerCase().replace(/\.$/, '');
  const refused = (code: 'company-domain.invalid' | 'company-domain.public') =>
    new Problem(code, undefined, { domain: { code } });
  if (!isEmail(`somebody@${domain}`)) throw refused('company-domain.invalid');
  if (mailProviders.includes(domain)) throw refused('company-domain.public');
  const { accountId } = actor;
  const now = services.now();
  return services.db.asSystem(async (tx) => {
    const known = await listDomains(tx, accountId);
    const same = known.find((one) => one.domain === domain);
    if (same) return shownDomain(same);
    if (known.length >= most) throw new Problem('company-domain.limit', { most });
    const made: StoredDomain = {
      accountId,
      id: newId(now),
      domain,
      token: randomToken(),
      createdAt: now,
      provedAt: null,
      checkedAt: null,
      seenAt: null,
    };
    await insertDomain(tx, made);
    await recordEvent(tx, now, actor, 'company-domain.added', { details: { domain } });
    return shownDomain(made);
  });
}

/** Looks for the record now. @throws Problem `company-domain.not-found`, `company-domain.taken` */
export async function checkDomain(
  { services, actor }: Context,
  resolve: TxtResolver,
  id: string,
): Promise<CompanyDomain> {
  const { accountId } = actor;
  const domain = await services.db.asSystem((tx) => ownDomain(tx, accountId, id));
  const found = await look(resolve, domain);
  return services.db.asSystem(async (tx) => {
    const current = await ownDomain(tx, accountId, id);
    const isTaken = await note(tx, services.now(), current, found);
    if (isTaken) throw new Problem('company-domain.taken');
    const after = await ownDomain(tx, accountId, id);
    if (current.provedAt === null && after.provedAt !== null)
      await recordEvent(tx, services.now(), actor, 'company-domain.proved', { details: { domain: after.domain } });
    return shownDomain(after);
  });
}

export async function removeDomain({ services, actor }: Context, id: string): Promise<void> {
  const { accountId } = actor;
  await services.db.asSystem(async (tx) => {
    const { domain } = await ownDomain(tx, accountId, id);
    await deleteDomain(tx, accountId, id);
    await deleteProvedDomain(tx, accountId, domain);
    await recordEvent(tx, services.now(), actor, 'company-domain.removed', { details: { domain } });
  });
}

/** Looks for the records of all domains, each day. A second run looks again. */
export const checkDomains = (resolve: TxtResolver): Job =>
  job({
    name: 'identities.check-domains',
    payload: z.object({}),
    attempts: 3,
    cron: '23 4 * * *',
    async run(_, { db, now }: Services) {
      for (const domain of await db.acrossAccounts((tx) => listAllDomains(tx))) {
        const found = await look(resolve, domain);
        await db.acrossAccounts((tx) => note(tx, now(), domain, found));
      }
    },
  });

/** Whether the record is there. Undefined: the name servers did not say. */
async function look(resolve: TxtResolver, { domain, token }: StoredDomain): Promise<boolean | undefined> {
  try {
    return (await resolve(recordName(domain))).includes(recordValue(token));
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    return code === 'ENOTFOUND' || code === 'ENODATA' ? false : undefined;
  }
}

/** Notes what was found. Returns whether another account has proved the domain. */
async function note(tx: Tx, now: Date, stored: StoredDomain, found: boolean | undefined): Promise<boolean> {
  const { accountId, domain, provedAt, seenAt } = stored;
  if (found === undefined) return false;
  if (found) {
    if (!(await upsertProvedDomain(tx, accountId, domain))) {
      await updateDomain(tx, stored, { checkedAt: now });
      return true;
    }
    await updateDomain(tx, stored, { checkedAt: now, seenAt: now, provedAt: provedAt ?? now });
    return false;
  }
  const isOver = seenAt === null || now.getTime() - seenAt.getTime() > lastingDays * 86_400_000;
  if (provedAt !== null && isOver) await deleteProvedDomain(tx, accountId, domain);
  await updateDomain(tx, stored, { checkedAt: now, ...(isOver && { provedAt: null }) });
  return false;
}

async function ownDomain(tx: Tx, accountId: string, id: string): Promise<StoredDomain> {
  const domain = (await listDomains(tx, accountId)).find((one) => one.id === id);
  if (!domain) throw new Problem('company-domain.not-found');
  return domain;
}
