import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Państwa prawa',
  intro:
    'W zakresie przewidzianym w przepisach, które mają do Państwa zastosowanie, przysługują Państwu następujące prawa:',
  access: {
    name: 'Dostęp do danych',
    text: 'Mogą Państwo uzyskać informację, czy przetwarzamy dane dotyczące Państwa, oraz otrzymać ich kopię wraz ze szczegółami przetwarzania (art. 15 RODO).',
  },
  rectification: {
    name: 'Sprostowanie danych',
    text: 'Mogą Państwo żądać sprostowania danych nieprawidłowych i uzupełnienia danych niekompletnych (art. 16 RODO).',
  },
  erasure: {
    name: 'Usunięcie danych',
    text: 'Mogą Państwo żądać usunięcia swoich danych, na przykład gdy nie są już potrzebne lub gdy wycofają Państwo zgodę (art. 17 RODO).',
  },
  restriction: {
    name: 'Ograniczenie przetwarzania',
    text: 'Mogą Państwo żądać, aby dane były wyłącznie przechowywane i nie były wykorzystywane w inny sposób, na przykład na czas sprawdzania ich prawidłowości (art. 18 RODO).',
  },
  notification: {
    name: 'Powiadomienie odbiorców',
    text: 'O sprostowaniu, usunięciu lub ograniczeniu przetwarzania informujemy każdego odbiorcę Państwa danych, chyba że jest to niemożliwe lub wymaga niewspółmiernie dużego wysiłku; na żądanie wskażemy Państwu tych odbiorców (art. 19 RODO).',
  },
  portability: {
    name: 'Przenoszenie danych',
    text: 'Mogą Państwo otrzymać dane, które nam Państwo dostarczyli, w ustrukturyzowanym, powszechnie używanym formacie nadającym się do odczytu maszynowego lub żądać ich przesłania innemu administratorowi, jeżeli przetwarzanie opiera się na zgodzie lub umowie i odbywa się w sposób zautomatyzowany (art. 20 RODO).',
  },
  automated: {
    name: 'Brak wyłącznie zautomatyzowanych decyzji',
    text: 'Mają Państwo prawo nie podlegać decyzji, która opiera się wyłącznie na zautomatyzowanym przetwarzaniu i istotnie na Państwa wpływa, chyba że zezwalają na to przepisy prawa; mogą Państwo wówczas żądać jej weryfikacji przez człowieka (art. 22 RODO).',
  },
  withdrawal: {
    name: 'Wycofanie zgody',
    text: 'Każdą zgodę mogą Państwo wycofać w dowolnym momencie. Wycofanie zgody nie wpływa na zgodność z prawem działań podjętych przed jej wycofaniem (art. 7 ust. 3 RODO).',
  },
  deceased: {
    name: 'Dane osób zmarłych',
    france:
      'Mogą Państwo wydać dyspozycje dotyczące przechowywania, usunięcia i ujawniania swoich danych po śmierci (art. 85 francuskiej ustawy o ochronie danych, ustawa nr 78-17 z dnia 6 stycznia 1978 r.).',
    italy:
      'Prawa określone w art. 15–22 RODO w odniesieniu do danych osoby zmarłej przysługują temu, kto ma w tym własny interes, działa jako pełnomocnik tej osoby w celu jej ochrony lub działa z zasługujących na ochronę względów rodzinnych (art. 2-terdecies włoskiego kodeksu ochrony danych osobowych, dekret ustawodawczy nr 196/2003).',
    spain:
      'Krewni i spadkobiercy osoby zmarłej oraz osoby, które dzieliły z nią życie, mogą żądać od nas dostępu do danych tej osoby oraz ich sprostowania lub usunięcia, chyba że osoba ta wyraźnie tego zakazała lub ustawa stanowi inaczej (art. 3 hiszpańskiej ustawy organicznej 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Prawo do sprzeciwu',
    reasons:
      'Jeżeli przetwarzamy Państwa dane na podstawie prawnie uzasadnionych interesów lub w interesie publicznym, mogą Państwo w dowolnym momencie wnieść sprzeciw z przyczyn związanych z Państwa szczególną sytuacją. Zaprzestaniemy wówczas przetwarzania, chyba że wykażemy istnienie ważnych prawnie uzasadnionych podstaw do przetwarzania, nadrzędnych wobec Państwa interesów, praw i wolności, lub podstaw do ustalenia, dochodzenia lub obrony roszczeń (art. 21 ust. 1 RODO).',
    marketing:
      'Wykorzystywaniu Państwa danych na potrzeby marketingu bezpośredniego mogą się Państwo sprzeciwić w dowolnym momencie i bez podania przyczyn. Nie będziemy ich wówczas więcej wykorzystywać w tym celu (art. 21 ust. 2 i 3 RODO).',
  },
  exercise: {
    heading: 'Jak korzystać z przysługujących praw',
    write:
      'Aby skorzystać z przysługujących Państwu praw, prosimy o kontakt: %{contact}. Wystarczy jedno zdanie; nie jest wymagany żaden formularz.',
    form: 'Aby skorzystać z przysługujących Państwu praw, prosimy wypełnić %{link}. Mogą Państwo również do nas napisać: %{contact}.',
    formText: 'formularz do składania żądań',
    answer:
      'Odpowiadamy bezpłatnie i bez zbędnej zwłoki, najpóźniej w terminie miesiąca. Jeżeli żądania są skomplikowane lub liczne, termin ten może zostać przedłużony o kolejne dwa miesiące; poinformujemy o tym Państwa w ciągu pierwszego miesiąca i podamy przyczyny (art. 12 RODO).',
    identity:
      'Tylko wtedy, gdy mamy uzasadnione wątpliwości co do Państwa tożsamości, prosimy o dodatkowe informacje w celu jej potwierdzenia.',
  },
  complaint: {
    heading: 'Skarga do organu nadzorczego',
    gdpr: 'Jeżeli sądzą Państwo, że przetwarzanie Państwa danych narusza prawo, mogą Państwo wnieść skargę do organu nadzorczego zajmującego się ochroną danych, w szczególności w państwie członkowskim swojego zwykłego pobytu, swojego miejsca pracy lub miejsca popełnienia domniemanego naruszenia (art. 77 RODO).',
    competent: 'Organem właściwym dla nas jest:',
    competentOneOf:
      'To, który organ jest dla nas właściwy, zależy od części kraju, w której mamy siedzibę. Oto organy działające w tym kraju (%{country}); mogą się Państwo zwrócić do każdego z nich:',
    find: 'Organy wszystkich państw Europejskiego Obszaru Gospodarczego są wymienione tutaj: %{link}.',
    findText: 'Europejska Rada Ochrony Danych, członkowie',
    court: 'Mogą się Państwo również zwrócić do sądu (art. 79 RODO).',
    name: 'Organ',
    address: 'Adres',
    email: 'E-mail',
    website: 'Strona internetowa',
  },
};
