/** The page of the generator around its panels: head, languages, preview, boxes, deletion. */
export const generator = {
  status: { draft: 'Draft', changed: 'Changes not published', published: 'Published', offline: 'Offline' },
  siteCrumb: 'Site',
  loading: 'The document is loading',
  panelsLabel: 'Your details',
  panels: {
    services: 'Services',
    questions: 'Questions',
    settings: 'Your own processing',
    permissions: 'Permissions',
    links: 'Links',
    terms: 'Terms',
    notice: 'Legal notice',
    processing: 'Processing for customers',
    choices: 'Choices',
  },
  phone: { label: 'View', edit: 'Edit', preview: 'Preview' },
  versionLine: 'Version %{version} is online',

  publish: {
    action: 'Publish',
    again: 'Publish changes',
    sheetTitle: 'Publish: %{document}',
    done: 'Version %{version} is online.',
    unchanged: 'Nothing has changed. Version %{version} stays online.',
    openPage: 'Open the page',
    embed: 'Manage & embed',
    install: 'Install on your site',
    firstTitle: 'Your document is online',
    firstText: 'Anyone can read it at this address. Next, add it to your site as a link, a button or the full text.',
    address: 'Public address',
    later: 'Stay here',
    /** A button, where nothing is missing that the banner does not mend. */
    withBanner: 'Publish with the cookie banner',
    incompleteTitle: 'Not ready to be published',
    incompleteText: {
      one: 'One required detail is missing. The law requires it, so we do not make it up.',
      other: '%{number} required details are missing. The law requires them, so we do not make them up.',
    },
  },

  actions: {
    more: 'More actions',
    fullScreen: 'Full-screen preview',
    versions: 'Versions',
    embed: 'Manage & embed',
    openPage: 'Open the published page',
    deleteDocument: 'Delete this document…',
  },

  languages: {
    label: 'Document languages',
    add: 'Add a language',
    addShort: 'Add',
    manage: 'Languages',
    remove: 'Delete %{language}…',
    added: '%{language} was added.',
    proposeTitle: 'Add %{language}?',
    proposeText:
      'The document gets a whole text in %{language}, written from the same facts. It goes online with the next publication.',
    unknown: 'Documents cannot be made in this language yet.',
    present: 'The document is in %{language} already.',
  },

  deletion: {
    languageTitle: 'Delete %{language}?',
    languageText: 'The text in %{language} is removed from this document, and its public page goes offline.',
    languageAction: 'Delete this language',
    languageDone: '%{language} was deleted.',
    documentTitle: 'Delete this document?',
    documentText: 'This deletes the document in all languages. The site keeps its services and settings.',
    documentAction: 'Delete the document',
    documentDone: 'The document was deleted.',
    pageGone: 'Its public URL and embeds will stop working.',
    linksBreak: 'Links and embedded texts in this language show another language.',
  },

  preview: {
    title: 'Preview',
    label: 'Preview of the document',
    variant: 'Document variant',
    complete: 'Complete',
    simplified: 'Simplified',
    language: 'Preview language',
    fullScreen: 'Full-screen preview',
    frameTitle: 'The document as visitors will see it',
    updating: 'The preview is being updated',
    changed: { one: 'One section changed', other: '%{number} sections changed' },
    cites: 'Required by',
  },

  /** One line that counts what is left to do. Each part opens the drawer with the lists. */
  readiness: {
    label: 'Readiness',
    title: 'Before you publish',
    nothingToFix: 'Nothing to fix',
    toFix: { one: '%{number} to fix', other: '%{number} to fix' },
    toCheck: { one: '%{number} to check', other: '%{number} to check' },
    assumptions: { one: '%{number} assumption', other: '%{number} assumptions' },
    laws: { one: '%{number} law', other: '%{number} laws' },
    more: 'More',
    loading: 'The lists are loading',
    assumedIntro: 'You have not answered these questions, so the document uses the safe answer. Open one to change it.',
  },

  failures: {
    adding: 'Adding service %{serviceId} failed.',
    panel: 'Reloading the services panel failed.',
    saving: 'Saving the service failed.',
    permissions: 'Reloading the permissions panel failed.',
    preview: 'Reloading the preview failed. Please reload the page.',
    removing: 'Removing a service failed.',
    places: 'Updating the processing places (countries) failed. Please reload the page and try again.',
    restoring: 'Taking the service back failed.',
    document: 'This document could not be loaded.',
  },

  /** Whether what was entered is saved. */
  saving: {
    completeFirst: 'Complete the entries that are not saved yet, then publish.',
    notPublished: 'Your latest changes could not be saved, so nothing was published.',
  },
  keyboard: {
    search: 'Search services',
    publish: 'Publish',
    preview: 'Full-screen preview',
    group: 'Document',
  },
} as const;
