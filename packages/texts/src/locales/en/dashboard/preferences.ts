/** Language and country of the person who looks at the dashboard. */
export const preferences = {
  language: 'Language',
  languageHint: 'The language of this dashboard. Documents have their own languages.',
  country: 'Country',
  countryHint: 'Where you are. It sets formats and, where plans are sold, the currency.',
  countrySearch: 'Search a country',
  noCountry: 'No country found',
  saved: 'Your language has been saved',
  countrySaved: 'Your country has been saved',

  switch: {
    title: 'Another language?',
    question: 'You chose %{stored} before, and this page is in %{current}.',
    toStored: 'Go on in %{stored}',
    keepCurrent: 'Stay in %{current}',
    close: 'Close and do not ask again',
  },

  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  system: 'As the system',
} as const;
