import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Czego dotyczy niniejszy regulamin',
    text: 'Niniejszy regulamin dotyczy korzystania z serwisu %{site} oraz umów, które za jego pośrednictwem zawiera z Państwem %{owner}.',
    consumersOnly: 'Nasza oferta jest przeznaczona dla konsumentów.',
    businessesOnly:
      'Nasza oferta jest przeznaczona wyłącznie dla przedsiębiorców, to jest dla osób działających w ramach swojej działalności handlowej, gospodarczej, rzemieślniczej lub zawodowej, oraz dla osób prawnych. Z konsumentami nie zawieramy umów.',
    both: 'Nasza oferta jest przeznaczona dla konsumentów i dla przedsiębiorców. Jeżeli postanowienie mówi o konsumentach, dotyczy wyłącznie ich.',
    consumer:
      'Konsument to osoba fizyczna, która działa w celach niezwiązanych z jej działalnością handlową, gospodarczą, rzemieślniczą lub wykonywaniem wolnego zawodu.',
    privacy:
      'O tym, jak postępujemy z danymi osobowymi, informuje %{link}. Ma ona charakter informacyjny; nie muszą jej Państwo akceptować, a akceptacja niniejszego regulaminu nie oznacza zgody na wykorzystywanie Państwa danych.',
    privacyText: 'polityka prywatności',
    privacyPlain:
      'Akceptacja niniejszego regulaminu nie oznacza zgody na wykorzystywanie Państwa danych osobowych; informujemy o tym odrębnie.',
  },
  provider: {
    heading: 'Kim jesteśmy',
    text: 'Drugą stroną umowy z Państwem jest %{owner}.',
    representative: 'Reprezentacja',
    register: 'Wpis do rejestru',
    registerEntry: '%{name}, %{number}',
    we: 'W niniejszym regulaminie „my” to %{owner}.',
  },
  offer: {
    heading: 'Co oferujemy',
    intro: 'W serwisie %{site} oferujemy:',
    kinds: {
      goods: 'towary, które sprzedajemy i do Państwa wysyłamy',
      digitalContent: 'treści cyfrowe, które Państwo pobierają lub odtwarzają',
      software: 'oprogramowanie, z którego korzystają Państwo przez internet',
      marketplace: 'internetową platformę handlową, na której inni oferują swoje towary i usługi',
      community: 'społeczność, której użytkownicy publikują własne treści',
      mobileApp: 'aplikację na urządzenia mobilne',
      information: 'informacje, które można czytać bezpłatnie',
    },
    description: 'To, co dokładnie Państwo otrzymują, wynika z opisu podanego przy ofercie.',
  },
  account: {
    heading: 'Państwa konto',
    truth: 'Zakładając konto, prosimy podać prawdziwe dane i je aktualizować.',
    secret:
      'Prosimy nie ujawniać hasła innym. Jeżeli sądzą Państwo, że ktoś inny korzysta z Państwa konta, prosimy niezwłocznie nas o tym zawiadomić.',
    close:
      'Konto mogą Państwo zamknąć w dowolnym momencie. Umowy jeszcze trwające kończą się na zasadach, które ich dotyczą.',
  },
  days: {
    notice: { one: '%{number} dnia', few: '%{number} dni', many: '%{number} dni', other: '%{number} dnia' },
    before: { one: '%{number} dzień', few: '%{number} dni', many: '%{number} dni', other: '%{number} dnia' },
  },
};
