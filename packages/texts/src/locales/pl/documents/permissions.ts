import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Uprawnienia aplikacji',
  intro:
    'Aplikacja może prosić o dostęp do wymienionych tu elementów Państwa urządzenia. O każdy dostęp pyta system operacyjny; mogą Państwo go odmówić i w każdej chwili cofnąć go w ustawieniach urządzenia. Funkcje, które wymagają tego dostępu, są wówczas niedostępne.',
  caption: 'Uprawnienia i ich zakres',
  permission: 'Uprawnienie',
  allows: 'Na co pozwala',
  kinds: {
    approximateLocation: { name: 'Przybliżona lokalizacja', allows: 'Odczyt przybliżonego położenia urządzenia' },
    backgroundLocation: {
      name: 'Lokalizacja w tle',
      allows: 'Odczyt położenia urządzenia, gdy aplikacja nie jest używana',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Wyszukiwanie urządzeń w pobliżu i łączenie się z nimi' },
    calendar: { name: 'Kalendarz', allows: 'Odczyt, dodawanie i zmiana wpisów w kalendarzu' },
    camera: { name: 'Aparat', allows: 'Robienie zdjęć i nagrywanie filmów' },
    contacts: { name: 'Kontakty', allows: 'Odczyt i zmiana książki adresowej' },
    health: { name: 'Dane dotyczące zdrowia', allows: 'Odczyt i dodawanie danych o zdrowiu i kondycji fizycznej' },
    localNetwork: { name: 'Sieć lokalna', allows: 'Wyszukiwanie urządzeń w tej samej sieci i łączenie się z nimi' },
    microphone: { name: 'Mikrofon', allows: 'Nagrywanie dźwięku' },
    motion: { name: 'Ruch i aktywność fizyczna', allows: 'Odczyt czujników ruchu' },
    notifications: { name: 'Powiadomienia', allows: 'Wyświetlanie powiadomień na urządzeniu' },
    phone: { name: 'Telefon', allows: 'Wykonywanie połączeń i odczyt stanu telefonu' },
    photos: { name: 'Zdjęcia i multimedia', allows: 'Odczyt i dodawanie zdjęć i filmów' },
    preciseLocation: { name: 'Dokładna lokalizacja', allows: 'Odczyt dokładnego położenia urządzenia' },
    reminders: { name: 'Przypomnienia', allows: 'Odczyt, dodawanie i zmiana przypomnień' },
    sms: { name: 'Wiadomości SMS', allows: 'Odczyt i wysyłanie wiadomości SMS' },
    storage: { name: 'Pamięć', allows: 'Odczyt i zapisywanie plików' },
    tracking: {
      name: 'Śledzenie',
      allows:
        'Używanie identyfikatora reklamowego urządzenia do śledzenia aktywności w aplikacjach i na stronach innych firm',
    },
  },
};
