import { isProjectPermission, isRole, type accounts, type Call, type Input } from '@app/contract';
import type { Actor, Context, Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { isUnchanged } from '#platform/http/unchanged.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { areTermsAccepted, currentNotices, recordTerms } from './acceptances.ts';
import { findDeletion } from './deletion-queries.ts';
import { findPendingEmail } from './email-token-queries.ts';
import { findCompanyLabel } from './sign-in-rules-queries.ts';
import { permissionsAt, type Rights } from '#platform/http/rights.ts';
import { findOwnerEmail, listProjectRoles } from './role-grant-queries.ts';
import { findAccount, findPersonOf, lockAccountName, updateAccountName } from './queries.ts';
import { deleteSession } from './session-queries.ts';

/** Reads the signed-in person and account for the dashboard. */
export async function readMe({ services, actor }: Exchange) {
  const now = services.now();
  const { viewsAs } = actor;
  const { person, account, owner, deletedAt, projects, pendingEmail, company, viewed } = await services.db.inAccount(
    actor.accountId,
    async (tx) => ({
      person: await findPersonOf(tx, actor.accountId, actor.id),
      account: await findAccount(tx, actor.accountId),
      // Guests learn of nobody else in the account.
      owner: actor.rights.isWide ? await findOwnerEmail(tx, actor.accountId) : undefined,
      deletedAt: await findDeletion(tx, actor.accountId),
      projects: await listProjectRoles(tx, actor.accountId, viewsAs ?? actor.id),
      viewed: viewsAs === undefined ? undefined : await findPersonOf(tx, actor.accountId, viewsAs),
      pendingEmail: await findPendingEmail(tx, actor.accountId, actor.id, now),
      company: await findCompanyLabel(tx, actor.accountId),
    }),
  );
  // Deleted after the cookie was checked.
  if (!person || !account) throw new Problem('sign-in.required');
  return {
    person: {
      id: person.id,
      email: person.email,
      emailVerified: person.emailVerifiedAt !== null,
      passwordSet: person.passwordSet,
      pendingEmail: pendingEmail ?? null,
      createdAt: person.createdAt.toISOString(),
    },
    account: {
      ...account,
      createdAt: account.createdAt.toISOString(),
      owner: owner ?? null,
      deletedAt: deletedAt?.toISOString() ?? null,
    },
    roles: actor.rights.roles.filter(isRole),
    permissions: [...actor.rights.account],
    projects: projectRights(actor.rights, projects),
    viewsAs: viewed ? { id: viewed.id, email: viewed.email } : null,
    tosOk: !(await isOwing(services, actor)),
    owesFactor: actor.owesFactor ?? false,
    company: companyOf(actor, company),
    preferences: {
      locale: person.locale,
      country: person.country,
      globalEmailDrip: choice(person.emailDrip),
      globalEmailNl: choice(person.emailNl),
    },
    plan: { hostedPlans: services.config.hostedPlans },
  };
}

/** The company sign-in of the account. Guests are told of it where it concerns them alone. */
function companyOf({ rights, owesCompany: owed = false, byCompany: used = false }: Actor, label: string | undefined) {
  return label !== undefined && (rights.isWide || owed || used) ? { label, owed, used } : null;
}

/** Whether the person has yet to accept the current terms. It is read with a session; with a key it is looked up. */
async function isOwing({ db, now }: Services, { id, owesTerms }: Actor): Promise<boolean> {
  return owesTerms ?? !(await db.asSystem((tx) => areTermsAccepted(tx, id, now())));
}

type ProjectRoles = { readonly id: string; readonly roles: readonly string[] };

/** The permissions in single projects, where there are any besides those in the whole account. */
function projectRights({ limits, ...rights }: Rights, ofPerson: readonly ProjectRoles[]) {
  const rolesIn = new Map(ofPerson.map(({ id, roles }) => [id, roles]));
  const named = limits?.projects ?? [...rolesIn.keys()];
  return named
    .map((id) => ({
      id,
      permissions: [...permissionsAt({ ...rights, ...(limits && { limits }) }, rolesIn.get(id) ?? [])],
    }))
    .map(({ id, permissions }) => ({ id, permissions: permissions.filter(isProjectPermission) }));
}

function choice(stored: number | null): 1 | 2 | null {
  return stored === 1 || stored === 2 ? stored : null;
}

/** @throws Problem `account.changed-meanwhile` if the name is not the one before */
export async function renameAccount(
  { services, actor }: Context,
  { name, before: read }: Call<typeof accounts.renameAccount>['body'],
): Promise<void> {
  await services.db.inAccount(actor.accountId, async (tx) => {
    const before = await lockAccountName(tx, actor.accountId);
    if (!isUnchanged({ name: before }, read)) throw new Problem('account.changed-meanwhile');
    await updateAccountName(tx, actor.accountId, name);
    await recordEvent(tx, services.now(), actor, 'account.renamed', {
      changes: changesBetween({ name: before }, { name }),
    });
  });
}

export async function signOut({ services, actor, reply }: Exchange): Promise<void> {
  const { sessionId } = actor;
  if (sessionId === undefined) throw new Problem('session.required');
  await services.db.asSystem(async (tx) => {
    await deleteSession(tx, actor.id, sessionId);
    await recordEvent(tx, services.now(), actor, 'session.signed-out');
  });
  reply.endSession();
}

/**
 * Accepts the current terms, which people whose account is older must do.
 * @throws Problem `sign-up.terms-not-accepted`, `terms.changed`
 */
export async function acceptTerms(
  { services, actor, asked }: Exchange,
  given: Input<typeof accounts.acceptTerms>['body'],
): Promise<void> {
  if (!given.accept) throw new Problem('sign-up.terms-not-accepted');
  const now = services.now();
  const { locale } = asked;
  await services.db.inAccount(actor.accountId, async (tx) => {
    const { terms, privacy } = await currentNotices(tx, locale, now);
    checkShown(terms.version, given.terms_version);
    checkShown(privacy.version, given.privacy_version);
    const said = { accountId: actor.accountId, personId: actor.id, locale, now, form: given.proof_form ?? null };
    await recordTerms(tx, said, given.privacy_read);
    await recordEvent(tx, now, actor, 'terms.accepted', { details: { version: terms.version } });
  });
}

/** @throws Problem `terms.changed` when the version that was shown is no longer current */
function checkShown(current: string, shown: string | undefined): void {
  if (shown !== undefined && shown !== current) throw new Problem('terms.changed');
}
