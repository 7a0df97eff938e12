import { csvLine } from '#platform/files/csv.ts';
import { shownWord } from '../consent-records/index.ts';
import { claimOf } from './claim.ts';
import type { Subscription } from './queries.ts';

/** The column names. Times are in UTC, in milliseconds. */
export const subscriptionHeader = csvLine([
  'subscription_id',
  'newsletter',
  'email',
  'id',
  'full_name',
  'status',
  'opt_in',
  'source',
  'preference_source',
  'preference_verified',
  'preference_consent_id',
  'preference_at_utc',
  'unsubscription_claimed_at_utc',
  'unsubscription_claim_id',
  'language',
  'created_at_utc',
  'confirmed_at_utc',
  'ended_at_utc',
  'unsubscribe_url',
]);

/** One subscription as a CSV line. */
export function subscriptionRow(row: Subscription, newsletter: string, unsubscribeUrl: string): string {
  const { id, email, externalId, fullName, status, type, source, language } = row;
  const word = row.word && shownWord(row.word);
  const claim = claimOf(row);
  return csvLine([
    id,
    newsletter,
    email,
    externalId,
    fullName,
    status,
    type,
    source,
    word?.source ?? null,
    word && (word.verified ? 'yes' : 'no'),
    word?.consentId ?? null,
    word?.at ?? null,
    claim?.at ?? null,
    claim?.consentId ?? null,
    language,
    row.createdAt.toISOString(),
    row.confirmedAt?.toISOString() ?? null,
    row.endedAt?.toISOString() ?? null,
    unsubscribeUrl,
  ]);
}
