/** Choices in numbers. */
export const statistics = {
  honest:
    'These are choices, not visitors: people who leave without choosing are not counted, and one person may choose more than once.',
  countedUntil: 'Counted until %{date}, %{time} UTC. Newer choices follow within three minutes.',
  none: 'Nothing to count yet',
  noneText: 'Nobody chose anything in this timeframe.',

  parts: { accept: 'Accepted everything', custom: 'Chose one by one', reject: 'Refused everything', others: 'Other' },
  othersText: 'Closed the banner, browser signal, placeholder, withdrawn',
  total: 'Choices',
  totalText: 'in this timeframe',
  waited: 'Typical time to choose',
  waitedText: 'geometric mean',
  waitedNone: 'no banner was shown',

  chart: 'Choices over time, stacked by what was chosen. The same numbers are in the table below.',

  purposes: 'What is allowed',
  purposesText: 'Of all choices in which the purpose was asked about.',
  purposeCount: '%{granted} of %{decided}',

  by: 'Compare by',
  dimensions: { country: 'Country', language: 'Language', version: 'Version', regime: 'Law', variant: 'Variant' },
  bars: 'Shares',
  rest: { one: 'Show %{number} more', other: 'Show %{number} more' },
  few: 'Few choices',
  fewText: 'With fewer than 30 choices, shares say little.',

  variants: 'A/B test',
  variantsText:
    'Shares of choices made in the banner, with their 95 % confidence interval. Closing counts as a refusal.',
  ofVersion: 'Version',
  variant: 'Variant',
  control: 'Current settings',
  numbered: 'Variant %{number}',
  choices: 'Choices',
  accept: 'Accepted',
  reject: 'Refused',
  custom: 'Chose one by one',
  interval: '%{low} to %{high}',
  against: 'Difference',
  difference: '%{points} points, p = %{p}',
  verdicts: {
    more: 'More accept',
    fewer: 'Fewer accept',
    'no-difference-shown': 'No clear difference yet',
    'too-few': 'Too few choices yet',
  },
  advice: 'More consent is not better consent: if a variant gets more of it by pressure, all of it is in doubt.',
} as const;
