/** What the privacy policy shows of a record. */
export const inPolicy = {
  title: 'Privacy policy',
  text: 'Choose what the policy shows about this service. Published policies must be published again. Cookie policy and banner still name the service.',
  textAlternate:
    'If shown, it becomes a separate entry next to the service. Published policies must be published again.',
  /** Of a service that is no longer on the site. */
  textGone:
    'The policy still follows these choices for a while. Before you end or delete this record, show the service and hide everything else.',
  textGoneAlternate: 'The policy still follows this choice for a while. Hide it before you end or delete this record.',
  parts: 'Also show in the policy',
  show: 'Show',
  hide: 'Hide',
  fields: {
    show_in_policy: 'The service',
    description: 'Description',
    subjects: 'Data subjects',
    available_rights: 'Rights',
    security_measures: 'Security measures',
    who_process_the_pdts: 'Processed by',
  },
};

/** Several records of one service. */
export const alternates = {
  title: 'Other records of this service',
  add: 'Add alternate',
  nameHint: 'The people or place it covers, such as staff area or wholesale customers.',
  ofService: '%{name} (main record)',
  statedTitle: 'Details of this alternate',
  statedText: 'It matches the service except for your changes here.',
  same: 'No differences from the service yet.',
  differs: 'Differs from the service',
  departs: '%{field}: %{record}. Service: %{service}',
};

/** Where what a record is about appears. */
export const appears = {
  title: 'Used in',
  nowhere: 'Not used anywhere else yet.',
  policy: 'Privacy policy',
  shown: 'Shown',
  notShown: 'Not shown',
  clause: 'View in published policy',
  banner: 'Cookie banner',
  categories: {
    necessary: 'Necessary',
    functionality: 'Functionality',
    experience: 'Embedded content and personalization',
    measurement: 'Analytics',
    marketing: 'Marketing',
  },
  findings: 'Discrepancies',
  toFindings: 'View discrepancies',
  tasks: 'Requests',
  openTasks: {
    one: '%{number} open task',
    other: '%{number} open tasks',
  },
};
