import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Durée de conservation',
  intro:
    'Nous conservons les données à caractère personnel aussi longtemps que leur finalité l’exige. Nous les effaçons ensuite, sauf si une loi nous impose de les conserver plus longtemps ou si elles nous sont nécessaires à la constatation, à l’exercice ou à la défense de droits en justice ; elles ne sont alors utilisées à aucune autre fin.',
  tableIntro: 'Pour les finalités de la présente politique, cela signifie :',
  caption: 'Durée de conservation par finalité',
  purpose: 'Finalité',
  period: 'Durée ou critère',
  criteria: {
    delivery:
      'Le temps nécessaire à la fourniture des contenus que vous demandez ; les journaux d’accès, le temps nécessaire à la détection des dysfonctionnements et à la lutte contre les attaques',
    security: 'Le temps nécessaire à la détection et à l’analyse des attaques, du spam et des abus',
    fraud: 'Le temps nécessaire à l’examen de l’opération et au traitement des droits qui en découlent',
    account: 'Jusqu’à la suppression du compte par vous-même ou à votre demande',
    payments:
      'Jusqu’à la réalisation du paiement ; les pièces s’y rapportant, pendant la durée prévue par le droit commercial et fiscal',
    contract:
      'Jusqu’à l’exécution du contrat et à la prescription des droits qui en découlent ; les factures et autres pièces, pendant la durée prévue par le droit commercial et fiscal',
    choices: 'Tant que votre choix est valable et, ensuite, aussi longtemps que nous devons pouvoir le prouver',
    errors: 'Jusqu’à la détection et à la correction du dysfonctionnement',
    enquiry:
      'Jusqu’au traitement complet de votre demande, si aucune suite n’est à attendre ; plus longtemps lorsque le droit commercial impose de conserver la correspondance',
    use: 'Aussi longtemps que vous utilisez la fonction, et pendant la durée de conservation de ses traceurs',
    booking: 'Jusqu’à la fin de la réservation ou du rendez-vous et à la prescription des droits qui en découlent',
    content: 'Aussi longtemps que le contenu est affiché, et pendant la durée de conservation de ses traceurs',
    contribution: 'Tant que votre contribution est publiée, ou jusqu’à ce que vous en demandiez le retrait',
    statistics:
      'Jusqu’au retrait de votre consentement ou, si cela intervient plus tôt, jusqu’à ce que les données ne soient plus nécessaires à nos statistiques ; les traceurs, pendant leur durée de conservation',
    statisticsOther:
      'Jusqu’à ce que les données ne soient plus nécessaires à nos statistiques, ou jusqu’à votre opposition',
    advertising:
      'Jusqu’au retrait de votre consentement ou, si elle intervient plus tôt, jusqu’à l’évaluation de la campagne ; les traceurs, pendant leur durée de conservation',
    advertisingOther: 'Jusqu’à votre opposition ou, si elle intervient plus tôt, jusqu’à l’évaluation de la campagne',
    subscription:
      'Jusqu’à votre désabonnement ou au retrait de votre consentement ; la preuve de votre consentement, aussi longtemps que des droits peuvent être invoqués',
    contacts: 'Pendant la durée de la relation commerciale et jusqu’à votre opposition',
    membership:
      'Pendant la durée de votre participation au programme et jusqu’à la prescription des droits qui en découlent',
    application:
      'Jusqu’à la décision et à la prescription des recours contre celle-ci ; plus longtemps uniquement avec votre consentement ou en cas d’embauche',
    survey: 'Jusqu’à l’exploitation de l’enquête',
    law: 'Pendant la durée prévue par le droit commercial et fiscal',
    claims: 'Jusqu’au règlement du litige ou à la prescription du droit',
    purpose: 'Aussi longtemps que la finalité indiquée l’exige',
  },
};
