import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Politique relative aux cookies',
  about: {
    heading: 'Objet de la présente politique relative aux cookies',
    site: 'La présente politique relative aux cookies vous indique quels cookies et autres traceurs %{site} utilise, à quoi sert chacun d’eux, qui peut le lire, combien de temps il reste sur votre appareil et comment le refuser.',
    app: 'La présente politique relative aux cookies vous indique quels traceurs l’application %{site} utilise, à quoi sert chacun d’eux, qui peut le lire, combien de temps il reste sur votre appareil et comment le refuser.',
    more: 'Les autres traitements de données à caractère personnel, les personnes avec lesquelles ces données sont partagées, les pays vers lesquels elles sont transférées et vos droits sont exposés dans la %{link}.',
    moreText: 'politique de confidentialité',
  },
  what: {
    heading: 'Ce que sont les traceurs',
    kinds: {
      cookie: 'Cookies',
      cookieText:
        'Petits fichiers texte qu’un site fait conserver par votre navigateur, qui les renvoie lors de ses demandes ultérieures. Les cookies de session sont supprimés à la fermeture du navigateur, les autres au terme de leur durée de conservation ou lorsque vous les supprimez.',
      local: 'Stockage local',
      localText:
        'Données qu’un site conserve dans un espace de votre navigateur et relit lors d’une visite ultérieure.',
      app: 'Identifiants d’appareil',
      appText: 'Numéros grâce auxquels une application, ou les services qu’elle intègre, reconnaissent votre appareil.',
    },
    parties:
      'Un traceur est dit interne, c’est-à-dire déposé par le site ou l’application, lorsqu’il est déposé pour l’adresse du site que vous consultez ; il est dit tiers lorsqu’il est déposé pour l’adresse de quelqu’un d’autre.',
  },
  categories: {
    necessary: 'Traceurs strictement nécessaires',
    functionality: 'Traceurs liés aux fonctionnalités',
    experience: 'Traceurs destinés à améliorer l’expérience',
    measurement: 'Traceurs de mesure',
    marketing: 'Traceurs de marketing',
  },
  onlyWithConsent: 'Ces traceurs ne sont utilisés qu’avec votre consentement.',
  withoutConsent:
    'Ces traceurs sont utilisés sans consentement, car une fonction que vous demandez ne serait pas disponible sans eux.',
  used: '%{site} utilise ces traceurs.',
  provider: 'Fournisseur',
  purpose: 'Finalité',
  duration: 'Durée de conservation',
  longest: 'Durée de conservation de tous les traceurs de ce service : %{period} au maximum.',
  allSession: 'Tous les traceurs de ce service sont supprimés à la fermeture du navigateur ou de l’application.',
  allIndefinite: 'Les traceurs de ce service restent enregistrés jusqu’à ce que vous les supprimiez.',
  unstated:
    'Le fournisseur détermine la durée de conservation des traceurs de ce service ; sa propre politique en dit davantage.',
  namesUnknown: 'Les noms des différents traceurs de ce service ne nous sont pas connus.',
  caption: 'Traceurs du service %{service}',
  name: 'Nom',
  storage: 'Type',
  storages: { cookie: 'Cookie', local: 'Stockage local', app: 'Identifiant d’appareil' },
  party: 'Déposé par',
  choices: {
    heading: 'Vos choix',
    devices:
      'Les réglages de votre navigateur vous permettent de voir quels cookies et données il conserve, de les supprimer et d’en bloquer de nouveaux. Voici où :',
    phones:
      'Sur un téléphone ou une tablette, les réglages du système vous permettent de réinitialiser ou de désactiver l’identifiant publicitaire et de choisir quelles applications peuvent suivre vos activités.',
    consequence:
      'Si vous bloquez des traceurs strictement nécessaires, certaines parties de %{site} pourraient ne plus fonctionner.',
    optOuts: 'Certains fournisseurs proposent leur propre moyen d’opposition :',
    optOut: 'S’opposer au traitement (%{name})',
  },
  rights: {
    heading: 'Vos droits',
    text: 'Lorsque des traceurs traitent des données à caractère personnel, vous disposez des droits que vous confère le droit de la protection des données. Pour les exercer, contactez-nous : %{contact}.',
    complain: 'Vous pouvez également introduire une réclamation auprès d’une autorité de protection des données.',
  },
  none: {
    heading: 'Aucun traceur',
    text: '%{site} n’utilise aucun service qui dépose des traceurs sur votre appareil.',
  },
  changes: {
    heading: 'Modifications de la présente politique relative aux cookies',
    text: 'Lorsque les traceurs changent, la présente politique relative aux cookies change également. Chaque version porte sa date, et les versions antérieures peuvent être consultées depuis la page où la politique est publiée.',
  },
};
