import type { LetterInput } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { StoredRequest } from '../request-queries.ts';
import { updateAgentRequest } from './request-queries.ts';
import { denialOf } from './rules.ts';

/** Keeps why a request of an agent is denied, for its status. An answer to an appeal may grant it. */
export async function noteDenial(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  letter: LetterInput,
): Promise<void> {
  if (request.channel !== 'agent' || letter.kind !== 'answer') return;
  await updateAgentRequest(tx, accountId, request.id, { denied: denialOf(letter, request) });
}
