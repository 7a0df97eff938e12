import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Données que nous traitons nous-mêmes',
  intro:
    'Dans les situations suivantes, nous collectons des données à caractère personnel directement, indépendamment du recours à l’un des services décrits plus loin.',
  introAlone: 'Nous collectons des données à caractère personnel dans les situations suivantes.',
  requiredLabel: 'Caractère obligatoire des données',
  kinds: {
    visit: {
      name: 'Consultation du site',
      nameApp: 'Utilisation de l’application',
      purpose: 'Fournir les contenus que vous demandez, assurer leur disponibilité et les protéger contre les attaques',
      interest: 'Fonctionnement et sécurité de nos systèmes',
      required:
        'Oui, pour des raisons techniques : sans l’adresse IP de votre appareil, rien ne peut lui être transmis.',
    },
    contact: {
      name: 'Lorsque vous nous contactez',
      purpose: 'Lire votre message et y répondre',
      interest: 'Réponse aux personnes qui nous écrivent',
      required: 'Non. Sans coordonnées pour vous joindre, nous ne pouvons toutefois pas vous répondre.',
    },
    account: {
      name: 'Votre compte',
      purpose: 'Créer et gérer votre compte, permettre votre connexion',
      interest: 'Mise à disposition d’un accès personnel aux utilisateurs inscrits',
      required:
        'Oui, si vous souhaitez un compte : il ne peut être créé sans les données signalées comme obligatoires.',
    },
    orders: {
      name: 'Commandes et achats',
      purpose: 'Conclure et exécuter le contrat avec vous : commande, paiement, livraison, retours et garantie',
      interest: 'Bonne gestion des commandes',
      required:
        'Oui, pour le contrat : sans les données signalées comme obligatoires, nous ne pouvons ni accepter ni livrer une commande.',
    },
    newsletter: {
      name: 'Lettre d’information',
      purpose: 'Envoyer la lettre d’information aux personnes qui l’ont demandée',
      interest: 'Information de nos clients sur nos offres analogues',
      required: 'Non. Sans adresse e-mail, nous ne pouvons toutefois pas envoyer la lettre d’information.',
    },
    comments: {
      name: 'Commentaires et contributions',
      purpose: 'Publier vos contributions et prévenir les abus',
      interest: 'Échange ouvert avec les lecteurs, exempt d’abus',
      required:
        'Non. Sans les données signalées comme obligatoires, une contribution ne peut toutefois pas être publiée.',
    },
    bookings: {
      name: 'Réservations et rendez-vous',
      purpose: 'Fixer, confirmer et assurer le rendez-vous ou la réservation',
      interest: 'Bonne gestion des réservations',
      required:
        'Oui, pour la réservation : sans les données signalées comme obligatoires, nous ne pouvons pas l’effectuer.',
    },
    jobApplications: {
      name: 'Candidatures',
      purpose: 'Examiner votre candidature et prendre une décision à son sujet',
      interest: 'Choix de collaborateurs qualifiés',
      required:
        'Oui, dans la mesure où les données sont nécessaires à l’examen de la candidature. Vous décidez de ce que vous y ajoutez.',
    },
    surveys: {
      name: 'Enquêtes et retours d’expérience',
      purpose: 'Tirer de vos réponses des enseignements pour améliorer notre offre',
      interest: 'Amélioration de notre offre',
      required: 'Non. La participation est facultative et l’absence de participation n’entraîne aucun désavantage.',
    },
    accounting: {
      name: 'Factures et comptabilité',
      purpose: 'Établir les factures, tenir la comptabilité et acquitter les impôts conformément à la loi',
      interest: 'Tenue régulière de la comptabilité',
      required: 'Oui : la loi prescrit les mentions que doit comporter une facture.',
    },
    legalClaims: {
      name: 'Contentieux',
      purpose: 'Constater, exercer ou défendre des droits en justice',
      interest: 'Exercice de nos droits et défense contre les prétentions de tiers',
      required: 'Uniquement dans les cas prévus par la loi.',
    },
    other: {
      interest: 'Réalisation de la finalité indiquée ci-dessus',
      requiredYes: 'Oui. Sans ces données, ce qui est décrit ici n’est pas possible.',
      requiredNo: 'Non. Vous pouvez choisir de ne pas les fournir.',
    },
  },
};
