import { csvLine } from '#platform/files/csv.ts';
import { shownWords } from '../people/shown.ts';
import type { Subject } from '../people/subject-queries.ts';
import { isClaimed, marks, timeOf } from '../rules.ts';
import type { ExportedConsent } from './export-rows-queries.ts';

const consentColumns = [
  'consent_id',
  'at_utc',
  'received_at_utc',
  'kind',
  'source',
  'verified',
  'claimed',
  'legal_notices',
  'preferences',
  'language',
  'subject_id',
  'id',
  'email',
  'first_name',
  'last_name',
  'full_name',
  'proofs',
  'erased',
];

/** The names of the columns. Times are in UTC, in milliseconds. */
export const consentHeader = csvLine(consentColumns);

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

type ConsentRow = Omit<ExportedConsent, 'proofs' | 'hasWords'>;

/** One consent as a line, with the person as its record names them. */
export function consentRow(row: ConsentRow, proofs: string | number): string {
  const { id, receivedAt, mark, erased, subject, preferences } = row;
  const said = (name: string) => textOf(subject?.[name]);
  return csvLine([
    id,
    new Date(timeOf(id)).toISOString(),
    receivedAt.toISOString(),
    mark & marks.withdrawal ? 'withdrawal' : 'consent',
    mark & marks.private ? 'private' : 'public',
    yesNo((mark & marks.verified) > 0),
    yesNo(isClaimed(mark)),
    (row.notices ?? []).map(({ identifier, version }) => `${identifier} ${version ?? '?'}`).join('; '),
    preferences ? JSON.stringify(preferences) : null,
    row.language,
    row.subjectId,
    said('id'),
    said('email'),
    said('first_name'),
    said('last_name'),
    said('full_name'),
    proofs,
    yesNo(erased),
  ]);
}

function textOf(said: unknown): string | null {
  return typeof said === 'string' ? said : null;
}

export const subjectHeader = csvLine([
  'subject_id',
  'id',
  'email',
  'first_name',
  'last_name',
  'full_name',
  'verified',
  'known',
  'preferences',
  'claimed_preferences',
  'created_at_utc',
  'updated_at_utc',
]);

/** One person as a line. */
export function subjectRow(row: Subject): string {
  return csvLine([
    row.id,
    row.externalId,
    row.email,
    row.firstName,
    row.lastName,
    row.fullName,
    yesNo(row.verified),
    yesNo(row.known),
    JSON.stringify(shownWords(row.preferences)),
    JSON.stringify(shownWords(row.claims)),
    row.createdAt.toISOString(),
    row.updatedAt.toISOString(),
  ]);
}
