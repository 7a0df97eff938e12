import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Do czego są Państwo uprawnieni',
    software:
      'Przez czas trwania umowy mogą Państwo korzystać z oprogramowania na własne potrzeby lub w ramach własnej organizacji. Prawo to nie jest wyłączne i nie można go przenieść.',
    content:
      'Z kupionych treści cyfrowych mogą Państwo korzystać na własne potrzeby bez ograniczenia w czasie, chyba że z oferty wynika inaczej. Prawo to nie jest wyłączne i nie można go przenieść.',
    app: 'Aplikację mogą Państwo zainstalować na urządzeniach, które do Państwa należą lub nad którymi sprawują Państwo kontrolę, i tam z niej korzystać.',
    limits:
      'Udostępnionego oprogramowania, treści i aplikacji nie wolno kopiować, przekazywać innym, wynajmować ani dekompilować, nie wolno też obchodzić ich zabezpieczeń, chyba że prawo na to pozwala niezależnie od treści umowy.',
  },
  conduct: {
    heading: 'Co jest niedozwolone',
    intro: 'Korzystając z serwisu %{site}, nie wolno:',
    rules: {
      law: 'łamać prawa ani naruszać praw innych osób',
      malware: 'rozpowszechniać szkodliwych programów ani obchodzić zabezpieczeń',
      load: 'zakłócać jego działania, na przykład automatycznymi żądaniami, które go przeciążają',
      access: 'uzyskiwać dostępu do kont lub danych innych osób bez zezwolenia',
      resale: 'sprzedawać innym dostępu do niego, chyba że się na to zgodziliśmy',
    },
    measures:
      'Jeżeli naruszą Państwo te zasady, możemy ograniczyć lub zablokować Państwa dostęp, o ile jest to proporcjonalne. Jeżeli sprawa nie jest pilna, najpierw Państwa ostrzegamy.',
  },
  content: {
    heading: 'Nasze treści',
    text: 'Teksty, obrazy, programy i znaki towarowe w serwisie %{site} należą do nas lub do tych, którzy udzielili nam na nie licencji. Mogą je Państwo oglądać i używać ich prywatnie; wszystko, co wykracza poza ten zakres, wymaga naszego zezwolenia lub przepisu, który na to pozwala.',
    textBusinesses:
      'Teksty, obrazy, programy i znaki towarowe w serwisie %{site} należą do nas lub do tych, którzy udzielili nam na nie licencji. Mogą je Państwo oglądać i używać ich do własnych celów; wszystko, co wykracza poza ten zakres, wymaga naszego zezwolenia lub przepisu, który na to pozwala.',
  },
  entrusted: {
    heading: 'Dane osobowe, które nam Państwo powierzają',
    text: 'Jeżeli klienci przetwarzają za pomocą oprogramowania dane osobowe w ramach swojej działalności, są ich administratorami, a my jesteśmy podmiotem przetwarzającym. Przetwarzamy te dane wyłącznie na podstawie umowy zgodnej z art. 28 RODO, którą oferujemy każdemu takiemu klientowi.',
  },
  switching: {
    heading: 'Zmiana dostawcy',
    right:
      'Klienci mogą w każdej chwili przejść do innego dostawcy, przenieść się do własnych systemów lub zażądać usunięcia swoich danych, z zachowaniem terminu wypowiedzenia nie dłuższego niż dwa miesiące (art. 25 rozporządzenia (UE) 2023/2854, akt w sprawie danych).',
    transition:
      'Po upływie terminu wypowiedzenia przeprowadzamy zmianę bez zbędnej zwłoki i w ciągu 30 dni. Jeżeli nie jest to technicznie wykonalne, w ciągu 14 dni roboczych od wniosku podajemy powód i wyznaczamy inny okres, nie dłuższy niż siedem miesięcy. Klient może raz przedłużyć ten okres. Do jego końca udzielamy rozsądnej pomocy, utrzymujemy usługę z takim samym bezpieczeństwem i wskazujemy znane zagrożenia dla jej ciągłości.',
    data: 'Wszystkie dane, które klient wprowadził lub wytworzył, korzystając z usługi, można wyeksportować w ustrukturyzowanym, powszechnie używanym formacie nadającym się do odczytu maszynowego. Wyjątkiem są dane o wewnętrznym działaniu usługi, które stanowią nasze tajemnice przedsiębiorstwa, o ile nie utrudnia to zmiany. Dane można pobrać przez co najmniej 30 dni po przejściu; potem je usuwamy.',
    end: 'Umowa wygasa po zakończeniu zmiany lub, jeżeli klient chce tylko usunięcia danych, z upływem terminu wypowiedzenia.',
    charges:
      'Do 11 stycznia 2027 r. pobieramy za zmianę co najwyżej koszty, które bezpośrednio z niej wynikają; potem nie pobieramy nic.',
    free: 'Za zmianę nie pobieramy żadnych opłat.',
  },
  information: {
    heading: 'Informacje na stronie',
    text: 'Informacje w serwisie %{site} przygotowujemy starannie. Mają one charakter ogólny, nie stanowią porady w Państwa sprawie i mogą być nieaktualne.',
    links: 'Za treść innych stron, do których prowadzą nasze odnośniki, odpowiadają ich właściciele.',
  },
  availability: {
    heading: 'Dostępność',
    text: 'Z należytą starannością dbamy o to, aby serwis %{site} był dostępny. Możliwe są przerwy z powodu konserwacji, ze względów bezpieczeństwa lub z przyczyn od nas niezależnych; jeżeli możemy, dłuższe przerwy zapowiadamy.',
  },
  stores: {
    heading: 'Sklepy z aplikacjami',
    parties:
      'Umowę na warunkach niniejszego regulaminu zawierają wyłącznie Państwo i my. Za aplikację, jej treść, utrzymanie i wsparcie odpowiadamy my, a nie operator sklepu z aplikacjami (%{stores}).',
    purchases:
      'Do zakupów za pośrednictwem sklepu z aplikacjami stosuje się również zasady tego sklepu dotyczące płatności i zwrotów. Państwa ustawowe prawa wobec nas pozostają nienaruszone.',
    apple:
      'Apple i jej spółki zależne są osobami trzecimi, na których rzecz zastrzeżono niniejszy regulamin, i mogą dochodzić wobec Państwa wynikających z niego praw. Potwierdzają Państwo, że nie znajdują się w kraju objętym embargiem Stanów Zjednoczonych ani na żadnej z ich list podmiotów objętych zakazem.',
  },
};
