import type { Translated } from '../../../../translated.ts';
import type { list as english } from '../../../en/dashboard/consent-records/list.ts';

export const list: Translated<typeof english> = {
  table: 'Consentimentos, do mais recente',
  time: 'Hora (UTC)',
  person: 'Pessoa',
  kind: 'Tipo',
  source: 'Fonte',
  verified: 'Verificado',
  notices: 'Textos legais',
  noNotices: 'Nenhum',
  moreNotices: 'e mais %{number}',
  openAt: 'UTC, %{kind}',

  searchHint: 'Nome, e-mail, preferência ou ID',
  notice: 'Texto legal',

  empty: {
    none: 'Nenhum consentimento ainda',
    noneText:
      'Crie uma chave e coloque o código no seu formulário, ou envie consentimentos do seu servidor. O primeiro aparece aqui na hora.',
    toKeys: 'Chaves e código',
    filteredText: 'Nenhum consentimento corresponde a esta busca e a estes filtros.',
  },
};
