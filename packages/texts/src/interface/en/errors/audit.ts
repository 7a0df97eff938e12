/** The audit log. */
export const auditErrors = {
  'event.not-found': 'There is no such event in the audit log.',
  'event.not-proved': 'This event is not in a checkpoint yet. Try again in a few seconds.',
} as const;
