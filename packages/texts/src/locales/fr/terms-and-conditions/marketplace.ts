import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'La place de marché en ligne',
  role: 'Sur la place de marché, d’autres proposent des biens et des services. Le contrat portant sur ceux-ci est conclu entre l’acheteur et le vendeur ; nous mettons la place de marché à disposition et ne sommes pas partie à ce contrat, sauf si une offre nous désigne comme vendeur.',
  status:
    'Chaque offre indique si le vendeur déclare être un professionnel. S’il ne l’est pas, les droits des consommateurs prévus par le droit de l’Union en matière de protection des consommateurs, y compris le droit de rétractation, ne s’appliquent pas au contrat conclu avec lui.',
  traders: 'Tous les vendeurs sont des professionnels.',
  duties:
    'Le vendeur répond de l’offre, de la livraison et des droits que l’acheteur tient du contrat. Nous répondons de l’exploitation de la place de marché.',
  ranking: {
    heading: 'Classement des offres',
    intro: 'L’ordre dans lequel les offres apparaissent dans les résultats de recherche dépend principalement de :',
    paid: 'Si un paiement influe sur la place d’une offre, l’offre est signalée comme telle.',
    own: 'Nous proposons aussi nos propres offres sur la place de marché. L’accès, le classement et les conditions sont les mêmes pour elles que pour les offres des vendeurs.',
    ownDiffers:
      'Nous proposons aussi nos propres offres sur la place de marché. Elles sont traitées différemment des offres des vendeurs de la manière suivante :',
  },
  business: {
    heading: 'Pour les vendeurs',
    grounds:
      'Nous ne restreignons ou ne suspendons l’utilisation de la place de marché par un vendeur, ou n’y mettons fin, qu’en raison d’un manquement aux présentes conditions ou à la loi, pour protéger les droits d’autrui ou la sécurité des utilisateurs, ou lorsque des informations que la loi exige des vendeurs font défaut.',
    text: 'Si nous restreignons ou suspendons l’utilisation de la place de marché par un vendeur, ou y mettons fin, nous en indiquons les motifs : pour une restriction ou une suspension, au plus tard lorsqu’elle prend effet ; pour une cessation totale, au moins 30 jours auparavant, sauf si une loi ou des infractions répétées imposent qu’il en soit autrement. Les modifications des présentes conditions sont annoncées aux vendeurs au moins 15 jours avant leur application (règlement (UE) 2019/1150).',
    rights:
      'Les vendeurs conservent les droits sur leurs textes, images et marques. Tant qu’une offre est affichée, ils nous autorisent gratuitement à les utiliser pour présenter l’offre sur la place de marché et pour la signaler ailleurs, par exemple dans des moteurs de recherche et des publicités.',
    data: 'Par leur compte, les vendeurs ont accès aux données relatives à leurs propres offres, commandes et évaluations, ainsi qu’aux données des acheteurs nécessaires à l’exécution d’un contrat ; ils peuvent récupérer ces données pendant 30 jours après la fin de l’utilisation. Nous avons accès à toutes les données produites par l’utilisation de la place de marché. Nous ne communiquons les données relatives à un vendeur à d’autres vendeurs que sous forme agrégée.',
    complaints:
      'Les vendeurs peuvent nous adresser gratuitement une réclamation à %{contact}. Nous examinons chaque réclamation dans un délai raisonnable et communiquons au vendeur le résultat et ses motifs.',
    mediators:
      'Pour régler à l’amiable les différends avec les vendeurs, nous sommes disposés à recourir aux médiateurs suivants : %{mediators}.',
  },
};
