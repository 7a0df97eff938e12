import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Zmiany niniejszej polityki',
  text: 'Gdy zmienia się przetwarzanie danych, zmienia się również niniejsza polityka. Każda jej wersja jest opatrzona datą, a wcześniejsze wersje można otworzyć na stronie, na której polityka jest opublikowana.',
  purpose:
    'Zanim wykorzystamy Państwa dane w celu innym niż cel, w którym zostały zebrane, poinformujemy o tym Państwa (art. 13 ust. 3 RODO).',
  plain: 'Zanim wykorzystamy Państwa dane w istotnie innym celu, poinformujemy o tym Państwa.',
};
