import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Pour les personnes en Inde',
  scope:
    'Lorsque la loi indienne sur la protection des données personnelles numériques (Digital Personal Data Protection Act, 2023) s’applique, la présente section complète la politique. Les articles cités sont ceux de cette loi.',
  notice:
    'Les données à caractère personnel traitées et les finalités sont celles indiquées dans la présente politique (article 5). Vous pouvez demander ces informations en anglais ou dans l’une des langues de la huitième annexe (Eighth Schedule) de la Constitution indienne.',
  withdrawal:
    'Vous pouvez retirer votre consentement à tout moment, aussi facilement que vous l’avez donné (article 6(4)).',
  rightsIntro: 'Vous pouvez :',
  rights: {
    access:
      'obtenir un résumé de vos données et de leur traitement, ainsi que l’identité de tous ceux avec qui elles ont été partagées (article 11)',
    correction: 'faire corriger, compléter, mettre à jour ou effacer vos données (article 12)',
    grievance: 'obtenir qu’il soit remédié à vos griefs (article 13)',
    nomination: 'désigner une personne qui exerce vos droits en cas de décès ou d’incapacité (article 14)',
  },
  exercise:
    'Contactez-nous à cet effet : %{contact} ; il y est également répondu à vos questions sur le traitement (article 8(9)). Nous répondons aux griefs dans un délai de 90 jours.',
  authority:
    'Si cela ne suffit pas, vous pouvez introduire une réclamation auprès de l’autorité indienne de protection des données (Data Protection Board of India, %{link}).',
};
