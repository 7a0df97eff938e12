import type { Translated } from '../../../../translated.ts';
import type { statistics as english } from '../../../en/dashboard/consent-records/statistics.ts';

export const statistics: Translated<typeof english> = {
  range: 'Período',
  ranges: { month: '30 dias', quarter: '90 dias', year: '12 meses', all: 'Tudo' },
  none: 'Ainda não há o que contar',
  noneText: 'Nenhum consentimento chegou neste período.',
  counted: 'Contados quando chegaram: apagar uma pessoa não tira nada destes números. As horas são em UTC.',

  total: 'Registros',
  names: {
    consents: 'Consentimentos',
    withdrawals: 'Revogações',
    public: 'Pública',
    private: 'Privada',
    verified: 'Verificados',
  },
  by: 'Distinguir por',
  bys: { source: 'Fonte', kind: 'Tipo' },
  charts: {
    source: 'Registros ao longo do tempo, empilhados por fonte. Os mesmos números estão na tabela abaixo.',
    kind: 'Consentimentos e revogações ao longo do tempo, empilhados. Os mesmos números estão na tabela abaixo.',
  },

  notices: 'Por texto legal',
  noticesText: 'Um consentimento pode indicar vários textos, por isso estes números não somam o total.',
  noticesChart:
    'Registros ao longo do tempo dos textos legais mais indicados. Os mesmos números estão na tabela abaixo.',
  noticesNone: 'Nenhum registro deste período indica um texto legal.',
  most: {
    one: 'O gráfico mostra o mais frequente.',
    many: 'O gráfico mostra os %{number} mais frequentes.',
    other: 'O gráfico mostra os %{number} mais frequentes.',
  },
  allNotices: 'Textos legais e quantos registros os indicam',
  notice: 'Texto legal',
  version: '%{identifier}, versão %{version}',
};
