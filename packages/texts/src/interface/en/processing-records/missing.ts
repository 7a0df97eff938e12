/** What a record can lack. */
export const missing = {
  anchor: 'The service or activity is no longer on the site',
  controller: 'Name and contact details of the controller',
  purpose: 'The purpose',
  subjects: 'Data subjects',
  data: 'Data types',
  basis: 'A legal basis',
  safeguard: 'A safeguard for each third country',
  measures: 'Security measures',
  'processed-by': 'The parties that process the data',
  processor: 'Name and contact details of your organization',
  customer: 'The customer, with contact details',
  categories: 'Processing categories',
} as const;
