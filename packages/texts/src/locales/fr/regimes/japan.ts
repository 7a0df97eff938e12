import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Pour les personnes au Japon',
  scope:
    'Lorsque la loi japonaise sur la protection des informations personnelles (Act on the Protection of Personal Information, APPI) s’applique, la présente section complète la politique.',
  operator: 'L’exploitant qui traite vos informations personnelles est %{owner} ; son adresse est indiquée ci-dessus.',
  operatorWith:
    'L’exploitant qui traite vos informations personnelles est %{owner}, représenté par %{representative} ; son adresse est indiquée ci-dessus.',
  purposes:
    'Les finalités d’utilisation sont celles indiquées dans la présente politique (art. 21 de l’APPI). Nous n’utilisons pas les informations personnelles au-delà de ces finalités sans votre consentement, sauf lorsque l’art. 18 de l’APPI le permet.',
  thirdParties:
    'Les données personnelles sont fournies à des tiers avec votre consentement ou lorsque l’art. 27 de l’APPI le permet. Elles sont confiées aux fournisseurs qui les traitent pour notre compte dans les limites des finalités d’utilisation (art. 27, paragraphe 5, point 1, de l’APPI).',
  foreign:
    'Les données personnelles sont également traitées dans les pays suivants, hors du Japon : %{countries}. Sur demande, nous vous informons de la protection des informations personnelles dans chacun d’eux et des mesures prises par le destinataire (art. 28 de l’APPI).',
  requests:
    'Vous pouvez demander la notification des finalités d’utilisation (art. 32 de l’APPI), la communication des données personnelles que nous détenons à votre sujet et des relevés de leur fourniture à des tiers (art. 33 de l’APPI), leur correction, leur complément ou leur suppression (art. 34 de l’APPI), ainsi que la cessation de leur utilisation ou de leur fourniture à des tiers, ou leur effacement (art. 35 de l’APPI).',
  exercise:
    'Pour ces demandes, pour vos réclamations et pour connaître les mesures que nous prenons pour la sécurité des données personnelles (art. 23 de l’APPI), contactez-nous : %{contact}.',
  authority:
    'L’autorité compétente est la commission japonaise de protection des informations personnelles (Personal Information Protection Commission, %{link}).',
};
