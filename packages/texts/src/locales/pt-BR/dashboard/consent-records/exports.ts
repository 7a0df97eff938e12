import type { Translated } from '../../../../translated.ts';
import type { exports as english } from '../../../en/dashboard/consent-records/exports.ts';

export const exports: Translated<typeof english> = {
  download: 'Baixar CSV',
  title: { consents: 'Baixar os consentimentos em CSV', subjects: 'Baixar os titulares em CSV' },
  text: {
    consents: 'Uma linha para cada consentimento, enquanto é mantido. O arquivo é preparado em segundo plano.',
    subjects: 'Uma linha para cada pessoa, com o que vale agora. O arquivo é preparado em segundo plano.',
  },
  filtered: 'Só o que os filtros encontram: %{filters}',
  filter: '%{label}: %{value}',
  of: { consents: 'Consentimentos', subjects: 'Titulares' },
  ofFiltered: '%{of}: %{filters}',
  all: 'Todos os dias',
  noneText: 'Um CSV contém cada consentimento com tudo o que pertence a ele, como prova ou para a sua própria análise.',
};
