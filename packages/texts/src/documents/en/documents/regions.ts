/** What single laws of Europe add to a document in the terms of another law, and what the UK GDPR has of its own. */
export const regions = {
  eea: {
    heading: 'For people in the European Economic Area',
    /** Where the rest of the policy is in the terms of the UK GDPR. */
    reading:
      'For people in the European Economic Area, the GDPR, Regulation (EU) 2016/679, applies. Where this policy names an article of the UK GDPR, the corresponding article of the GDPR is meant: Art. 12, 22 and 45 instead of Art. 12A, 22A to 22D and 45A. The GDPR has no recognized legitimate interests.',
    /** Where the rest of the policy is in the terms of a law outside Europe, or of Switzerland. */
    scope:
      'Where the GDPR, Regulation (EU) 2016/679, applies, this section completes the policy with our legal bases, your rights and what protects your data in other countries.',
  },
  uk: {
    heading: 'For people in the United Kingdom',
    /** Where neither the GDPR nor the UK GDPR gives the rest of the policy. */
    scope:
      'Where the UK GDPR and the Data Protection Act 2018 apply, this section completes the policy with our legal bases, your rights and what protects your data in other countries.',
    /** In place of Art. 22 GDPR, since 5 February 2026. */
    automated: {
      name: 'Automated decisions',
      text: 'If we make a significant decision about you solely by automated means, we tell you so. You can express your point of view, have a person intervene and contest the decision (Art. 22A to 22D UK GDPR).',
    },
    /** "Recognised legitimate interest" is a term of the law. */
    recognized:
      'Where it is necessary to prevent crime, to respond to an emergency, to protect people at risk or to give a public body what it needs for its tasks, we can also process data for a recognized legitimate interest (Art. 6(1)(ea) and Annex 1 UK GDPR).',
    complaintHeading: 'Complaints',
    childAge: 'In the United Kingdom, children can give this consent themselves from the age of 13 (Art. 8 UK GDPR).',
    reading:
      'Where this policy names an article of the GDPR, the corresponding provision of the UK GDPR is meant for processing that the UK GDPR governs: Art. 12 and 12A instead of Art. 12, Art. 22A to 22D instead of Art. 22, Art. 45A instead of Art. 45.',
    /** From 19 June 2026: Data Protection Act 2018, s. 164A. `contact` is an e-mail address or a form. */
    complainToUs:
      'You can complain to us about how we use your data: write to %{contact}. We acknowledge your complaint within 30 days, look into it without undue delay and tell you the outcome (section 164A of the Data Protection Act 2018).',
    complainToIco: 'You can also complain to the authority for data protection in the United Kingdom:',
    adequacy:
      'For transfers out of the United Kingdom, the UK’s own adequacy regulations apply instead of the decisions of the European Commission.',
    /** Where standard contractual clauses protect a transfer. */
    clauses:
      'The standard contractual clauses are supplemented by the UK Addendum or replaced by the International Data Transfer Agreement.',
  },
  switzerland: {
    heading: 'For people in Switzerland',
    reading:
      'Where this policy speaks of legal bases and articles of the GDPR, these do not restrict or replace the Swiss Federal Act on Data Protection (FADP), which requires a justification only where processing breaches personality rights.',
    /** `countries` is a list of names. FADP Art. 19(4). */
    countries: 'Countries outside Switzerland in which personal data is processed: %{countries}.',
    safeguards:
      'The Federal Council recognizes the states of the European Economic Area, the United Kingdom and others as offering adequate protection (Annex 1 to the Data Protection Ordinance), and the United States for recipients certified under the Swiss-US Data Privacy Framework.',
    /** After the sentence above, where standard contractual clauses protect a transfer. */
    clauses: 'Elsewhere, standard contractual clauses apply in the form recognized by the FDPIC (Art. 16 FADP).',
    noCountries: 'The services named in this policy process personal data in Switzerland only.',
    rights:
      'You can request access to your data (Art. 25 FADP), its handover or transfer (Art. 28 FADP), and its correction, deletion or destruction, and you can object to its processing or disclosure (Art. 30 and 32 FADP). As a rule we answer within 30 days and free of charge.',
    authority: 'You can report violations to the competent authority:',
  },
} as const;
