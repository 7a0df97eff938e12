import { normalizeEmail } from '@app/contract';
import type { Database, Tx } from '#platform/database/database.ts';
import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Actor, Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import {
  deleteAccount,
  findAccountJson,
  listAccountPeople,
  listExportedTables,
  listNoticeTexts,
  readAccountRows,
  listReportOfficeIds,
} from './account-data-queries.ts';
import { checkOwner } from './credentials.ts';
import { findHold } from './deletion-queries.ts';
import { emptyAccount } from './empty-account.ts';
import { accountDeleted } from './events.ts';
import { sendNotice } from './jobs.ts';
import { deleteLonePeople, findAccount, listPeopleIds, type Person } from './queries.ts';

/**
 * All data of an account as the text of one JSON file. Read in one transaction and streamed, because an account may have
 * millions of rows. Hashes of passwords, sessions and keys are left out.
 *
 * @see Regulation (EU) 2016/679, Art. 15(3) and 20
 */
export async function* exportAccount(
  db: Database,
  accountId: string,
  /** Who gets it. Null: the operator. */
  readerId: string | null,
  now: Date,
): AsyncIterable<string> {
  yield* db.streamInAccount(accountId, async function* (tx) {
    yield `{"format":"candor-account","formatVersion":1,"exportedAt":"${now.toISOString()}"`;
    yield `,\n"account":${await findAccountJson(tx, accountId)}`;
    yield `,\n"people":[${(await listAccountPeople(tx, accountId)).join(',')}]`;
    yield `,\n"noticeTexts":[${(await listNoticeTexts(tx, accountId)).join(',')}]`;
    yield ',\n"tables":{';
    const tables = await listExportedTables(tx);
    for (const [index, table] of tables.entries()) {
      yield `${index === 0 ? '' : ','}\n${JSON.stringify(table.name)}:[`;
      let comma = '';
      for await (const row of readAccountRows(tx, table, accountId, readerId)) {
        yield comma + row;
        comma = ',\n';
      }
      yield ']';
    }
    yield '}}\n';
  });
}

/**
 * Deletes the account with every row in every table, and the people who belong to no other account.
 * @throws Problem `password.wrong`, `account.confirmation-wrong`, `account.deletion-held`
 */
export async function deleteWholeAccount(
  { services, actor, asked, reply }: Exchange,
  password: string,
  confirmation: string,
): Promise<void> {
  const owner = await checkDeletion(services, actor, password, confirmation);
  const { accountId } = actor;
  // Not with the account's own role, which may not delete evidence.
  await services.db.acrossAccounts(async (tx) => {
    const days = await findHold(tx, accountId);
    if (days !== undefined) throw new Problem('account.deletion-held', { days });
    const account = await findAccount(tx, accountId);
    await eraseAccount(tx, accountId, services.now());
    const values = { account: account?.name ?? '' };
    await enqueue(tx, sendNotice, { notice: 'accountDeleted', to: owner.email, locale: asked.locale, values });
  });
  reply.endSession();
}

/** @throws Problem `password.wrong`, `account.confirmation-wrong` */
export async function checkDeletion(
  services: Services,
  actor: Actor,
  password: string,
  confirmation: string,
): Promise<Pick<Person, 'email'>> {
  const owner = await checkOwner(services, actor, password, 'password');
  if (normalizeEmail(confirmation) === owner.email) return owner;
  throw new Problem('account.confirmation-wrong', undefined, { confirmation: { code: 'account.confirmation-wrong' } });
}

/** Deletes an account with all its rows, and the people who belong to no other account. Needs a transaction across accounts. */
export async function eraseAccount(tx: Tx, accountId: string, at: Date): Promise<void> {
  await noteErasure(tx, accountId, at, { kind: 'account' });
  const people = await listPeopleIds(tx, accountId);
  const reportOfficeIds = await listReportOfficeIds(tx, accountId);
  await emptyAccount(tx, accountId);
  await deleteAccount(tx, accountId);
  await deleteLonePeople(tx, people);
  await enqueue(tx, accountDeleted, { accountId, reportOfficeIds });
}
