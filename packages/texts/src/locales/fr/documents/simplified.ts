import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Quelles données sont traitées, pourquoi, et qui les reçoit ?',
    intro:
      'Voici les finalités pour lesquelles des données à caractère personnel sont traitées, et les destinataires pour chacune d’elles.',
    data: 'Données concernées',
  },
  where: {
    heading: 'Où vont les données ?',
    text: 'Pays de traitement : %{countries}.',
    safeguards:
      'En dehors de l’Espace économique européen, les données sont protégées par les garanties décrites dans la politique complète.',
  },
  howLong: {
    heading: 'Combien de temps sont-elles conservées ?',
    text: 'Aussi longtemps que la finalité l’exige, ou plus longtemps lorsqu’une loi le prévoit. La politique complète indique la durée ou le critère pour chaque finalité.',
  },
  choices: {
    heading: 'Quels sont vos choix ?',
    consent: 'Vous pouvez refuser ou retirer votre consentement à tout moment.',
    object:
      'Vous pouvez vous opposer à tout moment au traitement à des fins de prospection et, pour des raisons tenant à votre situation particulière, au traitement fondé sur des intérêts légitimes.',
    rights:
      'Vous pouvez accéder à vos données, les faire rectifier ou effacer, faire limiter leur utilisation et les récupérer.',
    usOptOut:
      'Dans les États américains indiqués dans la politique complète, vous pouvez vous opposer à la vente de vos données et à la publicité ciblée.',
    noRetaliation: 'L’exercice d’un droit est gratuit et n’entraîne aucun désavantage.',
    write: 'Contactez-nous : %{contact}.',
    complain: 'Vous pouvez introduire une réclamation auprès d’une autorité de protection des données.',
  },
  more: {
    heading: 'Où en savoir plus ?',
    text: 'La %{policy} expose tout cela en détail. Elle concerne les mêmes traitements et porte la même date.',
    policy: 'politique complète',
  },
};
