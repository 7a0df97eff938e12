import type { Call, dsar, DsarForm } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { listRecipients, namePeople } from '../accounts/index.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { findSitePublicId, keepRequestForm, requestFormUrl, sitePublicId } from '../policies/index.ts';
import { checkSite, findOwner, lockSite } from '../sites/index.ts';
import { checkPeople } from './assigned.ts';
import { formAddress } from './inbox/address.ts';
import { findForm, saveForm, type StoredForm } from './form-queries.ts';
import { checkTurningOff } from './second-look.ts';

/** The form of a site; before it is published, as it would be. @throws Problem `site.not-found` */
export async function readForm(exchange: Exchange, siteId: string): Promise<DsarForm> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await checkSite(tx, accountId, siteId);
    const form = (await findForm(tx, accountId, siteId)) ?? (await usualForm(tx, accountId, siteId));
    return shown(tx, exchange, siteId, form);
  });
}

/**
 * Changes the settings of a form that are stated.
 * @throws Problem `site.not-found`, `dsar.no-owner`, `dsar.person-unknown`, `dsar.one-person`, `dsar.letters-wait`
 */
export async function changeForm(
  exchange: Exchange,
  siteId: string,
  stated: Call<typeof dsar.updateForm>['body'],
): Promise<DsarForm> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (!(await lockSite(tx, accountId, siteId))) throw new Problem('site.not-found');
    const before = (await findForm(tx, accountId, siteId)) ?? (await usualForm(tx, accountId, siteId));
    const form = changedForm(before, stated);
    if (form.isPublished && !(await findOwner(tx, accountId, siteId))?.name) throw new Problem('dsar.no-owner');
    // Whoever handled requests before and has left does not keep the form from being changed.
    await checkPeople(tx, accountId, [stated.handlerId ?? null, stated.deputyId ?? null]);
    const handlers = stated.secondLook ? await listRecipients(tx, accountId, 'requests.manage', siteId) : [];
    if (stated.secondLook && handlers.length < 2) throw new Problem('dsar.one-person');
    if (before.secondLook && !form.secondLook) await checkTurningOff(tx, actor, siteId);
    await sitePublicId(tx, accountId, siteId);
    await saveForm(tx, accountId, siteId, form, services.now());
    await keepRequestForm(tx, accountId, siteId, form.isPublished, services.now());
    const changes = changesBetween(recorded(before), recorded(form));
    await recordEvent(tx, services.now(), actor, 'dsar-form.changed', { siteId, changes });
    return shown(tx, exchange, siteId, form);
  });
}

/** As the log names it: data points by their kinds. */
function recorded({ points, ...form }: StoredForm) {
  return { ...form, points: points.map((point) => (point.kind === 'own' ? point.label : point.kind)).join(', ') };
}

function changedForm(before: StoredForm, stated: Call<typeof dsar.updateForm>['body']): StoredForm {
  return {
    isPublished: stated.isPublished,
    workplace: stated.workplace ?? before.workplace,
    keepMonths: stated.keepMonths ?? before.keepMonths,
    handlerId: stated.handlerId === undefined ? before.handlerId : stated.handlerId,
    deputyId: stated.deputyId === undefined ? before.deputyId : stated.deputyId,
    secondLook: stated.secondLook ?? before.secondLook,
    answersItself: stated.answersItself ?? before.answersItself,
    points: stated.points ?? before.points,
  };
}

/** What counts until somebody says otherwise: the holidays of the owner's country. */
async function usualForm(tx: Tx, accountId: string, siteId: string): Promise<StoredForm> {
  const owner = await findOwner(tx, accountId, siteId);
  const workplace = owner?.country || 'IE';
  const nobody = { handlerId: null, deputyId: null };
  const off = { isPublished: false, secondLook: false, answersItself: false };
  return { ...off, ...nobody, workplace, keepMonths: 36, points: [] };
}

async function shown(
  tx: Tx,
  { services, actor }: Exchange,
  siteId: string,
  { isPublished, workplace, keepMonths, handlerId, deputyId, secondLook, answersItself, points }: StoredForm,
): Promise<DsarForm> {
  const publicId = await findSitePublicId(tx, actor.accountId, siteId);
  const named = await namePeople(tx, actor, [handlerId, deputyId]);
  const url = publicId === undefined ? null : requestFormUrl(services.config, publicId);
  return {
    isPublished,
    url,
    // Mails to a form that is not published are left in the mailbox.
    mail: isPublished && publicId !== undefined ? (formAddress(services, publicId) ?? null) : null,
    workplace,
    keepMonths,
    secondLook,
    answersItself,
    points: [...points],
    handler: named(handlerId),
    deputy: named(deputyId),
  };
}
