/** Who receives data, beside those who work for the owner. */
export const recipients = {
  heading: 'Who receives your data',
  intro: 'Each purpose and each service above names the companies that receive personal data.',
  caption: 'Recipients',
  recipient: 'Recipient',
  country: 'Country',
  /** Those whom the facts do not name one by one. `site` is a name. */
  general: 'General recipients',
  generalTechnical:
    'The providers of the systems on which %{site}, our e-mail and our files are kept receive personal data, unless we run these systems ourselves.',
  generalLaw:
    'So do legal and tax advisers, where their work for us requires it, and courts and authorities, where a law obliges us to disclose data to them or where this is necessary to establish, exercise or defend legal claims.',
} as const;
