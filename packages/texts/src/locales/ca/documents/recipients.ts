import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Qui rep les vostres dades',
  intro: 'La taula indica cada empresa que rep dades personals a través dels serveis que utilitzem.',
  caption: 'Destinataris',
  recipient: 'Destinatari',
  country: 'País',
  services: 'Servei',
  general: 'Destinataris generals',
  generalTechnical:
    'Reben dades personals els proveïdors dels sistemes on s’allotgen %{site}, el nostre correu electrònic i els nostres fitxers, en la mesura que no gestionem aquests sistemes nosaltres mateixos.',
  generalLaw:
    'També en reben els tribunals, les autoritats i els assessors jurídics o fiscals, quan una llei ens obliga a comunicar-los dades o quan cal per formular, exercir o defensar reclamacions.',
};
