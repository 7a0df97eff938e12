import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Consent (Article 6(1)(a) GDPR)',
    contract: 'Performance of a contract with you, or steps at your request before one (Article 6(1)(b) GDPR)',
    legalObligation: 'Compliance with a legal obligation (Article 6(1)(c) GDPR)',
    vitalInterests: 'Protection of vital interests (Article 6(1)(d) GDPR)',
    publicTask: 'Performance of a task carried out in the public interest (Article 6(1)(e) GDPR)',
    legitimateInterests: 'Legitimate interests (Article 6(1)(f) GDPR)',
  },
  short: {
    consent: 'Consent',
    contract: 'Contract',
    legalObligation: 'Legal obligation',
    vitalInterests: 'Vital interests',
    publicTask: 'Public task',
    legitimateInterests: 'Legitimate interests',
  },
  interests: {
    delivery: 'Fast and reliable delivery of content',
    security: 'Protection against attacks, spam and misuse',
    fraud: 'Preventing fraud and the losses it causes',
    errors: 'Finding and correcting faults',
    answering: 'Answering enquiries and helping users',
    convenience: 'Ease of use',
    accessibility: 'Being usable by as many people as possible',
    customers: 'Keeping in touch with customers and prospective customers',
    statistics: 'Knowing what is used, and how, so as to improve it',
    content: 'Presenting content and what we offer attractively',
    advertising: 'Making our offers known and finding out whether that succeeds',
    recruiting: 'Finding suitable staff',
    proof: 'Being able to show which choices were made',
    operations: 'Running our organisation efficiently',
  },
};
