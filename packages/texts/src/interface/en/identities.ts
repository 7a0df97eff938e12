/** Sign-in with providers. */
export const identities = {
  or: 'or',
  continueWith: 'Continue with %{provider}',
  returning: {
    title: 'Signing in with %{provider}',
    text: 'One moment, please.',
    confirmed: 'Confirmed. You can close this page and go on where you were.',
    confirmedTitle: 'Confirmed',
    toSignIn: 'Back to signing in',
  },
  known: {
    title: 'You already have an account',
    text: 'There is an account with %{email}. Sign in as before, and then connect %{provider}.',
    signIn: 'Sign in as before',
  },
  begun: {
    title: 'An account was begun with your address',
    text: 'Somebody began an account with %{email} and never confirmed the address. If it was you, sign in with its password and go on. If it was not, begin anew: what was begun is set apart and deleted in 30 days.',
    signIn: 'I know the password',
    anew: 'Begin anew',
  },
  terms: 'Create your account',
  pending: {
    text: 'Connect %{provider} to your account, to sign in with it as %{email} next time?',
    connect: 'Connect %{provider}',
    notNow: 'Not now',
    done: 'Connected',
  },
  card: {
    title: 'Sign-in with providers',
    text: 'Connect accounts that you have elsewhere, to sign in here without a password.',
    none: 'You have connected none.',
    connect: 'Connect %{provider}',
    disconnect: 'Disconnect',
    disconnectOf: 'Disconnect %{provider}',
    disconnectTitle: 'Disconnect %{provider}?',
    disconnectText: 'Nobody can sign in here with it any more. Your account there stays as it is.',
    disconnected: 'Disconnected',
    connected: 'Connected on %{date}',
    used: 'last used on %{date}',
  },
  confirm: {
    with: 'Confirm with %{provider}',
    waiting: 'Sign in to %{provider} on the page that opened. We go on here by ourselves.',
  },
} as const;
