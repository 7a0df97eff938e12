// Google Consent Mode: sends `default` before any Google script runs, and `update` whenever the allowed purposes change
// (RULES G8, B12).
import type { PurposeSet } from '@app/consent';
import { gtag } from './gtag.ts';

/** Whether ads data redaction is on: Google then removes ad click identifiers while advertising is denied. */
declare const $its: 0 | 1;

/** @see https://developers.google.com/tag-platform/security/guides/consent */
function tell(kind: 'default' | 'update', set: PurposeSet): void {
  const word = (bit: PurposeSet) => (set & bit ? 'granted' : 'denied');
  gtag('consent', kind, {
    ad_storage: word(16),
    ad_user_data: word(16),
    ad_personalization: word(16),
    analytics_storage: word(8),
    functionality_storage: word(2),
    personalization_storage: word(4),
    // Only in the default command; milliseconds.
    wait_for_update: 500,
  });
}

tell('default', 1);
if ($its) gtag('set', 'ads_data_redaction', true);
$says.push((set) => tell('update', set));
