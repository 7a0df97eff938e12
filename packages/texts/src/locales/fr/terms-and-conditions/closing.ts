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
    use: 'L’utilisation de %{site} est régie par la version des présentes conditions publiée à ce moment-là.',
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
    consumersElsewhere:
      'Les consommateurs domiciliés ailleurs peuvent aussi agir devant les juridictions que leur ouvre le droit du pays de leur domicile.',
  },
  disputes: {
    heading: 'Règlement des litiges',
    first: 'Si quelque chose ne vous satisfait pas, écrivez à %{contact} : nous cherchons une solution.',
    none: 'Nous ne sommes ni tenus ni disposés à participer à des procédures de règlement extrajudiciaire des litiges devant une entité de médiation de la consommation.',
    unlessObliged:
      'Nous ne participons aux procédures de règlement extrajudiciaire des litiges devant une entité de médiation de la consommation que lorsque la loi nous y oblige.',
    body: 'Nous participons aux procédures de règlement extrajudiciaire des litiges devant l’entité de médiation de la consommation suivante : %{body}.',
    france:
      'Les consommateurs peuvent recourir gratuitement à ce médiateur s’ils ont d’abord tenté de résoudre le litige avec nous par une réclamation écrite, et dans un délai d’un an à compter de celle-ci (art. L. 612-1 et L. 612-2 du code de la consommation).',
    hungary:
      'Les consommateurs peuvent soumettre un litige à une commission de conciliation (békéltető testület). Celle de notre siège est : %{body}. En Hongrie, est compétente la commission du lieu où habite le consommateur, ou une autre qu’il désigne dans sa demande.',
    hungaryDuty:
      'La loi nous oblige à coopérer à sa procédure (art. 29 de la loi CLV de 1997 sur la protection des consommateurs).',
  },
  approval: {
    heading: 'Approbation spécifique de clauses',
    text: 'Les clients qui ne sont pas des consommateurs approuvent spécifiquement les clauses suivantes des présentes conditions, comme l’exigent l’art. 1341, alinéa 2, et l’art. 1342 du code civil italien :',
    line: '%{clause} : %{matter}',
    matters: {
      access: 'modification des services numériques en cours',
      subscription: 'reconduction tacite et modification du prix',
      conformity: 'obligation d’examiner les biens et de signaler les défauts ; prescription des actions',
      marketplace: 'restriction, suspension et fin de l’utilisation par les vendeurs',
      conduct: 'restriction et blocage de l’accès',
      availability: 'interruptions du service',
      liability: 'exclusion et limitation de notre responsabilité',
      termination: 'notre droit de mettre fin au contrat',
      changes: 'notre droit de modifier les présentes conditions',
      court: 'juridiction compétente',
    },
    separately:
      'Cette approbation est donnée par une seconde signature ou, en ligne, par une déclaration propre, distincte de l’acceptation de l’ensemble des présentes conditions.',
  },
  final: {
    heading: 'Disposition finale',
    text: 'Si une clause des présentes conditions n’est pas valable, la loi s’applique à sa place ; les autres clauses restent valables.',
  },
};
