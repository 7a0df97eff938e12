/** What the owner says beyond services and activities. */
export const settings = {
  save: 'Save',
  saved: 'Saved.',
  unsaved: 'Not saved',
  yes: 'Yes',
  no: 'No',
  rightsContact: {
    title: 'Contact for requests about data',
    text: 'Where people ask for access, correction or deletion. Left empty: the e-mail address of the owner.',
    email: 'E-mail address',
    url: 'Address of a request form',
  },
  automatedDecisions: {
    title: 'Automated decisions',
    text: 'Decisions made by machines alone that affect people seriously, such as a refused credit (GDPR Art. 22).',
    made: 'Are there such decisions?',
    assumed: 'Not said: the document says there are none.',
    logic: 'How the decision is made',
    consequences: 'What follows from it for people',
  },
  usStates: {
    title: 'US state laws',
    text: 'For people in California, Virginia, Colorado and the other states with a privacy law.',
    optOutUrl: 'Page “Your Privacy Choices”',
    optOutHint: 'Where people opt out of sale, sharing and targeted advertising.',
    honoursGpc: 'The site acts on the Global Privacy Control signal',
    appealEmail: 'E-mail address for appeals',
    appealHint: 'Where a refused request can be appealed. Left empty: the contact for requests.',
    tollFreePhone: 'Toll-free telephone number',
    sensitiveFurther: 'Sensitive data is used beyond what is needed',
  },
  trackerChoices: {
    title: 'Choices about trackers',
    text: 'Withdrawing consent must be as easy as giving it (GDPR Art. 7(3)).',
    control: 'A control on every page reopens the cookie banner',
    url: 'Page where people change their choice',
  },
  minimumAge: {
    title: 'Minimum age',
    text: 'The age from which people may use the site. Left empty: the document says nothing of it.',
    label: 'Age in years',
  },
} as const;
