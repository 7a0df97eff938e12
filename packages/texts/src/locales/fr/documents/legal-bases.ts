import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Consentement (art. 6, paragraphe 1, point a), du RGPD)',
    contract:
      'Exécution d’un contrat conclu avec vous ou de mesures précontractuelles prises à votre demande (art. 6, paragraphe 1, point b), du RGPD)',
    legalObligation: 'Respect d’une obligation légale (art. 6, paragraphe 1, point c), du RGPD)',
    vitalInterests: 'Sauvegarde des intérêts vitaux (art. 6, paragraphe 1, point d), du RGPD)',
    publicTask: 'Exécution d’une mission d’intérêt public (art. 6, paragraphe 1, point e), du RGPD)',
    legitimateInterests: 'Intérêts légitimes (art. 6, paragraphe 1, point f), du RGPD)',
  },
  short: {
    consent: 'Consentement',
    contract: 'Contrat',
    legalObligation: 'Obligation légale',
    vitalInterests: 'Intérêts vitaux',
    publicTask: 'Mission d’intérêt public',
    legitimateInterests: 'Intérêts légitimes',
  },
  interests: {
    delivery: 'Diffusion rapide et fiable des contenus',
    security: 'Protection contre les attaques, le spam et les abus',
    fraud: 'Prévention de la fraude et des préjudices qui en résultent',
    errors: 'Détection et correction des dysfonctionnements',
    answering: 'Réponse aux demandes et assistance aux utilisateurs',
    convenience: 'Facilité d’utilisation',
    accessibility: 'Accessibilité au plus grand nombre',
    customers: 'Entretien des relations avec les clients et les prospects',
    statistics: 'Connaissance de ce qui est utilisé, et de la manière dont cela l’est, afin de l’améliorer',
    content: 'Présentation attrayante des contenus et de l’offre',
    advertising: 'Promotion de notre offre et évaluation de son efficacité',
    recruiting: 'Recherche de collaborateurs qualifiés',
    proof: 'Possibilité de prouver les choix effectués',
    operations: 'Gestion efficace de notre organisation',
  },
};
