import { reportPages, type ReportOffice } from '@app/contract';
import { officeFingerprint } from '@app/sealing';
import { reportingCountry } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import type { Actor, Exchange } from '#platform/http/context.ts';
import { permissionsAt } from '#platform/http/rights.ts';
import { listProjectRoles } from '../../accounts/index.ts';
import { findOwner, findProjectOfSite } from '../../sites/index.ts';
import { toHex } from '../ids.ts';
import { listManagers } from './managers.ts';
import { findOfficeOfSite, listDocuments, listVaultKeys } from './queries.ts';
import { changesOf, contentOf, lawOf, settingsOf, stateOf, versionsOf, type VaultKeys } from './rules.ts';

/** The office of a site. Nothing in it comes from reports. @param country whose law is wanted; else that of the office */
export async function viewOffice(
  tx: Tx,
  { services: { config }, actor }: Exchange,
  siteId: string,
  country?: string,
): Promise<ReportOffice> {
  const { accountId } = actor;
  const office = await findOfficeOfSite(tx, accountId, siteId);
  const chain = office ? await listDocuments(tx, accountId, office.id) : [];
  const vaults = await listVaultKeys(tx, accountId);
  const [first] = chain;
  const last = chain.at(-1);
  const current = last && contentOf(last.document);
  const proposal = office?.proposal ?? undefined;
  const shown = country ?? (proposal ?? current)?.country ?? (await findOwner(tx, accountId, siteId))?.country ?? '';
  return {
    state: stateOf(office, chain.length),
    formUrl: office && first ? formUrlOf(config, toHex(office.id)) : null,
    toolUrl: new URL(reportPages.tool, config.reportUrl).href,
    sharesAddress: new URL(config.reportUrl).host === new URL(config.publicUrl).host,
    fingerprint: first ? officeFingerprint(first.document) : null,
    versions: versionsOf(chain),
    current: current ? settingsOf(current, vaults) : null,
    proposal: proposal ? { ...settingsOf(proposal, vaults), changes: changesOf(proposal, current) } : null,
    endsOn: office?.endsOn ?? null,
    mails: office ? { days: [...office.mailDays], hour: office.mailHour, onlyWhenDue: office.mailsWhenDueOnly } : null,
    managers: (await mayPropose(tx, actor, siteId)) ? await managersOf(tx, { accountId, siteId }, vaults) : [],
    law: lawOf(shown || 'other', reportingCountry(shown)),
  };
}

/** The address of the form of an office. @param office 32 hexadecimal digits */
export function formUrlOf({ reportUrl }: Pick<Exchange['services']['config'], 'reportUrl'>, office: string): string {
  return new URL(reportPages.form.replace(':officeId', office), reportUrl).href;
}

type Place = { readonly accountId: string; readonly siteId: string };

async function managersOf(tx: Tx, { accountId, siteId }: Place, vaults: readonly VaultKeys[]) {
  const withKeys = new Set(vaults.map(({ personId }) => personId));
  const managers = await listManagers(tx, accountId, siteId);
  return managers.map((manager) => ({ ...manager, hasKeys: withKeys.has(manager.personId) }));
}

/** Only who proposes learns the addresses of managers. */
async function mayPropose(tx: Tx, { accountId, id, rights }: Actor, siteId: string): Promise<boolean> {
  const projectId = await findProjectOfSite(tx, accountId, siteId);
  const roles = (await listProjectRoles(tx, accountId, id)).find((project) => project.id === projectId)?.roles ?? [];
  return permissionsAt(rights, roles).has('documents.publish');
}
