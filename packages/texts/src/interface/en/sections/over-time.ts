/** Charts over time. Each area that has such takes these in. */
export const overTime = {
  time: 'Over time',
  step: 'Each bar is',
  steps: { hour: 'An hour', day: 'A day', month: 'A month' },
  hours: 'Hours go back two months.',
  asTable: 'Show as table',
  when: 'Begins (UTC)',
} as const;
