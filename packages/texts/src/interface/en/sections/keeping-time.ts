/** How long records are kept: the form that asks. Each area that has such takes these in. */
export const keepingTime = {
  own: 'Custom period',
  months: 'Months',
  monthsHint: 'From 1 to 240',
  monthCount: { one: '%{number} month', other: '%{number} months' },
  save: 'Save',
  saved: 'Retention period saved',
  shorterYes: 'Shorten period',
  wrong: 'Enter a whole number from 1 to 240.',
} as const;
