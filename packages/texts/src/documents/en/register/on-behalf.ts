/** The record of a processor: its title, and the heads of columns that the record of a controller has not. GDPR Art. 30(2). */
export const onBehalf = {
  title: 'Record of processing for customers',
  processor: 'Processor',
  /** Those on whose behalf data is processed. */
  customers: 'Customers (controllers)',
  customerRepresentatives: 'Representatives of customers',
  customerOfficers: 'Data protection officers of customers',
  subprocessors: 'Subprocessors',
  /** What is done for each customer. */
  categories: 'Categories of processing',
} as const;
