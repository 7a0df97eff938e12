import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Hvem der modtager dine oplysninger',
  intro: 'Tabellen viser hver virksomhed, der modtager personoplysninger gennem de tjenester, vi bruger.',
  caption: 'Modtagere',
  recipient: 'Modtager',
  country: 'Land',
  services: 'Tjeneste',
  general: 'Generelle modtagere',
  generalTechnical:
    'Udbyderne af de systemer, hvor %{site}, vores e-mails og vores filer opbevares, modtager personoplysninger, i det omfang vi ikke selv driver disse systemer.',
  generalLaw:
    'Det samme gælder domstole, myndigheder samt juridiske rådgivere og skatterådgivere, når en lov forpligter os til at videregive oplysninger til dem, eller når det er nødvendigt for at fastlægge, gøre gældende eller forsvare retskrav.',
};
