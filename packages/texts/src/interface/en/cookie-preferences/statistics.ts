/** Choices in numbers. */
export const statistics = {
  honest:
    'These are choices, not visitors: whoever leaves without choosing is not in them, and one person may choose more than once.',
  countedUntil: 'Counted until %{date}, %{time} UTC. Newer choices follow within three minutes.',
  none: 'Nothing to count yet',
  noneText: 'Nobody chose anything in this timeframe.',

  parts: { accept: 'Accepted everything', custom: 'Chose one by one', reject: 'Refused everything', others: 'Other' },
  othersText: 'Closed the banner, browser signal, placeholder, taken back',
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
    'Shares of choices made at the banner, with the range they lie in with 95 % certainty. Closing counts as a refusal.',
  ofVersion: 'Version',
  variant: 'Variant',
  control: 'Settings themselves',
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
    'no-difference-shown': 'No difference can be told yet',
    'too-few': 'Too few choices yet',
  },
  advice:
    'More consent is not better consent: a variant that gets more of it by pressing harder makes all of it doubtful.',
} as const;
