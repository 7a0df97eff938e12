import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Dla osób w Japonii',
  scope:
    'Jeżeli zastosowanie ma japońska ustawa o ochronie danych osobowych (Act on the Protection of Personal Information, APPI), niniejsza sekcja uzupełnia politykę.',
  operator: 'Przedsiębiorcą, który wykorzystuje Państwa dane osobowe, jest %{owner}; adres podano wyżej.',
  operatorWith:
    'Przedsiębiorcą, który wykorzystuje Państwa dane osobowe, jest %{owner} (osoba reprezentująca: %{representative}); adres podano wyżej.',
  purposes:
    'Cele wykorzystywania to cele wskazane w niniejszej polityce (art. 21 APPI). Poza nimi nie wykorzystujemy danych osobowych bez Państwa zgody, chyba że pozwala na to art. 18 APPI.',
  thirdParties:
    'Dane osobowe trafiają do osób trzecich za Państwa zgodą lub wtedy, gdy pozwala na to art. 27 APPI. Dostawcom, którzy postępują z nimi w naszym imieniu w granicach celów wykorzystywania, są one powierzane (art. 27 ust. 5 pkt 1 APPI).',
  foreign:
    'Dane osobowe są wykorzystywane również w następujących krajach poza Japonią: %{countries}. Na żądanie informujemy o ochronie danych osobowych w każdym z nich i o środkach stosowanych przez odbiorcę (art. 28 APPI).',
  requests:
    'Mogą Państwo żądać wskazania celów wykorzystywania (art. 32 APPI), ujawnienia danych osobowych, które posiadamy na Państwa temat, i zapisów o ich przekazaniu osobom trzecim (art. 33 APPI), ich sprostowania, uzupełnienia lub usunięcia (art. 34 APPI) oraz zaprzestania ich wykorzystywania lub przekazywania osobom trzecim albo ich skasowania (art. 35 APPI).',
  exercise:
    'Kontakt w sprawie takich żądań i skarg oraz informacji o środkach, które stosujemy dla bezpieczeństwa danych osobowych (art. 23 APPI): %{contact}.',
  authority: 'Organem właściwym jest Personal Information Protection Commission (%{link}).',
};
