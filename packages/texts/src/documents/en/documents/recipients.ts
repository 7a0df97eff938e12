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
    'Personal data goes to those who run the systems for %{site}, our e-mail and our files, unless we run these systems ourselves.',
  generalLaw:
    'It also goes to legal and tax advisers where their work for us requires it. Courts and authorities get it where a law obliges us to disclose it, or where we need to in order to establish, exercise or defend legal claims.',
} as const;
