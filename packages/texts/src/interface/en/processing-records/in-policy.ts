/** What the privacy policy shows of a record. */
export const inPolicy = {
  title: 'In the privacy policy',
  text: 'What people read of this service. A published policy then waits to be published again. Cookie policy and banner still name the service.',
  textAlternate:
    'Shown, it is an entry of its own beside the service. A published policy then waits to be published again.',
  parts: 'Also shown in the policy',
  show: 'Show',
  hide: 'Hide',
  fields: {
    show_in_policy: 'The service',
    description: 'Description',
    subjects: 'Whose data',
    available_rights: 'Rights',
    security_measures: 'Security measures',
    who_process_the_pdts: 'Who processes',
  },
};

/** Several records of one service. */
export const alternates = {
  title: 'Other records of the service',
  add: 'Add an alternate',
  nameHint: 'For whom or where something differs: staff area, wholesale customers.',
  ofService: '%{name} (record of the service)',
  statedTitle: 'What this alternate states',
  statedText: 'It states the same as its service, except for what you change here.',
  same: 'Nothing differs from the service yet.',
  differs: 'Differs from the service',
  departs: '%{field}: %{record}. Of the service: %{service}',
};

/** Where what a record is about appears. */
export const appears = {
  title: 'Where it appears',
  nowhere: 'Nowhere else yet.',
  policy: 'Privacy policy',
  shown: 'Shown',
  notShown: 'Not shown',
  clause: 'Read it in the published policy',
  banner: 'Cookie banner',
  categories: {
    necessary: 'Necessary',
    functionality: 'Functionality',
    experience: 'Embedded content and personalization',
    measurement: 'Analytics',
    marketing: 'Marketing',
  },
  findings: 'Discrepancies',
  toFindings: 'To the discrepancies',
  tasks: 'Requests',
  openTasks: {
    one: '%{number} open task',
    other: '%{number} open tasks',
  },
};
