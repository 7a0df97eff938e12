/** Second factors: codes of an app, and recovery codes. */
export const secondFactorErrors = {
  'second-factor.required': 'This account requires a second factor. Set one up, or sign in again with yours.',
  'second-factor.code': 'This code is wrong or was already used. Wait for the next one.',
  'second-factor.over': 'This sign-in took too long or had too many wrong codes. Start again.',
  'second-factor.sign-in-first': 'You use a second factor. Sign in first.',
  'second-factor.limit': 'You can have at most %{most} of these. Remove one first.',
  'second-factor.none': 'You have no second factor yet.',
  'passkey.not-found': 'You do not have this passkey.',
  'passkey.refused': 'This passkey was not accepted. Try again, or sign in another way.',
  'passkey.impossible':
    'Browsers do not allow passkeys at this installation’s address. The operator has to give it a domain name.',
  'totp.not-found': 'You do not have this app, or its first code took too long.',
} as const;
