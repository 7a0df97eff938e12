/** Brazil: Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018 (LGPD). */
export const brazil = {
  heading: 'For people in Brazil',
  scope:
    'Where the Brazilian General Data Protection Law, Law no. 13.709/2018 (LGPD), applies, this section completes the policy.',
  bases:
    'Where this policy names consent, a contract, a legal obligation or legitimate interests as the legal basis, this is also the legal basis of the same name in Art. 7 LGPD; for sensitive data it is one of those in Art. 11 LGPD.',
  /** Where only laws apply that know no legal bases. */
  basesPlain:
    'We process personal data with your consent, for a contract with you, to comply with a legal obligation or for our legitimate interests (Art. 7 LGPD); sensitive data only on one of the legal bases in Art. 11 LGPD.',
  rightsIntro: 'You have these rights (Art. 18 and 20 LGPD):',
  rights: {
    access: 'confirmation that we process your data, and access to it',
    correction: 'correction of data that is incomplete, inaccurate or out of date',
    blocking:
      'anonymization, blocking or erasure of data that is unnecessary or excessive or is processed against the law',
    portability: 'portability of your data to another provider',
    erasure: 'erasure of data processed with your consent, except where Art. 16 LGPD allows it to be kept',
    sharing: 'information about the public and private bodies with which we have shared your data',
    refusal: 'information about the possibility of refusing consent and what follows from a refusal',
    withdrawal: 'withdrawal of your consent, free of charge and as easily as it was given (Art. 8(5) LGPD)',
    objection: 'objection to processing without consent that breaches the law (Art. 18(2) LGPD)',
    review: 'review of decisions taken solely by automated means that affect your interests (Art. 20 LGPD)',
  },
  /** `contact` is an e-mail address or a form. */
  exercise:
    'To exercise them, and for any question about data protection (Art. 41 LGPD), write to %{contact}. We answer in simplified form without delay, or fully within 15 days of the request (Art. 19 LGPD).',
  transfers:
    'Data goes to the countries named in this policy outside Brazil only as Art. 33 LGPD allows: to countries whose protection the ANPD has recognized, under the standard contractual clauses of Resolution CD/ANPD no. 19/2024, or on another ground of that article.',
  children: 'Data of children and adolescents is processed in their best interest (Art. 14 LGPD).',
  /** `link` leads to the authority. */
  authority:
    'You can also petition the Brazilian National Data Protection Authority, ANPD (%{link}), and the bodies that protect consumers (Art. 18(1) and (8) LGPD).',
} as const;
