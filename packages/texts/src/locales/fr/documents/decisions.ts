import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Décisions automatisées et profilage',
    none: 'Nous ne prenons à votre égard aucune décision fondée exclusivement sur un traitement automatisé, y compris le profilage, qui produise des effets juridiques vous concernant ou vous affecte de manière significative de façon similaire (art. 22 du RGPD).',
    nonePlain:
      'Nous ne prenons à votre égard aucune décision exclusivement automatisée qui produise des effets juridiques vous concernant ou vous affecte de manière significative de façon similaire.',
    reason: 'Motif',
    made: 'Nous prenons des décisions fondées exclusivement sur un traitement automatisé, y compris le profilage, qui produisent des effets juridiques vous concernant ou vous affectent de manière significative de façon similaire (art. 22 du RGPD).',
    madePlain:
      'Nous prenons des décisions exclusivement automatisées qui produisent des effets juridiques vous concernant ou vous affectent de manière significative de façon similaire.',
    logic: 'Logique sous-jacente',
    consequences: 'Importance et conséquences pour vous',
    rights:
      'Vous avez le droit d’obtenir une intervention humaine, d’exprimer votre point de vue et de contester la décision.',
    profilingIntro:
      'À des fins publicitaires ou pour adapter les contenus, des profils d’intérêts sont établis à partir de l’utilisation de sites et d’applications par :',
  },
  sources: {
    heading: 'Données obtenues auprès de tiers',
    intro:
      'Certaines données à caractère personnel ne sont pas collectées auprès de vous, mais obtenues auprès de tiers (art. 14 du RGPD) :',
    introPlain:
      'Certaines données à caractère personnel ne sont pas collectées auprès de vous, mais obtenues auprès de tiers :',
    caption: 'Données provenant d’autres sources',
    from: 'Source',
    data: 'Données',
    purpose: 'Finalité',
    public: 'Source accessible au public ?',
  },
  obligation: {
    heading: 'Obligation de fournir des données',
    text: 'Vous êtes libre d’utiliser ou non %{site}. La nécessité de certaines données pour ce que vous nous demandez, ainsi que les conséquences de leur non-fourniture, sont indiquées ci-dessus pour chaque situation.',
    services:
      'La fourniture des données dont le traitement repose sur votre consentement est toujours facultative : en cas de refus, seule la fonction concernée n’est alors pas disponible.',
  },
  children: {
    heading: 'Enfants',
    notDirected:
      '%{site} ne s’adresse pas aux enfants et nous ne collectons pas sciemment de données les concernant. Si vous pensez qu’un enfant nous a fourni des données à caractère personnel, signalez-le-nous (%{contact}) : nous les effacerons.',
    minimumAge: {
      one: 'L’utilisation de %{site} est réservée aux personnes âgées d’au moins %{number} an.',
      other: 'L’utilisation de %{site} est réservée aux personnes âgées d’au moins %{number} ans.',
    },
    directed:
      '%{site} s’adresse également aux enfants. Lorsque le traitement des données d’un enfant repose sur le consentement et que l’enfant n’a pas atteint l’âge requis par la loi, le consentement doit être donné ou autorisé par le titulaire de la responsabilité parentale (art. 8 du RGPD).',
    directedPlain: '%{site} s’adresse également aux enfants.',
    parents:
      'Les parents et les tuteurs peuvent prendre connaissance des données de leur enfant, les faire effacer et refuser toute nouvelle collecte en nous contactant (%{contact}).',
    parentsUs:
      'Aux États-Unis, la Children’s Online Privacy Protection Rule (16 CFR Part 312) ne permet, sauf exceptions qu’elle prévoit, de collecter en ligne les données à caractère personnel d’enfants de moins de 13 ans qu’avec le consentement vérifiable d’un parent.',
  },
};
