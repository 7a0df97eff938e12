/** Choices of visitors. */
export const choiceErrors = {
  'event.time': 'This record’s time is too far from the current time.',
  'preference.not-found': 'This preference no longer exists.',
} as const;
