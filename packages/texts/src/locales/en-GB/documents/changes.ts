import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Changes to this notice',
  text: 'When the processing changes, so does this notice. Each version bears its date, and earlier versions can be opened from the page on which this notice is published.',
  purpose:
    'We tell you before we use your data for a purpose other than that for which it was collected (Article 13(3) GDPR).',
  plain: 'We tell you before we use your data for a materially different purpose.',
};
