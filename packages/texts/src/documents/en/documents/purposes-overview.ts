/** Purposes at a glance. */
export const purposesOverview = {
  heading: 'Purposes at a glance',
  intro: 'The table lists every purpose for which personal data is processed, and who receives data for it.',
  introBasis:
    'The table lists every purpose for which personal data is processed, the legal basis, and who receives data for it.',
  caption: 'Purposes, legal bases and recipients',
  captionWithoutBasis: 'Purposes and recipients',
  purpose: 'Purpose or occasion',
  basis: 'Legal basis',
  recipients: 'Recipients',
  /** In the column of recipients, where only those named under `recipients.general` receive the data. */
  generalOnly: 'Only our hosting and e-mail providers',
} as const;
