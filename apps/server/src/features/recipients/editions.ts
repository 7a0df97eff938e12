import { recipientEditionFields, type RecipientEdition, type RecipientFields } from '@app/contract';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { namePeople } from '../accounts/index.ts';
import { listEditions } from './edition-queries.ts';

/**
 * Who entered, changed or deleted what of a recipient, newest first.
 * @throws Problem `recipient.not-found` if nothing was ever entered of it
 */
export async function readEditions(
  { services, actor }: Context,
  recipientId: string,
): Promise<{ readonly editions: RecipientEdition[] }> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const stored = await listEditions(tx, accountId, recipientId);
    if (stored.length === 0) throw new Problem('recipient.not-found');
    const named = await namePeople(
      tx,
      actor,
      stored.map(({ personId }) => personId),
    );
    const editions = stored.map(({ at, personId, fields }, index): RecipientEdition => {
      const before = stored[index + 1]?.fields ?? null;
      return {
        at: at.toISOString(),
        by: named(personId),
        what: fields === null ? 'deleted' : before === null ? 'entered' : 'changed',
        changes: changesBetween(before, fields),
      };
    });
    return { editions };
  });
}

function changesBetween(before: RecipientFields | null, after: RecipientFields | null): RecipientEdition['changes'] {
  const [old, young] = [flat(before), flat(after)];
  return recipientEditionFields.flatMap((field) =>
    old[field] === young[field] ? [] : [{ field, before: old[field], after: young[field] }],
  );
}

function flat(
  fields: RecipientFields | null,
): Readonly<Record<(typeof recipientEditionFields)[number], string | null>> {
  const { role, email, address, country, contract } = fields ?? {};
  const named = contract?.subprocessors.map(({ name, country: place }) => (place ? `${name} (${place})` : name));
  return {
    role: role ?? null,
    email: email ?? null,
    address: address ?? null,
    country: country ?? null,
    kind: contract?.kind ?? null,
    signedOn: contract?.signedOn ?? null,
    reference: contract?.reference ?? null,
    clauseModule: contract?.clauseModule ?? null,
    subprocessors: named?.join(', ') || null,
    reviewOn: contract?.reviewOn ?? null,
    endsOn: contract?.endsOn ?? null,
  };
}
