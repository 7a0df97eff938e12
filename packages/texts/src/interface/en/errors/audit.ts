/** The audit log. */
export const auditErrors = {
  'event.not-found': 'This event is not in the audit log.',
  'event.not-proved': 'This event is not in a checkpoint yet. Try again in a few seconds.',
} as const;
