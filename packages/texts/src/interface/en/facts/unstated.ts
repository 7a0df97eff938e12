/** What a document assumes. Keyed by the codes of the documents. */
export const assumed = {
  'audience.area': 'Nothing was said of whom the site addresses, so the laws of all regions are followed.',
  'audience.children': 'The site is taken not to be directed at children.',
  'automated-decisions': 'No decisions are taken to be made by machines alone.',
  'service.provider':
    '%{service}: the company behind it is not known to us, so the service itself is named as the recipient.',
  'services.sells': 'No personal data is taken to be sold, in the sense of US state laws.',
  'us.do-not-track': 'The site is taken not to answer the “Do Not Track” signal of browsers.',
  'processing.authorization': 'Customers authorize subprocessors in general and can object.',
  'processing.notice': 'New subprocessors are announced %{days} days before.',
  'processing.deletion': 'Data of customers is deleted or returned within %{days} days after the end.',
  'processing.audit': 'Inspections by customers are announced %{days} days before.',
  'terms.customers': 'The terms are written for consumers and businesses.',
  'terms.notice': 'Changes of the terms are announced %{days} days before.',
  'terms.moderation': 'No machines are taken to assess what users publish.',
  'terms.own-offers': 'Your own offers on the marketplace are taken to be treated like those of sellers.',
  'terms.disputes': 'You are taken to take part in no dispute resolution before a consumer board.',
  'site.logs': 'Access logs are taken to be kept as long as delivery and security need them: no period is stated.',
  'processors.contracts':
    'The contracts that the law requires are taken to be signed with these providers: %{services}.',
} as const;

/** What follows from other facts. */
export const derived = {
  'rights-contact': 'Requests about personal data go to the e-mail address of the owner.',
  'site.visit': 'Delivering the pages is described: every site does that.',
  'site.contact': 'Messages to the addresses in the document are described: people can write to them.',
  'service.data-types': '%{service}: the personal data usual for its purposes is named.',
  'service.places': '%{service}: the seat of its provider is named as the place of processing.',
  'service.safeguard':
    '%{service}: transfers to %{country} rest on standard contractual clauses, since no adequacy decision or certificate is known.',
  'service.serves': '%{service} is described as part of the activities that its purposes point to.',
  'service.legal-basis': '%{service}: the legal basis usual for its purpose is named.',
  'service.legitimate-interest': '%{service}: the interest usual for its purpose is named.',
  'service.retention': '%{service}: criteria for how long data is kept are given instead of a period.',
  'service.shares': '%{service}: advertising across sites counts as sharing under US state laws.',
  'activity.data-types': '%{activity}: the personal data usual for it is named.',
  'activity.legal-basis': '%{activity}: the legal basis usual for it is named.',
  'activity.legitimate-interest': '%{activity}: the interest usual for it is named.',
  'activity.retention': '%{activity}: criteria for how long data is kept are given instead of a period.',
  'activity.required': '%{activity}: whether the data must be given follows from its kind.',
  'permission.basis': '%{permission}: consent is named as the legal basis, because the device asks the user.',
  'notice.host': '%{service}: its provider is named as the host of the site.',
  'terms.law': 'The law of this country is taken to apply: %{country}.',
} as const;
