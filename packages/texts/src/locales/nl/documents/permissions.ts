import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Toegangsrechten van de app',
  intro:
    'De app kan toegang vragen tot de hier genoemde onderdelen van uw apparaat. Om elke toegang wordt gevraagd door het besturingssysteem; u kunt de toegang weigeren en op elk moment intrekken in de instellingen van uw apparaat. Functies die de toegang nodig hebben, zijn dan niet beschikbaar.',
  caption: 'Toegangsrechten en wat ze mogelijk maken',
  permission: 'Toegangsrecht',
  allows: 'Wat het mogelijk maakt',
  kinds: {
    approximateLocation: {
      name: 'Locatie bij benadering',
      allows: 'Bij benadering bepalen waar het apparaat zich bevindt',
    },
    backgroundLocation: {
      name: 'Locatie op de achtergrond',
      allows: 'Bepalen waar het apparaat zich bevindt terwijl de app niet wordt gebruikt',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Apparaten in de buurt vinden en er verbinding mee maken' },
    calendar: { name: 'Agenda', allows: 'Agenda-items lezen, toevoegen en wijzigen' },
    camera: { name: 'Camera', allows: 'Foto’s en video’s maken' },
    contacts: { name: 'Contacten', allows: 'Het adresboek lezen en wijzigen' },
    health: { name: 'Gezondheidsgegevens', allows: 'Gezondheids- en fitnessgegevens lezen en toevoegen' },
    localNetwork: {
      name: 'Lokaal netwerk',
      allows: 'Apparaten in hetzelfde netwerk vinden en er verbinding mee maken',
    },
    microphone: { name: 'Microfoon', allows: 'Geluid opnemen' },
    motion: { name: 'Beweging en fitness', allows: 'Bewegingssensoren uitlezen' },
    notifications: { name: 'Meldingen', allows: 'Meldingen op het apparaat tonen' },
    phone: { name: 'Telefoon', allows: 'Bellen en de status van de telefoon lezen' },
    photos: { name: 'Foto’s en media', allows: 'Foto’s en video’s lezen en toevoegen' },
    preciseLocation: { name: 'Precieze locatie', allows: 'Precies bepalen waar het apparaat zich bevindt' },
    reminders: { name: 'Herinneringen', allows: 'Herinneringen lezen, toevoegen en wijzigen' },
    sms: { name: 'Sms-berichten', allows: 'Sms-berichten lezen en versturen' },
    storage: { name: 'Opslag', allows: 'Bestanden lezen en opslaan' },
    tracking: {
      name: 'Tracking',
      allows: 'Met de advertentie-ID van het apparaat activiteit in apps en op websites van andere bedrijven volgen',
    },
  },
};
