import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Kdo prejme vaše podatke',
  intro: 'Preglednica navaja vsako podjetje, ki prejme osebne podatke prek storitev, ki jih uporabljamo.',
  caption: 'Uporabniki podatkov',
  recipient: 'Uporabnik podatkov',
  country: 'Država',
  services: 'Storitev',
  general: 'Splošni uporabniki podatkov',
  generalTechnical:
    'Osebne podatke prejmejo ponudniki sistemov, na katerih delujejo spletna storitev %{site}, naša e-pošta in naše datoteke, kolikor teh sistemov ne upravljamo sami.',
  generalLaw:
    'Prejmejo jih tudi sodišča, organi ter pravni ali davčni svetovalci, kadar nas zakon zavezuje, da jim podatke razkrijemo, ali kadar je to potrebno za uveljavljanje, izvajanje ali obrambo pravnih zahtevkov.',
};
