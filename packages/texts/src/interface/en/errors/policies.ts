/** Documents and their services. */
export const policyErrors = {
  'document.not-found': 'This document does not exist or was deleted.',
  'document.exists': 'This site already has such a document. Add a language to it instead.',
  'document.incomplete': 'The document cannot be published yet: %{count} required facts are missing.',
  'service.unknown': 'There is no service “%{service}” in the catalog.',
  'service.not-found': 'This service is not part of the document.',
  'service.twice': 'This service is already part of the document.',
  'service.limit': 'Your plan allows %{limit} services in a document. Upgrade to add more.',
  'service.pro': 'This service needs a Pro plan.',
  'service.deactivated': 'This service is no longer offered, so it cannot be added again.',
  'service.too-late': 'This service was removed more than 30 days ago and cannot be taken back.',
  'service.place-required': 'At least one processing place must be chosen.',
  'service.data-type-required': 'At least one personal data type must be chosen.',
  'service.activity-unknown': 'The site describes no activity “%{activity}”.',
  'activity.twice': 'Two activities have the same id.',
  'services.limit':
    'The privacy policy has too many services, which breaches the data minimization principle of the GDPR. Please contact support at %{email}.',
  'tracker.name-required': 'Cookie name is required',
  'tracker.purpose-required': 'Say what the tracker is for, or what makes it necessary.',
  'lifetime.required': 'Maximum lifetime is required',
  'lifetime.unconfirmed':
    'Visitors are entitled to know how long trackers stay. Confirm that you leave it open all the same.',
  'question.refused': 'The question “%{question}” is not asked here or has no such answer.',
  'lifetime.positive': 'Maximum lifetime must be a positive integer. Use 0 for session cookies.',
} as const;
