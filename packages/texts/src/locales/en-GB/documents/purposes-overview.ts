import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Purposes at a glance',
  intro: 'The table sets out every purpose for which personal data is processed, and who receives data for it.',
  introBasis:
    'The table sets out every purpose for which personal data is processed, the lawful basis, and who receives data for it.',
  caption: 'Purposes, lawful bases and recipients',
  captionWithoutBasis: 'Purposes and recipients',
  purpose: 'Purpose or occasion',
  basis: 'Lawful basis',
  recipients: 'Recipients',
  generalOnly: 'General recipients only',
};
