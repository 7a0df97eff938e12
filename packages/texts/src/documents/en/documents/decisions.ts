/** Automated decisions, where data comes from, and whether one must give it. */
export const decisions = {
  automated: {
    heading: 'Automated decisions and profiling',
    /** What fills `provision`, by law. */
    provisions: { union: 'Art. 22 %{gdpr}', unitedKingdom: 'Art. 22A to 22D UK GDPR', brazil: 'LGPD, Art. 20' },
    none: 'We make no decisions about you that are based solely on automated processing, including profiling, and that produce legal effects for you or affect you in a similarly significant way (%{provision}).',
    /** Where only laws apply that do not know Art. 22 GDPR. */
    nonePlain:
      'We make no decisions about you by automated means alone that have legal effects for you or affect you in a similarly significant way.',
    reason: 'Reason',
    made: 'We make decisions that are based solely on automated processing, including profiling, and that produce legal effects for you or affect you in a similarly significant way (%{provision}).',
    madePlain:
      'We make decisions by automated means alone that have legal effects for you or affect you in a similarly significant way.',
    logic: 'The logic involved',
    consequences: 'What it means for you',
    rights: 'You can have such a decision reviewed by a person, express your point of view and contest the decision.',
    profilingIntro:
      'For advertising or to adapt content, interest profiles are built from how people use sites and apps by:',
  },
  sources: {
    heading: 'Data we receive from others',
    intro: 'We receive some personal data not from you but from others (Art. 14 %{gdpr}):',
    introPlain: 'We receive some personal data not from you but from others:',
    caption: 'Data from other sources',
    from: 'Source',
    data: 'Data',
    purpose: 'Purpose',
    public: 'Publicly accessible?',
  },
  obligation: {
    heading: 'Whether you must provide data',
    text: 'You are free to use %{site} or not. For each occasion above, we state whether you must provide data and what happens if you do not.',
    services:
      'You never have to provide data that we process on the basis of your consent: if you refuse, only the function concerned is unavailable.',
  },
  children: {
    heading: 'Children',
    notDirected:
      '%{site} is not directed at children, and we do not knowingly collect data from them. If you believe that a child has given us personal data, write to %{contact} and we will delete it.',
    /** `site` is a name, `number` a number of years. */
    minimumAge: {
      one: '%{site} may be used by persons aged %{number} or over.',
      other: '%{site} may be used by persons aged %{number} or over.',
    },
    directed:
      '%{site} is also directed at children. Where processing of a child’s data is based on consent and the child has not reached the age the law requires, the consent must be given or authorized by the holder of parental responsibility (Art. 8 %{gdpr}).',
    directedPlain: '%{site} is also directed at children.',
    /** `services` is a list of names. */
    childDirected:
      'These services are set to treat all visitors as children and do not show advertising based on profiles: %{services}.',
    parentalConsent:
      'These services receive data about a child only after a parent or guardian has consented: %{services}.',
    parents:
      'Parents and guardians can see the data of their child, have it deleted and refuse further collection by writing to %{contact}.',
    /** Where it is directed at people in the United States too. */
    parentsUs:
      'In the United States, the Children’s Online Privacy Protection Rule (16 CFR Part 312) allows personal data of children under 13 to be collected online only with the verifiable consent of a parent, apart from the exceptions it names.',
  },
} as const;
