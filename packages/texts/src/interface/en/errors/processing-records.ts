/** The record of processing activities. */
export const processingRecordErrors = {
  'processing-record.not-found': 'This record does not exist.',
  'processing-record.changed': 'Someone else changed this record. Reload it to see the changes.',
  'processing-record.incomplete': 'This record cannot be confirmed yet. Missing: %{missing}.',
  'processing-record.alternate-incomplete': 'Your alternates contain invalid data. Missing: %{missing}.',
  'processing-record.ended': 'This record has ended, because the processing is over.',
  'processing-record.kept': 'This record was confirmed and has to be retained. End it instead.',
  'processing-record.gone': 'This record’s service or activity no longer exists. End the record.',
  'processing-record.person-unknown': 'The person in charge and the deputy must belong to your account.',
  'processing-record.of-site': 'These facts belong to a site. Change them there, or under “Also in your documents”.',
  'processing-record.not-attested':
    'The log does not contain the register for this day. Changes are added the following night.',
  'processing-record.of-service': 'Only records of a site’s service can do this.',
  'processing-record.in-policy': 'Use the record’s switches to change what the privacy policy shows.',
  'processing-record.decides-policy': 'The privacy policy depends on this record. Reset its policy switches first.',
  'processing-record.alternates':
    'Your alternates contain invalid data. Each needs a name that no other record of the service has. The limit is fifty.',
  'processing-record.export': 'A processor’s register is available as XLSX, CSV and JSON, in its current state only.',
  'drift.not-found': 'This discrepancy no longer exists. Reload the list.',
  'drift.until': 'Choose a date from today on, at most two years from now.',
  'register-import.not-found': 'This import does not exist.',
  'register-import.undone': 'This import was already undone.',
  'register-import.unreadable': 'This file cannot be read. Save it as XLSX or CSV and choose it again.',
  'register-import.too-much': 'This file is too large. You can import at most 5 MB, 5,000 rows and 200 columns.',
  'register-import.empty': 'This file has no rows below its header.',
  'register-import.columns': 'The file’s column count has changed. Choose it again.',
  'register-import.faults': 'Some rows cannot be imported. Correct them in the file first.',
} as const;
