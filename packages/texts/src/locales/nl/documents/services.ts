import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Diensten die wij gebruiken',
  intro:
    'Voor elke dienst die wij gebruiken, staat in dit onderdeel wie hem aanbiedt en wat er met uw gegevens gebeurt.',
  provider: 'Aanbieder',
  role: 'Rol van de aanbieder',
  roles: {
    processor: 'Verwerker: verwerkt de gegevens namens ons en volgens onze instructies (artikel 28 AVG)',
    controller:
      'Verwerkingsverantwoordelijke: bepaalt zelf de doeleinden en middelen, volgens de eigen privacyverklaring',
    jointController: 'Samen met ons gezamenlijke verwerkingsverantwoordelijke (artikel 26 AVG)',
    processorPlain: 'Verwerker: verwerkt de gegevens namens ons en volgens onze instructies',
    jointControllerPlain: 'Samen met ons gezamenlijke verwerkingsverantwoordelijke',
  },
  purpose: 'Doel',
  purposes: 'Doeleinden',
  data: 'Gegevens',
  sensitive: 'Gevoelige gegevens',
  basis: 'Rechtsgrond',
  sensitiveBasis: 'Voorwaarde voor gevoelige gegevens',
  interest: 'Gerechtvaardigd belang',
  places: 'Landen van verwerking',
  kept: 'Bewaring',
  source: 'Bron',
  more: 'Meer informatie',
  privacyPolicy: 'Privacyverklaring van %{name}',
  optOut: 'Afmelden (opt-out) bij %{name}',
};
