import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Berechtigungen der App',
  intro:
    'Die App kann um Zugriff auf die hier aufgeführten Bereiche Ihres Geräts bitten. Jeder Zugriff wird vom Betriebssystem abgefragt; Sie können ihn ablehnen und jederzeit in den Einstellungen Ihres Geräts widerrufen. Funktionen, die den Zugriff benötigen, stehen dann nicht zur Verfügung.',
  caption: 'Berechtigungen und was sie ermöglichen',
  permission: 'Berechtigung',
  allows: 'Was sie ermöglicht',
  kinds: {
    approximateLocation: { name: 'Ungefährer Standort', allows: 'Ermitteln, wo sich das Gerät ungefähr befindet' },
    backgroundLocation: {
      name: 'Standort im Hintergrund',
      allows: 'Ermitteln, wo sich das Gerät befindet, während die App nicht verwendet wird',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Geräte in der Nähe finden und sich mit ihnen verbinden' },
    calendar: { name: 'Kalender', allows: 'Kalendereinträge lesen, hinzufügen und ändern' },
    camera: { name: 'Kamera', allows: 'Fotos und Videos aufnehmen' },
    contacts: { name: 'Kontakte', allows: 'Adressbuch lesen und ändern' },
    health: { name: 'Gesundheitsdaten', allows: 'Gesundheits- und Fitnessdaten lesen und hinzufügen' },
    localNetwork: {
      name: 'Lokales Netzwerk',
      allows: 'Geräte im selben Netzwerk finden und sich mit ihnen verbinden',
    },
    microphone: { name: 'Mikrofon', allows: 'Ton aufnehmen' },
    motion: { name: 'Bewegung und Fitness', allows: 'Bewegungssensoren auslesen' },
    notifications: { name: 'Mitteilungen', allows: 'Mitteilungen auf dem Gerät anzeigen' },
    phone: { name: 'Telefon', allows: 'Anrufe tätigen und den Telefonstatus lesen' },
    photos: { name: 'Fotos und Medien', allows: 'Bilder und Videos lesen und hinzufügen' },
    preciseLocation: { name: 'Genauer Standort', allows: 'Ermitteln, wo sich das Gerät genau befindet' },
    reminders: { name: 'Erinnerungen', allows: 'Erinnerungen lesen, hinzufügen und ändern' },
    sms: { name: 'SMS', allows: 'SMS lesen und senden' },
    storage: { name: 'Speicher', allows: 'Dateien lesen und speichern' },
    tracking: {
      name: 'Tracking',
      allows:
        'Anhand der Werbekennung des Geräts Aktivitäten in Apps und auf Websites anderer Unternehmen nachverfolgen',
    },
  },
};
