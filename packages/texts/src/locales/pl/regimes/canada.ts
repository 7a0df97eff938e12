import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Dla osób w Kanadzie',
    scope:
      'Jeżeli zastosowanie ma kanadyjska ustawa Personal Information Protection and Electronic Documents Act (PIPEDA), niniejsza sekcja uzupełnia politykę. Wskazane zasady to zasady z załącznika 1 do tej ustawy.',
    consent:
      'Państwa dane osobowe zbieramy, wykorzystujemy i ujawniamy za Państwa wiedzą i zgodą, chyba że ustawa pozwala inaczej. Zgodę mogą Państwo wycofać w dowolnym momencie, z zastrzeżeniem ograniczeń prawnych lub umownych i rozsądnego wyprzedzenia (zasada 4.3.8).',
    accountable: 'Kontakt do osoby odpowiedzialnej za przestrzeganie przez nas ustawy (zasada 4.1): %{contact}.',
    rights:
      'Na żądanie informujemy, jakie dane osobowe na Państwa temat posiadamy, do czego są wykorzystywane i komu zostały ujawnione, dajemy Państwu do nich dostęp oraz poprawiamy dane nieprawidłowe lub niekompletne (zasada 4.9). Odpowiadamy w ciągu 30 dni od pisemnego żądania (section 8(3)).',
    outside:
      'Dane osobowe są przetwarzane przez dostawców usług również w innych krajach wymienionych w niniejszej polityce. Mogą tam być dostępne dla sądów i organów na podstawie prawa danego kraju.',
    complaint:
      'Mogą Państwo zakwestionować przestrzeganie przez nas ustawy, pisząc na ten sam adres (zasada 4.10), oraz złożyć skargę do kanadyjskiego organu ochrony danych, Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'Dla osób w Quebecu',
    scope:
      'Jeżeli zastosowanie ma quebecka ustawa o ochronie danych osobowych w sektorze prywatnym (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), niniejsza sekcja uzupełnia politykę. Wskazane artykuły to artykuły tej ustawy.',
    officer: 'Za ochronę danych osobowych odpowiada osoba wskazana wyżej (art. 3.1).',
    head: 'Za ochronę danych osobowych odpowiada osoba sprawująca u nas najwyższą władzę (art. 3.1). Kontakt do tej osoby: %{contact}.',
    collection:
      'Dane osobowe zbieramy od Państwa w celach wskazanych w niniejszej polityce wtedy, gdy je Państwo podają, oraz za pomocą wymienionych tu usług i elementów śledzących (art. 8).',
    profiling:
      'Sekcja o elementach śledzących wskazuje technologię, za pomocą której można zidentyfikować, zlokalizować lub profilować osoby, oraz sposób jej włączenia lub wyłączenia (art. 8.1).',
    rightsIntro: 'Mogą Państwo:',
    rights: {
      access: 'uzyskać dostęp do danych, które posiadamy na Państwa temat, i otrzymać ich kopię (art. 27)',
      portability:
        'otrzymać dostarczone nam przez Państwa dane w postaci elektronicznej w ustrukturyzowanym, powszechnie używanym formacie technicznym lub żądać ich przesłania innemu podmiotowi (art. 27)',
      rectification:
        'żądać sprostowania danych nieprawidłowych, niekompletnych lub niejednoznacznych albo takich, na których zbieranie lub przechowywanie ustawa nie pozwala (art. 28)',
      withdrawal: 'wycofać zgodę na wykorzystywanie lub przekazywanie danych (art. 8)',
      dissemination:
        'żądać zaprzestania rozpowszechniania danych lub usunięcia z wyników wyszukiwania hiperłącza powiązanego z Państwa nazwiskiem, jeżeli wyrządza to Państwu poważną szkodę (art. 28.1)',
      decisions:
        'dowiedzieć się o decyzji opartej wyłącznie na zautomatyzowanym przetwarzaniu, poznać jej powody i przedstawić uwagi (art. 12.1)',
    },
    onRequest:
      'Na żądanie informujemy, jakie dane zostały od Państwa zebrane, jakie kategorie osób mają u nas do nich dostęp i jak długo są przechowywane (art. 8). Odpowiadamy w ciągu 30 dni (art. 32).',
    outside:
      'Dane osobowe mogą być przekazywane poza Quebec, do krajów wymienionych w niniejszej polityce (art. 8 i 17).',
    authority: 'Mogą się Państwo również zwrócić do organu Commission d’accès à l’information du Québec (%{link}).',
  },
};
