import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Objet des présentes conditions',
    text: 'Les présentes conditions s’appliquent à l’utilisation de %{site} et aux contrats que %{owner} conclut avec vous par l’intermédiaire de %{site}.',
    consumersOnly: 'Notre offre est destinée aux consommateurs.',
    businessesOnly:
      'Notre offre est destinée exclusivement aux professionnels, c’est-à-dire aux personnes qui agissent dans le cadre de leur activité commerciale, industrielle, artisanale, libérale ou agricole, et aux personnes morales. Nous ne concluons aucun contrat avec des consommateurs.',
    both: 'Notre offre est destinée aux consommateurs et aux professionnels. Lorsqu’une clause mentionne les consommateurs, elle ne s’applique qu’à eux.',
    consumer:
      'Est un consommateur toute personne physique qui agit à des fins qui n’entrent pas dans le cadre de son activité commerciale, industrielle, artisanale, libérale ou agricole.',
    privacy:
      'Notre utilisation des données à caractère personnel est exposée dans la %{link}. Celle-ci a pour objet de vous informer : vous n’avez pas à l’accepter, et l’acceptation des présentes conditions ne vaut pas consentement à l’utilisation de vos données.',
    privacyText: 'politique de confidentialité',
    privacyPlain:
      'L’acceptation des présentes conditions ne vaut pas consentement à l’utilisation de vos données à caractère personnel ; nous vous informons séparément de cette utilisation.',
  },
  provider: {
    heading: 'Qui nous sommes',
    text: 'Votre cocontractant est %{owner}.',
    representative: 'Représenté par',
    register: 'Immatriculation',
    registerEntry: '%{name}, %{number}',
    we: 'Dans les présentes conditions, « nous » désigne %{owner}.',
  },
  offer: {
    heading: 'Ce que nous proposons',
    intro: 'Par l’intermédiaire de %{site}, nous proposons :',
    kinds: {
      goods: 'des biens que nous vendons et vous expédions',
      digitalContent: 'du contenu numérique à télécharger ou à lire',
      software: 'des logiciels utilisables par internet',
      marketplace: 'une place de marché en ligne sur laquelle d’autres proposent leurs biens et services',
      community: 'une communauté dont les utilisateurs publient leurs propres contenus',
      mobileApp: 'une application pour appareils mobiles',
      information: 'des informations que vous pouvez lire gratuitement',
    },
    description: 'Ce que vous recevez précisément ressort de la description qui accompagne l’offre.',
  },
  account: {
    heading: 'Votre compte',
    truth: 'Si vous ouvrez un compte, donnez des informations exactes et tenez-les à jour.',
    secret:
      'Gardez votre mot de passe secret. Si vous pensez que quelqu’un d’autre utilise votre compte, informez-nous-en sans délai.',
    close:
      'Vous pouvez fermer votre compte à tout moment. Les contrats encore en cours prennent fin selon les règles qui leur sont propres.',
  },
  days: {
    notice: { one: '%{number} jour', other: '%{number} jours' },
    before: { one: '%{number} jour', other: '%{number} jours' },
  },
};
