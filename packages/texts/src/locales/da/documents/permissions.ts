import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Appens tilladelser',
  intro:
    'Appen kan bede om adgang til de dele af din enhed, der er nævnt her. Operativsystemet spørger om hver adgang; du kan afslå den og til enhver tid trække den tilbage i enhedens indstillinger. Funktioner, der kræver adgangen, er så ikke tilgængelige.',
  caption: 'Tilladelser, og hvad de giver adgang til',
  permission: 'Tilladelse',
  allows: 'Hvad den giver adgang til',
  kinds: {
    approximateLocation: { name: 'Omtrentlig placering', allows: 'At aflæse, hvor enheden omtrent befinder sig' },
    backgroundLocation: {
      name: 'Placering i baggrunden',
      allows: 'At aflæse, hvor enheden befinder sig, når appen ikke er i brug',
    },
    bluetooth: { name: 'Bluetooth', allows: 'At finde enheder i nærheden og oprette forbindelse til dem' },
    calendar: { name: 'Kalender', allows: 'At læse, tilføje og ændre kalenderbegivenheder' },
    camera: { name: 'Kamera', allows: 'At tage billeder og optage videoer' },
    contacts: { name: 'Kontakter', allows: 'At læse og ændre adressebogen' },
    health: { name: 'Helbredsoplysninger', allows: 'At læse og tilføje helbreds- og motionsoplysninger' },
    localNetwork: {
      name: 'Lokalt netværk',
      allows: 'At finde enheder i samme netværk og oprette forbindelse til dem',
    },
    microphone: { name: 'Mikrofon', allows: 'At optage lyd' },
    motion: { name: 'Bevægelse og motion', allows: 'At aflæse bevægelsessensorer' },
    notifications: { name: 'Notifikationer', allows: 'At vise notifikationer på enheden' },
    phone: { name: 'Telefon', allows: 'At foretage opkald og aflæse telefonens status' },
    photos: { name: 'Billeder og medier', allows: 'At læse og tilføje billeder og videoer' },
    preciseLocation: { name: 'Præcis placering', allows: 'At aflæse, hvor enheden præcist befinder sig' },
    reminders: { name: 'Påmindelser', allows: 'At læse, tilføje og ændre påmindelser' },
    sms: { name: 'Sms’er', allows: 'At læse og sende sms’er' },
    storage: { name: 'Lager', allows: 'At læse og gemme filer' },
    tracking: {
      name: 'Sporing',
      allows:
        'At bruge enhedens reklameidentifikator til at følge aktivitet i andre virksomheders apps og på andre virksomheders websites',
    },
  },
};
