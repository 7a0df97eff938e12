/** What every page of the dashboard has around it, and the words of its building blocks. */
export const shell = {
  tagline: 'Privacy documents that match your website.',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  openNavigation: 'Open the navigation',
  closeNavigation: 'Close the navigation',
  home: 'Candor, to your sites',
  loading: 'Loading...',
  pageLoading: 'The page is loading',

  navigation: {
    settings: 'Settings',
    back: 'Back',
  },

  userMenu: {
    label: 'Your account',
    open: 'Account menu of %{email}',
    switchTo: 'Go to %{account}',
    signedInAs: 'Signed in as',
    preferences: 'Language, country, appearance',
    keyboard: 'Keyboard shortcuts',
    source: 'Source code',
    signOut: 'Sign out',
    signedOut: 'You are signed out.',
  },

  commands: {
    open: 'Search or run a command',
    short: 'Search',
  },

  alert: {
    neutral: 'Note',
    success: 'Success',
    warning: 'Warning',
    error: 'Error',
    info: 'Info',
    close: 'Close this message',
  },

  confirmation: {
    title: 'Confirm your password',
    text: 'For your security, confirm your password to continue. We ask again after 10 minutes.',
    password: 'Your password',
    submit: 'Continue',
    otherTitle: 'Confirm that it is you',
    otherText:
      'You have no password yet, so confirm in another way, or set a password in your account settings first. We ask again after 10 minutes.',
  },
  oneMoment: 'One moment: the server is busy, so your browser is solving a small task first.',

  failure: {
    server: 'Server error. Please try later',
    offline: 'The server cannot be reached. Please check your connection and try again.',
    offlineNow: 'You are offline. Changes are sent when you are back online.',
    backOnline: 'You are back online.',
    number: 'Error number: %{id}',
    retry: 'Try again',
    toSites: 'Go to your sites',
    notFoundTitle: 'Page not found',
    notFoundText: 'The address may be misspelled, or the page was deleted.',
    errorTitle: 'This page has stopped working',
    errorText: 'It is not your fault. Try again; if it happens a second time, tell the operator this number:',
    outdatedTitle: 'A newer version is available',
    outdatedText: 'The dashboard was updated while this page was open. Reload it to continue.',
    reload: 'Reload',
    boxTitle: 'This could not be loaded',
    askOwner: 'Ask the account owner.',
    askOwnerBy: 'Ask the account owner, %{email}.',
  },

  dialog: {
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Confirm',
    notReversible: 'This action is not reversible',
    consequences: 'What happens:',
    typeToConfirm: 'Type %{text} to confirm',
    undo: 'Undo',
  },

  form: {
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    strength: 'Strength of the password: %{strength}',
    missingCharacters: { one: 'One more character is needed', other: '%{number} more characters are needed' },
    strengths: { weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
    errorSummary: { one: 'One field needs your attention', other: '%{number} fields need your attention' },
    clearSearch: 'Clear the search',
    nothingFound: 'No results found',
    choose: 'Choose',
    stepOf: 'Step %{step} of %{steps}',
    stepDone: 'done',
  },

  copy: {
    copy: 'Copy',
    copied: 'Copied',
    refused: 'Select the text and copy it',
  },
} as const;
