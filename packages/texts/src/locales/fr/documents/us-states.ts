import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Pour les résidents d’États américains',
    intro:
      'La présente section et les suivantes s’appliquent, en complément du reste de la présente politique, aux résidents des États suivants, dans la mesure où la loi de l’État sur la protection de la vie privée des consommateurs nous est applicable : %{states}.',
    date: 'Elles décrivent nos traitements au cours des 12 mois précédant la date de la présente politique.',
  },
  collection: {
    heading: 'Catégories de données à caractère personnel (États américains)',
    intro:
      'Au cours de ces 12 mois, nous avons collecté les catégories de données à caractère personnel suivantes. La durée de conservation de chacune résulte de ses finalités (voir la section relative à la durée de conservation).',
    sources: 'Sources : %{sources}.',
    sourceYou: 'vous-même, lorsque vous nous fournissez des données',
    sourceDevice: 'votre appareil et votre navigateur, lorsque vous utilisez %{site}',
    sourceServices: 'les services indiqués dans la présente politique',
    caption: 'Catégories collectées, finalités et destinataires',
    category: 'Catégorie',
    examples: 'Données',
    purposes: 'Finalités',
    disclosedTo: 'Communiquées à',
    soldOrShared: 'Vendues ou partagées',
    categories: {
      identifiers: 'Identifiants',
      customerRecords: 'Données de dossiers clients',
      protected: 'Caractéristiques de catégories protégées',
      commercial: 'Informations commerciales',
      biometric: 'Informations biométriques',
      internetActivity: 'Activité sur Internet ou d’autres réseaux électroniques',
      geolocation: 'Données de géolocalisation',
      audioVisual: 'Informations sonores, électroniques, visuelles ou similaires',
      professional: 'Informations professionnelles ou relatives à l’emploi',
      inferences: 'Déductions et profils',
      sensitive: 'Informations personnelles sensibles',
      other: 'Autres informations personnelles',
    },
  },
  disclosure: {
    heading: 'Vente et partage de données à caractère personnel (États américains)',
    neither:
      'Au cours de ces 12 mois, nous n’avons ni vendu ni partagé de données à caractère personnel, et nous n’en avons pas traité à des fins de publicité ciblée.',
    shares:
      'Au cours de ces 12 mois, des données ont été utilisées à des fins de publicité ciblée, c’est-à-dire de publicité choisie en fonction de l’activité sur plusieurs sites ou applications. Les lois des États parlent de « partage » (sharing), de « publicité ciblée » (targeted advertising) ou, lorsqu’une contrepartie est reçue, de « vente » (sale). Ces données ont été collectées par l’intermédiaire de : %{services}.',
    sells:
      'Au cours de ces 12 mois, nous avons vendu des données à caractère personnel, au sens de ces lois, à : %{services}.',
    noOtherSale: 'Au-delà de ce qui précède, nous n’avons pas vendu de données à caractère personnel.',
    minors:
      'À notre connaissance effective, nous ne vendons ni ne partageons de données à caractère personnel de personnes de moins de 16 ans.',
    minorsDirected:
      'Nous ne vendons ou ne partageons des données à caractère personnel de personnes de moins de 16 ans qu’avec le consentement exigé par la loi : celui des personnes elles-mêmes à partir de 13 ans, et avant cet âge celui d’un parent ou d’un tuteur.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Avis : nous sommes susceptibles de vendre vos données à caractère personnel sensibles.)',
    sensitiveLimited:
      'Nous n’utilisons et ne communiquons des données sensibles qu’à des fins pour lesquelles la loi ne confère pas de droit d’en limiter l’utilisation (California Code of Regulations, titre 11, § 7027(m)).',
    sensitiveFurther:
      'Nous utilisons également des données sensibles à d’autres fins que celles prévues par le California Code of Regulations, titre 11, § 7027(m). Vous pouvez en limiter l’utilisation : voir « Your Privacy Choices » (vos choix en matière de vie privée).',
    sensitiveConsent:
      'Lorsque la loi d’un État exige un consentement pour le traitement de données sensibles, nous ne les traitons qu’avec votre consentement.',
  },
  choices: {
    heading: 'Your Privacy Choices : vos choix en matière de vie privée (États américains)',
    intro:
      'Vous pouvez vous opposer à tout moment, sans compte, à la vente et au partage de vos données ainsi qu’à la publicité ciblée :',
    link: 'sur cette page : %{link}',
    linkText: 'Your Privacy Choices (vos choix en matière de vie privée)',
    control: 'au moyen de l’outil de gestion de vos choix, disponible sur chaque page',
    write: 'en nous contactant (%{contact})',
    phone: 'en appelant le %{phone}',
    gpc: 'par le signal Global Privacy Control de votre navigateur, que nous traitons comme une opposition pour ce navigateur et, si vous êtes connecté, pour votre compte',
    time: 'Nous donnons suite à une opposition dès que possible, au plus tard dans un délai de 15 jours ouvrables, et ne vous redemandons votre accord qu’au bout de 12 mois au plus tôt.',
    doNotTrack: '%{site} ne répond pas à l’ancien signal « Do Not Track » des navigateurs.',
  },
  rights: {
    heading: 'Droits dans les États américains',
    intro:
      'Le tableau indique les droits conférés par les lois des différents États. Chaque loi prévoit des exceptions.',
    caption: 'Droits par État',
    right: 'Droit',
    where: 'États',
    all: 'Tous les États indiqués ci-dessus',
    allExcept: 'Tous les États indiqués ci-dessus, à l’exception des suivants : %{states}',
    kinds: {
      access: 'Savoir si nous traitons vos données et y avoir accès',
      correct: 'Faire rectifier les données inexactes',
      delete: 'Faire supprimer les données',
      portability: 'Recevoir les données dans un format portable',
      optOutSale: 'S’opposer à la vente des données',
      optOutAdvertising: 'S’opposer à la publicité ciblée',
      optOutProfiling:
        'S’opposer au profilage en vue de décisions produisant des effets juridiques ou d’importance similaire',
      sensitiveConsent: 'Traitement des données sensibles uniquement avec consentement',
      sensitiveLimit: 'Limiter ou refuser l’utilisation des données sensibles',
      thirdParties: 'Obtenir une liste des tiers, ou de leurs catégories, auxquels des données ont été communiquées',
      questionProfiling: 'Contester le résultat d’un profilage et le faire réévaluer',
      appeal: 'Former un recours contre un refus',
    },
    optOutSharing: 'S’opposer à la publicité ciblée (en Californie : au partage)',
    noRetaliation: 'L’exercice de ces droits ne donne lieu à aucune discrimination de notre part.',
  },
  requests: {
    heading: 'Demandes, vérification et recours (États américains)',
    how: 'Adressez vos demandes à notre contact : %{contact}.',
    phone: 'Vous pouvez également appeler le %{phone}.',
    verify:
      'Pour les demandes d’accès, de rectification ou de suppression, nous devons vérifier votre identité : nous comparons vos indications avec les données dont nous disposons et ne demandons rien de plus que ce que cela exige. Pour une opposition, nous ne demandons que ce qui est nécessaire à sa mise en œuvre.',
    agent:
      'Vous pouvez charger un mandataire autorisé de présenter une demande en votre nom. Nous pouvons demander une preuve du mandat et, sauf pour une opposition, vous demander de confirmer celui-ci.',
    time: 'Nous répondons dans un délai de 45 jours. Si cela est raisonnablement nécessaire, ce délai peut être prolongé une fois de 45 jours ; nous vous en informons alors au cours des 45 premiers jours, en indiquant les motifs.',
    iowa: 'Dans l’Iowa, le premier délai est de 90 jours.',
    california:
      'En Californie, nous accusons réception d’une demande d’accès, de rectification ou de suppression dans un délai de 10 jours ouvrables.',
    appeal:
      'Si nous refusons une demande, vous pouvez former un recours en nous contactant (%{contact}) avec la mention « appeal » (recours). Nous répondons au recours par écrit, en motivant notre réponse, dans un délai de 45 jours, ou de 60 jours lorsque la loi de votre État le permet. Si le recours est rejeté, vous pouvez porter plainte auprès du procureur général (attorney general) de votre État.',
  },
  states: {
    AL: 'Alabama',
    CA: 'Californie',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Floride',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiane',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginie',
  },
};
