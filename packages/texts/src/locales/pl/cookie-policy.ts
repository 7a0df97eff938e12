import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Polityka plików cookie',
  about: {
    heading: 'Czego dotyczy niniejsza polityka',
    site: 'Niniejsza polityka wyjaśnia, jakich plików cookie i innych elementów śledzących używa serwis %{site}, do czego każdy z nich służy, kto może go odczytać, jak długo pozostaje na Państwa urządzeniu i jak mogą Państwo odmówić.',
    app: 'Niniejsza polityka wyjaśnia, jakich elementów śledzących używa aplikacja %{site}, do czego każdy z nich służy, kto może go odczytać, jak długo pozostaje na Państwa urządzeniu i jak mogą Państwo odmówić.',
    more: 'O tym, co poza tym dzieje się z danymi osobowymi, komu są udostępniane, dokąd trafiają i jakie prawa Państwu przysługują, informuje %{link}.',
    moreText: 'polityka prywatności',
  },
  what: {
    heading: 'Czym są elementy śledzące',
    kinds: {
      cookie: 'Pliki cookie',
      cookieText:
        'Małe pliki tekstowe, które strona internetowa zapisuje w Państwa przeglądarce i które przeglądarka odsyła przy kolejnych żądaniach. Sesyjne pliki cookie znikają po zamknięciu przeglądarki, pozostałe z upływem okresu przechowywania lub po usunięciu ich przez Państwa.',
      local: 'Pamięć lokalna',
      localText:
        'Wpisy, które strona internetowa zachowuje w pamięci Państwa przeglądarki i odczytuje przy późniejszej wizycie.',
      app: 'Identyfikatory urządzenia',
      appText: 'Numery, po których aplikacja lub wbudowane w nią usługi rozpoznają Państwa urządzenie.',
    },
    parties:
      'Elementy śledzące nazywa się własnymi, jeżeli są przypisane do adresu odwiedzanej strony, a zewnętrznymi, jeżeli są przypisane do adresu kogoś innego.',
  },
  categories: {
    necessary: 'Niezbędne elementy śledzące',
    functionality: 'Elementy śledzące służące działaniu funkcji',
    experience: 'Elementy śledzące służące wygodzie użytkowania',
    measurement: 'Elementy śledzące służące pomiarom',
    marketing: 'Elementy śledzące służące marketingowi',
  },
  onlyWithConsent: 'Tych elementów śledzących używamy tylko za Państwa zgodą.',
  withoutConsent:
    'Tych elementów śledzących używamy bez zgody, ponieważ bez nich nie działa funkcja, o którą Państwo proszą.',
  used: 'Te elementy śledzące są używane w serwisie %{site}.',
  provider: 'Dostawca',
  purpose: 'Cel',
  duration: 'Okres przechowywania',
  longest: 'Najdłuższy okres przechowywania elementów śledzących tej usługi: %{period}.',
  allSession: 'Wszystkie elementy śledzące tej usługi są usuwane po zamknięciu przeglądarki lub aplikacji.',
  allIndefinite: 'Elementy śledzące tej usługi pozostają na urządzeniu do czasu, aż je Państwo usuną.',
  unstated:
    'O tym, jak długo pozostają na urządzeniu elementy śledzące tej usługi, decyduje dostawca; więcej informacji podaje jego własna polityka.',
  namesUnknown: 'Nazwy poszczególnych elementów śledzących tej usługi nie są nam znane.',
  caption: 'Elementy śledzące usługi %{service}',
  name: 'Nazwa',
  storage: 'Rodzaj',
  storages: { cookie: 'Plik cookie', local: 'Pamięć lokalna', app: 'Identyfikator urządzenia' },
  party: 'Pochodzenie',
  choices: {
    heading: 'Jak mogą Państwo zdecydować',
    devices:
      'W ustawieniach przeglądarki mogą Państwo zobaczyć, jakie pliki cookie i zapisane dane ona zawiera, usunąć je i zablokować nowe. Instrukcje znajdują się tutaj:',
    phones:
      'Na telefonie lub tablecie mogą Państwo w ustawieniach systemu zresetować lub wyłączyć identyfikator reklamowy i zdecydować, które aplikacje mogą Państwa śledzić.',
    consequence: 'Jeżeli zablokują Państwo niezbędne elementy śledzące, części serwisu %{site} mogą przestać działać.',
    optOuts: 'Niektórzy dostawcy oferują własną możliwość rezygnacji (opt-out):',
    optOut: 'Rezygnacja (opt-out): %{name}',
  },
  rights: {
    heading: 'Państwa prawa',
    text: 'Jeżeli elementy śledzące przetwarzają dane osobowe, przysługują Państwu prawa przewidziane w przepisach o ochronie danych. Aby z nich skorzystać, prosimy o kontakt: %{contact}.',
    complain: 'Mogą Państwo również złożyć skargę do organu ochrony danych.',
  },
  none: {
    heading: 'Brak elementów śledzących',
    text: 'Serwis %{site} nie korzysta z żadnej usługi, która umieszcza elementy śledzące na Państwa urządzeniu.',
  },
  changes: {
    heading: 'Zmiany niniejszej polityki',
    text: 'Gdy zmieniają się elementy śledzące, zmienia się również niniejsza polityka. Każda jej wersja jest opatrzona datą, a wcześniejsze wersje można otworzyć na stronie, na której polityka jest opublikowana.',
  },
};
