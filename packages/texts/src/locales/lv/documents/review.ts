import type { Translated } from '../../../translated.ts';
import type { review as english } from '../../en/documents/review.ts';

export const review: Translated<typeof english> = {
  by: 'machine',
};
