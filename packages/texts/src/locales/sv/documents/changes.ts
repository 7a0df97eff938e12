import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Ändringar av denna integritetspolicy',
  text: 'När behandlingen ändras, ändras också denna integritetspolicy. Varje version är daterad, och tidigare versioner kan öppnas från den sida där denna integritetspolicy är publicerad.',
  purpose:
    'Innan vi använder dina uppgifter för ett annat ändamål än det som de samlades in för informerar vi dig om det (artikel 13.3 i GDPR).',
  plain: 'Innan vi använder dina uppgifter för ett väsentligt annat ändamål informerar vi dig om det.',
};
