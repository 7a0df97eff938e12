import type { RequestInput } from '@app/contract';
import type { IdentityNeed, RequestRight, RequestState } from '@app/requests';
import { sql, type Tx } from '#platform/database/database.ts';
import type { CourseFacts, Pausing } from './rules.ts';

export type Channel = 'form' | 'email' | 'phone' | 'letter' | 'person' | 'agent';
export type Outcome = 'answered' | 'partly' | 'refused' | 'withdrawn';

export type StoredRequest = CourseFacts & {
  readonly id: string;
  /** How surely the requester is known to be who they say. */
  readonly identity: IdentityNeed;
  /** Whether a doubt was written that asks for a document. */
  readonly documentAsked: boolean;
  readonly siteId: string | null;
  readonly siteName: string | null;
  readonly number: string;
  readonly submission: string | null;
  readonly outcome: Outcome | null;
  readonly channel: Channel;
  readonly requesterFor: RequestInput['requesterFor'];
  readonly place: string;
  readonly language: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly person: string | null;
  /** The id by which the site knows whoever was signed in there. */
  readonly subject: string | null;
  readonly details: string | null;
  readonly receivedAt: Date;
  readonly dueOn: string | null;
  readonly acknowledgedOn: string | null;
  readonly answeredOn: string | null;
  readonly answerDueOn: string | null;
  readonly standsStill: boolean;
  readonly closedAt: Date | null;
  readonly forgetOn: string | null;
  readonly assigneeId: string | null;
  readonly deputyId: string | null;
  /** With hyphens. */
  readonly consentId: string | null;
  readonly version: number;
  readonly codeHash: Buffer | null;
  readonly codeUntil: Date | null;
  readonly codeTries: number;
  readonly codeMails: number;
  /** How often the address was replaced: what was mailed before opens nothing. */
  readonly linkTurn: number;
  /** Ids of the files that were downloaded with the last code. */
  readonly codeFiles: readonly string[];
  /** Until when the process that answers by itself is left alone; null where none is at it. */
  readonly aloneUntil: Date | null;
  /** Whether the rights were guessed from a mail, and no teammate has confirmed or corrected them. */
  readonly rightsGuessed: boolean;
};

const columns = [
  'id',
  'siteId',
  'siteName',
  'number',
  'submission',
  'state',
  'outcome',
  'channel',
  'requesterFor',
  'place',
  'workplace',
  'language',
  'laws',
  'rights',
  'name',
  'email',
  'person',
  'subject',
  'details',
  'receivedAt',
  'confirmedAt',
  'identity',
  'documentAsked',
  'pauses',
  'standsStill',
  'closedAt',
  'assigneeId',
  'deputyId',
  'consentId',
  'version',
  'codeHash',
  'codeUntil',
  'codeTries',
  'codeMails',
  'linkTurn',
  'codeFiles',
  'aloneUntil',
  'rightsGuessed',
] as const;

const days = [
  sql<string>`to_char(received_on, 'YYYY-MM-DD')`.as('receivedOn'),
  sql<string | null>`to_char(extended_on, 'YYYY-MM-DD')`.as('extendedOn'),
  sql<string | null>`to_char(appealed_on, 'YYYY-MM-DD')`.as('appealedOn'),
  sql<string | null>`to_char(due_on, 'YYYY-MM-DD')`.as('dueOn'),
  sql<string | null>`to_char(acknowledged_on, 'YYYY-MM-DD')`.as('acknowledgedOn'),
  sql<string | null>`to_char(answered_on, 'YYYY-MM-DD')`.as('answeredOn'),
  sql<string | null>`to_char(answer_due_on, 'YYYY-MM-DD')`.as('answerDueOn'),
  sql<string | null>`to_char(forget_on, 'YYYY-MM-DD')`.as('forgetOn'),
] as const;

/** What is read of a request: its plain columns, and its days. */
export const requestColumns = [...columns, ...days] as const;

