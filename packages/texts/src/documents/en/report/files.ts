/** Files, cleaned in the browser before they are encrypted. */
export const files = {
  label: 'Do you have any related files?',
  hint: 'Photos, documents, recordings: up to %{file} MB each and %{report} MB together.',
  cleaned:
    'Hidden details, such as place, author and device, are removed on your device before anything is sent. File names are replaced.',
  visible: 'What can be seen or heard stays: faces, names, voices, watermarks.',
  add: 'Add files',
  remove: 'Remove %{name}',
  working: 'Checking %{name} for hidden details',
  sentAs: 'Will be sent as %{name}',
  found: 'Removed',
  nothing: 'No hidden details were found.',
  left: 'Still in the file',
  /** Hidden details that were removed, in a list. */
  kinds: {
    location: 'places',
    author: 'author names',
    time: 'dates and times',
    device: 'device names',
    software: 'program names',
    comment: 'comments and descriptions',
    preview: 'preview pictures',
    attachment: 'attached files',
    revision: 'earlier versions',
    id: 'identifiers',
    script: 'scripts and macros',
    other: 'other hidden details',
  },
  /** What stays although it may tell something. */
  leftKinds: {
    fonts: 'fonts',
    'hidden-content': 'hidden layers, sheets or text',
    'tracked-changes': 'deleted text in tracked changes',
    links: 'links',
    'form-values': 'answers in form fields',
    'embedded-objects': 'embedded objects that cannot be cleaned',
    'encoder-traces': 'traces of the recording device',
    subtitles: 'subtitles and chapters',
  },
  /** Why a file cannot be cleaned. */
  refused: {
    'unknown-type': 'Files of this type cannot be cleaned.',
    unsupported: 'This variant of the file type cannot be cleaned.',
    encrypted: 'The file is protected by a password and cannot be cleaned.',
    malformed: 'The file is damaged and cannot be cleaned.',
    'too-large': 'The file is too large to be cleaned.',
  },
  advice: 'Hidden details may show who made the file and where. A photo of the screen is often safer.',
  anyway: 'Send this file as it is, with all hidden details',
  decide: 'For each file that cannot be cleaned, choose: send it as it is, or remove it.',
  tooLarge: '%{name} was not added because it is larger than %{file} MB.',
  tooMuch: '%{name} was not added because the files would exceed %{report} MB in total.',
  empty: '%{name} was not added because it is empty.',
  unreadable: '%{name} was not added because it cannot be read.',
  wait: 'Wait until all files are checked.',
  /** Size of a file. */
  size: '%{size} MB',
} as const;
