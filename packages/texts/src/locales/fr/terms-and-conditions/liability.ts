import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Responsabilité',
  general: {
    unlimited:
      'Notre responsabilité est illimitée en cas de dol ou de faute lourde, pour tout préjudice corporel ou moral, lorsque nous avons frauduleusement dissimulé un défaut ou accordé une garantie, ainsi qu’au titre de la responsabilité du fait des produits défectueux.',
    essential:
      'Hors ces cas, une faute simple n’engage notre responsabilité que si elle constitue un manquement à une obligation essentielle, c’est-à-dire une obligation dont l’exécution conditionne la bonne exécution du contrat et sur laquelle vous pouvez légitimement compter. La réparation est alors limitée au dommage habituel dans ce type de contrat et prévisible.',
    else: 'Pour le surplus, la responsabilité pour faute simple est exclue. Il en va de même pour la responsabilité de ceux qui agissent pour nous.',
    consumers:
      'À l’égard des consommateurs, nous sommes responsables dans les conditions prévues par la loi ; aucune clause des présentes conditions n’exclut ni ne limite cette responsabilité.',
    businesses: 'À l’égard des professionnels, les règles suivantes s’appliquent :',
    mandatory: 'Les droits que des dispositions impératives confèrent aux consommateurs demeurent intacts.',
  },
  unitedKingdom: {
    unlimited:
      'Aucune disposition des présentes conditions ne limite ni n’exclut notre responsabilité en cas de décès ou de dommage corporel causé par notre négligence, en cas de fraude ou de déclaration frauduleuse, ou pour tout autre fait pour lequel la loi ne le permet pas.',
    consumers:
      'Si vous êtes un consommateur, nous répondons des pertes et dommages qui sont une conséquence prévisible de notre violation du contrat ou d’un défaut de diligence et de compétence raisonnables. Les droits que vous tenez de la loi demeurent.',
    businesses:
      'Si vous êtes un professionnel, nous ne répondons pas de la perte de bénéfices, d’affaires ou d’opportunités ni des dommages indirects, et notre responsabilité totale au titre d’un contrat est limitée à ce qui a été payé en vertu de celui-ci au cours des douze mois précédant l’événement.',
  },
  unitedStates: {
    asIs: 'Dans la mesure permise par la loi, le service %{site} est fourni en l’état et selon sa disponibilité (« as is » et « as available »), sans garantie d’aucune sorte, expresse ou implicite.',
    cap: 'Dans la mesure permise par la loi, nous ne répondons pas des dommages indirects, accessoires, particuliers ou consécutifs, et notre responsabilité totale est limitée au montant que vous nous avez payé au cours des douze mois précédant l’événement à l’origine de la demande.',
    states:
      'Certains ordres juridiques ne permettent pas d’exclure certaines garanties ou de limiter certains dommages. Dans ce cas, les limites ci-dessus ne s’appliquent pas à vous, et vous pouvez disposer d’autres droits.',
  },
};
