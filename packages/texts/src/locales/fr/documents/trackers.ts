import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookies et autres traceurs',
  intro:
    'Les traceurs sont des cookies, des données du stockage local d’un navigateur, des identifiants d’appareil et des techniques similaires qui stockent des informations sur votre appareil ou y accèdent.',
  necessary:
    'Les traceurs sans lesquels une fonction que vous demandez ne serait pas disponible sont utilisés sans consentement (%{provisions}).',
  consent:
    'Tous les autres traceurs reposent sur votre consentement. Vous pouvez le refuser, ou le retirer à tout moment ; le traitement effectué jusque-là reste licite.',
  provisions: {
    union: 'art. 5, paragraphe 3, de la directive 2002/58/CE',
    france: 'art. 82 de la loi n° 78-17 du 6 janvier 1978, dite Informatique et Libertés',
    germany: '§ 25 de la loi allemande TDDDG',
    italy: 'art. 122 du code italien de la protection des données, décret législatif n° 196/2003',
    spain: 'art. 22.2 de la loi espagnole 34/2002, LSSI',
    unitedKingdom: 'regulation 6 des Privacy and Electronic Communications Regulations 2003 britanniques',
  },
  unitedKingdom:
    'Aux appareils situés au Royaume-Uni s’applique la regulation 6 des Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Aux appareils situés en Suisse s’applique l’art. 45c de la loi sur les télécommunications (LTC) : vous pouvez refuser le traitement de données sur votre appareil. La présente politique indique les finalités de ce traitement.',
  withdrawControl:
    'Pour modifier ou retirer votre choix, utilisez l’outil de gestion de vos choix, disponible sur chaque page.',
  withdrawLink: 'Pour modifier ou retirer votre choix : %{link}.',
  withdrawLinkText: 'vos choix en matière de traceurs',
  withdrawBrowser:
    'Pour retirer votre consentement, supprimez les traceurs enregistrés dans les réglages de votre navigateur ou de votre appareil et bloquez-y les nouveaux. Vous pouvez également nous contacter (%{contact}).',
  withdrawDevice:
    'Dans les réglages de votre navigateur ou de votre appareil, vous pouvez supprimer les traceurs enregistrés et bloquer les nouveaux.',
  policy: 'Les cookies et autres traceurs utilisés, et la façon de les refuser, sont exposés dans la %{link}.',
  policyText: 'politique relative aux cookies',
  listIntro: 'Le tableau énumère les traceurs par leur nom. L’astérisque remplace des caractères variables.',
  caption: 'Traceurs',
  name: 'Nom',
  service: 'Service',
  purpose: 'Finalité',
  duration: 'Durée de conservation',
  party: 'Déposé par',
  firstParty: 'Le site ou l’application',
  thirdParty: 'Un tiers',
  unnamed: 'Des traceurs qui ne sont pas énumérés ici par leur nom peuvent être utilisés par : %{services}.',
};
