import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Données sensibles',
  intro:
    'Certaines des données que nous traitons bénéficient d’une protection particulière (art. 9 et 10 du RGPD et dispositions correspondantes d’autres lois) :',
  introPlain: 'Certaines des données que nous traitons bénéficient d’une protection particulière :',
  kinds: {
    health: 'données concernant la santé',
    sexLife: 'données concernant la vie sexuelle ou l’orientation sexuelle',
    ethnicOrigin: 'origine raciale ou ethnique',
    politicalOpinions: 'opinions politiques',
    beliefs: 'convictions religieuses ou philosophiques',
    tradeUnion: 'appartenance syndicale',
    genetic: 'données génétiques',
    biometric: 'données biométriques identifiant une personne de manière unique',
    criminal: 'condamnations pénales et infractions',
    preciseLocation: 'géolocalisation précise',
    immigrationStatus: 'nationalité ou statut d’immigration',
    accountAccess: 'numéros de compte ou de carte associés à des codes d’accès',
    messageContents: 'contenu de messages qui ne nous sont pas adressés',
    knownChild: 'données d’une personne dont on sait qu’elle est un enfant',
  },
  conditions: {
    explicitConsent: 'Consentement explicite (art. 9, paragraphe 2, point a), du RGPD)',
    employment: 'Droit du travail et de la sécurité sociale (art. 9, paragraphe 2, point b), du RGPD)',
    vitalInterests:
      'Sauvegarde des intérêts vitaux d’une personne incapable de donner son consentement (art. 9, paragraphe 2, point c), du RGPD)',
    association:
      'Activités d’un organisme à but non lucratif concernant ses membres (art. 9, paragraphe 2, point d), du RGPD)',
    madePublic: 'Données manifestement rendues publiques par la personne (art. 9, paragraphe 2, point e), du RGPD)',
    legalClaims: 'Constatation, exercice ou défense d’un droit en justice (art. 9, paragraphe 2, point f), du RGPD)',
    publicInterest: 'Motifs d’intérêt public important prévus par la loi (art. 9, paragraphe 2, point g), du RGPD)',
    healthCare: 'Prise en charge sanitaire (art. 9, paragraphe 2, point h), du RGPD)',
    publicHealth: 'Santé publique (art. 9, paragraphe 2, point i), du RGPD)',
    research: 'Archives, recherche ou statistiques prévues par la loi (art. 9, paragraphe 2, point j), du RGPD)',
  },
  data: 'Données',
  where: 'Traitées pour',
  condition: 'Condition',
};
