/** What the checks of a report of wrongdoing say. */
export const reportChecks = {
  report: {
    title: 'The report',
    ok: 'The report with this entry was with the office on the day that the record names. Its “part” is the SHA-256 of what was sent.',
    'other-root': 'The record of the log is not the state of the office that the report is in.',
    day: 'The report names a later day than the record of the log.',
    'not-included':
      'The report is not among those of the office on that day: it was changed afterwards, or never sent.',
  },
  words: {
    title: 'The words',
    ok: 'What is shown here is, letter by letter, what was sent. Its fingerprint is in the report, and no other key opens it.',
    'not-checked': 'The words in the file were not checked.',
    malformed: 'What should show the words is incomplete or in the wrong place.',
    'other-report': 'The words belong to another report, or to another office.',
    'other-envelope': 'The words do not belong to what was sent with this report.',
    changed: 'This part is not the one that was sent: %{detail}',
    'not-opened': 'The key in the file does not open this part: %{detail}',
  },
};

/** What a report said, as far as its proof shows it. */
export const reportWords = {
  title: 'What was sent',
  parts: { body: 'Report', identity: 'Name', file: 'File', summary: 'Summary' },
  labels: {
    type: 'Type',
    wrongdoing: 'What is wrong',
    facts: 'What happened',
    period: 'When',
    source: 'How it is known',
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
    financial_misconduct: 'Misuse of money or false accounts',
    fraud: 'Other fraud',
    harassment: 'Harassment or discrimination',
    health_concerns: 'Health',
    information_security: 'Information security',
    privacy_and_personal_data_protection: 'Privacy and personal data',
    safety_concerns: 'Safety',
    other: 'Something else',
  },
};
