import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Hvem som mottar opplysningene dine',
  intro: 'Tabellen viser hvert selskap som mottar personopplysninger gjennom tjenestene vi bruker.',
  caption: 'Mottakere',
  recipient: 'Mottaker',
  country: 'Land',
  services: 'Tjeneste',
  general: 'Generelle mottakere',
  generalTechnical:
    'Leverandørene av systemene der %{site}, e-posten vår og filene våre lagres, mottar personopplysninger, i den grad vi ikke drifter disse systemene selv.',
  generalLaw:
    'Det samme gjør domstoler, myndigheter og juridiske rådgivere og skatterådgivere, når en lov pålegger oss å utlevere opplysninger til dem, eller når det er nødvendig for å fastsette, gjøre gjeldende eller forsvare rettskrav.',
};
