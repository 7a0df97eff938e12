/** Legal bases, and the interests behind processing. Each stands alone after a label. */
export const legalBases = {
  /** What fills `gdpr` in sentences that name articles: in the form that they take in a citation. */
  gdprNames: { union: 'GDPR', unitedKingdom: 'UK GDPR' },
  /** Art. 6(1) GDPR, by letter. */
  bases: {
    consent: 'Consent (Art. 6(1)(a) %{gdpr})',
    contract: 'Performance of a contract with you, or steps at your request before one (Art. 6(1)(b) %{gdpr})',
    legalObligation: 'Compliance with a legal obligation (Art. 6(1)(c) %{gdpr})',
    vitalInterests: 'Protection of vital interests (Art. 6(1)(d) %{gdpr})',
    publicTask: 'A task carried out in the public interest (Art. 6(1)(e) %{gdpr})',
    legitimateInterests: 'Legitimate interests (Art. 6(1)(f) %{gdpr})',
  },
  /** The same, in a word or two, for tables. */
  short: {
    consent: 'Consent',
    contract: 'Contract',
    legalObligation: 'Legal obligation',
    vitalInterests: 'Vital interests',
    publicTask: 'Public task',
    legitimateInterests: 'Legitimate interests',
  },
  /** What is pursued where a service rests on legitimate interests. Each completes "Legitimate interest: …". */
  interests: {
    delivery: 'Fast and reliable delivery of content',
    security: 'Protection against attacks, spam and misuse',
    fraud: 'Preventing fraud and the losses it causes',
    errors: 'Finding and fixing faults',
    answering: 'Answering inquiries and helping users',
    convenience: 'Ease of use',
    accessibility: 'Being usable by as many people as possible',
    customers: 'Keeping in touch with customers and prospects',
    statistics: 'Knowing what is used, and how, in order to improve it',
    content: 'Presenting content and what we offer in an appealing way',
    advertising: 'Making our offers known and knowing whether that succeeds',
    recruiting: 'Finding suitable staff',
    proof: 'Being able to prove which choices were made',
    operations: 'Running our organization efficiently',
  },
} as const;
