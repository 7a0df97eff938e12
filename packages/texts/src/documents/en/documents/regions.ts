/** What holds only in single countries beside the GDPR. */
export const regions = {
  uk: {
    heading: 'For people in the United Kingdom',
    reading:
      'Where this policy names an article of the GDPR, the corresponding article of the UK GDPR is meant for the processing that the UK GDPR governs.',
    /** From 19 June 2026: Data Protection Act 2018, s. 164A. `contact` is an e-mail address or a form. */
    complainToUs:
      'You can complain to us about how we use your data: write to %{contact}. We acknowledge your complaint within 30 days, look into it without undue delay and tell you the outcome (section 164A of the Data Protection Act 2018).',
    complainToIco: 'You can also complain to the authority for data protection in the United Kingdom:',
    adequacy:
      'For transfers out of the United Kingdom, the UK’s own adequacy regulations apply instead of the decisions of the European Commission, and the International Data Transfer Agreement or the UK Addendum goes with the standard contractual clauses.',
  },
  switzerland: {
    heading: 'For people in Switzerland',
    reading:
      'Where this policy speaks of legal bases and articles of the GDPR, these do not restrict or replace the Swiss Federal Act on Data Protection (FADP), which requires a justification only where processing breaches personality rights.',
    /** `countries` is a list of names. FADP Art. 19(4). */
    countries: 'Countries outside Switzerland in which personal data is processed: %{countries}.',
    safeguards:
      'The Federal Council recognizes the states of the European Economic Area, the United Kingdom and others as offering adequate protection (Annex 1 to the Data Protection Ordinance), and the United States for recipients certified under the Swiss-US Data Privacy Framework. Elsewhere, the standard contractual clauses named above apply in the form recognized by the FDPIC (Art. 16 FADP).',
    noCountries: 'The services named in this policy process personal data in Switzerland only.',
    rights:
      'You can demand access to your data (Art. 25 FADP), its handover or transfer (Art. 28 FADP), and its correction, deletion or destruction, and you can object to its processing or disclosure (Art. 30 and 32 FADP). As a rule we answer within 30 days and free of charge.',
    authority: 'You can report violations to the competent authority:',
  },
} as const;
