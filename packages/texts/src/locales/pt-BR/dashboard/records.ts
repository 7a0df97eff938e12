import type { Translated } from '../../../translated.ts';
import type { records as english } from '../../en/dashboard/records.ts';

export const records: Translated<typeof english> = {
  local: 'Sua hora (%{zone}): %{time}',
  search: 'Buscar',
  filters: 'Filtros',
  any: 'Todos',
  from: 'De',
  to: 'Até',
  dateHint: '%{pattern}, em UTC',
  invalidDate: 'Formato de data inválido',
  reversed: 'O fim não pode vir antes do início.',
  clear: 'Limpar filtros',

  found: { one: '%{number} resultado encontrado', other: '%{number} resultados encontrados' },
  moreFound: 'mais de %{number} resultados encontrados',
  counting: 'Contando …',
  none: 'Nenhum resultado encontrado',

  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Próxima',

  keyboard: { search: 'Buscar', next: 'Próximo registro', previous: 'Registro anterior' },
};
