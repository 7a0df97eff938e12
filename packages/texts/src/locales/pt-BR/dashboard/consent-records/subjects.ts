import type { Translated } from '../../../../translated.ts';
import type { subjects as english } from '../../../en/dashboard/consent-records/subjects.ts';

export const subjects: Translated<typeof english> = {
  table: 'Titulares, do mais recente',
  name: 'Nome',
  email: 'E-mail',
  id: 'Seu ID',
  verified: 'Verificado',
  preferences: 'Preferências',
  noPreferences: 'Nenhuma',
  morePreferences: 'e mais %{number}',
  created: 'Desde (UTC)',
  open: 'Mostrar %{name}',
  searchHint: 'Nome, e-mail ou preferência',
  none: 'Nenhum titular ainda',
  noneText: 'As pessoas aparecem aqui com o primeiro consentimento.',
  filteredText: 'Ninguém corresponde a esta busca e a estes filtros.',

  title: 'Titular',
  facts: 'Quem é',
  subjectId: 'ID do titular',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  fullName: 'Nome completo',
  updated: 'Última mudança',
  current: 'Preferências atuais',
  noCurrent: 'Nenhuma preferência registrada.',
  consents: 'Todos os consentimentos',
};
