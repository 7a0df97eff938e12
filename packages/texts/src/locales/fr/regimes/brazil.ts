import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Pour les personnes au Brésil',
  scope:
    'Lorsque la loi générale brésilienne sur la protection des données (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD) s’applique, la présente section complète la politique.',
  bases:
    'Lorsque la présente politique indique comme base juridique le consentement, un contrat, une obligation légale ou des intérêts légitimes, il s’agit également de la base juridique du même nom prévue à l’art. 7 de la LGPD ; pour les données sensibles, il s’agit de l’une de celles prévues à l’art. 11 de la LGPD.',
  basesPlain:
    'Nous traitons les données à caractère personnel avec votre consentement, pour un contrat avec vous, pour respecter une obligation légale ou pour nos intérêts légitimes (art. 7 de la LGPD) ; les données sensibles, uniquement sur l’une des bases juridiques prévues à l’art. 11 de la LGPD.',
  rightsIntro: 'Vous disposez des droits suivants (art. 18 et 20 de la LGPD) :',
  rights: {
    access: 'la confirmation que nous traitons vos données, et l’accès à celles-ci',
    correction: 'la correction des données incomplètes, inexactes ou périmées',
    blocking:
      'l’anonymisation, le verrouillage ou l’effacement des données inutiles, excessives ou traitées en violation de la loi',
    portability: 'la portabilité de vos données vers un autre fournisseur',
    erasure:
      'l’effacement des données traitées avec votre consentement, sauf lorsque l’art. 16 de la LGPD permet de les conserver',
    sharing: 'l’indication des organismes publics et privés avec lesquels nous avons partagé vos données',
    refusal: 'l’information sur la possibilité de refuser votre consentement et sur les conséquences d’un refus',
    withdrawal:
      'le retrait de votre consentement, gratuitement et aussi facilement qu’il a été donné (art. 8, § 5, de la LGPD)',
    objection:
      'l’opposition à un traitement effectué sans consentement et en violation de la loi (art. 18, § 2, de la LGPD)',
    review:
      'le réexamen des décisions prises uniquement par des moyens automatisés qui affectent vos intérêts (art. 20 de la LGPD)',
  },
  exercise:
    'Pour les exercer, et pour toute question relative à la protection des données (art. 41 de la LGPD), contactez-nous : %{contact}. Nous répondons sans délai sous une forme simplifiée, ou de manière complète dans les 15 jours suivant la demande (art. 19 de la LGPD).',
  transfers:
    'Les données ne sont transférées vers les pays autres que le Brésil indiqués dans la présente politique que dans les cas admis par l’art. 33 de la LGPD : vers des pays dont l’ANPD a reconnu le niveau de protection, sur la base des clauses contractuelles types de la résolution CD/ANPD n° 19/2024 ou pour un autre motif prévu par cet article.',
  children: 'Les données d’enfants et d’adolescents sont traitées dans leur intérêt supérieur (art. 14 de la LGPD).',
  authority:
    'Vous pouvez également saisir l’autorité nationale brésilienne de protection des données, l’ANPD (%{link}), et les organismes de protection des consommateurs (art. 18, §§ 1 et 8, de la LGPD).',
};
