import type { Translated } from '../../translated.ts';
import type { verify as english } from '../en/verify.ts';

export const verify: Translated<typeof english> = {
  title: 'Einwilligungsnachweis prüfen',
  intro: 'Ein Einwilligungsnachweis ist eine Datei. Diese Seite zeigt, was darin steht und ob es verändert wurde.',
  offline:
    'Es wird nichts gesendet: Alles geschieht auf Ihrem Gerät. Sie können diese Seite speichern und ohne Internet verwenden.',
  choose: 'Datei auswählen',
  drop: 'oder hier ablegen',
  known: 'Was Sie aus anderer Quelle wissen (freiwillig)',
  knownHint:
    'Wer Einwilligungen aufbewahrt, veröffentlicht den Schlüssel seines Protokolls, etwa auf seiner Website oder in einem Vertrag. Mit ihm zeigt die Prüfung auch, dass der Nachweis von dort stammt.',
  key: 'Schlüssel des Protokolls',
  kept: 'Früherer Stand des Protokolls, den Sie aufbewahrt haben',
  keptHint:
    'Der Text aus einem früheren Nachweis, der mit einer Signatur endet. Mit ihm zeigt die Prüfung, dass das Protokoll seither nicht umgeschrieben wurde.',
  verdict: {
    holds: 'Der Nachweis ist gültig',
    holdsText:
      'Was hier zu sehen ist, steht spätestens seit dem %{time} in dieser Form im Protokoll und wurde seither nicht verändert.',
    unknown: 'Der Nachweis ist gültig, sofern der Schlüssel der richtige ist',
    unknownText:
      'Seit der Signatur des Protokolls am %{time} wurde nichts verändert. Wessen Protokoll es ist, kann die Datei allein nicht sagen: siehe unten „%{trust}“.',
    fails: 'Dieser Nachweis ist ungültig',
    failsText: 'Verlassen Sie sich nicht auf den Inhalt der Datei. Was nicht stimmt, steht unten bei den Prüfungen.',
    unreadable: 'Diese Datei ist kein lesbarer Einwilligungsnachweis',
    unreadableText:
      'Vielleicht ist es eine andere Datei, oder sie wurde beschädigt oder verändert. Ihr Inhalt wird nicht gezeigt, weil nichts davon bewiesen ist.',
    tooLarge: 'Die Datei ist größer als %{size} MB; so groß ist kein Nachweis.',
  },
  status: { passed: 'Bestanden', failed: 'Nicht bestanden', open: 'Offen' },
  record: {
    title: 'Wer worin eingewilligt hat',
    claimed: 'Was die Datei behauptet (nicht bewiesen)',
    when: 'Wann',
    who: 'Wer',
    choices: 'Was gewählt wurde',
    source: 'Wie es erfasst wurde',
    sources: { public: 'Durch den Browser der Person', private: 'Durch den Server des Verantwortlichen' },
    verified: 'Identität bestätigt',
    yes: 'ja',
    no: 'nein',
    nothing: 'nicht angegeben',
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
    fullName: 'Name',
    subjectId: 'Kennung der Person',
    id: 'Kennung der Aufzeichnung',
    rest: 'Alles Übrige in der Aufzeichnung',
  },
  texts: {
    title: 'Der gezeigte Text im Wortlaut',
    version: 'Fassung %{version}',
    language: 'Sprache: %{language}',
    none: 'Die Aufzeichnung nennt keinen Text.',
    missing: 'Dieser Text ist nicht in der Datei.',
  },
  proofs: {
    title: 'Wie das Formular aussah',
    content: 'Was eingegeben wurde',
    form: 'Das Formular, wie es geschrieben war',
  },
  checks: {
    title: 'Die Prüfungen',
    form: {
      title: 'Die Datei',
      ok: 'Die Datei ist vollständig und so geschrieben, wie ein Nachweis geschrieben sein muss.',
      'not-json': 'Dies ist kein Einwilligungsnachweis, oder die Datei ist beschädigt.',
      'not-canonical':
        'Die Datei ist anders geschrieben als ein Nachweis: Sie wurde verändert, oder ein Programm hat sie neu gespeichert. Lassen Sie sich die ursprüngliche Datei geben.',
      shape: 'In der Datei fehlt etwas, ist etwas zu viel oder steht etwas an falscher Stelle: %{detail}',
    },
    record: {
      title: 'Die Aufzeichnung',
      ok: 'Zeit und Texte sind in der Aufzeichnung so angegeben, wie sie es sein müssen.',
      malformed: 'Diese Angabe der Aufzeichnung ist nicht so, wie sie sein muss: %{detail}',
    },
    texts: {
      title: 'Die Texte',
      ok: 'Die Texte in der Datei sind Buchstabe für Buchstabe die, die in der Aufzeichnung genannt sind.',
      'none-named': 'Die Aufzeichnung nennt keinen Text, und die Datei enthält keinen.',
      changed:
        'Ein Text in der Datei ist nicht der, der erfasst wurde. Er wurde verändert, sei es auch nur um einen Buchstaben. Fingerabdruck: %{detail}',
      missing: 'Ein Text, den die Aufzeichnung nennt, fehlt in der Datei. Fingerabdruck: %{detail}',
      'not-named':
        'Die Datei enthält einen Text, den die Aufzeichnung nicht nennt; dass er gezeigt wurde, ist daher durch nichts bewiesen. Fingerabdruck: %{detail}',
      twice: 'Derselbe Text ist zweimal in der Datei.',
    },
    inclusion: {
      title: 'Eintrag im Protokoll',
      ok: 'Genau diese Aufzeichnung ist Eintrag %{number} von %{size} im Protokoll. Wäre auch nur ein Buchstabe anders, würde diese Prüfung fehlschlagen.',
      'not-included':
        'Die Aufzeichnung ist nicht die, die in das Protokoll eingetragen wurde: Sie wurde später verändert oder nie eingetragen.',
      'no-root': 'Dies ließ sich nicht prüfen, weil der Stand des Protokolls nicht lesbar ist.',
    },
    checkpoint: {
      title: 'Signatur des Protokolls',
      ok: 'Der Stand des Protokolls mit allen Einträgen wurde am %{time} signiert.',
      malformed: 'Der signierte Stand des Protokolls ist nicht lesbar.',
      'unknown-key':
        'Der Stand des Protokolls wurde mit einem Schlüssel signiert, der nicht zu diesem Protokoll gehört.',
      'bad-signature':
        'Die Signatur ist falsch: Der Stand des Protokolls wurde nach der Signatur verändert oder gefälscht.',
      'extra-signature': 'Der Stand des Protokolls trägt eine Signatur, die sich hier nicht prüfen lässt.',
      'outside-key': 'Der Schlüssel, mit dem der Stand signiert wurde, war zu dieser Zeit nicht in Gebrauch.',
    },
    keys: {
      title: 'Schlüssel des Protokolls',
      ok: 'Das Protokoll hat einen einzigen Schlüssel, oder jeder neue wurde mit den Signaturen des alten und des neuen angekündigt.',
      'first-malformed': 'Der erste Schlüssel des Protokolls ist nicht lesbar.',
      'rotation-malformed': 'Die Erklärung über den Wechsel des Schlüssels ist nicht lesbar.',
      'rotation-signature':
        'Die Erklärung über den Wechsel des Schlüssels wurde nicht mit beiden Schlüsseln signiert, oder sie wurde verändert.',
      order: 'Die Erklärungen über den Wechsel des Schlüssels ergeben keine lückenlose Folge.',
    },
    time: {
      title: 'Zeit',
      ok: 'Die Zeit in der Aufzeichnung liegt vor der Signatur des Protokolls, wie es sein muss.',
      'no-record-time': 'Die Aufzeichnung nennt selbst keine Zeit. Sie war spätestens am %{time} im Protokoll.',
      'before-record':
        'Die Aufzeichnung nennt eine Zeit, die erst nach der Signatur des Protokolls liegt. Eine der beiden ist falsch.',
      'no-checkpoint': 'Dies ließ sich nicht prüfen, weil der Stand des Protokolls nicht lesbar ist.',
    },
    earlier: {
      title: 'Frühere Stände des Protokolls',
      ok: 'Das Protokoll enthält noch alles, was es zu den früheren Ständen in dieser Datei enthielt: Nichts wurde verändert oder entfernt.',
      malformed: 'Ein früherer Stand in dieser Datei ist nicht lesbar, oder seine Signatur ist falsch.',
      'not-consistent':
        'Das Protokoll setzt einen früheren Stand in dieser Datei nicht fort: Es wurde umgeschrieben, oder der Nachweis ist unvollständig.',
      'no-checkpoint': 'Dies ließ sich nicht prüfen, weil der Stand des Protokolls nicht lesbar ist.',
    },
    witnesses: {
      title: 'Wer es noch gesehen hat',
      ok: 'Zeugen, die Sie kennen, haben durch ihre Signatur bestätigt, diesen Stand des Protokolls gesehen zu haben und keinen, der ihm widerspricht: %{detail}',
      unknown:
        'Auch Zeugen, die Sie nicht kennen, haben signiert: %{detail}. Ihre Signaturen wurden nicht geprüft. Geben Sie ihre Schlüssel an, um sie zu prüfen.',
      'bad-signature': 'Die Signatur dieses Zeugen ist falsch: %{detail}',
      none: 'Dieser Zeuge, dessen Schlüssel Sie angegeben haben, hat diesen Stand des Protokolls nicht signiert: %{detail}',
    },
    trust: {
      title: 'Wessen Protokoll es ist',
      'key-known': 'Es ist das Protokoll, dessen Schlüssel Sie angegeben haben.',
      'checkpoint-known':
        'Es ist das Protokoll, von dem Sie einen früheren Stand aufbewahrt haben, und es wurde seither nicht umgeschrieben.',
      'nothing-known':
        'Sie haben keinen Schlüssel angegeben. Mit einem eigenen Schlüssel könnte jeder eine Datei herstellen, die in sich stimmt. Vergleichen Sie den Schlüssel unten mit dem, den die aufbewahrende Stelle veröffentlicht.',
      unreadable: 'Was Sie angegeben haben, ist weder ein Schlüssel noch ein signierter Stand eines Protokolls.',
      'other-key':
        'Es ist nicht das Protokoll, dessen Schlüssel oder Stand Sie angegeben haben. Jemand anders könnte es hergestellt haben.',
      'no-proof-from-checkpoint':
        'Die Datei zeigt nicht, dass das Protokoll den Stand fortsetzt, den Sie aufbewahrt haben. Verlangen Sie einen Nachweis, der das zeigt.',
      fork: 'Das Protokoll widerspricht dem Stand, den Sie aufbewahrt haben: Es wurde umgeschrieben.',
    },
  },
  meaning: {
    title: 'Was dies zeigt und was nicht',
    shows:
      'Es zeigt, dass die Aufzeichnung und die Texte im Protokoll standen, als es signiert wurde, und dass seither kein Buchstabe verändert wurde.',
    showsNot:
      'Es zeigt nicht, wer an der Tastatur saß, und auch nicht, dass die Uhr vor der Signatur richtig ging. Dafür ist zu prüfen, wie die Aufzeichnung entstand und ob die Identität bestätigt wurde.',
  },
  technical: {
    title: 'Für Sachverständige',
    log: 'Protokoll',
    key: 'Schlüssel der Signatur',
    firstKey: 'Erster Schlüssel',
    size: 'Einträge',
    root: 'Hash der Wurzel',
    checkpoint: 'Signierter Stand des Protokolls (aufbewahren, um spätere Nachweise damit zu vergleichen)',
    formats: 'Formate: RFC 8785, RFC 9162, C2SP signed-note und tlog-checkpoint, Ed25519',
  },
};
