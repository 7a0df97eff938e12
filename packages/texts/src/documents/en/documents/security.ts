/** How data is protected. Each measure is an item of a list and stands alone. */
export const security = {
  heading: 'How data is protected',
  text: 'We protect personal data by technical and organizational measures that fit the risk.',
  intro: 'Among them are:',
  measures: {
    encryptionInTransit: 'Connections are encrypted (TLS).',
    encryptionAtRest: 'Stored data is encrypted.',
    accessRights: 'Only people who need the data for their work have access to it.',
    secondFactor: 'Access needs a second factor besides the password.',
    logging: 'Access to data is logged.',
    backups: 'Backups are made regularly and can be restored.',
    updates: 'Software is kept up to date.',
    confidentiality: 'Everyone who works with the data is bound to confidentiality.',
    testing: 'The measures are tested regularly.',
  },
} as const;

/** What happens to data when the business changes hands. */
export const businessTransfer = {
  heading: 'If our business changes hands',
  text: 'If we sell our business or parts of it, or merge with another, personal data goes to the successor only as far as the law allows, and the successor stays bound by this policy. We will tell you before that happens.',
} as const;
