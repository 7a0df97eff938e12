/** Who receives data, beside those who work for the owner. */
export const recipients = {
  heading: 'Who receives your data',
  intro: 'The table names each company that receives personal data through the services we use.',
  /** Where others receive data too. */
  introOthers: 'The table names each recipient of personal data, with the service or the occasion.',
  caption: 'Recipients',
  recipient: 'Recipient',
  country: 'Country',
  services: 'Service',
  servicesOthers: 'Service or occasion',
  /** Those whom the facts do not name one by one. `site` is a name. */
  general: 'General recipients',
  generalTechnical:
    'The providers of the systems on which %{site}, our e-mail and our files are kept receive personal data, unless we run these systems ourselves.',
  generalLaw:
    'So do legal and tax advisers, where their work for us requires it, and courts and authorities, where a law obliges us to disclose data to them or where this is necessary to establish, exercise or defend legal claims.',
} as const;
