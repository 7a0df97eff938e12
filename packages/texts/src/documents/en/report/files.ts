/** Files, cleaned in the browser before they are encrypted. */
export const files = {
  label: 'Do you have files about it?',
  hint: 'Photos, documents, recordings: up to %{file} MB each and %{report} MB together.',
  cleaned:
    'Hidden details, such as place, author and device, are removed on your device before anything is sent. File names are replaced.',
  visible: 'What can be seen or heard stays: faces, names, voices, watermarks.',
  add: 'Add files',
  remove: 'Remove %{name}',
  working: 'Looking for hidden details in %{name}',
  sentAs: 'Is sent as %{name}',
  found: 'Removed',
  nothing: 'No hidden details were found.',
  left: 'Still in the file',
  /** Hidden details that were removed, in a list. */
  kinds: {
    location: 'places',
    author: 'names of people',
    time: 'dates and times',
    device: 'names of devices',
    software: 'names of programs',
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
  anyway: 'Send this file as it is, with everything hidden in it',
  decide: 'Decide for each file that cannot be cleaned: send it as it is, or remove it.',
  tooLarge: '%{name} was not added: it has more than %{file} MB.',
  tooMuch: '%{name} was not added: all files together have more than %{report} MB.',
  empty: '%{name} was not added: it is empty.',
  unreadable: '%{name} was not added: it could not be read.',
  wait: 'Wait until all files have been looked at.',
  /** Size of a file. */
  size: '%{size} MB',
} as const;
