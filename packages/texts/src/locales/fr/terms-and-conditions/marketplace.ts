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
  },
  business: {
    heading: 'Pour les vendeurs',
    text: 'Si nous restreignons ou suspendons l’utilisation de la place de marché par un vendeur, ou y mettons fin, nous en indiquons les motifs : pour une restriction ou une suspension, au plus tard lorsqu’elle prend effet ; pour une cessation totale, au moins 30 jours auparavant, sauf si une loi ou des infractions répétées imposent qu’il en soit autrement. Les modifications des présentes conditions sont annoncées aux vendeurs au moins 15 jours avant leur application (règlement (UE) 2019/1150).',
  },
};
