import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Prawo odstąpienia od umowy',
  who: 'Konsumenci w Europejskim Obszarze Gospodarczym i w Zjednoczonym Królestwie mają prawo odstąpić od umowy zawartej na odległość bez podania jakiejkolwiek przyczyny.',
  brazil:
    'Konsumenci, których chroni prawo brazylijskie, mogą odstąpić od umowy w ciągu siedmiu dni od jej zawarcia lub od otrzymania towaru albo usługi i niezwłocznie odzyskują wszystko, co zapłacili (art. 49 brazylijskiego kodeksu ochrony konsumenta). Poniższe warunki i wyjątki nie ograniczają tego prawa.',
  periodGoods:
    'Termin do odstąpienia od umowy wynosi %{days} od dnia, w którym weszli Państwo w posiadanie towarów lub w którym weszła w ich posiadanie wskazana przez Państwa osoba trzecia inna niż przewoźnik; jeżeli zamówienie jest dostarczane w kilku częściach, od dnia otrzymania ostatniej z nich.',
  periodServices:
    'W przypadku usług i treści cyfrowych termin do odstąpienia od umowy wynosi %{days} od dnia zawarcia umowy.',
  function: {
    heading: 'Jak odstąpić od umowy',
    link: 'Do upływu terminu mogą Państwo w dowolnym momencie odstąpić od umowy online, tutaj: %{link}. Podają Państwo swoje imię i nazwisko, dane umowy i adres e-mail, na który ma zostać wysłane potwierdzenie, a następnie naciskają „Potwierdź odstąpienie od umowy”. Niezwłocznie potwierdzamy e-mailem otrzymanie oświadczenia o odstąpieniu, podając jego treść oraz datę i godzinę.',
    label: 'Odstąp od umowy tutaj',
    statement:
      'O swojej decyzji mogą nas Państwo poinformować również w drodze innego jednoznacznego oświadczenia, na przykład pismem wysłanym na nasz adres lub e-mailem na adres %{contact}. Mogą Państwo skorzystać z poniższego formularza, ale nie jest to obowiązkowe.',
    deadline:
      'Aby zachować termin, wystarczy, aby wysłali Państwo oświadczenie przed upływem terminu do odstąpienia od umowy.',
  },
  effects: {
    heading: 'Skutki odstąpienia od umowy',
    refund:
      'Zwracamy wszystkie otrzymane od Państwa płatności, w tym koszty standardowej dostawy, niezwłocznie, a najpóźniej w ciągu 14 dni od dnia, w którym zostaliśmy poinformowani o odstąpieniu od umowy. Zwrotu dokonujemy przy użyciu takich samych sposobów płatności, jakich użyli Państwo, chyba że wyraźnie uzgodniono inaczej, i nie pobieramy za to opłat.',
    refundServices:
      'Zwracamy wszystkie otrzymane od Państwa płatności niezwłocznie, a najpóźniej w ciągu 14 dni od dnia, w którym zostaliśmy poinformowani o odstąpieniu od umowy. Zwrotu dokonujemy przy użyciu takich samych sposobów płatności, jakich użyli Państwo, chyba że wyraźnie uzgodniono inaczej, i nie pobieramy za to opłat.',
    withhold:
      'Możemy wstrzymać się ze zwrotem płatności do czasu otrzymania towarów z powrotem lub dostarczenia nam dowodu ich odesłania, w zależności od tego, które zdarzenie nastąpi wcześniej.',
    sendTo:
      'Prosimy odesłać towary niezwłocznie, a najpóźniej w ciągu 14 dni od dnia, w którym poinformowali nas Państwo o odstąpieniu od umowy, na adres: %{address}.',
    send: 'Prosimy odesłać towary na nasz adres niezwłocznie, a najpóźniej w ciągu 14 dni od dnia, w którym poinformowali nas Państwo o odstąpieniu od umowy.',
    costCustomer: 'Bezpośrednie koszty zwrotu towarów ponoszą Państwo.',
    costOwner: 'Koszty zwrotu towarów ponosimy my.',
    value:
      'Odpowiadają Państwo za zmniejszenie wartości towarów tylko wtedy, gdy wynika ono z korzystania z nich w sposób inny, niż było to konieczne do stwierdzenia ich charakteru, cech i funkcjonowania.',
    services:
      'Jeżeli zażądali Państwo rozpoczęcia świadczenia usługi przed upływem terminu do odstąpienia od umowy, płacą Państwo za część świadczoną do chwili, w której poinformowali nas Państwo o odstąpieniu.',
  },
  exceptions: {
    heading: 'Kiedy prawo odstąpienia od umowy nie przysługuje',
    goods: {
      bespoke: 'towary wyprodukowane według Państwa specyfikacji lub wyraźnie zindywidualizowane',
      perishable: 'towary, które ulegają szybkiemu zepsuciu lub mają krótki termin przydatności',
      sealed:
        'towary w zapieczętowanym opakowaniu, których ze względów ochrony zdrowia lub higieny nie można zwrócić, jeżeli opakowanie zostało otwarte',
      mixed: 'towary, które po dostarczeniu zostały nierozłącznie połączone z innymi rzeczami',
      recordings:
        'nagrania dźwiękowe lub wizualne i programy komputerowe w zapieczętowanym opakowaniu, jeżeli opakowanie zostało otwarte',
    },
    digital:
      'treści cyfrowe niedostarczane na nośniku materialnym, jeżeli rozpoczęliśmy ich dostarczanie za Państwa uprzednią i wyraźną zgodą, przyjęli Państwo do wiadomości utratę prawa odstąpienia od umowy, a my potwierdziliśmy umowę',
    services:
      'usługi wykonane w pełni, jeżeli rozpoczęliśmy ich świadczenie za Państwa uprzednią i wyraźną zgodą, a Państwo przyjęli do wiadomości, że z chwilą pełnego wykonania umowy tracą prawo odstąpienia',
  },
  form: {
    heading: 'Formularz odstąpienia od umowy',
    intro: 'Jeżeli chcą Państwo odstąpić od umowy, mogą Państwo wypełnić ten formularz i go odesłać:',
    to: 'Adresat: %{recipient}',
    declare:
      'Ja/My niniejszym informuję/informujemy o moim/naszym odstąpieniu od umowy sprzedaży następujących towarów / umowy o świadczenie następującej usługi:',
    ordered: 'Data zamówienia / odbioru:',
    name: 'Imię i nazwisko konsumenta(-ów):',
    address: 'Adres konsumenta(-ów):',
    signature: 'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):',
    date: 'Data:',
  },
};
