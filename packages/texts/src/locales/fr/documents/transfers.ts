import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Traitement dans d’autres pays',
  intro:
    'Les données à caractère personnel sont traitées dans les pays énumérés ci-dessous. En dehors de l’Espace économique européen, elles ne peuvent être transférées que si elles y sont protégées par l’un des mécanismes prévus aux articles 44 à 49 du RGPD. Le tableau indique lequel pour chaque pays.',
  introUk:
    'Les données à caractère personnel sont traitées dans les pays énumérés ci-dessous. En dehors du Royaume-Uni, elles ne peuvent être transférées que si elles y sont protégées par l’un des mécanismes prévus aux articles 44 à 49 du RGPD britannique. Le tableau indique lequel pour chaque pays.',
  introSwiss:
    'Les données personnelles sont communiquées à des destinataires dans les pays énumérés ci-dessous. Le tableau indique, pour chaque pays, ce qui garantit une protection appropriée (art. 16 LPD).',
  introPlain: 'Les données à caractère personnel sont traitées dans les pays suivants :',
  none: 'Les services indiqués dans la présente politique traitent des données à caractère personnel exclusivement dans l’Espace économique européen : %{countries}.',
  caption: 'Pays, destinataires et garanties',
  country: 'Pays',
  recipients: 'Destinataires',
  safeguard: 'Fondement ou garantie',
  safeguards: {
    inside: 'Au sein de l’Espace économique européen, où le RGPD s’applique',
    home: 'Aucun transfert vers un autre pays',
    adequacyEu: 'Décision d’adéquation de la Commission européenne (art. 45 du RGPD)',
    adequacyEuLimited:
      'Décision d’adéquation de la Commission européenne (art. 45 du RGPD), dans les limites de sa portée',
    adequacyUk: 'Règlements d’adéquation britanniques (art. 45A du RGPD britannique)',
    adequacySwiss:
      'Niveau de protection adéquat selon le Conseil fédéral suisse (art. 16, al. 1, LPD et annexe 1 de l’ordonnance sur la protection des données)',
    frameworkEu:
      'Cadre de protection des données UE-États-Unis (EU-US Data Privacy Framework) : décision d’adéquation (UE) 2023/1795 de la Commission européenne (art. 45 du RGPD) ; le destinataire est certifié',
    frameworkUk:
      'Extension britannique du cadre de protection des données UE-États-Unis (UK Extension to the EU-US Data Privacy Framework) ; le destinataire est certifié',
    frameworkSwiss: 'Swiss-US Data Privacy Framework ; le destinataire est certifié',
    clausesEu: 'Clauses contractuelles types de la Commission européenne (art. 46, paragraphe 2, point c), du RGPD)',
    clausesUk:
      'International Data Transfer Agreement ou Addendum émis par l’Information Commissioner du Royaume-Uni (art. 46 du RGPD britannique)',
    clausesSwiss: 'Clauses types de protection des données reconnues par le PFPDT (art. 16, al. 2, let. d, LPD)',
    bindingRules: 'Règles d’entreprise contraignantes (art. 46, paragraphe 2, point b), du RGPD)',
    explicitConsent:
      'Votre consentement explicite, après information sur les risques (art. 49, paragraphe 1, point a), du RGPD)',
    contract:
      'Transfert nécessaire à un contrat conclu avec vous ou dans votre intérêt (art. 49, paragraphe 1, point b) ou c), du RGPD)',
    frameworkOrClausesEu:
      'Clauses contractuelles types de la Commission européenne (art. 46, paragraphe 2, point c), du RGPD) ou, si le destinataire est certifié, cadre de protection des données UE-États-Unis (EU-US Data Privacy Framework, art. 45 du RGPD)',
  },
  copy: 'Vous pouvez obtenir une copie des clauses ou des règles indiquées ici, ou savoir où elles sont disponibles, en nous contactant (%{contact}).',
  usRisk:
    'En dehors des pays bénéficiant d’une décision d’adéquation, le niveau de protection des données exigé par la loi peut être inférieur et les autorités peuvent disposer d’un accès plus étendu aux données. C’est pourquoi les garanties indiquées ici sont convenues.',
};
