import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Modificarea prezentei politici',
  text: 'Când prelucrarea se modifică, se modifică și prezenta politică. Fiecare versiune poartă data sa, iar versiunile anterioare pot fi consultate din pagina pe care este publicată politica.',
  purpose:
    'Înainte de a vă utiliza datele în alt scop decât cel pentru care au fost colectate, vă informăm cu privire la aceasta (art. 13 alin. (3) din RGPD).',
  plain: 'Înainte de a vă utiliza datele într-un scop substanțial diferit, vă informăm cu privire la aceasta.',
};
