import type { Translated } from '../../../../translated.ts';
import type { list as english } from '../../../en/dashboard/consent-records/list.ts';

export const list: Translated<typeof english> = {
  table: 'Consensi, dal più recente',
  time: 'Ora (UTC)',
  person: 'Persona',
  kind: 'Tipo',
  source: 'Fonte',
  verified: 'Verificato',
  notices: 'Testi legali',
  noNotices: 'Nessuno',
  moreNotices: 'e altri %{number}',
  openAt: 'UTC, %{kind}',

  searchHint: 'Nome, e-mail, preferenza o ID',
  notice: 'Testo legale',

  empty: {
    none: 'Ancora nessun consenso',
    noneText:
      'Crei una chiave e metta il codice nel Suo modulo, oppure invii i consensi dal Suo server. Il primo appare qui subito.',
    toKeys: 'Chiavi e codice',
    filteredText: 'Nessun consenso corrisponde a questa ricerca e a questi filtri.',
  },
};
