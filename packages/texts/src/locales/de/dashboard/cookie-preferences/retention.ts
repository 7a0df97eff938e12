import type { Translated } from '../../../../translated.ts';
import type { retention as english } from '../../../en/dashboard/cookie-preferences/retention.ts';

export const retention: Translated<typeof english> = {
  title: 'Wie lange Auswahlen aufbewahrt werden',
  text: 'Sie müssen nachweisen können, dass ein Besucher eingewilligt hat (Art. 7 Abs. 1 DSGVO), und dürfen das nicht länger aufbewahren als dafür nötig (Art. 5 Abs. 1 Buchst. e). Üblich ist: solange eine Auswahl gilt, und fünf Jahre mehr; dann sind die meisten Ansprüche verjährt. Die Fristen sind von Land zu Land verschieden; fragen Sie vor dem Verkürzen einen Anwalt.',
  usual: 'Wie üblich: solange eine Auswahl gilt, und fünf Jahre',
  usualHint: 'Für diese Website: %{months}.',
  effective: 'Aufbewahrungsdauer derzeit: %{months}. Danach werden Auswahlen gelöscht.',
  shorterTitle: 'Auswahlen kürzer aufbewahren?',
  shorterText: 'Die Aufbewahrungsdauer ist von jetzt an: %{months}.',
  shorterUsual: 'Aufbewahrt wird von jetzt an wie üblich: solange eine Auswahl gilt, und fünf Jahre.',
  shorterConsequences: [
    'Beim nächsten nächtlichen Lauf werden ältere Auswahlen endgültig gelöscht.',
    'Nachweisen können Sie diese dann nicht mehr.',
  ],

  log: 'Was gelöscht wurde, weil seine Zeit um war',
  logText: 'Jeder Lauf, der etwas gelöscht hat: als Nachweis, dass die Frist eingehalten wird.',
  logNone: 'Bisher wurde nichts gelöscht.',
  at: 'Gelöscht am (UTC)',
  before: 'Auswahlen vor dem',
  deleted: 'Anzahl',
};
