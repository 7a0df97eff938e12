import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Tjenester, som vi bruger',
  intro:
    'For hver tjeneste, vi bruger, fremgår det af dette afsnit, hvem der udbyder den, og hvad der sker med dine oplysninger.',
  provider: 'Udbyder',
  role: 'Udbyderens rolle',
  roles: {
    processor:
      'Databehandler: behandler oplysningerne på vores vegne og efter vores instruks (databeskyttelsesforordningens artikel 28)',
    controller: 'Dataansvarlig: bestemmer selv formål og midler efter sin egen privatlivspolitik',
    jointController: 'Fælles dataansvarlig med os (databeskyttelsesforordningens artikel 26)',
    processorPlain: 'Databehandler: behandler oplysningerne på vores vegne og efter vores instruks',
    jointControllerPlain: 'Fælles dataansvarlig med os',
  },
  purpose: 'Formål',
  purposes: 'Formål',
  data: 'Oplysninger',
  sensitive: 'Følsomme oplysninger',
  basis: 'Retsgrundlag',
  sensitiveBasis: 'Betingelse for følsomme oplysninger',
  interest: 'Legitim interesse',
  places: 'Lande, hvor behandlingen sker',
  kept: 'Opbevares',
  source: 'Kilde',
  more: 'Flere oplysninger',
  privacyPolicy: 'Privatlivspolitik for %{name}',
  optOut: 'Fravælg %{name} (opt-out)',
};
