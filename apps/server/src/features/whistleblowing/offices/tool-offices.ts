import type { ToolOffice } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';
import type { Actor, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../../accounts/index.ts';
import { findNamedSite } from '../../sites/index.ts';
import { toHex } from '../ids.ts';
import { servedChain } from './chain.ts';
import { isManager } from './managers.ts';
import { listOffices, listVaultKeys, type OfficeRow } from './queries.ts';
import { differs, nameIn } from './rules.ts';

/** The offices in which somebody is a recipient, or will be once a proposal is signed. */
export async function listToolOffices(services: Services, { accountId, id }: Actor): Promise<ToolOffice[]> {
  return services.db.asSystem(async (tx) => {
    const own = (await listVaultKeys(tx, accountId)).find(({ personId }) => personId === id)?.id;
    const shown: ToolOffice[] = [];
    for (const office of await listOffices(tx, accountId)) {
      if (!(await isManager(tx, office, id))) continue;
      const view = await officeView(tx, services, office);
      if (own !== undefined && isNamed(view, own)) shown.push(view);
    }
    return shown;
  });
}

/** One of them. @param officeHex 32 hexadecimal digits @throws Problem `report-office.not-found` */
export async function readToolOffice(services: Services, actor: Actor, officeHex: string): Promise<ToolOffice> {
  const office = (await listToolOffices(services, actor)).find(({ id }) => id === officeHex);
  if (!office) throw new Problem('report-office.not-found');
  return office;
}

/** Past recipients keep what they were sent: reports that were sealed to them. */
function isNamed({ chain, proposal }: ToolOffice, manager: string): boolean {
  const documents = chain.map(({ document }) => document);
  return [...documents, ...(proposal ? [proposal] : [])].some(({ recipients, custodian }) =>
    [...recipients, ...(custodian ? [custodian] : [])].some(({ id }) => id === manager),
  );
}

async function officeView(tx: Tx, { config, now }: Services, office: OfficeRow): Promise<ToolOffice> {
  const { accountId, id, siteId, isOpen, endsOn, proposal } = office;
  const chain = await servedChain(tx, accountId, id, dayOf(now()));
  const current = chain.at(-1)?.document;
  const site = await findNamedSite(tx, accountId, siteId);
  return {
    id: toHex(id),
    site: { id: siteId, name: site?.name ?? (current ? nameIn(current) : '') },
    formUrl: formUrl(config.reportUrl, toHex(id)),
    isOpen: isOpen && endsOn === null,
    chain,
    proposal: proposal && differs(proposal, current) ? proposal : null,
  };
}

/** The address of the form of an office. */
export const formUrl = (reportUrl: string, office: string): string => new URL(`/report/${office}`, reportUrl).href;
