/** The policy in brief: one short answer a question. */
export const simplified = {
  what: {
    heading: 'What is processed, for what, and who receives it?',
    intro: 'These are the purposes for which personal data is processed, and the recipients for each.',
    data: 'The data concerned',
  },
  where: {
    heading: 'Where does the data go?',
    text: 'Countries of processing: %{countries}.',
    safeguards: 'Outside the European Economic Area, the safeguards described in the complete policy protect the data.',
  },
  howLong: {
    heading: 'How long is it kept?',
    text: 'As long as the purpose requires, or longer where a law says so. The complete policy states the period or criterion for each purpose.',
  },
  choices: {
    heading: 'What can you decide?',
    consent: 'You can refuse or withdraw consent at any time.',
    object:
      'You can object to processing for direct marketing at any time, and to processing based on legitimate interests on grounds relating to your situation.',
    rights: 'You can see your data, have it corrected or erased, have its use restricted, and take it with you.',
    usOptOut:
      'In the US states named in the complete policy, you can opt out of the sale of your data and of targeted advertising.',
    noRetaliation: 'Exercising a right costs nothing and does not put you at a disadvantage.',
    write: 'Write to %{contact}.',
    complain: 'You can complain to a data protection authority.',
  },
  more: {
    heading: 'Where can you read more?',
    /** `policy` is the name below, or a link with that text. */
    text: 'The %{policy} sets all of this out in detail. It covers the same processing and bears the same date.',
    policy: 'complete policy',
  },
} as const;
