import { consentIntake, type ConsentInput } from '@app/contract';
import type { Head } from '#platform/http/direct.ts';
import { workHeader, type Work } from '#platform/http/work.ts';
import type { KeyHolder } from '../keys/key-queries.ts';

/** What a public form may be asked to work for, and who counts it. */
export type AskedWork = {
  readonly work: Work;
  /** Whether a mail would go out. */
  readonly makesMail: (holder: KeyHolder, input: ConsentInput) => Promise<boolean>;
};

// Both ways to send are counted together.
const endpoint = consentIntake.record;

/**
 * Asks a stranger whose consent would make a mail for work first, while it is busy.
 *
 * @throws Problem `work.required`
 */
export async function checkWork({ work, makesMail }: AskedWork, holder: KeyHolder, head: Head, input: ConsentInput) {
  if (!(await makesMail(holder, input))) return;
  const brought = head.headers[workHeader];
  const isPaid = await work.isPaid(endpoint, typeof brought === 'string' ? brought : undefined);
  if (work.isBusy(endpoint, head.address) && !isPaid) throw await work.required(endpoint);
}
