import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Appens tillatelser',
  intro:
    'Appen kan be om tilgang til de delene av enheten din som er nevnt her. Operativsystemet spør om hver tilgang; du kan avslå den og når som helst trekke den tilbake i innstillingene på enheten. Funksjoner som trenger tilgangen, er da ikke tilgjengelige.',
  caption: 'Tillatelser og hva de gir adgang til',
  permission: 'Tillatelse',
  allows: 'Hva den gir adgang til',
  kinds: {
    approximateLocation: { name: 'Omtrentlig posisjon', allows: 'Å lese av omtrent hvor enheten er' },
    backgroundLocation: {
      name: 'Posisjon i bakgrunnen',
      allows: 'Å lese av hvor enheten er når appen ikke er i bruk',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Å finne enheter i nærheten og koble til dem' },
    calendar: { name: 'Kalender', allows: 'Å lese, legge til og endre kalenderoppføringer' },
    camera: { name: 'Kamera', allows: 'Å ta bilder og videoer' },
    contacts: { name: 'Kontakter', allows: 'Å lese og endre adresseboken' },
    health: { name: 'Helseopplysninger', allows: 'Å lese og legge til helse- og treningsopplysninger' },
    localNetwork: { name: 'Lokalt nettverk', allows: 'Å finne enheter i samme nettverk og koble til dem' },
    microphone: { name: 'Mikrofon', allows: 'Å ta opp lyd' },
    motion: { name: 'Bevegelse og trening', allows: 'Å lese av bevegelsessensorer' },
    notifications: { name: 'Varsler', allows: 'Å vise varsler på enheten' },
    phone: { name: 'Telefon', allows: 'Å ringe og lese av telefonens status' },
    photos: { name: 'Bilder og medier', allows: 'Å lese og legge til bilder og videoer' },
    preciseLocation: { name: 'Nøyaktig posisjon', allows: 'Å lese av nøyaktig hvor enheten er' },
    reminders: { name: 'Påminnelser', allows: 'Å lese, legge til og endre påminnelser' },
    sms: { name: 'Tekstmeldinger', allows: 'Å lese og sende tekstmeldinger' },
    storage: { name: 'Lagring', allows: 'Å lese og lagre filer' },
    tracking: {
      name: 'Sporing',
      allows:
        'Å bruke enhetens annonseidentifikator til å følge aktivitet i andre selskapers apper og på andre selskapers nettsteder',
    },
  },
};
