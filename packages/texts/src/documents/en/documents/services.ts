/** The services of others: what each one does with which data. */
export const services = {
  heading: 'Services we use',
  /** After `intro`, where services take part in what the section on our own processing describes. */
  sharing: 'Where a service is used for one of the occasions above, what is stated there also applies to the service.',
  /** A label: the occasions for which a service is used. */
  usedFor: 'Used for',
  /** A label, and the name of a purpose in a table. Its trackers rest on consent, whatever the service itself rests on. */
  optionalTrackers: 'Trackers that are not necessary',
  role: 'Role of the provider',
  roles: {
    processor: 'Processor: it processes the data on our behalf and on our instructions (Art. 28 %{gdpr})',
    controller: 'Controller: it decides for itself on purposes and means, under its own privacy policy',
    jointController: 'Joint controller with us (Art. 26 %{gdpr})',
    /** Where the GDPR does not apply. */
    processorPlain: 'Processor: it processes the data on our behalf and on our instructions',
    jointControllerPlain: 'Joint controller with us',
    /** In the document of an owner in Brazil. */
    processorBrazil: 'Operator: it processes the data on our behalf and on our instructions (LGPD, Art. 5, VII)',
    /** After what `processor` says, where the provider is both. */
    alsoController: 'Also a controller for purposes of its own, such as preventing fraud, under its own privacy policy',
    /** What a service says of its provider: the sentences above stand once, before the services. */
    names: { processor: 'Processor', processorBrazil: 'Operator', controller: 'Controller' },
    /** In the terms of laws that speak of neither controllers nor processors. */
    plain: {
      processor: 'Processes the data on our behalf and on our instructions',
      controller: 'Decides itself how it uses the data, under its own privacy policy',
      jointController: 'Decides together with us how the data is used',
      alsoController:
        'Also uses the data for purposes of its own, such as preventing fraud, under its own privacy policy',
    },
    /** After the role: the same in the terms of these laws. */
    lgpdOperator: 'Operator under Brazilian law (LGPD, Art. 5, VII)',
    ccpaServiceProvider: 'Service provider under California law (Cal. Civ. Code § 1798.140(ag))',
    ccpaThirdParty: 'Third party under California law (Cal. Civ. Code § 1798.140(ai))',
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
  /** `name` is a company. Its settings decide about its advertising only. */
  adSettings: 'Advertising settings of %{name}',
  /** What was agreed with a joint controller. `name` is a company. Art. 26(2) GDPR. */
  essence:
    'We and %{name} are jointly responsible for collecting the data through this service and sending it to %{name}. We inform you and, where required, ask for your consent. %{name} alone is responsible for what happens to the data afterward and answers requests about it. You can exercise your rights against each of us.',
  agreement: 'Arrangement with %{name}',
  /** What providers of advertising oblige sites to say. `name` is a company. */
  vendors:
    'Third-party vendors, including %{name}, use cookies to serve ads based on your earlier visits to this site or to other sites. Advertising cookies let %{name} and its partners serve ads to you based on your visits to this site and to other sites. You can turn off personalized advertising in the advertising settings of %{name}.',
  /** A link. `name` is a company. */
  partnerData: 'How %{name} uses data from sites and apps that use its services',
} as const;
