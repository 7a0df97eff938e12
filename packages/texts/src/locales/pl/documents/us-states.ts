import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Dla mieszkańców stanów USA',
    intro:
      'Ta i kolejne sekcje mają zastosowanie, dodatkowo do pozostałej części niniejszej polityki, do mieszkańców następujących stanów, w zakresie, w jakim stanowa ustawa o ochronie prywatności konsumentów ma do nas zastosowanie: %{states}.',
    date: 'Opisują one przetwarzanie przez nas danych w okresie 12 miesięcy przed datą niniejszej polityki.',
  },
  collection: {
    heading: 'Kategorie danych osobowych (stany USA)',
    intro:
      'W ciągu tych 12 miesięcy zebraliśmy następujące kategorie danych osobowych. Okres przechowywania każdej z nich wynika z jej celów (zob. sekcję o przechowywaniu danych).',
    sources: 'Źródła: %{sources}.',
    sourceYou: 'Państwo, gdy podają nam Państwo dane',
    sourceDevice: 'Państwa urządzenie i przeglądarka podczas korzystania z serwisu %{site}',
    sourceServices: 'usługi wymienione w niniejszej polityce',
    caption: 'Zebrane kategorie, ich cele i odbiorcy',
    category: 'Kategoria',
    examples: 'Dane',
    purposes: 'Cele',
    disclosedTo: 'Komu ujawniono',
    soldOrShared: 'Sprzedane lub udostępnione („sharing”)',
    categories: {
      identifiers: 'Identyfikatory',
      customerRecords: 'Dane z ewidencji klientów',
      protected: 'Cechy prawnie chronione',
      commercial: 'Informacje handlowe',
      biometric: 'Informacje biometryczne',
      internetActivity: 'Aktywność w internecie lub innych sieciach elektronicznych',
      geolocation: 'Dane geolokalizacyjne',
      audioVisual: 'Informacje dźwiękowe, elektroniczne, wizualne lub podobne',
      professional: 'Informacje zawodowe lub dotyczące zatrudnienia',
      inferences: 'Wnioski i profile',
      sensitive: 'Wrażliwe dane osobowe',
      other: 'Inne dane osobowe',
    },
  },
  disclosure: {
    heading: 'Sprzedaż i udostępnianie danych osobowych (stany USA)',
    neither:
      'W ciągu tych 12 miesięcy nie sprzedawaliśmy danych osobowych ani nie udostępnialiśmy ich i nie przetwarzaliśmy ich na potrzeby reklamy ukierunkowanej.',
    shares:
      'W ciągu tych 12 miesięcy dane były wykorzystywane na potrzeby reklamy ukierunkowanej, czyli reklamy dobieranej na podstawie aktywności w wielu serwisach lub aplikacjach. Ustawy stanowe nazywają to „udostępnianiem” (sharing), „reklamą ukierunkowaną” (targeted advertising) lub, gdy w zamian otrzymuje się coś wartościowego, „sprzedażą” (sale). Dane zebrano za pośrednictwem następujących usług: %{services}.',
    sells:
      'W ciągu tych 12 miesięcy sprzedaliśmy dane osobowe w rozumieniu tych ustaw następującym odbiorcom: %{services}.',
    noOtherSale: 'Poza tym nie sprzedawaliśmy danych osobowych.',
    minors:
      'Nie mamy rzeczywistej wiedzy o tym, abyśmy sprzedawali lub udostępniali dane osobowe osób, które nie ukończyły 16 lat.',
    minorsDirected:
      'Dane osobowe osób, które nie ukończyły 16 lat, sprzedajemy lub udostępniamy tylko za zgodą wymaganą przez prawo: od ukończenia 13 lat – samych tych osób, wcześniej – rodzica lub opiekuna.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Informacja: możemy sprzedawać Państwa wrażliwe dane osobowe.)',
    sensitiveLimited:
      'Dane wrażliwe wykorzystujemy i ujawniamy tylko w celach, w odniesieniu do których prawo nie przyznaje uprawnienia do ograniczenia ich wykorzystywania (California Code of Regulations, tytuł 11, § 7027(m)).',
    sensitiveFurther:
      'Dane wrażliwe wykorzystujemy również w celach innych niż określone w California Code of Regulations, tytuł 11, § 7027(m). Mogą Państwo ograniczyć ich wykorzystywanie: zob. „Your Privacy Choices” (Państwa wybory dotyczące prywatności).',
    sensitiveConsent:
      'Jeżeli prawo stanowe wymaga zgody na przetwarzanie danych wrażliwych, przetwarzamy je tylko za Państwa zgodą.',
  },
  choices: {
    heading: 'Your Privacy Choices – Państwa wybory dotyczące prywatności (stany USA)',
    intro:
      'W dowolnym momencie i bez zakładania konta mogą Państwo zrezygnować ze sprzedaży i udostępniania swoich danych oraz z reklamy ukierunkowanej (opt-out):',
    link: 'na tej stronie: %{link}',
    linkText: '„Your Privacy Choices” (Państwa wybory dotyczące prywatności)',
    control: 'za pomocą ustawień prywatności dostępnych na każdej stronie',
    write: 'pisząc do nas: %{contact}',
    phone: 'telefonicznie: %{phone}',
    gpc: 'za pomocą sygnału „Global Privacy Control” Państwa przeglądarki, który traktujemy jako rezygnację dotyczącą tej przeglądarki oraz, jeżeli są Państwo zalogowani, Państwa konta',
    time: 'Rezygnację uwzględniamy tak szybko, jak to wykonalne, najpóźniej w ciągu 15 dni roboczych, a o ponowną zgodę prosimy najwcześniej po 12 miesiącach.',
    doNotTrack: 'Serwis %{site} nie reaguje na starszy sygnał przeglądarek „Do Not Track”.',
  },
  rights: {
    heading: 'Prawa w stanach USA',
    intro: 'Tabela wskazuje, które prawo przyznają ustawy których stanów. Każda ustawa przewiduje wyjątki.',
    caption: 'Prawa według stanów',
    right: 'Prawo',
    where: 'Stany',
    all: 'Wszystkie wymienione wyżej stany',
    allExcept: 'Wszystkie wymienione wyżej stany z wyjątkiem następujących: %{states}',
    kinds: {
      access: 'Uzyskanie informacji, czy przetwarzamy Państwa dane, i dostęp do nich',
      correct: 'Poprawienie błędnych danych',
      delete: 'Usunięcie danych',
      portability: 'Otrzymanie danych w formacie umożliwiającym przeniesienie',
      optOutSale: 'Rezygnacja ze sprzedaży danych',
      optOutAdvertising: 'Rezygnacja z reklamy ukierunkowanej',
      optOutProfiling: 'Rezygnacja z profilowania na potrzeby decyzji wywołujących skutki prawne lub podobnie istotne',
      sensitiveConsent: 'Przetwarzanie danych wrażliwych wyłącznie za zgodą',
      sensitiveLimit: 'Ograniczenie lub odmowa wykorzystywania danych wrażliwych',
      thirdParties: 'Uzyskanie listy osób trzecich, którym ujawniono dane, lub ich kategorii',
      questionProfiling: 'Zakwestionowanie wyniku profilowania i jego ponowna ocena',
      appeal: 'Odwołanie się od odmowy',
    },
    optOutSharing: 'Rezygnacja z reklamy ukierunkowanej (w Kalifornii: z udostępniania)',
    noRetaliation: 'Nie traktujemy Państwa gorzej z powodu korzystania z tych praw.',
  },
  requests: {
    heading: 'Wnioski, weryfikacja i odwołania (stany USA)',
    how: 'Wnioski można składać tutaj: %{contact}.',
    phone: 'Mogą Państwo również zadzwonić: %{phone}.',
    verify:
      'W przypadku wniosków o udzielenie informacji, poprawienie lub usunięcie danych musimy zweryfikować Państwa tożsamość: porównujemy informacje podane przez Państwa z danymi, które posiadamy, i nie wymagamy więcej, niż jest do tego potrzebne. W przypadku rezygnacji (opt-out) pytamy tylko o to, co jest potrzebne do jej wykonania.',
    agent:
      'Wniosek w Państwa imieniu może złożyć upoważniony pełnomocnik. Możemy zażądać dowodu umocowania oraz, z wyjątkiem rezygnacji (opt-out), poprosić Państwa o jego potwierdzenie.',
    time: 'Odpowiadamy w ciągu 45 dni. Jeżeli jest to w rozsądnym zakresie niezbędne, termin ten może zostać jednokrotnie przedłużony o 45 dni; informujemy o tym Państwa w ciągu pierwszych 45 dni i podajemy przyczynę.',
    iowa: 'W stanie Iowa pierwszy termin wynosi 90 dni.',
    california:
      'W Kalifornii potwierdzamy otrzymanie wniosku o udzielenie informacji, poprawienie lub usunięcie danych w ciągu 10 dni roboczych.',
    appeal:
      'Jeżeli odmówimy uwzględnienia wniosku, mogą się Państwo odwołać, pisząc do nas (%{contact}) z dopiskiem „appeal” (odwołanie). Na odwołanie odpowiadamy na piśmie, z uzasadnieniem, w ciągu 45 dni lub, jeżeli zezwala na to prawo Państwa stanu, w ciągu 60 dni. Jeżeli odwołanie nie zostanie uwzględnione, mogą Państwo złożyć skargę do prokuratora generalnego swojego stanu (attorney general).',
  },
  states: {
    AL: 'Alabama',
    CA: 'Kalifornia',
    CO: 'Kolorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Floryda',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Luizjana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Teksas',
    UT: 'Utah',
    VA: 'Wirginia',
  },
};
