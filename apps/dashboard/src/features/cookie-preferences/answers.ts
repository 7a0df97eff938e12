import type { Preference } from '@app/contract';

export type Answered = Pick<Preference, 'decided' | 'granted'>;
export type Answer = 'yes' | 'no' | 'open';

/** The answer to one purpose. `open`: it was not asked about. */
export function answerOf({ decided, granted }: Answered, purpose: Preference['granted'][number]): Answer {
  if (!decided.includes(purpose)) return 'open';
  return granted.includes(purpose) ? 'yes' : 'no';
}
