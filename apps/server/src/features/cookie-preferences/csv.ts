import { purposes, regimeIds } from '@app/consent';
import { csvLine } from '#platform/files/csv.ts';
import { actionOf, deviceAt, digitsOf, timeOf, type StoredPreference } from './rules.ts';

export type ExportedPreference = StoredPreference & {
  readonly tc: string | null;
  readonly gpp: string | null;
  readonly ac: string | null;
};

const asked = purposes.map((purpose, place) => ({ purpose, bit: 1 << place })).slice(1);

/** Header row. Times are in UTC with milliseconds. */
export const csvHeader = csvLine([
  'event_id',
  'cookie_preference_id',
  'at_utc',
  'received_at_utc',
  'action',
  ...asked.map(({ purpose }) => purpose),
  'version',
  'variant',
  'language',
  'regime',
  'country',
  'waited_ms',
  'tc_string',
  'gpp_string',
  'ac_string',
  'device',
]);

/** A choice as a CSV row. For each purpose `yes`, `no`, or empty if it was not asked. */
export function csvRow(row: ExportedPreference): string {
  return csvLine([
    row.id,
    digitsOf(row.consentId),
    new Date(timeOf(row.id)).toISOString(),
    row.receivedAt.toISOString(),
    actionOf(row.action),
    ...asked.map(({ bit }) => (row.decided & bit ? (row.granted & bit ? 'yes' : 'no') : '')),
    row.version,
    row.variant,
    row.language,
    regimeIds[row.regime] ?? '',
    row.country,
    row.waited,
    row.tc,
    row.gpp,
    row.ac,
    deviceAt(row.device),
  ]);
}
