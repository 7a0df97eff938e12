import type { Translated } from '../../../../translated.ts';
import type { exports as english } from '../../../en/dashboard/consent-records/exports.ts';

export const exports: Translated<typeof english> = {
  download: 'Scaricare il CSV',
  title: { consents: 'Scaricare i consensi in CSV', subjects: 'Scaricare gli interessati in CSV' },
  text: {
    consents: 'Una riga per ogni consenso, finché è conservato. Il file viene preparato in background.',
    subjects: 'Una riga per ogni persona, con ciò che vale ora. Il file viene preparato in background.',
  },
  filtered: 'Solo ciò che i filtri trovano: %{filters}',
  filter: '%{label}: %{value}',
  of: { consents: 'Consensi', subjects: 'Interessati' },
  ofFiltered: '%{of}: %{filters}',
  all: 'Tutti i giorni',
  noneText: 'Un CSV contiene ogni consenso con tutto ciò che gli appartiene, come prova o per analisi proprie.',
};
