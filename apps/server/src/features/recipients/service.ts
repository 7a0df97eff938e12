import type { RecipientFields } from '@app/contract';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { insertEdition } from './edition-queries.ts';
import {
  countRecipients,
  deleteRecipient,
  insertRecipient,
  lockRecipient,
  updateRecipient,
  type StoredRecipient,
} from './queries.ts';
import { recipientId } from './recipient-id.ts';
import { hasOrderedDays } from './rules.ts';

/** More would make every list of the register long. */
const limit = 2000;

/**
 * Enters what is known of a recipient. One that facts name has the id under which the register shows it.
 * @throws Problem `recipient.exists`, `recipient.contract-days`, `recipient.limit`
 */
export async function createRecipient(
  { services, actor }: Context,
  { name, ...fields }: RecipientFields & { readonly name: string },
) {
  const { accountId } = actor;
  checkDays(fields);
  return services.db.inAccount(accountId, async (tx) => {
    if ((await countRecipients(tx, accountId)) >= limit) throw new Problem('recipient.limit', { limit: String(limit) });
    const now = services.now();
    const recipient: StoredRecipient = {
      id: recipientId(accountId, name),
      name,
      fields,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    if (!(await insertRecipient(tx, accountId, recipient))) throw new Problem('recipient.exists');
    await insertEdition(tx, accountId, recipient.id, { at: now, personId: actor.id, fields });
    const changes = changesBetween({}, told(fields));
    await recordEvent(tx, now, actor, 'recipient.created', { target: recipient.id, changes });
    return viewOf(recipient);
  });
}

/** @throws Problem `recipient.not-found`, `recipient.changed`, `recipient.contract-days` */
export async function changeRecipient(
  { services, actor }: Context,
  id: string,
  { version, fields }: { readonly version: number; readonly fields: RecipientFields },
) {
  const { accountId } = actor;
  checkDays(fields);
  return services.db.inAccount(accountId, async (tx) => {
    const before = await lockRecipient(tx, accountId, id);
    if (!before) throw new Problem('recipient.not-found');
    if (before.version !== version) throw new Problem('recipient.changed');
    const now = services.now();
    const after = { ...before, fields, version: version + 1, updatedAt: now };
    await updateRecipient(tx, accountId, after);
    await insertEdition(tx, accountId, id, { at: now, personId: actor.id, fields });
    const changes = changesBetween(told(before.fields), told(fields));
    await recordEvent(tx, now, actor, 'recipient.changed', { target: id, changes });
    return viewOf(after);
  });
}

/** @throws Problem `recipient.not-found` */
export async function removeRecipient({ services, actor }: Context, id: string): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const before = await lockRecipient(tx, accountId, id);
    if (!before) throw new Problem('recipient.not-found');
    await deleteRecipient(tx, accountId, id);
    const now = services.now();
    await insertEdition(tx, accountId, id, { at: now, personId: actor.id, fields: null });
    const changes = changesBetween(told(before.fields), told({}));
    await recordEvent(tx, now, actor, 'recipient.deleted', { target: id, changes });
  });
}

function checkDays({ contract }: RecipientFields): void {
  if (contract && !hasOrderedDays(contract)) throw new Problem('recipient.contract-days');
}

function viewOf({ id, name, version, fields }: StoredRecipient) {
  return { id, name, version, fields };
}

/** What the audit log says of a recipient: who answered for which contract until when. GDPR Art. 5(2). */
function told({ role, contract }: RecipientFields) {
  return {
    recipientRole: role ?? null,
    contractKind: contract?.kind ?? null,
    signedOn: contract?.signedOn ?? null,
    contractReference: contract?.reference ?? null,
    clauseModule: contract?.clauseModule ?? null,
    subprocessors: contract?.subprocessors.map(({ name }) => name).join(', ') || null,
    reviewOn: contract?.reviewOn ?? null,
    endsOn: contract?.endsOn ?? null,
  };
}
