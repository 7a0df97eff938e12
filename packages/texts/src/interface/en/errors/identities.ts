/** Sign-in with providers. */
export const identityErrors = {
  'identity.provider-unknown': 'This installation offers no sign-in with this provider.',
  'identity.did-not-login': 'The sign-in did not succeed. Try again, or sign in another way.',
  'identity.please-login': 'This sign-in took too long, or began in another browser. Begin again.',
  'identity.cannot-connect': 'The provider cannot be reached. Reload the page and try again.',
  'identity.generic': 'Something went wrong with the provider. Try again, or sign in another way.',
  'identity.missing-permissions': 'The provider did not let us see your e-mail address. Allow it and try again.',
  'identity.app-token-mismatch': 'This sign-in is for another app. Reload the page and try again.',
  'facebook-app.invalid-token': 'Facebook does not accept this app token. Copy it again.',
  'facebook-app.none': 'There is no app for this token.',
  'facebook-app.mismatch': 'This is the token of another app. Paste the one of the app with this ID.',
  'facebook-app.permissions': 'This token may not read the app. Use the app token, not the one of a person or page.',
  'facebook-app.other-type': 'This site is no app on a social network.',
  'facebook-app.not-found': 'No app is connected to this site.',
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
  'company-sign-in.required': 'This account asks you to sign in with your company.',
  'company-sign-in.not-here':
    'You signed in with your company, for its account alone. Sign in in your own way to do this.',
  'company-sign-in.none': 'This account has named no issuer.',
  'company-sign-in.unreachable': 'There is no issuer of OpenID Connect at this address. Check it and try again.',
  'company-sign-in.secret-missing': 'Enter the secret of the client.',
  'company-sign-in.untested': 'Try the sign-in first. It has to succeed once before it is required.',
  'company-sign-in.owner-passkey': 'The owner needs a passkey first, to come in when the issuer fails.',
  'company-sign-in.no-domain': 'Prove a domain first.',
  'company-sign-in.other-domain':
    'Your address lies in no domain of this company. Ask an admin of the account to invite you.',
  'company-sign-in.switched-off':
    'The directory of your company has switched you off here. Ask an admin of the account.',
  'company-sign-in.confirm-first':
    'You already sign in here in your own way. Sign in as before, then connect your company.',
  'scim-token.limit': 'An account has at most %{most} tokens. Delete one first.',
  'scim-token.not-found': 'The account has no such token.',
  'company-domain.not-found': 'The account has no such domain.',
  'company-domain.invalid': 'Enter a domain like example.com.',
  'company-domain.public': 'This is the domain of a public mail provider. Enter one of your own.',
  'company-domain.taken': 'Another account has proved this domain.',
  'company-domain.limit': 'An account has at most %{most} domains.',
  'identity.other-person': 'You signed in to the provider as somebody else. Use the one that is connected.',
} as const;
