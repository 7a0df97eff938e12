/** Second factors: codes of an app, and recovery codes. */
export const secondFactorErrors = {
  'second-factor.required': 'This account wants a second factor. Set one up, or sign in again with yours.',
  'second-factor.code': 'This code is wrong, or was used before. Wait for the next one.',
  'second-factor.over': 'This sign-in took too long or had too many wrong codes. Begin again.',
  'second-factor.sign-in-first': 'You use a second factor. Sign in first.',
  'second-factor.limit': 'You have %{most} of them. Remove one first.',
  'second-factor.none': 'You have no second factor yet.',
  'passkey.not-found': 'You have no such passkey.',
  'passkey.refused': 'This passkey was not accepted. Try again, or sign in another way.',
  'passkey.impossible':
    'Browsers allow no passkeys at the address of this installation. The operator has to give it a name.',
  'totp.not-found': 'You have no such app, or it waited too long for its first code.',
} as const;
