import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Trumpai apie tikslus',
  intro: 'Lentelėje nurodytas kiekvienas asmens duomenų tvarkymo tikslas ir tai, kas tuo tikslu gauna duomenis.',
  introBasis:
    'Lentelėje nurodytas kiekvienas asmens duomenų tvarkymo tikslas, teisinis pagrindas ir tai, kas tuo tikslu gauna duomenis.',
  caption: 'Tikslai, teisiniai pagrindai ir duomenų gavėjai',
  captionWithoutBasis: 'Tikslai ir duomenų gavėjai',
  purpose: 'Tikslas arba atvejis',
  basis: 'Teisinis pagrindas',
  recipients: 'Duomenų gavėjai',
  generalOnly: 'Tik bendrieji gavėjai',
};
