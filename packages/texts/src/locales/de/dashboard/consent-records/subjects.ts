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
  saidBy: 'Gesagt von',
  since: 'Seit (UTC)',
  claims: 'Von Formularen behauptet',
  claimsText:
    'Das sagen Formulare mit einem öffentlichen Schlüssel, und niemand bürgt dafür. Es ändert nichts, bis Ihr Server, die Person oder jemand aus Ihrem Konto es sagt.',
  known: 'Bekannt',
  knownText: 'Ja: Für das, was hier steht, hat jemand gebürgt',
  unknownText: 'Nein: Alles, was hier steht, haben Formulare gesagt',
  consents: 'Alle Einwilligungen',
};
