import type { RequestRight } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { answerRequest } from './jobs.ts';
import type { Linked } from './saying.ts';

/** Rights that Candor fulfills where it holds all data of visitors. */
export const answered: ReadonlySet<RequestRight> = new Set([
  'access',
  'portability',
  'erasure',
  'withdrawal',
  'stop-marketing',
]);
/** Those that a press to withdraw all consents fulfills. */
export const withdrawn: ReadonlySet<RequestRight> = new Set(['withdrawal', 'stop-marketing']);

/** Milliseconds until a job looks whether an answer was stopped; within them, the process that was asked answers. */
const laterBy = 60_000;

/** Lets a job answer if the process that was asked stops before it has. */
export async function answerLater(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  { accountId, id }: Linked,
  only: ReadonlySet<RequestRight>,
): Promise<void> {
  const runAt = new Date(now().getTime() + laterBy);
  await enqueue(tx, answerRequest, { accountId, requestId: id, rights: [...only] }, { runAt });
}
