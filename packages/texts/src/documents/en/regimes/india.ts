/** India: Digital Personal Data Protection Act, Act no. 22 of 2023, whose duties towards people begin on 13 May 2027. */
export const india = {
  heading: 'For people in India',
  scope:
    'Where the Digital Personal Data Protection Act, 2023, applies, this section completes the policy. The sections named are those of that Act.',
  notice:
    'The personal data processed and the purposes are those named in this policy (section 5). You can ask for this notice in English or in a language of the Eighth Schedule to the Constitution of India.',
  withdrawal: 'You can withdraw your consent at any time, as easily as you gave it (section 6(4)).',
  rightsIntro: 'You can:',
  rights: {
    access:
      'obtain a summary of your data and of what is done with it, and the identities of all with whom it has been shared (section 11)',
    correction: 'have your data corrected, completed, updated or erased (section 12)',
    grievance: 'have your grievances redressed (section 13)',
    nomination: 'nominate a person who exercises your rights if you die or become incapacitated (section 14)',
  },
  /** `contact` is an e-mail address or a form. Digital Personal Data Protection Rules, 2025, rule 14(3). */
  exercise:
    'Write to %{contact}. Your questions about the processing are answered there too (section 8(9)). We respond to grievances within 90 days.',
  /** `link` leads to the authority. */
  authority: 'If that does not help, you can complain to the Data Protection Board of India (%{link}).',
} as const;
