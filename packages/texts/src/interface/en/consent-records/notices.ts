/** Texts that people agree to, in versions. */
export const notices = {
  table: 'Legal notices, newest first',
  identifier: 'Identifier',
  version: 'Version',
  languages: 'Languages',
  origin: 'Comes from',
  document: 'Published document',
  own: 'Written here',
  created: 'Created (UTC)',
  open: 'Show %{identifier}, version %{version}',
  note: 'Documents you publish come here by themselves, each published version word for word. Other texts, such as the sentence at a checkbox, you add.',
  add: 'Add a version',
  none: 'No legal notices yet',
  noneText: 'They come when you publish a document. Other texts people agree to you can add here.',

  title: '%{identifier}, version %{version}',
  hash: 'SHA-256',
  consents: 'Show its consents',
  toDocument: 'Open the document',
  never: 'What a version says never changes. A new wording is a new version.',

  addTitle: 'Add a version of a legal notice',
  identifierHint:
    'The name by which forms and servers call it, such as newsletter. The same as before for a new wording.',
  versionHint: 'A number or a date, such as 2.',
  text: 'Text in %{language}',
  textHint: 'Exactly as people see it.',
  language: 'Add a language',
  remove: 'Remove %{language}',
  check: 'Once it is added, nothing in it can be changed.',
  save: 'Add it',
  added: 'The version is added',
} as const;
