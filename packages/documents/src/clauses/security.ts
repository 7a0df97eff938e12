import type { SecurityMeasure } from '@app/catalogue';
import { always, list, paragraph, type Clause } from '../clause.ts';
import { plain } from '../voice.ts';

export const measureKeys = {
  'encryption-in-transit': 'encryptionInTransit',
  'encryption-at-rest': 'encryptionAtRest',
  'access-rights': 'accessRights',
  'second-factor': 'secondFactor',
  logging: 'logging',
  backups: 'backups',
  updates: 'updates',
  confidentiality: 'confidentiality',
  testing: 'testing',
} as const satisfies Record<SecurityMeasure, string>;

/** The clause on security: the duty, and the measures that the owner states. GDPR Art. 32; APPI Art. 32(1)(iv). */
export const security: Clause = {
  id: 'security',
  heading: ({ words }) => words.security.heading,
  applies: always,
  cites: () => ['GDPR Art. 5(1)(f)', 'GDPR Art. 32'],
  reads: ({ facts }, { words: { security: words } }) => {
    const stated = facts.security ?? [];
    if (stated.length === 0) return [paragraph(words.text)];
    return [
      paragraph(words.text),
      paragraph(words.intro),
      list(stated.map((measure) => [plain(words.measures[measureKeys[measure]])])),
    ];
  },
};

/** The clause on what becomes of data when the business is sold or merged. */
export const businessTransfer: Clause = {
  id: 'business-transfer',
  heading: ({ words }) => words.businessTransfer.heading,
  applies: always,
  cites: () => ['GDPR Art. 13(3)'],
  reads: (_, { words }) => [paragraph(words.businessTransfer.text)],
};
