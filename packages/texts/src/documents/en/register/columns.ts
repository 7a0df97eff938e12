/** The fields of a record: heads of columns, and labels before a value. GDPR Art. 30(1)(a) to (g), then what else is kept. */
export const columns = {
  name: 'Processing activity',
  /** The website or app to which the record belongs. */
  site: 'Site',
  controller: 'Controller',
  jointControllers: 'Joint controllers',
  representative: 'Representative',
  dpo: 'Data protection officer',
  purpose: 'Purposes',
  subjects: 'Categories of data subjects',
  data: 'Categories of personal data',
  sensitive: 'Special categories of data',
  sensitiveCondition: 'Condition for special categories',
  recipients: 'Recipients',
  /** Countries, each with the safeguard that protects the data there. */
  transfers: 'Countries and safeguards',
  transferBasis: 'Basis of transfers to third countries',
  kept: 'Retention period',
  measures: 'Security measures',
  basis: 'Legal basis',
  interest: 'Legitimate interest',
  /** Who provides data that data subjects did not provide themselves. */
  source: 'Source of the data',
  rights: 'Rights of data subjects',
  /** Which of the controller, processors and others process the data. */
  processedBy: 'Processed by',
  /** Shop systems, mailboxes, filing cabinets. */
  systems: 'Systems',
  /** The person in charge of the record. */
  owner: 'Person in charge',
  deputy: 'Deputy',
  /** Draft, confirmed or ended. */
  state: 'Status',
  /** The day on which somebody confirmed the record. */
  confirmed: 'Confirmed on',
  /** The day by which the record has to be reviewed. */
  review: 'Next review',
  ended: 'Ended on',
  description: 'Description',
} as const;
