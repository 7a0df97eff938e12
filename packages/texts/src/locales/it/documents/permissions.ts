import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Autorizzazioni dell’app',
  intro:
    'L’app può chiedere di accedere alle parti del dispositivo elencate qui di seguito. Ogni accesso è richiesto dal sistema operativo; l’utente può negarlo e revocarlo in qualsiasi momento nelle impostazioni del dispositivo. In tal caso le funzioni che lo richiedono non sono disponibili.',
  caption: 'Autorizzazioni e ciò che consentono',
  permission: 'Autorizzazione',
  allows: 'Che cosa consente',
  kinds: {
    approximateLocation: {
      name: 'Posizione approssimativa',
      allows: 'Rilevare approssimativamente dove si trova il dispositivo',
    },
    backgroundLocation: {
      name: 'Posizione in background',
      allows: 'Rilevare dove si trova il dispositivo mentre l’app non è in uso',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Individuare dispositivi nelle vicinanze e connettersi a essi' },
    calendar: { name: 'Calendario', allows: 'Leggere, aggiungere e modificare eventi del calendario' },
    camera: { name: 'Fotocamera', allows: 'Scattare foto e registrare video' },
    contacts: { name: 'Contatti', allows: 'Leggere e modificare la rubrica' },
    health: { name: 'Dati sulla salute', allows: 'Leggere e aggiungere dati su salute e attività fisica' },
    localNetwork: {
      name: 'Rete locale',
      allows: 'Individuare dispositivi nella stessa rete e connettersi a essi',
    },
    microphone: { name: 'Microfono', allows: 'Registrare audio' },
    motion: { name: 'Movimento e attività fisica', allows: 'Leggere i sensori di movimento' },
    notifications: { name: 'Notifiche', allows: 'Mostrare notifiche sul dispositivo' },
    phone: { name: 'Telefono', allows: 'Effettuare chiamate e leggere lo stato del telefono' },
    photos: { name: 'Foto e contenuti multimediali', allows: 'Leggere e aggiungere immagini e video' },
    preciseLocation: { name: 'Posizione precisa', allows: 'Rilevare con precisione dove si trova il dispositivo' },
    reminders: { name: 'Promemoria', allows: 'Leggere, aggiungere e modificare promemoria' },
    sms: { name: 'SMS', allows: 'Leggere e inviare SMS' },
    storage: { name: 'Memoria', allows: 'Leggere e salvare file' },
    tracking: {
      name: 'Tracciamento',
      allows:
        'Utilizzare l’identificatore pubblicitario del dispositivo per seguire l’attività nelle app e nei siti di altre società',
    },
  },
};
