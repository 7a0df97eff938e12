import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Livraison',
    countries: 'Nous livrons dans les pays suivants : %{countries}.',
    anywhere: 'Les pays dans lesquels nous livrons sont indiqués lors de la commande.',
    within: 'Les biens sont livrés au plus tard dans le délai suivant après la conclusion du contrat : %{period}.',
    shown:
      'Le délai de livraison est indiqué lors de la commande ; il n’excède jamais 30 jours après la conclusion du contrat.',
    risk: 'Pour les consommateurs, le risque de perte ou d’endommagement des biens est transféré au moment où eux-mêmes, ou un tiers désigné par eux et autre que le transporteur, prennent physiquement possession des biens. Pour les professionnels, il est transféré lorsque nous remettons les biens au transporteur.',
    riskConsumers:
      'Le risque de perte ou d’endommagement des biens vous est transféré au moment où vous-même, ou un tiers désigné par vous et autre que le transporteur, prenez physiquement possession des biens.',
    riskBusinesses:
      'Le risque de perte ou d’endommagement des biens vous est transféré lorsque nous remettons les biens au transporteur.',
  },
  digital: {
    heading: 'Fourniture et mises à jour',
    access:
      'Nous vous donnons accès à ce que vous avez commandé sans retard injustifié après la conclusion du contrat.',
    updates:
      'Nous fournissons les mises à jour, y compris de sécurité, nécessaires au maintien de la conformité de ce que vous avez commandé, et vous en informons : pour un abonnement, pendant toute sa durée ; pour une fourniture unique, aussi longtemps que vous pouvez légitimement vous y attendre.',
    requirements: 'Les appareils et programmes compatibles sont indiqués dans l’offre.',
    changes:
      'Au-delà, nous ne pouvons modifier les services numériques en cours que pour une raison valable, telle qu’un nouvel environnement technique, un nombre accru d’utilisateurs ou une autre raison opérationnelle importante, sans frais pour vous et après vous en avoir informé clairement. Si une modification a sur votre utilisation une incidence négative qui n’est pas mineure, nous vous en informons à l’avance et vous pouvez mettre fin au contrat sans frais dans un délai de 30 jours.',
  },
  conformity: {
    heading: 'Garanties légales',
    goods:
      'La garantie légale de conformité s’applique, de même que, en droit français, la garantie légale des vices cachés : si un bien est défectueux, vous pouvez en demander la réparation ou le remplacement sans frais et, dans les conditions prévues par la loi, une réduction du prix ou votre remboursement.',
    goodsPeriod:
      'Pour les consommateurs dans l’Espace économique européen, la garantie légale de conformité couvre tout défaut de conformité qui apparaît dans un délai d’au moins deux ans après la livraison.',
    digital:
      'La garantie légale de conformité s’applique au contenu numérique et aux services numériques : s’ils ne sont pas conformes au contrat, vous pouvez demander leur mise en conformité et, dans les conditions prévues par la loi, une réduction du prix ou la résolution du contrat.',
    personalData:
      'Lorsque des consommateurs dans l’Espace économique européen fournissent des données à caractère personnel au lieu de payer un prix, la garantie légale de conformité s’applique aussi à nos services numériques, sauf si nous traitons ces données uniquement pour fournir le service ou pour respecter la loi : si un service n’est pas conforme au contrat, ils peuvent demander sa mise en conformité ou mettre fin au contrat.',
    unitedKingdom: 'Les consommateurs au Royaume-Uni disposent des droits prévus par le Consumer Rights Act 2015.',
    businessRights:
      'Si ce que nous livrons ou fournissons est défectueux, vous disposez des droits que la loi vous reconnaît.',
    businesses:
      'Les professionnels doivent examiner les biens sans délai à la livraison et nous signaler sans délai les défauts apparents, et les défauts cachés dès leur découverte. Leurs actions au titre des défauts se prescrivent par un an à compter de la livraison, sauf dans les cas où notre responsabilité est illimitée.',
    guarantee:
      'Nous accordons en outre la garantie commerciale suivante, qui n’affecte pas les droits que vous tenez de la loi :',
    contact: 'En cas de défaut, écrivez à %{contact}.',
    france: {
      goods:
        'Pour la vente de biens aux consommateurs, le droit français prescrit l’encadré suivant (annexe à l’art. D. 211-2 du code de la consommation) :',
      once: 'Pour les contenus numériques et services numériques fournis aux consommateurs de manière ponctuelle, le droit français prescrit l’encadré suivant (annexe à l’art. D. 211-3 du code de la consommation) :',
      continuous:
        'Pour les contenus numériques et services numériques fournis aux consommateurs de manière continue, le droit français prescrit l’encadré suivant (annexe à l’art. D. 211-4 du code de la consommation) :',
    },
  },
};
