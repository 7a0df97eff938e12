import type { Translated } from '../../../../translated.ts';
import type { rejectTest as english } from '../../../en/dashboard/detection/reject-test.ts';

export const rejectTest: Translated<typeof english> = {
  verdicts: { pass: 'Bestanden', fail: 'Nicht bestanden', unclear: 'Unklar' },
  sentences: {
    pass: 'Vor einer Auswahl und nach einer Ablehnung geschah nichts, wofür eine Einwilligung nötig ist.',
    fail: 'Es geschah etwas, wofür eine Einwilligung nötig ist, bevor jemand eingewilligt hatte.',
    unclear: 'Der Scan konnte nicht genug sehen, um das eine oder das andere zu sagen.',
  },
  onlyHtml: 'Ohne Browser ist nicht zu sehen, was vor und nach einer Auswahl geschieht.',
  why: 'Das Recht verlangt eine Einwilligung, bevor auf dem Gerät eines Besuchers etwas gespeichert oder ausgelesen wird, es sei denn, es ist unbedingt erforderlich (ePrivacy-Richtlinie, Art. 5 Abs. 3; § 25 TDDDG).',
  noBanner:
    'Es war kein Einwilligungsbanner zu finden, also konnte nichts abgelehnt werden. Zu sehen war nur, was ohne Auswahl geschieht.',
  noReject:
    'Es war ein Einwilligungsbanner da, aber keine Möglichkeit abzulehnen. Ablehnen muss so einfach sein wie Akzeptieren.',
  secondLayer:
    'Zum Ablehnen musste eine zweite Ebene des Banners geöffnet werden. Akzeptieren und Ablehnen müssen gleich leicht erreichbar sein: Schon das widerspricht den Leitlinien der Aufsichtsbehörden.',
  banner: 'Banner: %{by}',
  ownBanner: 'Das Banner ist ein eigenes, erkannt an den Wörtern auf seinen Schaltflächen.',
  phases: { before: 'Vor jeder Auswahl', rejected: 'Nachdem alles abgelehnt wurde' },
  clean: 'Nichts, wofür eine Einwilligung nötig ist.',
  notSeen: 'Nicht geprüft.',
  unknown: '%{site} (unbekannt)',
  counts: {
    request: { one: 'eine Anfrage', other: '%{number} Anfragen' },
    cookie: { one: 'ein Cookie', other: '%{number} Cookies' },
    storage: { one: 'ein gespeicherter Schlüssel', other: '%{number} gespeicherte Schlüssel' },
  },
  kinds: { request: 'Anfrage', cookie: 'Cookie', storage: 'Gespeicherter Schlüssel' },
  show: 'Was %{service} getan hat',
  onPage: 'Auf %{page}',
  leftOut: { one: 'Und ein weiterer Vorgang.', other: 'Und %{number} weitere Vorgänge.' },

  badgeTitle: 'Auf der Website zeigen',
  badgeText:
    'Ein Siegel mit dem neuesten Ergebnis und dahinter ein öffentlicher Bericht. Es ändert sich mit jedem Scan.',
  public: 'Das Ergebnis ist öffentlich',
  publicHint: 'Wer die Adresse hat, kann das Ergebnis sehen, auch wenn der Test nicht bestanden ist.',
  publicOn: 'Das Ergebnis ist jetzt öffentlich.',
  publicOff: 'Das Ergebnis ist nicht mehr öffentlich.',
  preview: 'So sieht das Siegel jetzt aus',
  noPreview: 'Das Siegel erscheint, sobald ein Scan fertig ist.',
  code: 'Code des Siegels',
  report: 'Öffentlichen Bericht öffnen',
};
