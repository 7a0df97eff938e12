/** Kinds of data that the law protects more than others. */
export const sensitiveData = {
  heading: 'Sensitive data',
  intro:
    'Some of the data we process is specially protected (Art. 9 and 10 %{gdpr} and corresponding provisions of other laws):',
  /** Where the GDPR does not apply. */
  introPlain: 'Some of the data we process is specially protected:',
  kinds: {
    health: 'health data',
    sexLife: 'data on sex life or sexual orientation',
    ethnicOrigin: 'racial or ethnic origin',
    politicalOpinions: 'political opinions',
    beliefs: 'religious or philosophical beliefs',
    tradeUnion: 'trade union membership',
    genetic: 'genetic data',
    biometric: 'biometric data that identifies a person',
    criminal: 'criminal convictions and offences',
    preciseLocation: 'precise location',
    immigrationStatus: 'citizenship or immigration status',
    accountAccess: 'account or card numbers together with access codes',
    messageContents: 'contents of messages not addressed to us',
    knownChild: 'data of a known child',
  },
  /** Art. 9(2) GDPR, by letter. Each completes "Condition: …". */
  conditions: {
    explicitConsent: 'Explicit consent (Art. 9(2)(a) %{gdpr})',
    employment: 'Employment and social security law (Art. 9(2)(b) %{gdpr})',
    vitalInterests: 'Vital interests of a person unable to consent (Art. 9(2)(c) %{gdpr})',
    association: 'Activities of a non-profit body for its members (Art. 9(2)(d) %{gdpr})',
    madePublic: 'Data that the person has manifestly made public (Art. 9(2)(e) %{gdpr})',
    legalClaims: 'Legal claims (Art. 9(2)(f) %{gdpr})',
    publicInterest: 'Substantial public interest laid down by law (Art. 9(2)(g) %{gdpr})',
    healthCare: 'Health care (Art. 9(2)(h) %{gdpr})',
    publicHealth: 'Public health (Art. 9(2)(i) %{gdpr})',
    research: 'Archiving, research or statistics laid down by law (Art. 9(2)(j) %{gdpr})',
  },
  /** Column headings of the table. */
  data: 'Data',
  where: 'Processed for',
  condition: 'Condition',
} as const;
