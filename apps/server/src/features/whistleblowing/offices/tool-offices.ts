import type { OfficeDocument } from '@app/sealing';
import type { Locale } from '@app/texts';
import type { ToolOffice } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import type { Actor, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf, pageAddress } from '../../accounts/index.ts';
import { findNamedSite } from '../../sites/index.ts';
import { toHex } from '../ids.ts';
import { findLastDay } from '../keeping/last-day.ts';
import { servedChain } from './chain.ts';
import { isManager } from './managers.ts';
import { listVaultOwners, type VaultRow } from '../tool/vault-queries.ts';
import { listOffices, type OfficeRow } from './queries.ts';
import { differs, nameIn } from './rules.ts';

/** The offices in which somebody is or was a recipient, by any of the keys that they have had, or will be once a proposal is signed. */
export async function listToolOffices(services: Services, actor: Actor): Promise<ToolOffice[]> {
  return listNaming(services, actor, ({ chain, proposal }) => [...documentsIn(chain), ...(proposal ? [proposal] : [])]);
}

/** One of them. @param officeHex 32 hexadecimal digits @throws Problem `report-office.not-found` */
export async function readToolOffice(services: Services, actor: Actor, officeHex: string): Promise<ToolOffice> {
  return oneOf(await listToolOffices(services, actor), officeHex);
}

/** One of those that a signed document names somebody in: what an admin only proposed gives no rights. @throws Problem as above */
export async function readServedOffice(services: Services, actor: Actor, officeHex: string): Promise<ToolOffice> {
  return oneOf(await listNaming(services, actor, ({ chain }) => documentsIn(chain)), officeHex);
}

function oneOf(offices: readonly ToolOffice[], officeHex: string): ToolOffice {
  const office = offices.find(({ id }) => id === officeHex);
  if (!office) throw new Problem('report-office.not-found');
  return office;
}

type Naming = Pick<OfficeDocument, 'recipients' | 'custodian'>;
const documentsIn = (chain: ToolOffice['chain']): readonly Naming[] => chain.map(({ document }) => document);

async function listNaming(
  services: Services,
  { accountId, id, locale = 'en' }: Actor,
  documentsOf: (office: ToolOffice) => readonly Naming[],
): Promise<ToolOffice[]> {
  return services.db.asSystem(async (tx) => {
    const own = (await listVaultOwners(tx, accountId)).filter(({ personId }) => personId === id);
    const shown: ToolOffice[] = [];
    for (const office of await listOffices(tx, accountId)) {
      if (!(await isManager(tx, office, id))) continue;
      const view = await officeView(tx, services, office, locale);
      if (own.some((keys) => isNamed(documentsOf(view), keys))) shown.push(view);
    }
    return shown;
  });
}

/** Whether documents name these keys. Past recipients keep what they were sent: reports that were sealed to them. */
export const isNamed = (documents: readonly Naming[], { id, signKey }: Pick<VaultRow, 'id' | 'signKey'>): boolean =>
  documents.some(({ recipients, custodian }) =>
    [...recipients, ...(custodian ? [custodian] : [])].some(
      (one) => one.id === toHex(id) && one.sign === signKey.toString('hex'),
    ),
  );

async function officeView(tx: Tx, services: Services, office: OfficeRow, locale: Locale): Promise<ToolOffice> {
  const { config, now } = services;
  const { accountId, id, siteId, isOpen, endsOn, proposal } = office;
  const chain = await servedChain(tx, accountId, id, dayOf(now()));
  const current = chain.at(-1)?.document;
  const site = await findNamedSite(tx, accountId, siteId);
  const hasPage = site?.isDeleted === false;
  return {
    id: toHex(id),
    site: { id: siteId, name: site?.name ?? (current ? nameIn(current) : '') },
    formUrl: formUrl(config.reportUrl, toHex(id)),
    dashboardUrl: pageAddress(services, locale, hasPage ? `sites/${siteId}/whistleblowing/embed` : 'whistleblowing'),
    isOpen: isOpen && endsOn === null,
    endsOn: await findLastDay(tx, office),
    chain,
    proposal: proposal && differs(proposal, current) ? proposal : null,
  };
}

/** The address of the form of an office. */
export const formUrl = (reportUrl: string, office: string): string => new URL(`/report/${office}`, reportUrl).href;
