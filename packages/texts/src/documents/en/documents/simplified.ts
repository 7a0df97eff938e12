/** The policy in brief: one short answer a question. */
export const simplified = {
  what: {
    heading: 'What data is used, why, and who receives it?',
    intro: 'These are the purposes for which personal data is processed, and the recipients for each.',
    data: 'The data concerned',
  },
  where: {
    heading: 'Where does the data go?',
    text: 'Countries of processing: %{countries}.',
    safeguards: 'Outside the European Economic Area, safeguards protect the data. The complete policy describes them.',
  },
  howLong: {
    heading: 'How long is it kept?',
    text: 'As long as the purpose requires, or longer if the law requires it. The complete policy states the period or the criteria for each purpose.',
  },
  choices: {
    heading: 'What can you decide?',
    consent: 'You can refuse or withdraw consent at any time.',
    object:
      'You can object to direct marketing at any time. Where we rely on legitimate interests, you can object on grounds relating to your situation.',
    rights: 'You can access your data, have it corrected or erased, restrict its use, and take it with you.',
    usOptOut:
      'In the US states named in the complete policy, you can opt out of the sale of your data and of targeted advertising.',
    noRetaliation: 'Exercising your rights is free and does not put you at a disadvantage.',
    write: 'Write to %{contact}.',
    complain: 'You can complain to a data protection authority.',
  },
  more: {
    heading: 'Where can you read more?',
    /** `policy` is the name below, or a link with that text. */
    text: 'The %{policy} describes all of this in detail. It covers the same processing and has the same date.',
    policy: 'complete policy',
  },
} as const;
