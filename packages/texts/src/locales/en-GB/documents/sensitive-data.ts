import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Special categories and other sensitive data',
  intro:
    'Some of the data we process is specially protected (Articles 9 and 10 GDPR and corresponding provisions of other laws):',
  introPlain: 'Some of the data we process is specially protected:',
  kinds: {
    health: 'data concerning health',
    sexLife: 'data concerning sex life or sexual orientation',
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
    knownChild: 'data of a person known to be a child',
  },
  conditions: {
    explicitConsent: 'Explicit consent (Article 9(2)(a) GDPR)',
    employment: 'Employment, social security and social protection law (Article 9(2)(b) GDPR)',
    vitalInterests: 'Vital interests of a person incapable of giving consent (Article 9(2)(c) GDPR)',
    association: 'Activities of a not-for-profit body in relation to its members (Article 9(2)(d) GDPR)',
    madePublic: 'Data manifestly made public by the person (Article 9(2)(e) GDPR)',
    legalClaims: 'Legal claims (Article 9(2)(f) GDPR)',
    publicInterest: 'Substantial public interest laid down by law (Article 9(2)(g) GDPR)',
    healthCare: 'Health care (Article 9(2)(h) GDPR)',
    publicHealth: 'Public health (Article 9(2)(i) GDPR)',
    research: 'Archiving, research or statistics laid down by law (Article 9(2)(j) GDPR)',
  },
  data: 'Data',
  where: 'Processed for',
  condition: 'Condition',
};
