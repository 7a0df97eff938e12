import type { Translated } from '../../../../translated.ts';
import type { rights as english } from '../../../en/dashboard/consent-records/rights.ts';

export const rights: Translated<typeof english> = {
  actions: 'Was sich für diese Person tun lässt',
  json: 'Als JSON exportieren',
  csv: 'Als CSV exportieren',

  edit: 'Bearbeiten',
  editTitle: 'Diese Person bearbeiten',
  editText:
    'Berichtigt, was von dieser Person bekannt ist. Worin sie eingewilligt hat, bleibt so, wie es gesagt wurde.',
  verified: 'Diese Adresse gehört der Person',
  verifiedHint: 'Eine andere Adresse gilt als nicht verifiziert, bis Sie hier ein Häkchen setzen.',
  save: 'Speichern',
  saved: 'Die Person ist berichtigt',

  merge: 'Zusammenführen',
  mergeTitle: 'Mit einer anderen Person zusammenführen',
  mergeText:
    'Wenn zwei Einträge ein und dieselbe Person sind: Dieser geht in dem anderen auf, mit allen Einwilligungen. Seine ID führt von da an zum anderen.',
  mergeSearch: 'Die andere Person suchen',
  mergeNone: 'Sonst wurde niemand gefunden.',
  mergeFound: 'Gefundene Personen',
  mergeMore: 'Nur die neuesten %{number} werden gezeigt. Andere finden Sie mit der Suche.',
  mergeOther: 'Jemand anderen wählen',
  mergeCompare: 'Die beiden Einträge nebeneinander',
  known: 'Was bekannt ist',
  goes: 'Geht',
  stays: 'Bleibt',
  unknown: '–',
  mergeStays: 'Wissen beide etwas, gilt, was der bleibende Eintrag weiß; bei jeder Auswahl das neueste Wort.',
  mergeConfirm: 'Endgültig zusammenführen',
  merged: 'Die beiden Einträge sind jetzt einer',

  erase: 'Löschen',
  eraseTitle: '%{name} löschen?',
  eraseText: 'Name, Adresse und IDs dieser Person werden gelöscht, und was ihre Einwilligungen sagten.',
  eraseHow: 'Was bleiben soll',
  modes: { everything: 'Alles löschen', 'keep-evidence': 'Das Nötigste als Nachweis behalten' },
  modeTexts: {
    everything:
      'Nichts sagt mehr, welche Einwilligungen von einer Person waren, noch welche Rechtstexte sie nannten. Sie können nicht mehr zeigen, dass diese Person eingewilligt hat.',
    'keep-evidence':
      'Von jeder Einwilligung bleibt, dass es sie gab, wann, zu welchen Rechtstexten, und jedes Ja und Nein; von wem, geht. Für Ansprüche, denen Sie vielleicht begegnen müssen (Art. 17 Abs. 3 Buchst. e DSGVO).',
  },
  eraseConsequences: [
    'Beweisdateien, die Sie früher herausgegeben haben, bleiben gültig, ebenso die Beweise anderer Personen.',
    'Dass jemand gelöscht wurde, wird festgehalten: wann, durch wen und wie viele Einwilligungen, nie wer es war.',
  ],
  eraseConfirm: 'Endgültig löschen',
  erased: 'Die Person ist gelöscht',
  erasedCount: {
    one: '%{number} Einwilligung sagt von niemandem mehr etwas.',
    other: '%{number} Einwilligungen sagen von niemandem mehr etwas.',
  },
  erasedEverything: 'Nur ihre Plätze im Baum bleiben, damit alles andere beweisbar bleibt.',
  erasedKept: 'Von jeder bleibt, wann es sie gab, zu welchen Rechtstexten, und jedes Ja und Nein.',
  toLog: 'Alle Löschungen zeigen',
};
