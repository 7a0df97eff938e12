import type { Translated } from '../../../../translated.ts';
import type { links as english } from '../../../en/dashboard/policies/links.ts';

export const links: Translated<typeof english> = {
  title: 'Link tra i documenti',
  text: 'Dove portano i link tra i Suoi documenti. Di norma, a quelli ospitati.',
  documents: {
    privacyPolicy: 'Informativa completa',
    simplifiedPolicy: 'Informativa in breve',
    cookiePolicy: 'Cookie policy',
  },
  modes: { default: 'Documento ospitato', custom: 'Indirizzo proprio', disabled: 'Nessun link' },
  address: 'Indirizzo',
  save: 'Salva',
  saved: 'Link personalizzati aggiornati',
  failed: 'Si è verificato un errore, riprovi più tardi',
};
