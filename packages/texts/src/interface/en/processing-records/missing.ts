/** What a record can lack. */
export const missing = {
  anchor: 'The service or activity is no longer on the site',
  controller: 'Name and contact of the controller',
  purpose: 'The purpose',
  subjects: 'Whose data it is',
  data: 'Which data it is',
  basis: 'A legal basis',
  safeguard: 'What protects the data in each third country',
  measures: 'Security measures',
  'processed-by': 'Who processes the data',
  processor: 'Name and contact of your organization',
  customer: 'The customer, with a contact',
  categories: 'What is done for the customer',
} as const;
