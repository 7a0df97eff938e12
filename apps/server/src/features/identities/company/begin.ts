import type { Exchange, PublicExchange, Services } from '#platform/http/context.ts';
import { beginTrip } from '../flows.ts';
import type { Companies } from './clients.ts';
import { findCompanyOf, findConnection } from './queries.ts';

/**
 * The name of the company where the domain of an address signs in. It says nothing of whether somebody has the address.
 */
export async function findCompany({ db }: Services, email: string): Promise<string | undefined> {
  return db.asSystem(async (tx) => {
    const accountId = await findCompanyOf(tx, domainOf(email));
    return accountId === undefined ? undefined : (await findConnection(tx, accountId))?.label;
  });
}

/** Begins a sign-in there. Undefined: people of that domain sign in here. @throws Problem `identity.…` */
export async function beginCompany(
  exchange: PublicExchange,
  companies: Companies,
  email: string,
): Promise<string | undefined> {
  const accountId = await exchange.services.db.asSystem((tx) => findCompanyOf(tx, domainOf(email)));
  if (accountId === undefined) return undefined;
  return (await beginTrip(exchange, await companies.of(accountId), 'sign-in', accountId)).address;
}

/** Begins a sign-in by the issuer of the account of a session. @throws Problem `company-sign-in.none`, `identity.…` */
export async function beginOwnCompany(exchange: Exchange, companies: Companies): Promise<string> {
  const { accountId } = exchange.actor;
  return (await beginTrip(exchange, await companies.of(accountId), 'sign-in', accountId)).address;
}

/** Begins to confirm a session that the issuer of the account opened. @throws Problem `company-sign-in.none`, `identity.…` */
export async function beginCompanyConfirm(exchange: Exchange, companies: Companies): Promise<string> {
  const { accountId } = exchange.actor;
  return (await beginTrip(exchange, await companies.of(accountId), 'confirm', accountId)).address;
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
