import type { Answer, companySignIn, Input } from '@app/contract';
import { seal } from '#platform/crypto/seal.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Context, Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../../audit/index.ts';
import { beginTrip } from '../flows.ts';
import { companySecrets, type Companies } from './clients.ts';
import { shownDomain } from './domains.ts';
import {
  deleteCompanyIdentities,
  deleteCompanySessions,
  deleteConnection,
  findConnection,
  hasOwnersPasskey,
  listDomains,
  updateConnection,
  upsertConnection,
  type Required,
  type StoredConnection,
} from './queries.ts';

type State = Answer<typeof companySignIn.read>;

/** The issuer of the account, its domains, and who has to sign in by it. */
export async function readCompany({ services, actor }: Context, companies: Companies): Promise<State> {
  return services.db.asSystem((tx) => stateOf(tx, actor.accountId, companies));
}

async function stateOf(tx: Tx, accountId: string, companies: Companies): Promise<State> {
  const connection = await findConnection(tx, accountId);
  return {
    connection: connection
      ? { ...shown(connection), testedAt: connection.testedAt?.toISOString() ?? null, required: connection.required }
      : null,
    domains: (await listDomains(tx, accountId)).map(shownDomain),
    redirectUri: companies.redirectUri,
    logoutUri: companies.logoutUri(accountId),
  };
}

function shown({ label, issuer, clientId }: StoredConnection) {
  return { label, issuer, clientId };
}

/**
 * Names the issuer of the account, if there is one at the address. Who signed in by another is forgotten, and their sessions
 * end.
 * @throws Problem `company-sign-in.unreachable`, `company-sign-in.secret-missing`
 */
export async function connectCompany(
  { services, actor }: Context,
  companies: Companies,
  { clientSecret, ...given }: Input<typeof companySignIn.connect>['body'],
): Promise<State> {
  const { accountId } = actor;
  const before = await services.db.asSystem((tx) => findConnection(tx, accountId));
  const isSame = before?.issuer === given.issuer && before.clientId === given.clientId;
  // A secret goes to the issuer that it was given for, and to no other.
  if (clientSecret === undefined && !isSame)
    throw new Problem('company-sign-in.secret-missing', undefined, { clientSecret: { code: 'field.required' } });
  await checkIssuer(services, companies, given);
  return services.db.asSystem(async (tx) => {
    const now = services.now();
    const sealed =
      clientSecret === undefined ? undefined : seal(services.secrets, companySecrets, accountId, clientSecret);
    const secret = sealed ?? before?.clientSecret;
    if (!secret) throw new Problem('company-sign-in.secret-missing');
    await upsertConnection(tx, {
      accountId,
      ...given,
      clientSecret: secret,
      testedAt: isSame ? before.testedAt : null,
      required: isSame ? before.required : null,
      changedAt: now,
    });
    if (before && !isSame) await forgetPeople(tx, accountId);
    const changes = changesBetween(before ? shown(before) : {}, given);
    await recordEvent(tx, now, actor, 'company-sign-in.changed', { changes });
    return stateOf(tx, accountId, companies);
  });
}

/** @throws Problem `company-sign-in.unreachable` */
async function checkIssuer(
  { log }: Services,
  companies: Companies,
  given: { readonly label: string; readonly issuer: string; readonly clientId: string },
): Promise<void> {
  // Only its metadata is asked for: no secret is sent.
  const { client, line } = companies.made(given, 'none');
  try {
    await line.run(() => client.configuration());
  } catch (error) {
    log.note('company-issuer-refused', { name: error instanceof Error ? error.name : 'unknown' });
    throw new Problem('company-sign-in.unreachable', undefined, { issuer: { code: 'company-sign-in.unreachable' } });
  }
}

/** Forgets the issuer. Sessions that it opened end. */
export async function disconnectCompany({ services, actor }: Context): Promise<void> {
  const { accountId } = actor;
  await services.db.asSystem(async (tx) => {
    const before = await findConnection(tx, accountId);
    if (!before) throw new Problem('company-sign-in.none');
    await deleteConnection(tx, accountId);
    await forgetPeople(tx, accountId);
    const changes = changesBetween({ ...shown(before), required: before.required }, {});
    await recordEvent(tx, services.now(), actor, 'company-sign-in.changed', { changes });
  });
}

async function forgetPeople(tx: Tx, accountId: string): Promise<void> {
  await deleteCompanySessions(tx, accountId);
  await deleteCompanyIdentities(tx, accountId);
}

/**
 * Says who has to sign in by the issuer. From then on other sessions of those people are of no use in the account.
 * @throws Problem `company-sign-in.none`, `company-sign-in.untested`, `company-sign-in.owner-passkey`, `company-sign-in.no-domain`
 */
export async function setRequired(
  { services, actor }: Context,
  companies: Companies,
  required: Required,
): Promise<State> {
  const { accountId } = actor;
  return services.db.asSystem(async (tx) => {
    const before = await findConnection(tx, accountId);
    if (!before) throw new Problem('company-sign-in.none');
    if (required !== null) await checkRequirable(tx, before, required);
    await updateConnection(tx, accountId, { required });
    const changes = changesBetween({ required: before.required }, { required });
    await recordEvent(tx, services.now(), actor, 'company-sign-in.changed', { changes });
    return stateOf(tx, accountId, companies);
  });
}

async function checkRequirable(tx: Tx, { accountId, testedAt }: StoredConnection, required: Required): Promise<void> {
  if (testedAt === null) throw new Problem('company-sign-in.untested');
  if (!(await hasOwnersPasskey(tx, accountId))) throw new Problem('company-sign-in.owner-passkey');
  const proved = (await listDomains(tx, accountId)).some(({ provedAt }) => provedAt !== null);
  if (required === 'domains' && !proved) throw new Problem('company-sign-in.no-domain');
}

/** Begins a sign-in at the issuer that opens nothing. @throws Problem `company-sign-in.none`, `identity.…` */
export async function beginTest(exchange: Exchange, companies: Companies): Promise<string> {
  const { accountId } = exchange.actor;
  return (await beginTrip(exchange, await companies.of(accountId), 'test', accountId)).address;
}
