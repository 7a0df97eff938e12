/** Charts over time. Each area that has such takes these in. */
export const overTime = {
  time: 'Over time',
  step: 'Group by',
  steps: { hour: 'Hour', day: 'Day', month: 'Month' },
  hours: 'Hourly data goes back two months.',
  asTable: 'Show as table',
  when: 'Start (UTC)',
} as const;
