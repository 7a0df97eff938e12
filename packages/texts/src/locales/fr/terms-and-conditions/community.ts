import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Ce que vous publiez',
    yours: 'Ce que vous publiez reste à vous. Vous en êtes responsable et devez disposer des droits correspondants.',
    licence:
      'Tant qu’un contenu est publié, vous nous autorisez, gratuitement et dans le monde entier, à le conserver, à le montrer à d’autres sur %{site} et à en adapter la forme lorsque la technique l’exige. Cette autorisation prend fin lorsque vous supprimez le contenu, sauf pour les copies que d’autres ont licitement réalisées.',
    rulesIntro: 'Vous ne pouvez pas publier :',
    rules: {
      illegal: 'ce qui enfreint la loi ou incite à l’enfreindre',
      rights: 'ce qui porte atteinte aux droits d’auteur, aux marques, à la vie privée ou à d’autres droits d’autrui',
      hate: 'des propos haineux, des menaces, du harcèlement ou l’apologie de la violence',
      children: 'ce qui nuit aux mineurs ou les sexualise',
      deception: 'des tromperies, du spam ou des programmes nuisibles',
      data: 'des données à caractère personnel d’autrui sans en avoir le droit',
    },
    ownIntro: 'En outre, les règles suivantes s’appliquent :',
  },
  moderation: {
    heading: 'Traitement des contenus contraires aux règles',
    notice:
      'Toute personne peut nous signaler un contenu en écrivant à %{contact} : indiquez de quel contenu il s’agit, où il se trouve et pourquoi vous le jugez illicite ou contraire aux présentes règles, ainsi que votre nom et votre adresse e-mail, sauf lorsqu’il s’agit d’abus sexuels sur des enfants. Nous accusons réception, décidons en temps opportun, de manière diligente, non arbitraire et objective, et vous communiquons la décision.',
    measures:
      'Les contenus illicites ou contraires aux présentes règles peuvent être retirés, rendus moins visibles ou bloqués. Les comptes qui publient fréquemment des contenus manifestement illicites sont suspendus pendant une période raisonnable après un avertissement, ou fermés.',
    reasons:
      'La personne concernée est informée de la décision prise, des faits et de la règle sur lesquels elle repose et de la manière d’introduire une réclamation. La réclamation peut être adressée à la même adresse ; chaque réclamation est examinée par une personne.',
    objection:
      'La réclamation est gratuite et possible pendant six mois à compter de la décision. Nous statuons sans retard injustifié et motivons notre décision.',
    settlement:
      'Dans la mesure où le règlement (UE) 2022/2065 nous y oblige, un litige relatif à une décision peut aussi être soumis à un organe certifié de règlement extrajudiciaire des litiges (art. 21). Les tribunaux vous restent ouverts.',
    automated:
      'Des moyens automatisés nous aident à trouver et à évaluer les contenus ; les décisions sur les réclamations ne sont jamais prises par ces seuls moyens.',
    manual: 'Nous n’utilisons aucun moyen automatisé pour évaluer les contenus : ce sont des personnes qui décident.',
    contactPoint:
      'Le point de contact unique pour les autorités, la Commission et le comité (art. 11 du règlement sur les services numériques, règlement (UE) 2022/2065) et pour les utilisateurs (art. 12) est %{contact}.',
    contactLanguages:
      'Vous pouvez lui écrire dans chacune des langues dans lesquelles les présentes conditions sont publiées.',
  },
};
