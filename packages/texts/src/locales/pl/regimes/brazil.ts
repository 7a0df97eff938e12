import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Dla osób w Brazylii',
  scope:
    'Jeżeli zastosowanie ma brazylijska ustawa o ochronie danych (Lei Geral de Proteção de Dados Pessoais, ustawa nr 13.709/2018, LGPD), niniejsza sekcja uzupełnia politykę.',
  bases:
    'Gdy niniejsza polityka wskazuje jako podstawę prawną zgodę, umowę, obowiązek prawny lub prawnie uzasadnione interesy, jest to zarazem podstawa prawna o tej samej nazwie z art. 7 LGPD; w przypadku danych wrażliwych jest to jedna z podstaw z art. 11 LGPD.',
  basesPlain:
    'Dane osobowe przetwarzamy za Państwa zgodą, na potrzeby umowy z Państwem, w celu wypełnienia obowiązku prawnego lub w naszych prawnie uzasadnionych interesach (art. 7 LGPD); dane wrażliwe tylko na jednej z podstaw prawnych z art. 11 LGPD.',
  rightsIntro: 'Przysługują Państwu następujące prawa (art. 18 i 20 LGPD):',
  rights: {
    access: 'potwierdzenie, że przetwarzamy Państwa dane, i dostęp do nich',
    correction: 'sprostowanie danych niekompletnych, nieprawidłowych lub nieaktualnych',
    blocking:
      'anonimizacja, zablokowanie lub usunięcie danych zbędnych, nadmiernych lub przetwarzanych niezgodnie z prawem',
    portability: 'przeniesienie Państwa danych do innego dostawcy',
    erasure: 'usunięcie danych przetwarzanych za Państwa zgodą, chyba że art. 16 LGPD pozwala na ich zachowanie',
    sharing: 'informacja o podmiotach publicznych i prywatnych, którym udostępniliśmy Państwa dane',
    refusal: 'informacja o możliwości odmowy zgody i o skutkach odmowy',
    withdrawal: 'wycofanie zgody, bezpłatnie i równie łatwo, jak została wyrażona (art. 8 § 5 LGPD)',
    objection: 'sprzeciw wobec przetwarzania bez zgody, które narusza prawo (art. 18 § 2 LGPD)',
    review:
      'ponowne rozpatrzenie decyzji podejmowanych wyłącznie w sposób zautomatyzowany, które wpływają na Państwa interesy (art. 20 LGPD)',
  },
  exercise:
    'Aby z nich skorzystać oraz we wszystkich sprawach ochrony danych (art. 41 LGPD), prosimy o kontakt: %{contact}. Odpowiadamy niezwłocznie w formie uproszczonej lub w pełnej formie w ciągu 15 dni od złożenia żądania (art. 19 LGPD).',
  transfers:
    'Dane trafiają do wymienionych w niniejszej polityce krajów poza Brazylią tylko w przypadkach, na które pozwala art. 33 LGPD: do krajów, których ochronę uznał organ ANPD, na podstawie standardowych klauzul umownych z uchwały CD/ANPD nr 19/2024 lub na innej podstawie z tego artykułu.',
  children: 'Dane dzieci i młodzieży są przetwarzane z myślą o ich najlepszym interesie (art. 14 LGPD).',
  authority:
    'Mogą się Państwo również zwrócić do brazylijskiego organu ochrony danych, ANPD (%{link}), oraz do organów ochrony konsumentów (art. 18 § 1 i § 8 LGPD).',
};
