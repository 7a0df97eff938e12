/** What a document assumes. Keyed by the codes of the documents. */
export const assumed = {
  'audience.area': 'No audience is set, so the document covers the laws of all regions.',
  'audience.children': 'We assume the site isn’t aimed at children.',
  'automated-decisions': 'We assume you make no fully automated decisions.',
  'service.provider': '%{service}: the provider is unknown, so the document lists the service as the recipient.',
  'services.sells': 'We assume you don’t sell personal data, as defined by US state laws.',
  'us.do-not-track': 'We assume the site doesn’t respond to “Do Not Track” browser signals.',
  'processing.authorization': 'We assume customers give general authorization for subprocessors and can object.',
  'processing.notice': 'We assume you announce new subprocessors %{days} days in advance.',
  'processing.deletion': 'We assume you delete or return customer data within %{days} days after the contract ends.',
  'processing.audit': 'We assume customers announce inspections %{days} days in advance.',
  'terms.customers': 'We assume the terms are for consumers and businesses.',
  'terms.notice': 'We assume you announce changes to the terms %{days} days in advance.',
  'terms.moderation': 'We assume you don’t use automated tools to review user content.',
  'terms.own-offers': 'We assume your own offers get the same treatment as those of other sellers.',
  'terms.disputes': 'We assume you don’t take part in consumer dispute resolution.',
  'site.logs':
    'We assume access logs are kept as long as delivery and security require. The document states no period.',
  'processors.contracts': 'We assume you have signed the required contracts with these providers: %{services}.',
} as const;

/** What follows from other facts. */
export const derived = {
  'rights-contact': 'Privacy requests go to the owner’s email address.',
  'site.visit': 'The document describes page delivery, because every site does it.',
  'site.contact': 'The document describes contact messages, because people can write to its addresses.',
  'service.data-types': '%{service}: we list the usual personal data.',
  'service.places': '%{service}: we use the provider’s country as the processing location.',
  'service.safeguard':
    '%{service}: transfers to %{country} use standard contractual clauses. We found no adequacy decision or certification.',
  'service.serves': '%{service}: the document describes it under the activities that match its purposes.',
  'service.legal-basis': '%{service}: we use the usual legal basis.',
  'service.legitimate-interest': '%{service}: we state the usual legitimate interest.',
  'service.retention': '%{service}: the document states retention criteria instead of a period.',
  'service.shares': '%{service}: cross-site advertising counts as sharing under US state laws.',
  'activity.data-types': '%{activity}: we list the usual personal data.',
  'activity.legal-basis': '%{activity}: we use the usual legal basis.',
  'activity.legitimate-interest': '%{activity}: we state the usual legitimate interest.',
  'activity.retention': '%{activity}: the document states retention criteria instead of a period.',
  'activity.required': '%{activity}: the activity type determines whether people must provide the data.',
  'permission.basis': '%{permission}: the legal basis is consent, because the device asks the user.',
  'notice.host': '%{service}: the document names its provider as the host.',
  'terms.law': 'Applicable law: %{country}.',
} as const;
