/** The record of processing activities. */
export const processingRecordErrors = {
  'processing-record.not-found': 'There is no such record.',
  'processing-record.changed': 'Somebody else changed this record meanwhile. Load it again, so that nothing is lost.',
  'processing-record.incomplete': 'Your alternates contain invalid data. Fill in what the record still lacks.',
  'processing-record.ended': 'This record has ended, because the processing is over.',
  'processing-record.kept': 'This record was confirmed and has to be kept. End it instead.',
  'processing-record.gone': 'The service or activity of this record is no longer there. End the record.',
  'processing-record.person-unknown': 'The person in charge and the deputy must belong to your account.',
  'processing-record.of-site':
    'What this record is about belongs to a site. Change it there, or under “Also in your documents”.',
  'processing-record.not-attested':
    'What stood in this register on this day is not in the log. Changes are entered in the night after them.',
  'processing-record.of-service': 'Only a record of a service of a site can do this.',
  'processing-record.in-policy': 'What the privacy policy shows of a record is changed by the switches of the record.',
  'processing-record.decides-policy':
    'The privacy policy depends on this record. First set its switches for the policy back.',
  'processing-record.alternates':
    'Your alternates contain invalid data. Each needs a name that no other record of the service has, and there can be fifty at most.',
  'processing-record.export': 'The register of a processor is had as XLSX, CSV and JSON, as it stands now.',
  'drift.not-found': 'This discrepancy is no longer there. Load the list again.',
  'drift.until': 'Choose a day from today on, at most two years ahead.',
  'register-import.not-found': 'There is no such import.',
  'register-import.undone': 'This import was undone already.',
  'register-import.unreadable': 'This file cannot be read. Save it as XLSX or CSV and choose it again.',
  'register-import.too-much': 'This file is too large. At most 5 MB, 5,000 lines and 200 columns can be imported.',
  'register-import.empty': 'This file has no line below its heads.',
  'register-import.columns': 'This file has another number of columns. Choose it again.',
  'register-import.faults': 'Some lines cannot be imported. Correct them in the file, and nothing will be lost.',
} as const;
