import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Tjenester vi bruker',
  intro:
    'For hver tjeneste vi bruker, sier dette avsnittet hvem som leverer den, og hva som skjer med opplysningene dine.',
  provider: 'Leverandør',
  role: 'Leverandørens rolle',
  roles: {
    processor:
      'Databehandler: behandler opplysningene på våre vegne og etter vår instruks (personvernforordningen artikkel 28)',
    controller: 'Behandlingsansvarlig: bestemmer selv formål og midler, etter sin egen personvernerklæring',
    jointController: 'Felles behandlingsansvarlig med oss (personvernforordningen artikkel 26)',
    processorPlain: 'Databehandler: behandler opplysningene på våre vegne og etter vår instruks',
    jointControllerPlain: 'Felles behandlingsansvarlig med oss',
  },
  purpose: 'Formål',
  purposes: 'Formål',
  data: 'Opplysninger',
  sensitive: 'Sensitive opplysninger',
  basis: 'Rettslig grunnlag',
  sensitiveBasis: 'Vilkår for sensitive opplysninger',
  interest: 'Berettiget interesse',
  places: 'Land der behandlingen skjer',
  kept: 'Lagringstid',
  source: 'Kilde',
  more: 'Mer informasjon',
  privacyPolicy: 'Personvernerklæring for %{name}',
  optOut: 'Reserver deg mot %{name} (opt-out)',
};
