/** Choices of visitors. */
export const choiceErrors = {
  'event.time': 'The time of this record is too far from now.',
  'preference.not-found': 'This preference no longer exists.',
} as const;
