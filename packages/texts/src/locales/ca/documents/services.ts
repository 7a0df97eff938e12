import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Serveis que utilitzem',
  intro: 'Per a cada servei que utilitzem, aquesta secció diu qui el presta i què passa amb les vostres dades.',
  provider: 'Proveïdor',
  role: 'Funció del proveïdor',
  roles: {
    processor:
      'Encarregat del tractament: tracta les dades per compte nostre i seguint les nostres instruccions (article 28 de l’RGPD)',
    controller:
      'Responsable del tractament: decideix per si mateix les finalitats i els mitjans, d’acord amb la seva pròpia política de privacitat',
    jointController: 'Corresponsable del tractament amb nosaltres (article 26 de l’RGPD)',
    processorPlain: 'Encarregat del tractament: tracta les dades per compte nostre i seguint les nostres instruccions',
    jointControllerPlain: 'Corresponsable del tractament amb nosaltres',
  },
  purpose: 'Finalitat',
  purposes: 'Finalitats',
  data: 'Dades',
  sensitive: 'Dades sensibles',
  basis: 'Base jurídica',
  sensitiveBasis: 'Condició per a les dades sensibles',
  interest: 'Interès legítim',
  places: 'Països del tractament',
  kept: 'Conservació',
  source: 'Font',
  more: 'Més informació',
  privacyPolicy: 'Política de privacitat (%{name})',
  optOut: 'Exclusió voluntària (%{name})',
};
