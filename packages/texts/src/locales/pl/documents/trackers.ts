import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Pliki cookie i inne elementy śledzące',
  intro:
    'Elementy śledzące to pliki cookie, wpisy w pamięci lokalnej przeglądarki, identyfikatory urządzenia i podobne rozwiązania, które zapisują informacje na Państwa urządzeniu lub je z niego odczytują.',
  necessary:
    'Elementów śledzących, bez których nie działałaby funkcja, o którą Państwo proszą, używamy bez zgody (%{provisions}).',
  consent:
    'Wszystkie inne elementy śledzące opierają się na Państwa zgodzie. Mogą Państwo odmówić zgody i wycofać ją w dowolnym momencie; przetwarzanie do tego momentu pozostaje zgodne z prawem.',
  provisions: {
    union: 'art. 5 ust. 3 dyrektywy 2002/58/WE',
    france: 'art. 82 francuskiej ustawy o ochronie danych, ustawa nr 78-17 z dnia 6 stycznia 1978 r.',
    germany: '§ 25 niemieckiej ustawy TDDDG',
    italy: 'art. 122 włoskiego kodeksu ochrony danych osobowych, dekret ustawodawczy nr 196/2003',
    spain: 'art. 22 ust. 2 hiszpańskiej ustawy 34/2002, LSSI',
    unitedKingdom: 'regulation 6 brytyjskich przepisów Privacy and Electronic Communications Regulations 2003',
  },
  unitedKingdom:
    'Do urządzeń w Zjednoczonym Królestwie stosuje się regulation 6 przepisów Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Do urządzeń w Szwajcarii stosuje się art. 45c szwajcarskiej ustawy o telekomunikacji: mogą Państwo odmówić przetwarzania danych na swoim urządzeniu. Niniejsza polityka informuje, w jakim celu odbywa się to przetwarzanie.',
  withdrawControl:
    'Aby zmienić lub wycofać swój wybór, mogą Państwo skorzystać z ustawień prywatności dostępnych na każdej stronie.',
  withdrawLink: 'Aby zmienić lub wycofać swój wybór, prosimy otworzyć: %{link}.',
  withdrawLinkText: 'Państwa wybory dotyczące elementów śledzących',
  withdrawBrowser:
    'Aby wycofać zgodę, prosimy usunąć zapisane elementy śledzące w ustawieniach przeglądarki lub urządzenia i zablokować tam nowe. Mogą Państwo również do nas napisać: %{contact}.',
  withdrawDevice:
    'W ustawieniach przeglądarki lub urządzenia mogą Państwo usunąć zapisane elementy śledzące i zablokować nowe.',
  policy:
    'O tym, jakie pliki cookie i inne elementy śledzące są używane i jak mogą Państwo odmówić, informuje %{link}.',
  policyText: 'polityka plików cookie',
  listIntro: 'Tabela wymienia elementy śledzące z nazwy. Gwiazdka oznacza zmienne znaki.',
  caption: 'Elementy śledzące',
  name: 'Nazwa',
  service: 'Usługa',
  purpose: 'Cel',
  duration: 'Okres przechowywania',
  party: 'Pochodzenie',
  firstParty: 'Własny',
  thirdParty: 'Zewnętrzny (podmiot trzeci)',
  unnamed: 'Elementów śledzących niewymienionych tu z nazwy mogą używać następujące usługi: %{services}.',
};
