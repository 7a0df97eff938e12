import type { Translated } from '../../../../translated.ts';
import type { list as english } from '../../../en/dashboard/consent-records/list.ts';

export const list: Translated<typeof english> = {
  table: 'Consentimentos, do mais recente',
  time: 'Hora (UTC)',
  local: 'Sua hora (%{zone}): %{time}',
  person: 'Pessoa',
  kind: 'Tipo',
  source: 'Fonte',
  verified: 'Verificado',
  notices: 'Textos legais',
  noNotices: 'Nenhum',
  moreNotices: 'e mais %{number}',
  openAt: 'UTC, %{kind}',

  search: 'Buscar',
  searchHint: 'Nome, e-mail, preferência ou ID',
  filters: 'Filtros',
  any: 'Todos',
  notice: 'Texto legal',
  from: 'De',
  to: 'Até',
  dateHint: '%{pattern}, em UTC',
  invalidDate: 'Formato de data inválido',
  reversed: 'O fim não pode vir antes do início.',
  clear: 'Limpar filtros',

  found: { one: '%{number} resultado encontrado', other: '%{number} resultados encontrados' },
  moreFound: 'mais de %{number} resultados encontrados',
  counting: 'Contando …',

  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Próxima',

  empty: {
    none: 'Nenhum consentimento ainda',
    noneText:
      'Crie uma chave e coloque o código no seu formulário, ou envie consentimentos do seu servidor. O primeiro aparece aqui na hora.',
    toKeys: 'Chaves e código',
    filtered: 'Nenhum resultado encontrado',
    filteredText: 'Nenhum consentimento corresponde a esta busca e a estes filtros.',
  },

  keyboard: { search: 'Buscar', next: 'Próximo registro', previous: 'Registro anterior' },
};
