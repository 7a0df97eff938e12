import type { Translated } from '../../../../translated.ts';
import type { statistics as english } from '../../../en/dashboard/consent-records/statistics.ts';

export const statistics: Translated<typeof english> = {
  range: 'Periodo',
  ranges: { month: '30 giorni', quarter: '90 giorni', year: '12 mesi', all: 'Tutto' },
  none: 'Ancora nulla da contare',
  noneText: 'In questo periodo non è arrivato alcun consenso.',
  counted: 'Contati al loro arrivo: cancellare una persona non toglie nulla da questi numeri. Gli orari sono in UTC.',

  total: 'Registrazioni',
  names: {
    consents: 'Consensi',
    withdrawals: 'Revoche',
    public: 'Pubblica',
    private: 'Privata',
    verified: 'Verificati',
  },
  by: 'Distinguere per',
  bys: { source: 'Fonte', kind: 'Tipo' },
  charts: {
    source: 'Registrazioni nel tempo, impilate per fonte. Gli stessi numeri sono nella tabella sottostante.',
    kind: 'Consensi e revoche nel tempo, impilati. Gli stessi numeri sono nella tabella sottostante.',
  },

  notices: 'Per testo legale',
  noticesText: 'Un consenso può indicare più testi: la somma di questi numeri non è il totale.',
  noticesChart:
    'Registrazioni nel tempo per i testi legali indicati più spesso. Gli stessi numeri sono nella tabella sottostante.',
  noticesNone: 'In questo periodo nessuna registrazione indica un testo legale.',
  most: {
    one: 'Il grafico mostra il più frequente.',
    many: 'Il grafico mostra i %{number} più frequenti.',
    other: 'Il grafico mostra i %{number} più frequenti.',
  },
  allNotices: 'Testi legali e quante registrazioni li indicano',
  notice: 'Testo legale',
  version: '%{identifier}, versione %{version}',
};
