import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Vem som får dina uppgifter',
  intro: 'Tabellen anger varje företag som får personuppgifter genom de tjänster vi använder.',
  caption: 'Mottagare',
  recipient: 'Mottagare',
  country: 'Land',
  services: 'Tjänst',
  general: 'Allmänna mottagare',
  generalTechnical:
    'Leverantörerna av de system där %{site}, vår e-post och våra filer lagras får personuppgifter, i den mån vi inte driver dessa system själva.',
  generalLaw:
    'Detsamma gäller domstolar, myndigheter samt juridiska rådgivare och skatterådgivare, när vi enligt lag är skyldiga att lämna ut uppgifter till dem eller när det är nödvändigt för att fastställa, göra gällande eller försvara rättsliga anspråk.',
};
