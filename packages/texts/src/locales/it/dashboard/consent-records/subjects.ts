import type { Translated } from '../../../../translated.ts';
import type { subjects as english } from '../../../en/dashboard/consent-records/subjects.ts';

export const subjects: Translated<typeof english> = {
  table: 'Interessati, dal più recente',
  name: 'Nome',
  email: 'E-mail',
  id: 'Il Suo ID',
  verified: 'Verificato',
  preferences: 'Preferenze',
  noPreferences: 'Nessuna',
  morePreferences: 'e altre %{number}',
  created: 'Dal (UTC)',
  open: 'Mostrare %{name}',
  searchHint: 'Nome, e-mail o preferenza',
  none: 'Ancora nessun interessato',
  noneText: 'Le persone appaiono qui con il loro primo consenso.',
  filteredText: 'Nessuno corrisponde a questa ricerca e a questi filtri.',

  title: 'Interessato',
  facts: 'Chi è',
  subjectId: 'ID dell’interessato',
  firstName: 'Nome',
  lastName: 'Cognome',
  fullName: 'Nome completo',
  updated: 'Ultima modifica',
  current: 'Preferenze attuali',
  noCurrent: 'Nessuna preferenza registrata.',
  saidBy: 'Detto da',
  since: 'Dal (UTC)',
  claims: 'Dichiarato dai moduli',
  claimsText:
    'Lo dicono i moduli con una chiave pubblica e nessuno lo garantisce. Non cambia nulla finché non lo dicono il Suo server, la persona o qualcuno del Suo account.',
  known: 'Conosciuto',
  knownText: 'Sì: qualcuno garantisce per ciò che è registrato qui',
  unknownText: 'No: tutto ciò che c’è lo hanno detto i moduli',
  consents: 'Tutti i consensi',
};
