/** What the checks of a report of wrongdoing say. */
export const reportChecks = {
  report: {
    title: 'Report',
    ok: 'The office had the report with this entry on the day named in the record. Its “part” is the SHA-256 of the submission.',
    'other-root': 'The log record does not match the office state that includes the report.',
    day: 'The report names a later day than the log record.',
    'not-included': 'The office did not have this report on that day: it was changed afterwards, or never sent.',
  },
  words: {
    title: 'Words',
    ok: 'This content matches the submission, letter by letter. The report contains its fingerprint, and no other key opens it.',
    'not-checked': 'The words in the file were not checked.',
    malformed: 'The data needed to show the words is incomplete or in the wrong place.',
    'other-report': 'The words belong to another report, or to another office.',
    'other-envelope': 'The words do not belong to this report’s submission.',
    changed: 'This part differs from the submission: %{detail}',
    'not-opened': 'The key in the file does not open this part: %{detail}',
  },
};

/** What a report said, as far as its proof shows it. */
export const reportWords = {
  title: 'Report contents',
  parts: { body: 'Report', identity: 'Name', file: 'File', summary: 'Summary' },
  labels: {
    type: 'Type',
    wrongdoing: 'Wrongdoing',
    facts: 'Events',
    period: 'When',
    source: 'Source',
    answers: 'Answers',
    meeting: 'Meeting',
    fullName: 'Name',
    contact: 'Contact',
    name: 'File name',
    sha256: 'SHA-256 of the file',
    size: 'Size in bytes',
  },
  types: {
    company_violations: 'Violation of company rules',
    consumer_protection: 'Consumer protection',
    financial_fraud: 'Financial fraud',
    financial_misconduct: 'Misuse of funds or false accounting',
    fraud: 'Other fraud',
    harassment: 'Harassment or discrimination',
    health_concerns: 'Health',
    information_security: 'Information security',
    privacy_and_personal_data_protection: 'Privacy and personal data',
    safety_concerns: 'Safety',
    other: 'Something else',
  },
};
