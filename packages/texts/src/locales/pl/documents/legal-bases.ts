import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Zgoda (art. 6 ust. 1 lit. a RODO)',
    contract:
      'Wykonanie umowy zawartej z Państwem lub podjęcie na Państwa żądanie działań przed jej zawarciem (art. 6 ust. 1 lit. b RODO)',
    legalObligation: 'Wypełnienie obowiązku prawnego (art. 6 ust. 1 lit. c RODO)',
    vitalInterests: 'Ochrona żywotnych interesów (art. 6 ust. 1 lit. d RODO)',
    publicTask: 'Wykonanie zadania realizowanego w interesie publicznym (art. 6 ust. 1 lit. e RODO)',
    legitimateInterests: 'Prawnie uzasadnione interesy (art. 6 ust. 1 lit. f RODO)',
  },
  short: {
    consent: 'Zgoda',
    contract: 'Umowa',
    legalObligation: 'Obowiązek prawny',
    vitalInterests: 'Żywotne interesy',
    publicTask: 'Zadanie publiczne',
    legitimateInterests: 'Prawnie uzasadnione interesy',
  },
  interests: {
    delivery: 'Szybkie i niezawodne dostarczanie treści',
    security: 'Ochrona przed atakami, spamem i nadużyciami',
    fraud: 'Zapobieganie oszustwom i wynikającym z nich stratom',
    errors: 'Wykrywanie i usuwanie błędów',
    answering: 'Odpowiadanie na zapytania i pomoc użytkownikom',
    convenience: 'Wygoda korzystania',
    accessibility: 'Dostępność dla jak największej liczby osób',
    customers: 'Utrzymywanie kontaktu z klientami i potencjalnymi klientami',
    statistics: 'Wiedza o tym, co i jak jest używane, w celu wprowadzania ulepszeń',
    content: 'Atrakcyjna prezentacja treści i naszej oferty',
    advertising: 'Promowanie naszej oferty i sprawdzanie, czy jest ono skuteczne',
    recruiting: 'Pozyskiwanie odpowiednich pracowników',
    proof: 'Możliwość wykazania, jakich wyborów dokonano',
    operations: 'Sprawne funkcjonowanie naszej organizacji',
  },
};
