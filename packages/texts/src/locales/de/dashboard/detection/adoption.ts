import type { Translated } from '../../../../translated.ts';
import type { adoption as english } from '../../../en/dashboard/detection/adoption.ts';

export const adoption: Translated<typeof english> = {
  chosen: '%{count} von %{total} ausgewählt',
  add: 'Hinzufügen',
  addAll: { one: 'In die Dokumente aufnehmen', other: 'Alle %{number} hinzufügen' },
  addChosen: { one: 'Einen hinzufügen', other: '%{number} hinzufügen' },
  refusedTitle: { one: 'Ein Dienst wurde nicht hinzugefügt', other: '%{number} Dienste wurden nicht hinzugefügt' },
  plans: 'Tarife ansehen',
  noDocument:
    'Diese Website hat noch keine Datenschutzerklärung. Was Sie hinzufügen, bleibt erhalten und steht darin, sobald Sie damit beginnen.',
  begin: 'Dokument beginnen',
  dialog: '%{site} beschreiben',
  dialogText:
    'Was der Scan gesehen hat, ist eingetragen. Wer den Dienst anbietet und wofür, können nur Sie sagen: Sehen Sie sich die Adresse an, oder fragen Sie, wer die Website erstellt hat.',
  dialogTrackers: {
    one: 'Ein Cookie oder gespeicherter Schlüssel wird mit seiner Speicherdauer übernommen.',
    other: '%{number} Cookies und gespeicherte Schlüssel werden mit ihrer Speicherdauer übernommen.',
  },
  create: 'In die Dokumente aufnehmen',
};
