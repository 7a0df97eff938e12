import type { Translated } from '../../../../translated.ts';
import type { detail as english } from '../../../en/dashboard/consent-records/detail.ts';

export const detail: Translated<typeof english> = {
  title: 'Beweis einer Einwilligung',
  notes: {
    consent: 'Diese Person hat eingewilligt.',
    withdrawal: 'Diese Person hat ihre Einwilligung widerrufen.',
  },
  summary: '%{date}, %{time} UTC',
  local: '%{time} in Ihrer Zeitzone (%{zone})',
  json: 'Alles als JSON kopieren',
  erased: 'Was diese Einwilligung sagte und von wem sie war, ist gelöscht.',

  kept: 'Was bleibt',
  keptTree: 'Ihr Platz im Baum',
  keptTreeText:
    'Nichts von dem, was sie sagte, nur dass sie zu dieser Zeit kam. Ohne ihn ließe sich alles andere nicht beweisen.',
  keptWhen: 'Zeit, Art und Quelle',
  keptWhenText: 'Dass eine Wahl getroffen wurde. Es zeigt, dass Ihre Einträge vollständig sind.',
  keptNotices: 'Rechtstexte',
  keptNoticesText: 'Um welche Texte es ging, in welcher Version.',
  keptAnswers: 'Jedes Ja und Nein',
  keptAnswersText:
    'Was gewählt wurde, als Nachweis behalten (Art. 17 Abs. 3 Buchst. e DSGVO). Andere Antworten sind weg: Sie könnten jemanden nennen.',
  keptNothing: 'Sonst nichts: Alles wurde gelöscht.',
  nobodyNow: 'Niemand mehr: Die Person wurde gelöscht',
  provedErased:
    'Gelöscht: Dass etwas aufgezeichnet wurde, bleibt bewiesen. Was es sagte, lässt sich nicht mehr beweisen.',
  erasedPart: 'Gelöscht, bis auf Ja und Nein',
  noticeAdded: '%{identifier}, Version %{version}',
  noticeChanged: '%{identifier}: Version %{before} → %{after}',
  noticeGone: '%{identifier}: nicht mehr genannt',
  noticeUnknown: '%{identifier}, kein Text dieses Namens',

  withdraw: 'Widerrufen',
  withdrawTitle: 'Diese Einwilligung widerrufen?',
  withdrawText:
    'Ein Widerruf kommt als eigener Eintrag hinzu: Nein zu allem, dem hier zugestimmt wurde. Diese Einwilligung bleibt, wie sie ist.',
  withdrawn: 'Der Widerruf ist aufgezeichnet',

  what: 'Was gewählt wurde',
  preference: 'Auswahl',
  answer: 'Antwort',
  open: 'Keine Antwort',
  nothing: 'Mit diesem Eintrag wurde keine Auswahl gesendet.',

  who: 'Wer, und wie',
  person: 'Person',
  toPerson: 'Diese Person anzeigen',
  fields: {
    id: 'Ihre ID',
    email: 'E-Mail',
    first_name: 'Vorname',
    last_name: 'Nachname',
    full_name: 'Voller Name',
  },
  id: 'ID der Einwilligung',
  received: 'Eingegangen',
  source: 'Quelle',
  sources: {
    public: 'Öffentlich: von einer Seite mit einem öffentlichen Schlüssel gesendet',
    private: 'Privat: von einem Server mit einem privaten Schlüssel gesendet oder hier hinzugefügt',
  },
  verified: 'Verifiziert',
  verifiedText: 'Ja: Der Absender bürgt dafür, dass sie von dieser Person kommt',
  claimedText:
    'Behauptet: Das hat eine Seite mit ihrem öffentlichen Schlüssel gesagt, und niemand bürgt dafür. Bei einer bekannten Person ändert es nichts.',
  notVerifiedText: 'Nein: Ob die Person ist, für wen sie sich ausgibt, ist nicht bekannt',
  language: 'Sprache',

  texts: 'Gezeigte Texte',
  text: '%{identifier}, Version %{version}',
  textIn: 'Auf %{language}, Wort für Wort',
  textUnknown: 'Als die Einwilligung kam, gab es keinen Text dieses Namens.',
  noTexts: 'Es wurden keine Rechtstexte genannt.',

  proofs: 'Was das Formular gesendet hat',
  noProofs: 'Vom Formular wurde nichts gesendet.',
  form: 'Markup des Formulars',
  content: 'Was eingegeben wurde',

  proved: 'Beweis',
  provedSince: 'Bewiesen seit %{date}, %{time} UTC',
  provedText:
    'Eintrag Nummer %{number} Ihres Kontos. Seither kann niemand ihn oder seine Zeit ändern, ohne dass es auffällt.',
  notProved: 'Im nächsten signierten Prüfpunkt, in wenigen Sekunden',
  download: 'Beweis herunterladen',
  verify: 'Beweis prüfen',

  chain: 'Alle Einwilligungen dieser Person',
  chainText: 'Neueste zuerst. Eine spätere ändert keine frühere.',
  chainLong: 'Nur die neuesten %{number} werden gezeigt.',
  current: 'Diese',
  first: 'Erster Eintrag',
  unchanged: 'Nichts geändert',
  changed: '%{name}: %{before} → %{after}',
  added: '%{name}: %{after}',
};
