/** Choices of visitors. */
export const choiceErrors = {
  'event.time': 'The time of this record lies too far from now.',
  'preference.not-found': 'This preference is not there any more.',
} as const;
