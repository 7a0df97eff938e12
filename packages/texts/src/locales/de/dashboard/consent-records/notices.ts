import type { Translated } from '../../../../translated.ts';
import type { notices as english } from '../../../en/dashboard/consent-records/notices.ts';

export const notices: Translated<typeof english> = {
  table: 'Rechtstexte, neueste zuerst',
  identifier: 'Kennung',
  version: 'Version',
  languages: 'Sprachen',
  origin: 'Herkunft',
  document: 'Veröffentlichtes Dokument',
  own: 'Hier geschrieben',
  created: 'Erstellt (UTC)',
  open: '%{identifier}, Version %{version} anzeigen',
  note: 'Dokumente, die Sie veröffentlichen, kommen von selbst hierher, jede Version Wort für Wort. Andere Texte, etwa den Satz an einem Kontrollkästchen, fügen Sie hinzu.',
  add: 'Version hinzufügen',
  none: 'Noch keine Rechtstexte',
  noneText:
    'Sie kommen, sobald Sie ein Dokument veröffentlichen. Andere Texte, denen man zustimmt, können Sie hier hinzufügen.',

  title: '%{identifier}, Version %{version}',
  hash: 'SHA-256',
  consents: 'Einwilligungen dazu anzeigen',
  toDocument: 'Dokument öffnen',
  never: 'Was eine Version sagt, ändert sich nie. Ein neuer Wortlaut ist eine neue Version.',

  addTitle: 'Version eines Rechtstextes hinzufügen',
  identifierHint:
    'Der Name, unter dem Formulare und Server ihn nennen, etwa newsletter. Bei neuem Wortlaut derselbe wie zuvor.',
  versionHint: 'Eine Zahl oder ein Datum, etwa 2.',
  text: 'Text auf %{language}',
  textHint: 'Genau so, wie man ihn sieht.',
  language: 'Sprache hinzufügen',
  remove: '%{language} entfernen',
  check: 'Ist die Version hinzugefügt, lässt sich nichts mehr darin ändern.',
  save: 'Hinzufügen',
  added: 'Die Version ist hinzugefügt',
};
