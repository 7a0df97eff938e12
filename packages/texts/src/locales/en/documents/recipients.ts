/** Who receives data, beside those who work for the owner. */
export const recipients = {
  heading: 'Who receives your data',
  intro: 'These recipients receive personal data:',
  others:
    'We also disclose personal data to courts, authorities and legal or tax advisers where a law obliges us to, or where this is necessary to establish, exercise or defend legal claims.',
  none: 'No service named in this policy receives personal data.',
  caption: 'Recipients',
  recipient: 'Recipient',
  country: 'Country',
  services: 'For',
} as const;
