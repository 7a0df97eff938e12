import type { Word } from '@app/contract';
import { shownWord } from '../consent-records/index.ts';
import type { Subscription } from './queries.ts';

/**
 * A page's claim that an active subscription is no longer wanted. For a person whom only pages vouched for, it is the newest
 * answer to the preference.
 */
export function claimOf({ status, word, claim }: Pick<Subscription, 'status' | 'word' | 'claim'>): Word | null {
  if (status !== 'confirmed') return null;
  const against = [claim, word].find((one) => one?.value === false);
  const shown = against && shownWord(against);
  return shown && shown.source === 'public' && !shown.verified ? shown : null;
}
