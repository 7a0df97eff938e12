/** South Africa: Protection of Personal Information Act, Act no. 4 of 2013 (POPIA). */
export const southAfrica = {
  heading: 'For people in South Africa',
  scope:
    'Where the Protection of Personal Information Act, Act no. 4 of 2013 (POPIA), applies, we are the responsible party and this section completes the policy. The sections named are those of that Act.',
  /** `contact` is an e-mail address or a form. */
  officer: 'Our information officer (section 55) can be reached at %{contact}.',
  voluntary:
    'This policy states for each activity whether information must be given and what follows if it is not (section 18).',
  rightsIntro: 'You can:',
  rights: {
    access:
      'learn free of charge whether we hold information about you, and request the record or a description of it (section 23)',
    correction:
      'request the correction or deletion of information that is inaccurate, irrelevant, excessive, out of date, incomplete, misleading or obtained unlawfully (section 24)',
    objection:
      'object to processing on reasonable grounds relating to your situation (section 11(3)), and to direct marketing at any time',
    withdrawal: 'withdraw your consent at any time (section 11(2))',
    decisions: 'not be subject to a decision with legal effect that rests solely on automated processing (section 71)',
    court: 'institute civil proceedings (section 99)',
  },
  /** Only where data goes to other countries. */
  transfers:
    'Information goes to the countries named in this policy outside South Africa only as section 72 allows: where a law, binding rules or an agreement there protects it adequately, with your consent, or on another ground of that section.',
  /** `link` leads to the authority. */
  authority: 'You can lodge a complaint with the Information Regulator (%{link}) (section 74).',
} as const;
