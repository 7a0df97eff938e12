import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Tko prima vaše podatke',
  intro: 'Tablica navodi svako društvo koje prima osobne podatke putem usluga kojima se služimo.',
  caption: 'Primatelji',
  recipient: 'Primatelj',
  country: 'Država',
  services: 'Usluga',
  general: 'Opći primatelji',
  generalTechnical:
    'Osobne podatke primaju pružatelji sustava na kojima se nalaze internetska usluga %{site}, naša e-pošta i naše datoteke, ako tim sustavima ne upravljamo sami.',
  generalLaw:
    'Primaju ih i sudovi, tijela javne vlasti te pravni ili porezni savjetnici ako nas zakon obvezuje da im podatke otkrijemo ili ako je to potrebno za postavljanje, ostvarivanje ili obranu pravnih zahtjeva.',
};
