import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Jak długo przechowujemy dane',
  intro:
    'Dane osobowe przechowujemy tak długo, jak wymaga tego ich cel. Następnie je usuwamy, chyba że przepisy prawa zobowiązują nas do dłuższego przechowywania lub potrzebujemy danych do ustalenia, dochodzenia lub obrony roszczeń; w takim przypadku nie są one wykorzystywane w żadnym innym celu.',
  tableIntro: 'W odniesieniu do celów wskazanych w niniejszej polityce oznacza to:',
  caption: 'Okres przechowywania według celów',
  purpose: 'Cel',
  period: 'Okres lub kryterium',
  criteria: {
    delivery:
      'Tak długo, jak jest to potrzebne do dostarczenia żądanych treści; zapisy dostępu – tak długo, jak jest to potrzebne do wykrywania błędów i odpierania ataków',
    security: 'Tak długo, jak jest to potrzebne do rozpoznawania i śledzenia ataków, spamu i nadużyć',
    fraud: 'Tak długo, jak jest to potrzebne do sprawdzenia transakcji i na potrzeby wynikających z niej roszczeń',
    account: 'Do czasu usunięcia konta przez Państwa lub na Państwa żądanie',
    payments:
      'Do czasu zakończenia płatności; jej dokumentacja – tak długo, jak wymagają tego przepisy prawa handlowego i podatkowego',
    contract:
      'Do czasu wykonania umowy i przedawnienia wynikających z niej roszczeń; faktury i dokumentacja – tak długo, jak wymagają tego przepisy prawa handlowego i podatkowego',
    choices: 'Tak długo, jak obowiązuje Państwa wybór, a następnie tak długo, jak musimy móc go wykazać',
    errors: 'Do czasu wykrycia i usunięcia błędu',
    enquiry:
      'Do czasu załatwienia Państwa sprawy, gdy nie należy już oczekiwać dalszych pytań; dłużej, jeżeli przepisy prawa handlowego wymagają przechowywania korespondencji',
    use: 'Tak długo, jak korzystają Państwo z funkcji, oraz przez okres przechowywania jej elementów śledzących',
    booking: 'Do czasu zakończenia rezerwacji lub wizyty i przedawnienia wynikających z niej roszczeń',
    content: 'Tak długo, jak wyświetlana jest treść, oraz przez okres przechowywania jej elementów śledzących',
    contribution: 'Tak długo, jak Państwa wpis jest opublikowany, lub do czasu, gdy zażądają Państwo jego usunięcia',
    statistics:
      'Do czasu wycofania przez Państwa zgody lub, jeżeli nastąpi to wcześniej, do czasu, gdy dane nie są już potrzebne do naszych statystyk; elementy śledzące – przez ich okres przechowywania',
    statisticsOther: 'Do czasu, gdy dane nie są już potrzebne do naszych statystyk lub gdy wniosą Państwo sprzeciw',
    advertising:
      'Do czasu wycofania przez Państwa zgody lub, jeżeli nastąpi to wcześniej, do czasu oceny wyników kampanii; elementy śledzące – przez ich okres przechowywania',
    advertisingOther:
      'Do czasu wniesienia przez Państwa sprzeciwu lub, jeżeli nastąpi to wcześniej, do czasu oceny wyników kampanii',
    subscription:
      'Do czasu rezygnacji z subskrypcji lub wycofania przez Państwa zgody; dowód udzielenia zgody – tak długo, jak można dochodzić roszczeń',
    contacts: 'Tak długo, jak trwa kontakt biznesowy, najdłużej do czasu wniesienia przez Państwa sprzeciwu',
    membership:
      'Tak długo, jak uczestniczą Państwo w programie, i do czasu przedawnienia wynikających z niego roszczeń',
    application:
      'Do czasu podjęcia decyzji i przedawnienia roszczeń z nią związanych; dłużej tylko za Państwa zgodą lub w razie zatrudnienia',
    survey: 'Do czasu opracowania wyników ankiety',
    law: 'Tak długo, jak wymagają tego przepisy prawa handlowego i podatkowego',
    claims: 'Do czasu zaspokojenia lub przedawnienia roszczenia',
    purpose: 'Tak długo, jak wymaga tego wskazany cel',
  },
};
