import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Dla osób w Republice Południowej Afryki',
  scope:
    'Jeżeli zastosowanie ma południowoafrykańska ustawa o ochronie danych osobowych (Protection of Personal Information Act, ustawa nr 4 z 2013 r., POPIA), jesteśmy podmiotem odpowiedzialnym (responsible party), a niniejsza sekcja uzupełnia politykę. Wskazane przepisy (sections) to przepisy tej ustawy.',
  officer: 'Kontakt do naszego inspektora informacji (information officer, section 55): %{contact}.',
  voluntary:
    'To, czy dane trzeba podać i jakie są skutki ich niepodania, wskazano w niniejszej polityce przy każdej z sytuacji (section 18).',
  rightsIntro: 'Mogą Państwo:',
  rights: {
    access:
      'bezpłatnie dowiedzieć się, czy posiadamy dane na Państwa temat, i żądać ich wydania lub opisu (section 23)',
    correction:
      'żądać sprostowania lub usunięcia danych nieprawidłowych, nieistotnych, nadmiernych, nieaktualnych, niekompletnych, wprowadzających w błąd lub uzyskanych niezgodnie z prawem (section 24)',
    objection:
      'wnieść sprzeciw wobec przetwarzania z uzasadnionych przyczyn związanych z Państwa sytuacją (section 11(3)), a wobec marketingu bezpośredniego w dowolnym momencie',
    withdrawal: 'wycofać zgodę w dowolnym momencie (section 11(2))',
    decisions:
      'nie podlegać decyzji wywołującej skutki prawne, która opiera się wyłącznie na zautomatyzowanym przetwarzaniu (section 71)',
    court: 'wystąpić na drogę sądową (section 99)',
  },
  transfers:
    'Dane trafiają do wymienionych w niniejszej polityce krajów poza Republiką Południowej Afryki tylko w przypadkach, na które pozwala section 72: gdy odpowiednio chronią je tam prawo, wiążące reguły lub umowa, za Państwa zgodą lub na innej podstawie z tego przepisu.',
  authority: 'Mogą Państwo złożyć skargę do organu nadzorczego Information Regulator (%{link}) (section 74).',
};