export async function findRequest(tx: Tx, accountId: string, id: string): Promise<StoredRequest | undefined> {
  const row = await selectOne(tx, accountId, id).executeTakeFirst();
  return row && asRequest(row);
}

/** The same, locked until the transaction ends. */
export async function lockRequest(tx: Tx, accountId: string, id: string): Promise<StoredRequest | undefined> {
  const row = await selectOne(tx, accountId, id).forUpdate().executeTakeFirst();
  return row && asRequest(row);
}

/** What was received from a form that is sent again. */
export async function findBySubmission(
  tx: Tx,
  accountId: string,
  submission: string,
): Promise<StoredRequest | undefined> {
  const row = await tx
    .selectFrom('dsarRequest')
    .select(requestColumns)
    .where('accountId', '=', accountId)
    .where('submission', '=', submission)
    .executeTakeFirst();
  return row && asRequest(row);
}

/** Requests of the person of a request to the same site, by their address, oldest first. */
export async function listOthersOf(
  tx: Tx,
  accountId: string,
  { id, siteId, email }: Pick<StoredRequest, 'id' | 'siteId' | 'email'>,
): Promise<StoredRequest[]> {
  if (siteId === null || email === null) return [];
  const rows = await tx
    .selectFrom('dsarRequest')
    .select(requestColumns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .where('id', '<', id)
    .orderBy('id')
    .execute();
  return rows.map(asRequest);
}

/** The project of a request; null: none, or its site is gone. Undefined: there is no such request. */
export async function findProjectOfRequest(tx: Tx, accountId: string, id: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('dsarRequest')
    .leftJoin('site', (join) =>
      join.onRef('site.accountId', '=', 'dsarRequest.accountId').onRef('site.id', '=', 'dsarRequest.siteId'),
    )
    .select('site.projectId')
    .where('dsarRequest.accountId', '=', accountId)
    .where('dsarRequest.id', '=', id)
    .executeTakeFirst();
  return row?.projectId;
}

/** @returns whether it was stored: its number may be taken, or its form was sent before */
export async function insertRequest(tx: Tx, accountId: string, request: StoredRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dsarRequest')
    .values({ ...written(request), accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateRequest(tx: Tx, accountId: string, request: StoredRequest): Promise<void> {
  const { id, ...changed } = written(request);
  await tx.updateTable('dsarRequest').set(changed).where('accountId', '=', accountId).where('id', '=', id).execute();
}

function selectOne(tx: Tx, accountId: string, id: string) {
  return tx.selectFrom('dsarRequest').select(requestColumns).where('accountId', '=', accountId).where('id', '=', id);
}

function written({ laws, rights, pauses, codeFiles, ...request }: StoredRequest) {
  return {
    ...request,
    laws: JSON.stringify(laws),
    rights: JSON.stringify(rights),
    pauses: JSON.stringify(pauses),
    codeFiles: JSON.stringify(codeFiles),
  };
}

type Lists = 'laws' | 'rights' | 'pauses' | 'codeFiles';
type Plain = Lists | 'state' | 'identity' | 'outcome' | 'channel' | 'requesterFor';
type Row = Omit<StoredRequest, Plain> &
  Record<Lists, unknown> & {
    readonly state: string;
    readonly identity: string;
    readonly outcome: string | null;
    readonly channel: string;
    readonly requesterFor: string;
  };

export function asRequest(row: Row): StoredRequest {
  // Written by this feature, from what the contract checked; the checks of the table allow no other state.
  return {
    ...row,
    laws: row.laws as string[],
    rights: row.rights as RequestRight[],
    pauses: row.pauses as Pausing[],
    codeFiles: row.codeFiles as string[],
    state: row.state as RequestState,
    identity: row.identity as IdentityNeed,
    outcome: row.outcome as Outcome | null,
    channel: row.channel as Channel,
    requesterFor: row.requesterFor as StoredRequest['requesterFor'],
  };
}
