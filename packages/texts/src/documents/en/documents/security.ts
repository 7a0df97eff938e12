/** How data is protected. Each measure is an item of a list and stands alone. */
export const security = {
  heading: 'How data is protected',
  text: 'We protect personal data by technical and organizational measures appropriate to the risk.',
  intro: 'In particular:',
  measures: {
    encryptionInTransit: 'Connections are encrypted (TLS).',
    encryptionAtRest: 'Stored data is encrypted.',
    accessRights: 'Only people who need the data for their work have access to it.',
    secondFactor: 'Access requires a second factor in addition to the password.',
    logging: 'Access to data is logged.',
    backups: 'Backups are made regularly and can be restored.',
    updates: 'Software is kept up to date.',
    confidentiality: 'Everyone who works with the data is bound to confidentiality.',
    testing: 'The measures are tested regularly.',
  },
} as const;

/** What happens to data when somebody else takes over from the owner, a business or not. */
export const businessTransfer = {
  heading: 'If our operations change hands',
  text: 'If we sell or transfer all or part of our operations, or merge with another organization, personal data goes to the successor only to the extent that the law allows. The successor stays bound by this policy. We will tell you before that happens.',
} as const;
