/** Consents, people, keys and notices. */
export const consentErrors = {
  'consent-key.invalid': 'This consent key is not valid.',
  'consent-key.not-found': 'This consent key does not exist.',
  'consent.private-only': 'Only a private key may say this.',
  'subject-token.invalid': 'This subject token is not valid.',
  'consent-key.private': 'This takes a private consent key.',
  'import.too-many': 'These are more lines than one import may have: %{max}.',
  'consent.exists': 'This id belongs to a consent with other content.',
  'consent.different': 'This differs from the consent that was recorded under this id.',
  'consent.not-found': 'This consent does not exist.',
  'consent.erased': 'What this consent said was deleted.',
  'consent.not-proved': 'This consent is not in a checkpoint yet. Try again in a few seconds.',
  'subject.not-found': 'This person does not exist.',
  'subject.taken': 'This address belongs to another person here. Merge the two instead.',
  'subject.itself': 'A person cannot be merged into itself.',
  'legal-notice.not-found': 'This legal notice does not exist.',
  'legal-notice.taken': 'This version of the notice is there already. What a version says never changes.',
} as const;
