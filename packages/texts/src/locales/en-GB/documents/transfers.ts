import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Processing in other countries',
  intro:
    'Personal data is processed in the countries listed here. Outside the European Economic Area, data may be transferred only to places where it is protected by one of the safeguards in Articles 44 to 49 GDPR. The table states which one applies to each country.',
  introUk:
    'Personal data is processed in the countries listed here. Outside the United Kingdom, data may be transferred only to places where it is protected by one of the safeguards in Articles 44 to 49 UK GDPR. The table states which one applies to each country.',
  introSwiss:
    'Personal data is disclosed to recipients in the countries listed here. The table states, for each country, what ensures appropriate protection (Article 16 FADP).',
  introPlain: 'Personal data is processed in the following countries:',
  none: 'The services named in this notice process personal data in the European Economic Area only: %{countries}.',
  caption: 'Countries, recipients and safeguards',
  country: 'Country',
  recipients: 'Recipients',
  safeguard: 'Safeguard',
  safeguards: {
    inside: 'Within the European Economic Area, where the GDPR applies',
    home: 'No transfer to another country',
    adequacyEu: 'Adequacy decision of the European Commission (Article 45 GDPR)',
    adequacyEuLimited: 'Adequacy decision of the European Commission (Article 45 GDPR), within its scope',
    adequacyUk: 'UK adequacy regulations (Article 45A UK GDPR)',
    adequacySwiss:
      'Adequate protection according to the Swiss Federal Council (Article 16(1) FADP, Annex 1 to the Data Protection Ordinance)',
    frameworkEu:
      'EU-US Data Privacy Framework: adequacy decision (EU) 2023/1795 of the European Commission (Article 45 GDPR); the recipient is certified under it',
    frameworkUk: 'UK Extension to the EU-US Data Privacy Framework; the recipient is certified under it',
    frameworkSwiss: 'Swiss-US Data Privacy Framework; the recipient is certified under it',
    clausesEu: 'Standard contractual clauses of the European Commission (Article 46(2)(c) GDPR)',
    clausesUk:
      'International Data Transfer Agreement or Addendum issued by the Information Commissioner (Article 46 UK GDPR)',
    clausesSwiss: 'Standard data protection clauses recognised by the FDPIC (Article 16(2)(d) FADP)',
    bindingRules: 'Binding corporate rules (Article 46(2)(b) GDPR)',
    explicitConsent: 'Your explicit consent, once you have been told of the risks (Article 49(1)(a) GDPR)',
    contract: 'Necessary for a contract with you or in your interest (Article 49(1)(b) or (c) GDPR)',
    frameworkOrClausesEu:
      'Standard contractual clauses of the European Commission (Article 46(2)(c) GDPR) or, where the recipient is certified, the EU-US Data Privacy Framework (Article 45 GDPR)',
  },
  copy: 'You may obtain a copy of the clauses or rules mentioned here, or find out where they are available, by contacting us (%{contact}).',
  usRisk:
    'Outside the countries covered by an adequacy decision, the law may require a lower level of data protection and public authorities may have wider access to data. That is why the safeguards mentioned here are agreed.',
};
