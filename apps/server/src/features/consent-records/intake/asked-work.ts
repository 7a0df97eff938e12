import { consentIntake, type ConsentInput } from '@app/contract';
import type { Head } from '#platform/http/direct.ts';
import { workHeader, type Work } from '#platform/http/work.ts';
import type { KeyHolder } from '../keys/key-queries.ts';

/** When and how the intake demands proof of work from a public form. */
export type AskedWork = {
  readonly work: Work;
  /** Whether the consent would cause a mail. */
  readonly makesMail: (holder: KeyHolder, input: ConsentInput) => Promise<boolean>;
};

// The two endpoints share one count.
const endpoint = consentIntake.record;

/**
 * Demands proof of work for a consent that would cause a mail, while many such requests arrive.
 *
 * @throws Problem `work.required`
 */
export async function checkWork({ work, makesMail }: AskedWork, holder: KeyHolder, head: Head, input: ConsentInput) {
  if (!(await makesMail(holder, input))) return;
  const brought = head.headers[workHeader];
  const isPaid = await work.isPaid(endpoint, typeof brought === 'string' ? brought : undefined);
  if (work.isBusy(endpoint, head.address) && !isPaid) throw await work.required(endpoint);
}
