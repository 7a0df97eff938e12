import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Permisiunile aplicației',
  intro:
    'Aplicația poate solicita acces la componentele dispozitivului dumneavoastră enumerate aici. Fiecare acces este solicitat de sistemul de operare; îl puteți refuza și îl puteți retrage oricând din setările dispozitivului. În acest caz, funcțiile care au nevoie de el nu sunt disponibile.',
  caption: 'Permisiunile și ce permit acestea',
  permission: 'Permisiune',
  allows: 'Ce permite',
  kinds: {
    approximateLocation: {
      name: 'Locație aproximativă',
      allows: 'Aflarea cu aproximație a locului în care se află dispozitivul',
    },
    backgroundLocation: {
      name: 'Locație în fundal',
      allows: 'Aflarea locului în care se află dispozitivul în timp ce aplicația nu este utilizată',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Găsirea dispozitivelor din apropiere și conectarea la acestea' },
    calendar: { name: 'Calendar', allows: 'Citirea, adăugarea și modificarea evenimentelor din calendar' },
    camera: { name: 'Cameră', allows: 'Realizarea de fotografii și videoclipuri' },
    contacts: { name: 'Contacte', allows: 'Citirea și modificarea agendei de contacte' },
    health: {
      name: 'Date privind sănătatea',
      allows: 'Citirea și adăugarea datelor privind sănătatea și activitatea fizică',
    },
    localNetwork: {
      name: 'Rețea locală',
      allows: 'Găsirea dispozitivelor din aceeași rețea și conectarea la acestea',
    },
    microphone: { name: 'Microfon', allows: 'Înregistrarea sunetului' },
    motion: { name: 'Mișcare și activitate fizică', allows: 'Citirea senzorilor de mișcare' },
    notifications: { name: 'Notificări', allows: 'Afișarea notificărilor pe dispozitiv' },
    phone: { name: 'Telefon', allows: 'Efectuarea de apeluri și citirea stării telefonului' },
    photos: { name: 'Fotografii și conținut media', allows: 'Citirea și adăugarea de imagini și videoclipuri' },
    preciseLocation: { name: 'Locație exactă', allows: 'Aflarea exactă a locului în care se află dispozitivul' },
    reminders: { name: 'Mementouri', allows: 'Citirea, adăugarea și modificarea mementourilor' },
    sms: { name: 'Mesaje text', allows: 'Citirea și trimiterea de mesaje text' },
    storage: { name: 'Spațiu de stocare', allows: 'Citirea și salvarea fișierelor' },
    tracking: {
      name: 'Urmărire',
      allows:
        'Utilizarea identificatorului publicitar al dispozitivului pentru a urmări activitatea în aplicațiile și pe site-urile altor companii',
    },
  },
};
