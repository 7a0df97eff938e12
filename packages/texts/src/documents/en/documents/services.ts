/** The services of others: what each one does with which data. */
export const services = {
  heading: 'Services we use',
  intro: 'For each service we use, this section says who provides it and what happens to your data.',
  role: 'Role of the provider',
  roles: {
    processor: 'Processor: it processes the data on our behalf and on our instructions (Art. 28 GDPR)',
    controller: 'Controller: it decides itself on purposes and means, under its own privacy policy',
    jointController: 'Joint controller with us (Art. 26 GDPR)',
    /** Where the GDPR does not apply. */
    processorPlain: 'Processor: it processes the data on our behalf and on our instructions',
    jointControllerPlain: 'Joint controller with us',
  },
  data: 'Data',
  sensitive: 'Sensitive data',
  basis: 'Legal basis',
  sensitiveBasis: 'Condition for sensitive data',
  interest: 'Legitimate interest',
  places: 'Countries of processing',
  kept: 'Kept',
  source: 'Source',
  /** Links: `name` is that of the provider. */
  more: 'More information',
  privacyPolicy: 'Privacy policy of %{name}',
  optOut: 'Opt out of %{name}',
} as const;
