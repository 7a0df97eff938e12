/** What the fixed paths say when they succeed. */
export const answers = {
  welcome: 'Welcome! Your account is ready.',
  checkMail: 'Please look at your e-mail: we have sent you a link to go on.',
  codeNeeded: 'Now the code of your second factor.',
  signedIn: 'You are signed in.',
  providerConnected: 'You can sign in with it from now on.',
  companyTested: 'The sign-in works. You can require it now.',
  sessionConfirmed: 'Confirmed. You can close this page.',
  signUpPossible: 'Please read and accept the terms to go on.',
  emailPreferencesSaved: 'Your e-mail preferences are saved.',
  servicesAdded: { one: 'The detected service was added.', other: '%{number} detected services were added.' },
  preferencesSaved: 'Your language and country are saved.',
} as const;
