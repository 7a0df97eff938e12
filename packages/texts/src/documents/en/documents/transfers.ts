/** Data that goes abroad: where to, and what protects it there. */
export const transfers = {
  heading: 'Processing in other countries',
  intro:
    'Personal data is processed in the countries listed here. Outside the European Economic Area, data may be transferred only to places where it is protected by one of the safeguards of Art. 44 to 49 GDPR. The table states which one applies to each country.',
  introUk:
    'Personal data is processed in the countries listed here. Outside the United Kingdom, data may be transferred only to places where it is protected by one of the safeguards of Art. 44A to 49 UK GDPR. The table states which one applies to each country.',
  introSwiss:
    'Personal data is disclosed to recipients in the countries listed here. The table states, for each country, what ensures appropriate protection (Art. 16 FADP).',
  introPlain: 'Personal data is processed in these countries:',
  none: 'The services named in this policy process personal data in the European Economic Area only: %{countries}.',
  caption: 'Countries, recipients and safeguards',
  country: 'Country',
  recipients: 'Recipients',
  safeguard: 'Safeguard',
  /** Each stands alone in a cell. */
  safeguards: {
    inside: 'Within the European Economic Area, where the GDPR applies',
    home: 'No transfer to another country',
    adequacyEu: 'Adequacy decision of the European Commission (Art. 45 GDPR)',
    adequacyEuLimited: 'Adequacy decision of the European Commission (Art. 45 GDPR), within its scope',
    adequacyUk: 'UK adequacy regulations (Art. 45A UK GDPR)',
    adequacySwiss:
      'Adequate protection according to the Swiss Federal Council (Art. 16(1) FADP, Annex 1 to the Data Protection Ordinance)',
    adequacyBrazil: 'Adequacy decision of the ANPD (LGPD, Art. 33, I; Resolution CD/ANPD no. 32/2026)',
    frameworkEu:
      'EU-US Data Privacy Framework: adequacy decision (EU) 2023/1795 of the European Commission (Art. 45 GDPR); the recipient is certified under it',
    frameworkUk: 'UK Extension to the EU-US Data Privacy Framework; the recipient is certified under it',
    frameworkSwiss: 'Swiss-US Data Privacy Framework; the recipient is certified under it',
    clausesEu: 'Standard contractual clauses of the European Commission (Art. 46(2)(c) GDPR)',
    clausesUk:
      'International Data Transfer Agreement or Addendum issued by the UK Information Commissioner (Art. 46 UK GDPR)',
    clausesSwiss: 'Standard data protection clauses recognized by the FDPIC (Art. 16(2)(d) FADP)',
    clausesBrazil: 'Standard contractual clauses of the ANPD (LGPD, Art. 33, II, b; Resolution CD/ANPD no. 19/2024)',
    bindingRules: 'Binding corporate rules (Art. 46(2)(b) %{gdpr})',
    bindingRulesSwiss: 'Binding corporate rules (Art. 16(2)(e) FADP)',
    bindingRulesBrazil: 'Binding corporate rules (LGPD, Art. 33, II, c)',
    explicitConsent: 'Your explicit consent, after being told of the risks (Art. 49(1)(a) %{gdpr})',
    explicitConsentSwiss: 'Explicit consent (Art. 17(1)(a) FADP)',
    explicitConsentBrazil: 'Specific and separate consent (LGPD, Art. 33, VIII)',
    contract: 'Necessary for a contract with you or in your interest (Art. 49(1)(b) or (c) %{gdpr})',
    contractSwiss: 'Necessary for a contract with you or in your interest (Art. 17(1)(b) FADP)',
    contractBrazil: 'Performance of a contract with you, or steps at your request before one (LGPD, Art. 33, IX)',
    /** The United States, where it is not known whether a recipient is certified. */
    frameworkOrClausesEu:
      'Standard contractual clauses of the European Commission (Art. 46(2)(c) GDPR) or, where the recipient is certified, the EU-US Data Privacy Framework (Art. 45 GDPR)',
  },
  /** `contact` is an e-mail address or a form. */
  copy: 'You can obtain a copy of the clauses or rules named here, or learn where they are available, by writing to %{contact}.',
  usRisk:
    'Outside the countries with an adequacy decision, the law may protect data less, and authorities may have wider access to it. We therefore rely on the safeguards named here.',
  /** A link to a recipient's entry in the list of the Data Privacy Framework. */
  entry: 'Entry in the list of certified companies, checked on %{date}',
} as const;
