import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Autorisations de l’application',
  intro:
    'L’application peut demander l’accès aux parties de votre appareil énumérées ci-dessous. Chaque accès est demandé par le système d’exploitation ; vous pouvez le refuser ou le retirer à tout moment dans les réglages de votre appareil. Les fonctions qui en dépendent ne sont alors pas disponibles.',
  caption: 'Autorisations et ce qu’elles permettent',
  permission: 'Autorisation',
  allows: 'Ce qu’elle permet',
  kinds: {
    approximateLocation: {
      name: 'Position approximative',
      allows: 'Déterminer approximativement où se trouve l’appareil',
    },
    backgroundLocation: {
      name: 'Position en arrière-plan',
      allows: 'Déterminer où se trouve l’appareil lorsque l’application n’est pas utilisée',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Détecter des appareils à proximité et s’y connecter' },
    calendar: { name: 'Calendrier', allows: 'Lire, ajouter et modifier des événements du calendrier' },
    camera: { name: 'Appareil photo', allows: 'Prendre des photos et des vidéos' },
    contacts: { name: 'Contacts', allows: 'Lire et modifier le carnet d’adresses' },
    health: { name: 'Données de santé', allows: 'Lire et ajouter des données de santé et d’activité physique' },
    localNetwork: { name: 'Réseau local', allows: 'Détecter des appareils sur le même réseau et s’y connecter' },
    microphone: { name: 'Microphone', allows: 'Enregistrer du son' },
    motion: { name: 'Mouvement et activité physique', allows: 'Lire les capteurs de mouvement' },
    notifications: { name: 'Notifications', allows: 'Afficher des notifications sur l’appareil' },
    phone: { name: 'Téléphone', allows: 'Passer des appels et lire l’état du téléphone' },
    photos: { name: 'Photos et médias', allows: 'Lire et ajouter des images et des vidéos' },
    preciseLocation: { name: 'Position précise', allows: 'Déterminer précisément où se trouve l’appareil' },
    reminders: { name: 'Rappels', allows: 'Lire, ajouter et modifier des rappels' },
    sms: { name: 'SMS', allows: 'Lire et envoyer des SMS' },
    storage: { name: 'Stockage', allows: 'Lire et enregistrer des fichiers' },
    tracking: {
      name: 'Suivi',
      allows:
        'Utiliser l’identifiant publicitaire de l’appareil pour suivre l’activité dans les applications et sur les sites d’autres sociétés',
    },
  },
};
