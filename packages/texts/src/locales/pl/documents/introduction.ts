import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Czego dotyczy niniejsza polityka',
    site: 'Niniejsza polityka wyjaśnia, jakie dane osobowe są przetwarzane w związku z korzystaniem z serwisu %{site}, w jakich celach i na jakiej podstawie prawnej, kto je otrzymuje, jak długo są przechowywane i jakie prawa Państwu przysługują.',
    app: 'Niniejsza polityka wyjaśnia, jakie dane osobowe są przetwarzane w związku z korzystaniem z aplikacji %{site}, w jakich celach i na jakiej podstawie prawnej, kto je otrzymuje, jak długo są przechowywane i jakie prawa Państwu przysługują.',
    siteWithoutBasis:
      'Niniejsza polityka wyjaśnia, jakie dane osobowe są przetwarzane w związku z korzystaniem z serwisu %{site}, w jakich celach, kto je otrzymuje, jak długo są przechowywane i jakie prawa Państwu przysługują.',
    appWithoutBasis:
      'Niniejsza polityka wyjaśnia, jakie dane osobowe są przetwarzane w związku z korzystaniem z aplikacji %{site}, w jakich celach, kto je otrzymuje, jak długo są przechowywane i jakie prawa Państwu przysługują.',
    brief: 'Dostępna jest także krótka wersja: %{link}.',
    informs:
      'Ma ona charakter informacyjny: nie muszą jej Państwo akceptować, a zapoznanie się z nią nie oznacza wyrażenia zgody na cokolwiek. Jeżeli potrzebujemy Państwa zgody, prosimy o nią odrębnie.',
    personalData:
      'Dane osobowe to wszelkie informacje o zidentyfikowanej lub możliwej do zidentyfikowania osobie fizycznej, takie jak imię i nazwisko, adres e-mail lub adres IP urządzenia.',
  },
  laws: {
    heading: 'Jakie przepisy mają zastosowanie',
    intro: 'Dane osobowe przetwarzamy zgodnie z następującymi przepisami:',
    gdprEstablished:
      'ogólne rozporządzenie o ochronie danych, rozporządzenie (UE) 2016/679 (RODO), ponieważ mamy jednostkę organizacyjną w Europejskim Obszarze Gospodarczym (art. 3 ust. 1 RODO)',
    gdprAddressed:
      'ogólne rozporządzenie o ochronie danych, rozporządzenie (UE) 2016/679 (RODO), w zakresie, w jakim oferujemy serwis %{site} osobom przebywającym w Europejskim Obszarze Gospodarczym lub monitorujemy sposób korzystania z niego przez te osoby (art. 3 ust. 2 RODO)',
    ukEstablished:
      'brytyjskie RODO (UK GDPR) i ustawa o ochronie danych z 2018 r. (Data Protection Act 2018), ponieważ mamy jednostkę organizacyjną w Zjednoczonym Królestwie',
    ukAddressed:
      'brytyjskie RODO (UK GDPR) i ustawa o ochronie danych z 2018 r. (Data Protection Act 2018), w zakresie, w jakim oferujemy serwis %{site} osobom przebywającym w Zjednoczonym Królestwie lub monitorujemy sposób korzystania z niego przez te osoby',
    swissEstablished:
      'szwajcarska federalna ustawa o ochronie danych (FADP), ponieważ mamy siedzibę lub oddział w Szwajcarii',
    swissAddressed:
      'szwajcarska federalna ustawa o ochronie danych (FADP), w zakresie, w jakim przetwarzanie wywołuje skutki w Szwajcarii (art. 3 FADP)',
    usStates:
      'ustawy o ochronie prywatności konsumentów obowiązujące w stanach USA wymienionych w sekcji „%{section}”, w odniesieniu do mieszkańców tych stanów i w zakresie, w jakim dana ustawa ma do nas zastosowanie',
  },
};
