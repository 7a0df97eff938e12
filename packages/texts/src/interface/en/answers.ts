/** What the fixed paths say when they succeed. */
export const answers = {
  welcome: 'Welcome! Your account is ready.',
  checkMail: 'Check your email. We sent you a link to continue.',
  codeNeeded: 'Enter your second-factor code.',
  signedIn: 'You are signed in.',
  providerConnected: 'You can now sign in with it.',
  companyTested: 'The sign-in works. You can now require it.',
  sessionConfirmed: 'Confirmed. You can close this page.',
  signUpPossible: 'Read and accept the terms to continue.',
  emailPreferencesSaved: 'Email preferences saved.',
  servicesAdded: { one: 'Detected service added.', other: '%{number} detected services added.' },
  preferencesSaved: 'Language and country saved.',
} as const;
