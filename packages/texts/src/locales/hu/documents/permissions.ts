import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Az alkalmazás engedélyei',
  intro:
    'Az alkalmazás hozzáférést kérhet eszköze itt felsorolt részeihez. Minden hozzáférésre az operációs rendszer kérdez rá; Ön megtagadhatja, és eszköze beállításaiban bármikor visszavonhatja. Az azt igénylő funkciók ekkor nem vehetők igénybe.',
  caption: 'Engedélyek és az, amit lehetővé tesznek',
  permission: 'Engedély',
  allows: 'Mit tesz lehetővé',
  kinds: {
    approximateLocation: { name: 'Hozzávetőleges hely', allows: 'Az eszköz hozzávetőleges helyének kiolvasása' },
    backgroundLocation: {
      name: 'Hely a háttérben',
      allows: 'Az eszköz helyének kiolvasása akkor is, amikor az alkalmazás nincs használatban',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Közeli eszközök keresése és csatlakozás hozzájuk' },
    calendar: { name: 'Naptár', allows: 'Naptárbejegyzések olvasása, hozzáadása és módosítása' },
    camera: { name: 'Kamera', allows: 'Képek és videók készítése' },
    contacts: { name: 'Névjegyek', allows: 'A címjegyzék olvasása és módosítása' },
    health: { name: 'Egészségügyi adatok', allows: 'Egészségügyi és edzésadatok olvasása és hozzáadása' },
    localNetwork: {
      name: 'Helyi hálózat',
      allows: 'Az azonos hálózaton lévő eszközök keresése és csatlakozás hozzájuk',
    },
    microphone: { name: 'Mikrofon', allows: 'Hang rögzítése' },
    motion: { name: 'Mozgás és fittség', allows: 'Mozgásérzékelők kiolvasása' },
    notifications: { name: 'Értesítések', allows: 'Értesítések megjelenítése az eszközön' },
    phone: { name: 'Telefon', allows: 'Hívások kezdeményezése és a telefon állapotának kiolvasása' },
    photos: { name: 'Fényképek és média', allows: 'Képek és videók olvasása és hozzáadása' },
    preciseLocation: { name: 'Pontos hely', allows: 'Az eszköz pontos helyének kiolvasása' },
    reminders: { name: 'Emlékeztetők', allows: 'Emlékeztetők olvasása, hozzáadása és módosítása' },
    sms: { name: 'Szöveges üzenetek', allows: 'Szöveges üzenetek olvasása és küldése' },
    storage: { name: 'Tárhely', allows: 'Fájlok olvasása és mentése' },
    tracking: {
      name: 'Nyomon követés',
      allows:
        'A tevékenység követése más vállalkozások alkalmazásaiban és webhelyein az eszköz hirdetési azonosítójával',
    },
  },
};
