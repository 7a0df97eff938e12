import type { Translated } from '../../../../translated.ts';
import type { keeping as english } from '../../../en/dashboard/consent-records/keeping.ts';

export const keeping: Translated<typeof english> = {
  title: 'Wie lange Einwilligungen aufbewahrt werden',
  text: 'Sie müssen nachweisen können, dass eine Person eingewilligt hat (Art. 7 Abs. 1 DSGVO), und dürfen das nicht länger aufbewahren als dafür nötig (Art. 5 Abs. 1 Buchst. e). Die Monate zählen ab dem letzten Wort einer Person, und alle ihre Einwilligungen gehen zusammen. Üblich sind 96 Monate: drei Jahre, für die man eine Einwilligung als gültig ansieht, und fünf weitere, in denen sie vielleicht bewiesen werden muss. Die Fristen sind von Land zu Land verschieden; fragen Sie vor dem Verkürzen einen Anwalt.',
  usual: 'Wie üblich: acht Jahre nach dem letzten Wort',
  usualHint: 'Für diese Website: %{months}.',
  effective: 'Aufbewahrungsdauer nach dem letzten Wort derzeit: %{months}. Danach werden Personen gelöscht.',
  shorterTitle: 'Einwilligungen kürzer aufbewahren?',
  shorterText: 'Die Aufbewahrungsdauer nach dem letzten Wort einer Person ist von jetzt an: %{months}.',
  shorterUsual: 'Aufbewahrt wird von jetzt an wie üblich: acht Jahre nach dem letzten Wort einer Person.',
  shorterConsequences: [
    'Beim nächsten nächtlichen Lauf werden Personen, die seither nichts gesagt haben, endgültig gelöscht.',
    'Dass sie eingewilligt haben, können Sie dann nicht mehr zeigen.',
  ],

  log: 'Löschungen',
  logText: 'Jedes Mal, dass jemand gelöscht wurde, das neueste zuerst: nie, wer es war.',
  logNone: 'Bisher wurde niemand gelöscht.',
  at: 'Wann (UTC)',
  by: 'Durch',
  cause: 'Warum',
  mode: 'Was blieb',
  people: 'Personen',
  consents: 'Einwilligungen',
  causes: {
    request: 'Von Hand, für die Person',
    retention: 'Die Zeit war um',
    'site-deleted': 'Die Website wurde gelöscht',
    restored: 'Schon zuvor gelöscht; erneut nach dem Einspielen einer Sicherung',
  },
  silentSince: 'Nichts gesagt seit %{date}',
  modes: { everything: 'Nichts', 'keep-evidence': 'Das Nötigste als Nachweis' },
  byKey: 'Schlüssel %{name}',
  byGoneKey: 'Ein zurückgenommener Schlüssel',
  byItself: 'Von selbst',
};
