/** What an admin proposes: the texts of the form and who reads reports. */
export const form = {
  first: 'Propose the form',
  change: 'Propose a change',
  text: 'Nothing is shown to reporters before a manager has signed it.',
  propose: 'Propose',
  proposed: 'The proposal waits for a signature',
  organization: 'Organization, as reporters know it',
  country: 'Country',
  countryHint: 'Its law decides deadlines, retention and which authorities are named.',
  noCountry: 'Choose a country from the list',
  locale: 'Language of your texts',
  languages: 'Languages of the form',
  welcome: 'Welcome',
  welcomeHint: 'A few calm words: whom the form is for, and what happens with a report.',
  questions: 'Questions of your own',
  question: 'Question %{number}',
  required: 'Must be answered',
  addQuestion: 'Add question',
  otherWays: 'Other ways to report to you',
  otherWaysHint: 'Such as a phone number, or somebody to talk to.',
  authorities: 'External channels',
  authoritiesHint: 'Reporters can turn to these authorities as well. The form names them.',
  authorityName: 'Authority %{number}',
  authorityUrl: 'Address of authority %{number}',
  addAuthority: 'Add authority',
  useLaw: 'Use those of the country',
  remove: 'Remove',
  people: 'Who reads reports',
  peopleHint: 'Name two people, so that no report is lost if one of them loses their keys.',
  name: 'Name of %{email}',
  work: 'Function of %{email}',
  noKeys: 'no keys yet',
  nobodyReady: 'Nobody who has the role has created keys yet.',
  oneAlone:
    'With one recipient alone, the tool asks for a recovery key before it signs. Without one, reports are lost with the keys of that person.',
  custodian: 'Custodian of identities',
  custodianHint:
    'Holds the second half of the key to names of reporters. Without a custodian, a manager opens a name by entering a reason, which is logged.',
  nobody: 'Nobody',
} as const;

/** What the law of the country asks. */
export const law = {
  title: 'What the law asks',
  name: 'Law',
  none: 'No law of this country requires a channel. The periods of Directive (EU) 2019/1937 are kept as good practice.',
  employees: 'Required from',
  employeeCount: { one: '%{number} employee', other: '%{number} employees' },
  acknowledge: 'Acknowledgement within',
  feedback: 'Feedback within',
  retention: 'Kept at most',
  noRetention: 'As long as needed; the law names no number',
  workingDays: { one: '%{number} working day', other: '%{number} working days' },
  cited: '%{period} (%{article})',
  unconfirmed: 'No lawyer of this country has confirmed this.',
} as const;

/** What reporters will see. */
export const preview = {
  title: 'What reporters see',
  text: 'Reporters see more before they write: how to protect themselves, deadlines and how to use their receipt.',
  readers: 'Your report goes to',
  questions: 'Questions',
  authorities: 'You can also turn to',
  notice: 'Privacy notice',
  noticeLater: 'The privacy notice is written when you propose, in all languages of the form.',
} as const;
