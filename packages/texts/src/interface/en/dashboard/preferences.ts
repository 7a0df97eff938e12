/** Language and country of the person who looks at the dashboard. */
export const preferences = {
  title: 'Preferences',
  description: 'The language and look of this dashboard, and the emails you receive.',
  language: 'Language',
  languageHint: 'Used in this dashboard. Documents have their own languages.',
  country: 'Country',
  countryHint: 'Where you are. It sets formats and, where plans are sold, the currency.',
  countrySearch: 'Search for a country',
  noCountry: 'No country found',
  countrySaved: 'Your country has been saved',

  switch: {
    title: 'Another language?',
    question: 'You chose %{stored} before, and this page is in %{current}.',
    toStored: 'Continue in %{stored}',
    keepCurrent: 'Stay in %{current}',
    close: 'Close and do not ask again',
  },

  appearance: 'Appearance',
  appearanceHint: 'Kept in this browser.',
  light: 'Light',
  dark: 'Dark',
  system: 'Same as system',

  email: {
    title: 'Email',
    description: 'Messages that your account needs, such as for a forgotten password, are always sent.',
    drip: 'Tips for my sites',
    dripHint: 'Now and then, something useful for your documents.',
    newsletter: 'News about Candor',
    newsletterHint: 'What is new, a few times a year.',
  },
} as const;
