/** Accounts: signing in and up, passwords, addresses, keys. */
export const accountErrors = {
  'sign-in.data-required': 'login data must be provided',
  'sign-in.invalid': 'invalid login data provided!',
  'sign-in.invalid-or-unverified':
    'invalid login data provided! If you have just signed up, follow the link in our email first.',
  'sign-in.try-sign-up': 'There is no account with this email address. Do you want to sign up?',
  'sign-up.data-required': 'login or registration data must be provided',
  'sign-up.invalid': 'invalid registration data provided',
  'sign-up.email-taken': 'An account with this email address already exists.',
  'sign-up.try-sign-in': 'An account with this email address already exists. Do you want to log in?',
  'sign-up.privacy-not-read': 'You must confirm you have read our Privacy Policy',
  'sign-up.terms-not-accepted': 'You must accept our Terms of Service',
  'sign-up.owner-data-invalid': 'valid owner data must be provided!',
  'sign-up.mail-not-configured':
    'Email is not configured on this installation, so no one can sign up. Its operator can create your account with “npm run admin -- create-account”.',
  'mail.not-configured':
    'Email is not configured on this installation, so we cannot send a link. Its operator can help: “npm run admin -- reset-password”.',
  'terms.required': 'Accept the current terms of service first.',
  'terms.changed': 'The text has changed since you opened it. Please read it again.',
  'password.too-short': 'The password must have at least %{length} characters.',
  'password.too-long': 'The password can have at most %{length} characters.',
  'password.too-common': 'This password is too easy to guess. Choose another one.',
  'password.new-missing': 'You did not insert the new password!',
  'password.all-required': 'All the fields are required.',
  'password.not-same': 'The new password and the confirmation are not the same.',
  'password.wrong': 'The current password is incorrect.',
  'email.unchanged': 'This is already your email address.',
  'email.verified-already': 'Your email address is already verified.',
  'email.unverified':
    'Confirm your email address first: open the link we sent you. Until then, you cannot publish, send or connect anything.',
  'email-token.password-required':
    'To confirm this address, enter the account password, or choose a new one and start over.',
  'password-reset.starts-over':
    'No one has confirmed this address yet. If you set a new password, the account starts over and everything in it is deleted.',
  'email-token.invalid': 'This link is no longer valid. Request a new one.',
  'api-key.needs-end':
    'All keys in this account must expire. Choose a date, or have an admin allow keys without expiration.',
  'device.not-found': 'This browser is not known, or was removed.',
  'session.not-found': 'This session does not exist or has ended.',
  'api-key.not-found': 'This API key does not exist.',
  'account.confirmation-wrong': 'Type your email address exactly to confirm.',
  'account.deletion-held':
    'This account has a whistleblowing form. Schedule its deletion instead: it is deleted %{days} days later, so that open reports can be handled.',
  'account.changed-meanwhile': 'Someone else renamed this account after you opened the page. Reload to see its name.',
  'account.no-deletion': 'This account is not scheduled for deletion.',
} as const;
