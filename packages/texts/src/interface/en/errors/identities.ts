/** Sign-in with providers. */
export const identityErrors = {
  'identity.provider-unknown': 'This installation offers no sign-in with this provider.',
  'identity.did-not-login': 'The sign-in did not succeed. Try again, or sign in another way.',
  'identity.please-login': 'This sign-in took too long, or began in another browser. Begin again.',
  'identity.cannot-connect': 'The provider cannot be reached. Reload the page and try again.',
  'identity.generic': 'Something went wrong with the provider. Try again, or sign in another way.',
  'identity.missing-permissions': 'The provider did not let us see your e-mail address. Allow it and try again.',
  'identity.app-token-mismatch': 'This sign-in is for another app. Reload the page and try again.',
  'identity.email-missing':
    'We did not get a confirmed e-mail address from this provider. Sign up with your e-mail address.',
  'identity.unknown': 'Nobody signs in with this yet. Read and accept the terms to create an account.',
  'identity.address-known':
    'You already have an account with this address. Sign in as before, then connect the provider.',
  'identity.address-begun':
    'Somebody began an account with your address and never confirmed it. If it was you, sign in with its password. Otherwise begin anew.',
  'identity.taken': 'Somebody already signs in with this. Disconnect it there first.',
  'identity.limit': 'You have connected %{most} providers. Disconnect one first.',
  'identity.last-way': 'This is your last way to sign in. Set a password or add a passkey first.',
  'identity.not-found': 'You have not connected this provider.',
  'identity.cannot-confirm': 'The provider did not say that you signed in just now. Confirm another way.',
  'identity.other-person': 'You signed in to the provider as somebody else. Use the one that is connected.',
} as const;
