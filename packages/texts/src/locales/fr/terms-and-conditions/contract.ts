import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Conclusion du contrat',
    display: 'Ce que nous présentons sur %{site} n’est pas encore une offre ferme, mais une invitation à commander.',
    steps:
      'Avant de commander, vous voyez ce que vous avez choisi, son prix et ce que vous avez saisi, et vous pouvez corriger vos erreurs. Vous commandez en actionnant un bouton indiquant que vous passez une commande avec obligation de paiement. Vous formulez ainsi votre offre de conclure un contrat.',
    confirmation:
      'Nous confirmons immédiatement par e-mail la réception de votre commande. Le contrat est conclu lorsque nous acceptons expressément la commande, expédions les biens ou vous donnons accès à ce que vous avez commandé.',
    confirmationGoods:
      'Nous confirmons immédiatement par e-mail la réception de votre commande. Le contrat est conclu lorsque nous acceptons expressément la commande ou expédions les biens.',
    confirmationDigital:
      'Nous confirmons immédiatement par e-mail la réception de votre commande. Le contrat est conclu lorsque nous acceptons expressément la commande ou vous donnons accès à ce que vous avez commandé.',
    storage:
      'Nous archivons le texte du contrat et vous l’envoyons par e-mail avec les présentes conditions, afin que vous puissiez le conserver.',
    languages:
      'Le contrat peut être conclu dans chacune des langues dans lesquelles la procédure de commande est proposée.',
  },
  prices: {
    heading: 'Prix et paiement',
    shown: 'Les prix applicables sont ceux affichés lors de la commande.',
    withTax: 'Ils comprennent la taxe sur la valeur ajoutée et tous les autres éléments du prix.',
    withoutTax: 'La taxe sur la valeur ajoutée s’y ajoute et est indiquée séparément.',
    currency: 'Les prix sont exprimés dans la devise suivante : %{currency}.',
    delivery: 'Les frais de livraison sont indiqués avant la commande.',
    methods: 'Vous pouvez payer par les moyens suivants : %{methods}.',
    names: {
      card: 'carte de crédit ou de débit',
      paypal: 'PayPal',
      bankTransfer: 'virement bancaire',
      directDebit: 'prélèvement',
      invoice: 'paiement sur facture',
      wallet: 'portefeuille numérique (comme Apple Pay ou Google Pay)',
      cashOnDelivery: 'paiement à la livraison',
      appStore: 'compte de votre boutique d’applications',
    },
    due: 'Sauf accord contraire, le paiement est dû à la conclusion du contrat.',
    late: 'Les professionnels qui paient en retard doivent les intérêts de retard et l’indemnité pour frais de recouvrement prévus par la loi, dans l’Union européenne au moins 40 euros (directive 2011/7/UE).',
    lateFrance:
      'Tout retard de paiement d’un professionnel entraîne, sans qu’un rappel soit nécessaire, des pénalités au taux appliqué par la Banque centrale européenne à son opération de refinancement la plus récente, majoré de dix points de pourcentage, ainsi qu’une indemnité forfaitaire pour frais de recouvrement de 40 euros (art. L. 441-10 et D. 441-5 du code de commerce).',
    title: 'Les biens restent notre propriété jusqu’au paiement intégral de leur prix.',
  },
  subscription: {
    heading: 'Abonnements',
    period: 'La durée d’un abonnement est celle indiquée lors de la commande ; à défaut, elle est de %{period}.',
    shown: 'La durée d’un abonnement est celle indiquée lors de la commande.',
    renews: 'L’abonnement est reconduit pour une nouvelle période de même durée, sauf résiliation avant le terme.',
    renewsConsumers:
      'Les consommateurs sont informés de la reconduction à venir comme le prescrit le droit qui leur est applicable et peuvent mettre fin plus tôt à un contrat reconduit lorsque ce droit le permet.',
    renewsGermany:
      'Un contrat conclu avec un consommateur n’est pas reconduit pour une nouvelle période : sauf résiliation avant le terme, il se poursuit pour une durée indéterminée et peut alors être résilié à tout moment avec un préavis d’un mois (§ 309, n° 9, du code civil allemand).',
    france:
      'Pour les contrats conclus avec des consommateurs et reconduits tacitement, le droit français prescrit de reproduire intégralement les articles suivants du code de la consommation (art. L. 215-4) :',
    ends: 'Il prend fin de lui-même au terme de cette période et n’est pas reconduit.',
    trial:
      'Si une période d’essai vous est accordée, elle est gratuite et dure %{period}. Si vous ne résiliez pas avant son terme, l’abonnement payant commence ; nous vous l’indiquons avant le début de l’essai.',
    cancel: 'Vous pouvez résilier à tout moment, avec effet à la fin de la période en cours, ici : %{link}.',
    cancelText: 'résilier votre contrat',
    cancelByMail:
      'Vous pouvez résilier à tout moment, avec effet à la fin de la période en cours, en écrivant à %{contact}.',
    prices:
      'Si nous augmentons le prix d’un abonnement en cours, nous vous en informons au moins %{days} à l’avance et vous pouvez résilier sans frais jusqu’à l’application du nouveau prix. Celui-ci ne s’applique jamais à une période déjà payée.',
    cause: 'Le droit de chaque partie de mettre fin au contrat pour motif grave n’est pas affecté.',
  },
};
