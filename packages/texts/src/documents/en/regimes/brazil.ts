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
  /** Title of the person whom the GDPR calls data protection officer. */
  officer: 'Person in charge of the processing of personal data (encarregado; LGPD, Art. 41)',
  /** In the document of an owner in Brazil. Art. 7 LGPD. */
  legalBases: {
    consent: 'Consent (LGPD, Art. 7, I)',
    contract: 'Performance of a contract with you, or steps at your request before one (LGPD, Art. 7, V)',
    legalObligation: 'Compliance with a legal obligation (LGPD, Art. 7, II)',
    vitalInterests: 'Protection of life or physical safety (LGPD, Art. 7, VII)',
    publicTask: 'Public policies laid down by law (LGPD, Art. 7, III)',
    legitimateInterests: 'Legitimate interests (LGPD, Art. 7, IX)',
  },
  /** The same for sensitive data. Art. 11 LGPD; two conditions of the GDPR have no counterpart. */
  conditions: {
    explicitConsent: 'Specific and separate consent (LGPD, Art. 11, I)',
    employment: 'Compliance with a legal obligation (LGPD, Art. 11, II, a)',
    vitalInterests: 'Protection of life or physical safety (LGPD, Art. 11, II, e)',
    association: 'Activities of a non-profit body for its members',
    madePublic: 'Data that the person has manifestly made public',
    legalClaims: 'Legal claims (LGPD, Art. 11, II, d)',
    publicInterest: 'Public policies laid down by law (LGPD, Art. 11, II, b)',
    healthCare: 'Health care (LGPD, Art. 11, II, f)',
    publicHealth: 'Public health (LGPD, Art. 11, II, f)',
    research: 'Archiving, research or statistics laid down by law (LGPD, Art. 11, II, c)',
  },
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
  /** Resolution CD/ANPD no. 19/2024, Annex I, Art. 17. */
  transfers: {
    none: 'The services named in this policy process personal data in Brazil only.',
    intro:
      'Personal data leaves Brazil only as Art. 33 LGPD and Resolution CD/ANPD no. 19/2024 allow. For each country, the table names who receives data, for what purpose and what allows the transfer.',
    form: 'Data is sent electronically, whenever you use a function that needs the service and for as long as we use the service. How long it is then kept is stated in this policy for each purpose.',
    responsibilities:
      'As the controller, we answer for the transfer and for your requests. Recipients that act on our behalf (operators) follow our instructions and must protect the data. The others are themselves responsible for what they do with it.',
    /** `contact` is an e-mail address or a form. */
    rights:
      'To exercise your rights regarding these transfers (Art. 18 LGPD), write to %{contact}. You can also petition the ANPD about us.',
    /** Where another law gives the rest of the policy. */
    beside:
      'Data goes to the countries named in this policy outside Brazil only as Art. 33 LGPD allows: to countries whose protection the ANPD has recognized, under the standard contractual clauses of Resolution CD/ANPD no. 19/2024, or on another ground of that article.',
  },
  /** Children are those under 12, adolescents those from 12 to 17: Art. 2 of Law no. 8.069/1990. */
  minors: {
    heading: 'Children and adolescents',
    notDirected:
      '%{site} is not directed at children (under 12) or adolescents (12 to 17), and we do not knowingly collect data from them. If you believe that one of them has given us personal data, write to %{contact} and we will delete it.',
    consent:
      'We process data of children and adolescents in their best interest. Where the processing is based on consent and a child is under 12, a parent or guardian must give it specifically and separately (Art. 14 LGPD).',
    /** From 17 March 2026. */
    digital:
      'The Brazilian Digital Statute of Children and Adolescents applies too (ECA Digital, Law no. 15.211/2025). Among other things, it forbids using profiles of children and adolescents to direct advertising at them.',
    /** Where another law gives the rest of the policy. */
    beside: 'Data of children and adolescents is processed in their best interest (Art. 14 LGPD).',
  },
  /** `link` leads to the authority. */
  authority:
    'You can also petition the Brazilian National Data Protection Agency, ANPD (%{link}), and the bodies that protect consumers (Art. 18(1) and (8) LGPD).',
} as const;
