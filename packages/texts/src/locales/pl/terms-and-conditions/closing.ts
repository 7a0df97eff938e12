import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Zakończenie korzystania',
    text: 'Możemy zamknąć konto z ważnego powodu, w szczególności po poważnych lub wielokrotnych naruszeniach niniejszego regulaminu, a w pozostałych przypadkach za wypowiedzeniem z wyprzedzeniem %{days}. Płatności za czas, w którym świadczenie nie jest już realizowane, zwracamy, chyba że zamknięcie konta spowodowało Państwa naruszenie.',
    data: 'Przed zakończeniem korzystania i przez 30 dni po nim konsumenci mogą bezpłatnie odzyskać treści, które stworzyli lub dostarczyli.',
  },
  changes: {
    heading: 'Zmiany niniejszego regulaminu',
    reasons:
      'W odniesieniu do umów już trwających zmieniamy niniejszy regulamin tylko z ważnej przyczyny: w razie zmiany prawa, orzeczenia sądu lub decyzji organu, ze względów bezpieczeństwa lub z powodu nowych funkcji, które wymagają uregulowania.',
    notice:
      'O zmianie i o tym, na czym ona polega, informujemy Państwa co najmniej %{days} przed jej wejściem w życie. Zanim zacznie obowiązywać, mogą Państwo bezpłatnie wypowiedzieć umowę. Zmiana głównych świadczeń którejkolwiek ze stron wymaga Państwa zgody.',
    use: 'Do korzystania z serwisu %{site} stosuje się wersję niniejszego regulaminu opublikowaną w danym czasie.',
    versions:
      'Każda wersja jest opatrzona datą, a wcześniejsze wersje można otworzyć na stronie, na której regulamin jest opublikowany.',
  },
  law: {
    heading: 'Prawo właściwe i sądy',
    law: 'Właściwe jest prawo następującego kraju: %{country}.',
    lawState: 'Właściwe jest prawo następującego stanu USA, z wyłączeniem jego norm kolizyjnych: %{state}.',
    consumers:
      'Konsumenci zachowują ochronę, jaką zapewniają im bezwzględnie obowiązujące przepisy kraju, w którym mają miejsce zwykłego pobytu (art. 6 rozporządzenia (WE) nr 593/2008, jeżeli ma ono zastosowanie).',
    convention:
      'W stosunkach z przedsiębiorcami nie stosuje się Konwencji Narodów Zjednoczonych o umowach międzynarodowej sprzedaży towarów.',
    court: 'Spory z przedsiębiorcami rozstrzygają sądy w następującej miejscowości: %{place}.',
    consumerCourts:
      'Konsumenci mieszkający w Europejskim Obszarze Gospodarczym, w Szwajcarii lub w Zjednoczonym Królestwie mogą wnosić powództwa do sądów swojego miejsca zamieszkania i tylko tam mogą być pozywani.',
    consumersElsewhere:
      'Konsumenci mieszkający gdzie indziej mogą wnosić powództwa także do sądów, które są dla nich właściwe według prawa kraju, w którym mieszkają.',
  },
  disputes: {
    heading: 'Rozwiązywanie sporów',
    first: 'Jeżeli są Państwo z czegoś niezadowoleni, prosimy napisać na adres %{contact}: poszukamy rozwiązania.',
    none: 'Nie jesteśmy zobowiązani do udziału w postępowaniach w sprawie pozasądowego rozwiązywania sporów konsumenckich i nie wyrażamy na taki udział zgody.',
    unlessObliged:
      'Bierzemy udział w postępowaniach w sprawie pozasądowego rozwiązywania sporów konsumenckich tylko wtedy, gdy zobowiązuje nas do tego prawo.',
    body: 'Bierzemy udział w postępowaniach w sprawie pozasądowego rozwiązywania sporów konsumenckich przed następującym podmiotem: %{body}.',
    france:
      'Konsumenci mogą bezpłatnie zwrócić się do tego podmiotu, jeżeli najpierw próbowali rozwiązać spór z nami w drodze pisemnej reklamacji, i to w ciągu roku od tej reklamacji (art. L. 612-1 i L. 612-2 francuskiego kodeksu konsumenckiego).',
    hungary:
      'Konsumenci mogą wnieść spór do komisji pojednawczej (békéltető testület). W miejscu naszej siedziby jest nią: %{body}. Na Węgrzech właściwa jest komisja miejsca, w którym mieszka konsument, lub inna, którą konsument wskaże we wniosku.',
    hungaryDuty:
      'Przepisy zobowiązują nas do współdziałania w jej postępowaniu (§ 29 ustawy nr CLV z 1997 r. o ochronie konsumentów).',
  },
  approval: {
    heading: 'Odrębne zatwierdzenie postanowień',
    text: 'Klienci, którzy nie są konsumentami, odrębnie zatwierdzają następujące postanowienia niniejszego regulaminu, jak wymagają tego art. 1341 akapit drugi i art. 1342 włoskiego kodeksu cywilnego:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'zmiana trwających usług cyfrowych',
      subscription: 'dorozumiane przedłużenie i zmiana ceny',
      conformity: 'obowiązek zbadania towarów i zgłoszenia wad; przedawnienie roszczeń',
      marketplace: 'ograniczenie, zawieszenie i zakończenie korzystania przez sprzedawców',
      conduct: 'ograniczenie i zablokowanie dostępu',
      availability: 'przerwy w działaniu usługi',
      liability: 'wyłączenie i ograniczenie naszej odpowiedzialności',
      termination: 'nasze prawo do zakończenia umowy',
      changes: 'nasze prawo do zmiany niniejszego regulaminu',
      court: 'właściwość sądu',
    },
    separately:
      'Zatwierdzenia dokonuje się drugim podpisem lub, przez internet, osobnym oświadczeniem, odrębnie od przyjęcia niniejszego regulaminu w całości.',
  },
  final: {
    heading: 'Postanowienie końcowe',
    text: 'Jeżeli postanowienie niniejszego regulaminu jest nieważne lub niewiążące, w jego miejsce wchodzą przepisy prawa; pozostałe postanowienia nadal obowiązują.',
  },
};
