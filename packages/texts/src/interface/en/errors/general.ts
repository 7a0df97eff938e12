/** What any request may meet. */
export const generalErrors = {
  'input.invalid': 'Some of the information is missing or not right. Please check the marked fields.',
  'input.unreadable': 'ERROR while parsing input data',
  'input.duplicate-key': 'A key occurs more than once in the same object.',
  'input.characters': 'The text contains characters that cannot be saved.',
  'input.too-large': 'The request is too large.',
  'input.media-type': 'This kind of content is not accepted here.',
  'route.not-found': 'There is nothing at this address.',
  'record.not-found': 'This entry does not exist or was deleted.',
  'sign-in.required': 'Please sign in to continue.',
  'session.required': 'This can only be done in the dashboard, not with an API key.',
  'api-key.invalid': 'This API key is not valid.',
  'api-key.expired': 'This API key has expired. Create a new one.',
  'role.missing': "You don't have the necessary permissions for this.",
  'csrf.invalid': 'This page is out of date. Please reload it and try again.',
  'origin.refused': 'Requests from another site are not accepted here.',
  'session.confirm': 'Please confirm your password to continue.',
  'work.required':
    'Many requests are coming in at the moment. Your browser has to solve a small task first; otherwise, please try again in %{seconds} seconds.',
  'rate.limited': 'Too many attempts. Please try again in %{seconds} seconds.',
  'idempotency.key-invalid': 'An idempotency key is 1 to 255 printable characters.',
  'idempotency.in-progress': 'A request with the same idempotency key is still being processed.',
  'idempotency.mismatch': 'This idempotency key was already used with other content.',
  'idempotency.secret-shown':
    'This request was already completed. Its response contained a secret, which is shown only once and not stored. It created the record with the id %{id}: if the secret is lost, delete that record and create a new one.',
  'server.busy': 'The server is busy. Please try again in %{seconds} seconds.',
  'server.error': 'Server error. Please try later',
} as const;
