import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Polish. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Prawo odstąpienia od umowy',
    period: 'Mają Państwo prawo odstąpić od niniejszej umowy w terminie 14 dni bez podania jakiejkolwiek przyczyny.',
    expires: {
      contract: 'Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia zawarcia umowy.',
      together:
        'Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia, w którym weszli Państwo w posiadanie rzeczy lub w którym osoba trzecia inna niż przewoźnik i wskazana przez Państwa weszła w posiadanie rzeczy.',
      separately:
        'Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia, w którym weszli Państwo w posiadanie ostatniej z rzeczy lub w którym osoba trzecia inna niż przewoźnik i wskazana przez Państwa weszła w posiadanie ostatniej z rzeczy.',
      pieces:
        'Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia, w którym weszli Państwo w posiadanie ostatniej partii lub części lub w którym osoba trzecia inna niż przewoźnik i wskazana przez Państwa weszła w posiadanie ostatniej partii lub części.',
      regularly:
        'Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia, w którym weszli Państwo w posiadanie pierwszej z rzeczy lub w którym osoba trzecia inna niż przewoźnik i wskazana przez Państwa weszła w posiadanie pierwszej z rzeczy.',
    },
    exercise:
      'Aby skorzystać z prawa odstąpienia od umowy, muszą Państwo poinformować nas (%{trader}) o swojej decyzji o odstąpieniu od niniejszej umowy w drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub pocztą elektroniczną). Mogą Państwo skorzystać z wzoru formularza odstąpienia od umowy, jednak nie jest to obowiązkowe.',
    online:
      'Mogą Państwo również skorzystać z prawa odstąpienia od umowy online pod adresem %{function}. Jeżeli skorzystają Państwo z tej funkcji online, prześlemy Państwu niezwłocznie na trwałym nośniku (na przykład pocztą elektroniczną) potwierdzenie otrzymania odstąpienia od umowy, zawierające jego treść oraz datę i godzinę jego złożenia.',
    deadline:
      'Aby zachować termin do odstąpienia od umowy, wystarczy, aby wysłali Państwo informację dotyczącą wykonania przysługującego Państwu prawa odstąpienia od umowy przed upływem terminu do odstąpienia od umowy.',
    effects: 'Skutki odstąpienia od umowy',
    reimburse:
      'W przypadku odstąpienia od niniejszej umowy zwracamy Państwu wszystkie otrzymane od Państwa płatności, w tym koszty dostarczenia rzeczy (z wyjątkiem dodatkowych kosztów wynikających z wybranego przez Państwa sposobu dostarczenia innego niż najtańszy zwykły sposób dostarczenia oferowany przez nas), niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym zostaliśmy poinformowani o Państwa decyzji o wykonaniu prawa odstąpienia od niniejszej umowy. Zwrotu płatności dokonamy przy użyciu takich samych sposobów płatności, jakie zostały przez Państwa użyte w pierwotnej transakcji, chyba że wyraźnie zgodziliście się Państwo na inne rozwiązanie; w każdym przypadku nie poniosą Państwo żadnych opłat w związku z tym zwrotem.',
    withhold:
      'Możemy wstrzymać się ze zwrotem płatności do czasu otrzymania rzeczy lub do czasu dostarczenia nam dowodu jej odesłania, w zależności od tego, które zdarzenie nastąpi wcześniej.',
    collect: 'Odbierzemy rzecz.',
    sendBack:
      'Proszę odesłać lub przekazać nam rzecz, niezwłocznie, a w każdym razie nie później niż 14 dni od dnia, w którym poinformowali nas Państwo o odstąpieniu od niniejszej umowy. Termin jest zachowany, jeżeli odeślą Państwo rzecz przed upływem terminu 14 dni.',
    sendBackTo:
      'Proszę odesłać lub przekazać rzecz nam lub %{recipient}, niezwłocznie, a w każdym razie nie później niż 14 dni od dnia, w którym poinformowali nas Państwo o odstąpieniu od niniejszej umowy. Termin jest zachowany, jeżeli odeślą Państwo rzecz przed upływem terminu 14 dni.',
    costOwner: 'Ponosimy koszty zwrotu rzeczy.',
    costCustomer: 'Będą Państwo musieli ponieść bezpośrednie koszty zwrotu rzeczy.',
    costEstimate:
      'Będą Państwo musieli ponieść bezpośrednie koszty zwrotu rzeczy. Wysokość tych kosztów szacowana jest maksymalnie na około %{amount}.',
    value:
      'Odpowiadają Państwo tylko za zmniejszenie wartości rzeczy wynikające z korzystania z niej w sposób inny niż było to konieczne do stwierdzenia charakteru, cech i funkcjonowania rzeczy.',
    services:
      'Jeżeli zażądali Państwo rozpoczęcia świadczenia usług przed upływem terminu do odstąpienia od umowy, zapłacą nam Państwo kwotę proporcjonalną do zakresu świadczeń spełnionych do chwili, w której poinformowali nas Państwo o odstąpieniu od niniejszej umowy.',
  },
  form: {
    title: 'Wzór formularza odstąpienia od umowy',
    intro: '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
    to: 'Adresat: %{recipient}',
    declare:
      'Ja/My (*) niniejszym informuję/informujemy (*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy (*)/o świadczenie następującej usługi (*)',
    ordered: 'Data zawarcia umowy (*)/odbioru (*)',
    name: 'Imię i nazwisko konsumenta(-ów)',
    address: 'Adres konsumenta(-ów)',
    signature: 'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej)',
    date: 'Data',
    delete: '(*) Niepotrzebne skreślić.',
  },
};
