import { csvLine } from '#platform/files/csv.ts';
import type { Subscription } from './queries.ts';

/** The names of the columns. Times are in UTC, in milliseconds. */
export const subscriptionHeader = csvLine([
  'subscription_id',
  'newsletter',
  'email',
  'id',
  'full_name',
  'status',
  'opt_in',
  'source',
  'language',
  'created_at_utc',
  'confirmed_at_utc',
  'ended_at_utc',
  'unsubscribe_url',
]);

/** One subscription as a line. */
export function subscriptionRow(row: Subscription, newsletter: string, unsubscribeUrl: string): string {
  const { id, email, externalId, fullName, status, type, source, language } = row;
  return csvLine([
    id,
    newsletter,
    email,
    externalId,
    fullName,
    status,
    type,
    source,
    language,
    row.createdAt.toISOString(),
    row.confirmedAt?.toISOString() ?? null,
    row.endedAt?.toISOString() ?? null,
    unsubscribeUrl,
  ]);
}
