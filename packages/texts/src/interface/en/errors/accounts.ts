/** Accounts: signing in and up, passwords, addresses, keys. */
export const accountErrors = {
  'sign-in.data-required': 'login data must be provided',
  'sign-in.invalid': 'invalid login data provided!',
  'sign-in.invalid-or-unverified':
    'invalid login data provided! If you have just signed up, please follow the link in our e-mail first.',
  'sign-in.try-sign-up': 'There is no account with this e-mail address. Do you want to sign up?',
  'sign-up.data-required': 'login or registration data must be provided',
  'sign-up.invalid': 'invalid registration data provided',
  'sign-up.email-taken': 'There is already an account with this e-mail address.',
  'sign-up.try-sign-in': 'There is already an account with this e-mail address. Do you want to log in?',
  'sign-up.privacy-not-read': 'You must confirm you have read our Privacy Policy',
  'sign-up.terms-not-accepted': 'You must accept our Terms of Service',
  'sign-up.owner-data-invalid': 'valid owner data must be provided!',
  'sign-up.mail-not-configured':
    'Mail is not configured on this installation, so nobody can sign up. Its operator can create your account with “npm run admin -- create-account”.',
  'mail.not-configured':
    'Mail is not configured on this installation, so no link can be sent. Its operator can help: “npm run admin -- reset-password”.',
  'terms.required': 'Please accept the current terms of service first.',
  'terms.changed': 'The text has changed since it was shown to you. Please read it again.',
  'password.too-short': 'The password must have at least %{length} characters.',
  'password.too-long': 'The password can have at most %{length} characters.',
  'password.too-common': 'This password is too easy to guess. Please choose another one.',
  'password.new-missing': 'You did not insert the new password!',
  'password.all-required': 'All the fields are required.',
  'password.not-same': 'The new password and the confirmation are not the same.',
  'password.wrong': 'The current password is not right.',
  'email.unchanged': 'This is already your e-mail address.',
  'email.verified-already': 'Your e-mail address is already verified.',
  'email.unverified':
    'Please confirm your e-mail address first: open the link we sent you. Until then nothing is published, sent or connected.',
  'email-token.password-required':
    'To confirm this address, enter the password of the account, or choose a new one and start over.',
  'password-reset.starts-over':
    'Nobody has confirmed this address yet. With a new password the account starts over: everything begun in it so far is deleted.',
  'email-token.invalid': 'This link is no longer valid. Please request a new one.',
  'api-key.needs-end':
    'In this account every key has an end. Choose one, or ask an admin to allow keys without an end.',
  'device.not-found': 'This browser is not known, or no longer.',
  'session.not-found': 'This session does not exist or has ended.',
  'api-key.not-found': 'This API key does not exist.',
  'account.confirmation-wrong': 'Please type your e-mail address exactly to confirm.',
  'account.deletion-held':
    'This account has a whistleblowing form. Schedule its deletion: it is deleted %{days} days later, so that open reports can be handled.',
  'account.no-deletion': 'The account is not going to be deleted.',
} as const;
