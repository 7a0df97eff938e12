/** What the fixed paths say when they succeed. */
export const answers = {
  welcome: 'Welcome! Your account is ready.',
  checkMail: 'Check your email: we sent you a link to continue.',
  codeNeeded: 'Enter the code from your second factor.',
  signedIn: 'You are signed in.',
  providerConnected: 'You can now sign in with this provider.',
  companyTested: 'The sign-in works. You can now require it.',
  sessionConfirmed: 'Confirmed. You can close this page.',
  signUpPossible: 'Read and accept the terms to continue.',
  emailPreferencesSaved: 'Your email preferences are saved.',
  servicesAdded: { one: 'The detected service was added.', other: '%{number} detected services were added.' },
  preferencesSaved: 'Your language and country are saved.',
} as const;
