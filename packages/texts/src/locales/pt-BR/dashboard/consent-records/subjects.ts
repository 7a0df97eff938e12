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
  saidBy: 'Dito por',
  since: 'Desde (UTC)',
  claims: 'Declarado por formulários',
  claimsText:
    'Formulários dizem isso com uma chave pública, e ninguém garante. Não muda nada até que seu servidor, a pessoa ou alguém da sua conta o diga.',
  known: 'Conhecido',
  knownText: 'Sim: alguém garante o que está registrado aqui',
  unknownText: 'Não: tudo o que há foi dito por formulários',
  consents: 'Todos os consentimentos',
};
