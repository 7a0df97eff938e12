import { dsarPages } from '@app/contract';
import type { Facts } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { findSettings, findSitePublicId, touchDocuments } from './queries.ts';
import { findRequestForm, saveRequestForm } from './request-form-queries.ts';
import { concernedBy } from './rules.ts';

/** The public address of the form by which people use their rights on a site. */
export function requestFormUrl({ contentUrl }: Pick<Services['config'], 'contentUrl'>, publicId: string): string {
  return new URL(dsarPages.form.replace('{formId}', publicId), contentUrl).href;
}

/** The public address of the form of a site; undefined: it is not published. */
export async function findRequestFormUrl(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  accountId: string,
  siteId: string,
): Promise<string | undefined> {
  if (!(await findRequestForm(tx, accountId, siteId))) return undefined;
  const publicId = await findSitePublicId(tx, accountId, siteId);
  return publicId === undefined ? undefined : requestFormUrl(config, publicId);
}

/**
 * Stores whether the form of a site is published. Documents name it from then on, unless the owner named another address, and
 * count as changed until they are published. RULES P6, P13.
 */
export async function keepRequestForm(
  tx: Tx,
  accountId: string,
  siteId: string,
  isPublished: boolean,
  at: Date,
): Promise<void> {
  if ((await findRequestForm(tx, accountId, siteId)) === isPublished) return;
  await saveRequestForm(tx, accountId, siteId, isPublished);
  const { rightsContact, usStates } = await findSettings(tx, accountId, siteId);
  const isNamed = rightsContact?.url === undefined || usStates?.optOutUrl === undefined;
  if (isNamed) await touchDocuments(tx, accountId, siteId, concernedBy({ rightsContact }), at);
}

/** The facts of a site with its published form as the address for rights and opt-outs, where the owner says no other. */
export async function withRequestForm(
  tx: Tx,
  services: Pick<Services, 'config'>,
  accountId: string,
  siteId: string,
  facts: Facts,
): Promise<Facts> {
  const url = await findRequestFormUrl(tx, services, accountId, siteId);
  if (url === undefined) return facts;
  return {
    ...facts,
    rightsContact: { ...facts.rightsContact, url: facts.rightsContact?.url ?? url },
    usStates: { ...facts.usStates, optOutUrl: facts.usStates?.optOutUrl ?? url },
  };
}
