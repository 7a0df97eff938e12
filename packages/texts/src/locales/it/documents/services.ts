import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Servizi utilizzati',
  intro: 'Per ciascun servizio utilizzato è indicato chi lo fornisce e come sono trattati i dati.',
  provider: 'Fornitore',
  role: 'Ruolo del fornitore',
  roles: {
    processor:
      'Responsabile del trattamento: tratta i dati per conto del titolare e secondo le sue istruzioni (art. 28 GDPR)',
    controller:
      'Titolare autonomo del trattamento: determina autonomamente finalità e mezzi, secondo la propria informativa',
    jointController: 'Contitolare del trattamento (art. 26 GDPR)',
    processorPlain: 'Responsabile del trattamento: tratta i dati per conto del titolare e secondo le sue istruzioni',
    jointControllerPlain: 'Contitolare del trattamento',
  },
  purpose: 'Finalità',
  purposes: 'Finalità',
  data: 'Dati',
  sensitive: 'Categorie particolari di dati',
  basis: 'Base giuridica',
  sensitiveBasis: 'Condizione per le categorie particolari di dati',
  interest: 'Legittimo interesse',
  places: 'Paesi del trattamento',
  kept: 'Conservazione',
  source: 'Fonte',
  more: 'Ulteriori informazioni',
  privacyPolicy: 'Informativa sulla privacy di %{name}',
  optOut: 'Opt-out da %{name}',
};
