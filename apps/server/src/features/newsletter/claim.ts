import type { Word } from '@app/contract';
import { shownWord } from '../consent-records/index.ts';
import type { Subscription } from './queries.ts';

/**
 * What a page says against a subscription that goes on: that it is not wanted any more. Of somebody who was seen by pages
 * alone that is the newest word on the preference.
 */
export function claimOf({ status, word, claim }: Pick<Subscription, 'status' | 'word' | 'claim'>): Word | null {
  if (status !== 'confirmed') return null;
  const against = [claim, word].find((one) => one?.value === false);
  const shown = against && shownWord(against);
  return shown && shown.source === 'public' && !shown.verified ? shown : null;
}
