import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Dla osób w Indiach',
  scope:
    'Jeżeli zastosowanie ma indyjska ustawa o ochronie danych (Digital Personal Data Protection Act, 2023), niniejsza sekcja uzupełnia politykę. Wskazane przepisy (sections) to przepisy tej ustawy.',
  notice:
    'Przetwarzane dane osobowe i cele przetwarzania to dane i cele wskazane w niniejszej polityce (section 5). Mogą Państwo poprosić o tę informację w języku angielskim lub w jednym z języków wymienionych w ósmym załączniku do Konstytucji Indii.',
  withdrawal: 'Zgodę mogą Państwo wycofać w dowolnym momencie, równie łatwo, jak ją Państwo wyrazili (section 6(4)).',
  rightsIntro: 'Mogą Państwo:',
  rights: {
    access:
      'otrzymać zestawienie swoich danych i tego, co się z nimi dzieje, oraz informację o wszystkich, którym zostały udostępnione (section 11)',
    correction: 'żądać sprostowania, uzupełnienia, aktualizacji lub usunięcia swoich danych (section 12)',
    grievance: 'uzyskać rozpatrzenie swoich skarg (section 13)',
    nomination:
      'wyznaczyć osobę, która będzie wykonywać Państwa prawa w razie Państwa śmierci lub utraty zdolności do działania (section 14)',
  },
  exercise:
    'Prosimy o kontakt: %{contact}; pod tym adresem odpowiadamy również na pytania o przetwarzanie (section 8(9)). Na skargi odpowiadamy w ciągu 90 dni.',
  authority: 'Jeżeli to nie pomoże, mogą Państwo złożyć skargę do organu Data Protection Board of India (%{link}).',
};
