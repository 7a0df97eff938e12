import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Fin de l’utilisation',
    text: 'Nous pouvons mettre fin à un compte pour motif grave, notamment après des manquements graves ou répétés aux présentes conditions, et, dans les autres cas, moyennant un préavis de %{days}. Les paiements correspondant à une durée pour laquelle la prestation n’est plus fournie sont remboursés, sauf si vous avez causé la fin par un manquement.',
    data: 'Avant la fin et pendant les 30 jours qui suivent, les consommateurs peuvent récupérer gratuitement les contenus qu’ils ont créés ou fournis.',
  },
  changes: {
    heading: 'Modifications des présentes conditions',
    reasons:
      'Pour les contrats déjà en cours, nous ne modifions les présentes conditions que pour un motif valable : une évolution du droit, une décision d’une juridiction ou d’une autorité, des raisons de sécurité ou de nouvelles fonctions qui nécessitent des règles.',
    notice:
      'Nous vous informons de chaque modification, et de ce en quoi elle consiste, au moins %{days} avant son application. Vous pouvez mettre fin au contrat sans frais avant celle-ci. Une modification des prestations principales de l’une ou l’autre partie requiert votre accord.',
    versions:
      'Chaque version porte sa date, et les versions antérieures peuvent être consultées depuis la page où les présentes conditions sont publiées.',
  },
  law: {
    heading: 'Droit applicable et juridictions compétentes',
    law: 'Le droit du pays suivant s’applique : %{country}.',
    lawState:
      'Le droit de l’État suivant des États-Unis s’applique, à l’exclusion de ses règles de conflit de lois : %{state}.',
    consumers:
      'Les consommateurs conservent la protection des dispositions impératives du pays de leur résidence habituelle (art. 6 du règlement (CE) n° 593/2008, lorsqu’il s’applique).',
    convention:
      'À l’égard des professionnels, la convention des Nations unies sur les contrats de vente internationale de marchandises ne s’applique pas.',
    court:
      'Pour les litiges avec des professionnels, et dans la mesure où la loi permet d’en convenir, les juridictions du lieu suivant sont compétentes : %{place}.',
    consumerCourts:
      'Les consommateurs domiciliés dans l’Espace économique européen, en Suisse ou au Royaume-Uni peuvent agir devant les juridictions du lieu de leur domicile et ne peuvent être attraits que devant celles-ci.',
  },
  disputes: {
    heading: 'Règlement des litiges',
    first: 'Si quelque chose ne vous satisfait pas, écrivez à %{contact} : nous cherchons une solution.',
    none: 'Nous ne participons pas aux procédures de règlement extrajudiciaire des litiges devant une entité de médiation de la consommation, sauf lorsque la loi nous y oblige.',
    body: 'Nous participons aux procédures de règlement extrajudiciaire des litiges devant l’entité de médiation de la consommation suivante : %{body}.',
  },
  final: {
    heading: 'Disposition finale',
    text: 'Si une clause des présentes conditions n’est pas valable, la loi s’applique à sa place ; les autres clauses restent valables.',
  },
};
