import type { Translated } from '../../../../translated.ts';
import type { links as english } from '../../../en/dashboard/policies/links.ts';

export const links: Translated<typeof english> = {
  title: 'Links zwischen Dokumenten',
  text: 'Wohin Ihre Dokumente aufeinander verweisen. Im Normalfall auf die gehosteten.',
  documents: {
    privacyPolicy: 'Vollständige Datenschutzerklärung',
    simplifiedPolicy: 'Datenschutzerklärung in Kürze',
    cookiePolicy: 'Cookie-Richtlinie',
  },
  modes: { default: 'Gehostetes Dokument', custom: 'Eigene Adresse', disabled: 'Kein Link' },
  address: 'Adresse',
  save: 'Speichern',
  saved: 'Die angepassten Links wurden gespeichert',
  failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal',
};
