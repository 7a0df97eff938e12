/** How a document changes over time. */
export const changes = {
  heading: 'Changes to this policy',
  text: 'When the processing changes, so does this policy. Each version bears its date, and earlier versions can be opened from the page where this policy is published.',
  purpose:
    'Before we use your data for a purpose other than the one it was collected for, we tell you about it (Art. 13(3) %{gdpr}).',
  plain: 'Before we use your data for a materially different purpose, we tell you about it.',
} as const;
