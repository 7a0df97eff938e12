/** Documents and their services. */
export const policyErrors = {
  'document.changed-meanwhile':
    'Someone else changed these settings after you opened them. Reload to see the changes. Your entries are not saved.',
  'document.not-found': 'This document does not exist or was deleted.',
  'document.exists': 'This site already has this type of document. Add a language to it instead.',
  'document.incomplete': 'This document cannot be published yet: %{count} required facts are missing.',
  'service.unknown': 'The catalog has no service “%{service}”.',
  'service.not-found': 'This service is not part of the document.',
  'service.twice': 'This service is already part of the document.',
  'service.limit': 'Your plan includes %{limit} services per document. Upgrade to add more.',
  'service.pro': 'This service needs a Pro plan.',
  'service.deactivated': 'This service is no longer offered, so you cannot add it again.',
  'service.too-late': 'This service was removed more than 30 days ago and cannot be restored.',
  'service.place-required': 'At least one processing place must be chosen.',
  'service.data-type-required': 'At least one personal data type must be chosen.',
  'service.activity-unknown': 'This site has no activity “%{activity}”.',
  'activity.twice': 'Two activities have the same ID.',
  'services.limit':
    'The privacy policy has too many services, which breaches the data minimization principle of the GDPR. Please contact support at %{email}.',
  'tracker.name-required': 'Cookie name is required',
  'tracker.purpose-required': 'Describe what the tracker is for, or why it is necessary.',
  'lifetime.required': 'Maximum lifetime is required',
  'lifetime.unconfirmed':
    'Visitors have a right to know how long trackers last. Confirm that you want to leave this open.',
  'question.refused': 'The question “%{question}” does not apply here, or it does not have this answer.',
  'lifetime.positive': 'Maximum lifetime must be a positive integer. Use 0 for session cookies.',
} as const;
