import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Dostawa',
    countries: 'Dostarczamy do następujących krajów: %{countries}.',
    anywhere: 'Kraje, do których dostarczamy, są podawane przy składaniu zamówienia.',
    within: 'Towary docierają do Państwa najpóźniej w następującym czasie od zawarcia umowy: %{period}.',
    shown: 'Termin dostawy jest podawany przy składaniu zamówienia; nigdy nie przekracza 30 dni od zawarcia umowy.',
    risk: 'Na konsumentów ryzyko utraty lub uszkodzenia towarów przechodzi z chwilą, gdy konsument lub wskazana przez niego osoba inna niż przewoźnik otrzyma towary. Na przedsiębiorców przechodzi ono z chwilą, gdy wydamy towary przewoźnikowi.',
    riskConsumers:
      'Ryzyko utraty lub uszkodzenia towarów przechodzi na Państwa z chwilą, gdy Państwo lub wskazana przez Państwa osoba inna niż przewoźnik otrzymają towary.',
    riskBusinesses:
      'Ryzyko utraty lub uszkodzenia towarów przechodzi na Państwa z chwilą, gdy wydamy towary przewoźnikowi.',
  },
  digital: {
    heading: 'Dostęp i aktualizacje',
    access: 'Dostęp do tego, co Państwo zamówili, zapewniamy bez zbędnej zwłoki po zawarciu umowy.',
    updates:
      'Dostarczamy aktualizacje, w tym aktualizacje zabezpieczeń, niezbędne do zachowania zgodności z umową tego, co Państwo zamówili, i informujemy o nich: w przypadku subskrypcji przez cały czas jej trwania, w przypadku jednorazowego zakupu tak długo, jak mogą Państwo tego rozsądnie oczekiwać.',
    requirements: 'Wymagane urządzenia i programy są podane przy ofercie.',
    changes:
      'Poza tym możemy zmieniać trwające usługi cyfrowe tylko z uzasadnionej przyczyny, takiej jak nowe środowisko techniczne, większa liczba użytkowników lub inny ważny powód operacyjny, bez kosztów po Państwa stronie i po jasnym poinformowaniu Państwa. Jeżeli zmiana pogarsza korzystanie w stopniu większym niż nieznaczny, informujemy o niej z wyprzedzeniem, a Państwo mogą bezpłatnie wypowiedzieć umowę w ciągu 30 dni.',
  },
  conformity: {
    heading: 'Jeżeli coś jest nie tak',
    goods:
      'Obowiązuje ustawowa odpowiedzialność za zgodność towarów z umową: jeżeli towary są wadliwe, mogą Państwo żądać bezpłatnej naprawy lub wymiany oraz, na warunkach określonych w prawie, obniżenia ceny lub zwrotu pieniędzy.',
    goodsPeriod:
      'W przypadku konsumentów w Europejskim Obszarze Gospodarczym obejmuje ona każdy brak zgodności z umową, który ujawni się w ciągu co najmniej dwóch lat od dostarczenia.',
    digital:
      'Do treści cyfrowych i usług cyfrowych stosuje się ustawową odpowiedzialność za zgodność z umową: jeżeli są niezgodne z umową, mogą Państwo żądać doprowadzenia ich do zgodności z umową oraz, na warunkach określonych w prawie, zapłacić mniej lub odstąpić od umowy.',
    personalData:
      'Jeżeli konsumenci w Europejskim Obszarze Gospodarczym zamiast zapłacić cenę dostarczają dane osobowe, ustawową odpowiedzialność za zgodność z umową stosuje się także do naszych usług cyfrowych, chyba że przetwarzamy te dane wyłącznie w celu świadczenia usługi lub wypełnienia wymogów prawa: jeżeli usługa jest niezgodna z umową, mogą oni żądać doprowadzenia jej do zgodności z umową lub odstąpić od umowy.',
    unitedKingdom:
      'Konsumentom w Zjednoczonym Królestwie przysługują prawa wynikające z ustawy Consumer Rights Act 2015.',
    businessRights:
      'Jeżeli to, co dostarczamy lub udostępniamy, ma wady, przysługują Państwu prawa wynikające z przepisów.',
    businesses:
      'Przedsiębiorcy muszą niezwłocznie zbadać towary przy dostawie i zawiadomić nas o wadach widocznych, a o wadach ukrytych niezwłocznie po ich wykryciu. Nasza odpowiedzialność wobec nich za wady towarów (rękojmia) trwa rok od dostarczenia, z wyjątkiem przypadków, w których odpowiadamy bez ograniczeń.',
    guarantee: 'Ponadto udzielamy następującej gwarancji, która nie narusza Państwa ustawowych praw:',
    contact: 'Jeżeli coś jest nie tak, prosimy napisać na adres %{contact}.',
    france: {
      goods:
        'Przy sprzedaży towarów konsumentom prawo francuskie nakazuje zamieścić następującą informację (załącznik do art. D. 211-2 francuskiego kodeksu konsumenckiego):',
      once: 'Przy treściach cyfrowych i usługach cyfrowych dostarczanych konsumentom jednorazowo lub w pojedynczych aktach prawo francuskie nakazuje zamieścić następującą informację (załącznik do art. D. 211-3 francuskiego kodeksu konsumenckiego):',
      continuous:
        'Przy treściach cyfrowych i usługach cyfrowych dostarczanych konsumentom w sposób ciągły prawo francuskie nakazuje zamieścić następującą informację (załącznik do art. D. 211-4 francuskiego kodeksu konsumenckiego):',
    },
  },
};
