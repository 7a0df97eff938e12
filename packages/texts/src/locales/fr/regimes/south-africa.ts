import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Pour les personnes en Afrique du Sud',
  scope:
    'Lorsque la loi sud-africaine sur la protection des informations personnelles (Protection of Personal Information Act, loi n° 4 de 2013, POPIA) s’applique, nous sommes la partie responsable (responsible party) et la présente section complète la politique. Les articles cités sont ceux de cette loi.',
  officer: 'Vous pouvez joindre notre responsable de l’information (information officer, article 55) : %{contact}.',
  voluntary:
    'La présente politique indique pour chaque situation si des informations doivent être fournies et quelles sont les conséquences de leur non-fourniture (article 18).',
  rightsIntro: 'Vous pouvez :',
  rights: {
    access:
      'savoir gratuitement si nous détenons des informations à votre sujet et en demander l’enregistrement ou une description (article 23)',
    correction:
      'demander la correction ou la suppression des informations inexactes, non pertinentes, excessives, périmées, incomplètes, trompeuses ou obtenues illicitement (article 24)',
    objection:
      'vous opposer au traitement pour des motifs raisonnables tenant à votre situation (article 11(3)) et, à tout moment, à la prospection',
    withdrawal: 'retirer votre consentement à tout moment (article 11(2))',
    decisions:
      'ne pas faire l’objet d’une décision produisant des effets juridiques fondée exclusivement sur un traitement automatisé (article 71)',
    court: 'engager une action civile (article 99)',
  },
  transfers:
    'Les informations ne sont transférées vers les pays autres que l’Afrique du Sud indiqués dans la présente politique que dans les cas admis par l’article 72 : lorsqu’une loi, des règles contraignantes ou un accord les y protègent de manière adéquate, avec votre consentement ou pour un autre motif prévu par cet article.',
  authority:
    'Vous pouvez introduire une réclamation auprès de l’autorité sud-africaine (Information Regulator, %{link} ; article 74).',
};
