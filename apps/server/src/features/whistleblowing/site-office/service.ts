import type { ReportOffice, ReportOfficeInput } from '@app/contract';
import { addDays } from '@app/deadlines';
import type { Recipient } from '@app/sealing';
import type { OfficeProposal } from '@app/whistleblowing';
import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../../accounts/index.ts';
import { recordEvent } from '../../audit/index.ts';
import { touchForReportForm } from '../../policies/index.ts';
import { checkSite, lockSite } from '../../sites/index.ts';
import { toUuid } from '../ids.ts';
import { listManagers } from './managers.ts';
import { noticesOf } from './notice.ts';
import { deleteWaiting } from '../offices/queries.ts';
import {
  clearProposal,
  deleteUnsigned,
  insertOffice,
  listDocuments,
  listVaultKeys,
  lockOfficeOfSite,
  updateEnded,
  updateProposal,
} from './queries.ts';
import { daysAfterEnd, recipientOf } from './rules.ts';
import { viewOffice } from './view.ts';

/** The reporting office of a site. @throws Problem `site.not-found` */
export async function readOffice(exchange: Exchange, siteId: string, country?: string): Promise<ReportOffice> {
  const { services, actor } = exchange;
  return services.db.inAccount(actor.accountId, async (tx) => {
    await checkSite(tx, actor.accountId, siteId);
    return viewOffice(tx, exchange, siteId, country);
  });
}

/**
 * Proposes the next document of an office. Nothing of it is shown to reporters before a manager signs it.
 * @throws Problem `site.not-found`, `report-office.not-a-manager`, `report-office.no-keys`, `report-office.same-person`
 */
export async function proposeOffice(
  exchange: Exchange,
  siteId: string,
  input: ReportOfficeInput,
): Promise<ReportOffice> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    // Two proposals at once would make two offices.
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const people = await recipientsOf(tx, { accountId, siteId }, input);
    const office = await lockOfficeOfSite(tx, accountId, siteId);
    const id = office?.id ?? toUuid(newHex());
    if (!office) await insertOffice(tx, accountId, siteId, id);
    const current = office && (await listDocuments(tx, accountId, office.id)).at(-1)?.document;
    const { country, name, locale, welcome, otherWays, authorities } = input;
    const form: OfficeProposal['form'] = {
      name,
      locale,
      languages: [...new Set([locale, ...input.languages])],
      welcome,
      logo: input.logo,
      questions: input.questions.map((question) => ({ ...question, id: question.id ?? newHex() })),
      otherWays,
      authorities,
      privacyNotice: await noticesOf(tx, { accountId, siteId }, input),
    };
    const recovery = current?.recovery ?? office?.proposal?.recovery ?? null;
    const proposal = { country, ...people, recovery, form };
    await updateProposal(tx, accountId, id, { proposal, proposedBy: actor.id });
    const details = { recipients: people.recipients.length, country };
    await recordEvent(tx, services.now(), actor, 'report-office.proposed', { siteId, details });
    return viewOffice(tx, exchange, siteId);
  });
}

/**
 * Takes a proposal back, with a document made of it that waits for its day. An office that nobody ever signed goes with it.
 * @throws Problem `site.not-found`, `report-office.no-proposal`
 */
export async function withdrawProposal(exchange: Exchange, siteId: string): Promise<ReportOffice> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  const today = dayOf(services.now());
  return services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const office = await lockOfficeOfSite(tx, accountId, siteId);
    if (!office?.proposal) throw new Problem('report-office.no-proposal');
    await deleteWaiting(tx, accountId, office.id, today);
    const signed = await listDocuments(tx, accountId, office.id);
    if (signed.length === 0) await deleteUnsigned(tx, accountId, office.id);
    else await clearProposal(tx, accountId, office.id);
    await recordEvent(tx, services.now(), actor, 'report-office.withdrawn', { siteId });
    return viewOffice(tx, exchange, siteId);
  });
}

/** Ends the intake of reports. What was sent stays until managers released it. @throws Problem `site.not-found`, `report-office.not-found` */
export async function endOffice(exchange: Exchange, siteId: string): Promise<ReportOffice> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const office = await lockOfficeOfSite(tx, accountId, siteId);
    if (!office) throw new Problem('report-office.not-found');
    const signed = await listDocuments(tx, accountId, office.id);
    if (signed.length === 0) await deleteUnsigned(tx, accountId, office.id);
    else {
      await updateEnded(tx, accountId, office.id, addDays(dayOf(services.now()), daysAfterEnd));
      await touchForReportForm(tx, accountId, siteId, services.now());
    }
    await recordEvent(tx, services.now(), actor, 'report-office.ended', { siteId });
    return viewOffice(tx, exchange, siteId);
  });
}

type Place = { readonly accountId: string; readonly siteId: string };
type People = { readonly recipients: readonly Recipient[]; readonly custodian: Recipient | null };

async function recipientsOf(
  tx: Tx,
  { accountId, siteId }: Place,
  { recipients, custodian }: ReportOfficeInput,
): Promise<People> {
  const named = [...recipients, ...(custodian ? [custodian] : [])];
  if (new Set(named.map(({ personId }) => personId)).size < named.length)
    throw new Problem('report-office.same-person');
  const managers = new Set((await listManagers(tx, accountId, siteId)).map(({ personId }) => personId));
  const vaults = new Map((await listVaultKeys(tx, accountId)).map((keys) => [keys.personId, keys]));
  const found = named.map((person) => {
    if (!managers.has(person.personId)) throw new Problem('report-office.not-a-manager');
    const keys = vaults.get(person.personId);
    if (!keys) throw new Problem('report-office.no-keys');
    return recipientOf(keys, person);
  });
  return { recipients: found.slice(0, recipients.length), custodian: found[recipients.length] ?? null };
}

/** 128 random bits, since the IDs of elsewhere tell when something began. */
const newHex = () => randomBytes(16).toString('hex');
