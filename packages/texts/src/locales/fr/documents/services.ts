import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Services que nous utilisons',
  intro:
    'Pour chaque service que nous utilisons, nous indiquons ici qui le fournit et comment vos données sont traitées.',
  provider: 'Fournisseur',
  role: 'Rôle du fournisseur',
  roles: {
    processor: 'Sous-traitant : il traite les données pour notre compte et sur nos instructions (art. 28 du RGPD)',
    controller:
      'Responsable du traitement : il détermine lui-même les finalités et les moyens, selon sa propre politique de confidentialité',
    jointController: 'Responsable conjoint du traitement avec nous (art. 26 du RGPD)',
    processorPlain: 'Sous-traitant : il traite les données pour notre compte et sur nos instructions',
    jointControllerPlain: 'Responsable conjoint du traitement avec nous',
  },
  purpose: 'Finalité',
  purposes: 'Finalités',
  data: 'Données',
  sensitive: 'Données sensibles',
  basis: 'Base juridique',
  sensitiveBasis: 'Condition applicable aux données sensibles',
  interest: 'Intérêt légitime',
  places: 'Pays de traitement',
  kept: 'Conservation',
  source: 'Source',
  more: 'En savoir plus',
  privacyPolicy: 'Politique de confidentialité (%{name})',
  optOut: 'S’opposer au traitement (%{name})',
};
