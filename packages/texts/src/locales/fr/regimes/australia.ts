import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Pour les personnes en Australie',
  scope:
    'Lorsque la loi australienne sur la protection de la vie privée (Privacy Act 1988) s’applique, la présente section complète la politique. Elle cite les principes australiens de protection de la vie privée (Australian Privacy Principles, APP) de l’annexe 1 (Schedule 1) de cette loi.',
  kinds:
    'Les types d’informations personnelles que nous collectons et détenons, la manière dont nous les collectons et les fins auxquelles nous les collectons, détenons, utilisons et communiquons sont décrits dans la présente politique (APP 1.4).',
  anonymity:
    'Vous n’avez pas à vous identifier, ou pouvez utiliser un pseudonyme, chaque fois que cela est licite et réalisable (APP 2).',
  overseas:
    'Nous sommes susceptibles de communiquer des informations personnelles à des destinataires dans les pays suivants, hors d’Australie : %{countries} (APP 1.4(f) et (g), APP 8).',
  access:
    'Pour accéder aux informations personnelles que nous détenons à votre sujet (APP 12) ou les faire corriger (APP 13), contactez-nous : %{contact}. La demande est gratuite.',
  complaint:
    'Si vous estimez que nous avons enfreint un principe australien de protection de la vie privée, contactez-nous de la même manière. Si vous n’avez pas reçu de réponse au bout de 30 jours ou si la réponse ne vous satisfait pas, vous pouvez introduire une réclamation auprès de l’autorité australienne (Office of the Australian Information Commissioner, %{link}).',
  decisions:
    'La section sur les décisions automatisées indique pour quelles décisions des programmes informatiques utilisent des informations personnelles, et de quelles informations il s’agit (APP 1.7 à 1.9).',
  noDecisions:
    'Nous n’utilisons aucun programme informatique prenant des décisions dont on peut raisonnablement s’attendre à ce qu’elles affectent de manière significative vos droits ou vos intérêts (APP 1.7 à 1.9).',
};
