import type { Translated } from '../../../../translated.ts';
import type { subjects as english } from '../../../en/dashboard/consent-records/subjects.ts';

export const subjects: Translated<typeof english> = {
  table: 'Personen, neueste zuerst',
  name: 'Name',
  email: 'E-Mail',
  id: 'Ihre ID',
  verified: 'Verifiziert',
  preferences: 'Auswahl',
  noPreferences: 'Keine',
  morePreferences: 'und %{number} weitere',
  created: 'Seit (UTC)',
  open: '%{name} anzeigen',
  searchHint: 'Name, E-Mail oder Auswahl',
  none: 'Noch keine Personen',
  noneText: 'Personen erscheinen hier mit ihrer ersten Einwilligung.',
  filteredText: 'Niemand passt zu dieser Suche und diesen Filtern.',

  title: 'Person',
  facts: 'Wer das ist',
  subjectId: 'ID der Person',
  firstName: 'Vorname',
  lastName: 'Nachname',
  fullName: 'Voller Name',
  updated: 'Letzte Änderung',
  current: 'Was jetzt gilt',
  noCurrent: 'Es ist keine Auswahl aufgezeichnet.',
  consents: 'Alle Einwilligungen',
};
