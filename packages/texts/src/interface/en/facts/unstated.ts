/** What a document assumes. Keyed by the codes of the documents. */
export const assumed = {
  'audience.area': 'No audience is set, so the document follows the laws of all regions.',
  'audience.children': 'We assume that the site is not directed at children.',
  'automated-decisions': 'We assume that no decisions are made by machines alone.',
  'service.provider': '%{service}: we do not know its provider, so the service itself is named as the recipient.',
  'services.sells': 'We assume that no personal data is sold, as US state laws define it.',
  'us.do-not-track': 'We assume that the site does not respond to the “Do Not Track” signal of browsers.',
  'processing.authorization': 'We assume that customers authorize subprocessors in general and can object.',
  'processing.notice': 'We assume that new subprocessors are announced %{days} days before.',
  'processing.deletion':
    'We assume that customer data is deleted or returned within %{days} days after the contract ends.',
  'processing.audit': 'We assume that customers announce inspections %{days} days before.',
  'terms.customers': 'We assume that the terms are for consumers and businesses.',
  'terms.notice': 'We assume that changes of the terms are announced %{days} days before.',
  'terms.moderation': 'We assume that no machines assess what users publish.',
  'terms.own-offers': 'We assume that your own offers on the marketplace are treated like those of sellers.',
  'terms.disputes': 'We assume that you take part in no dispute resolution before a consumer board.',
  'site.logs':
    'We assume that access logs are kept as long as delivery and security need them, so no period is stated.',
  'processors.contracts': 'We assume that you have signed the required contracts with these providers: %{services}.',
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
  'terms.law': 'The law of this country applies: %{country}.',
} as const;
