import type { Translated } from '../../translated.ts';
import type { findings as english } from '../en/findings.ts';

/** What is wrong with a banner, in German. */
export const findings: Translated<typeof english> = {
  'banner.owner': 'Der Name des Inhabers fehlt. Besucher müssen erfahren, wer fragt.',
  'banner.policy': 'Für diese Website ist keine Cookie-Richtlinie veröffentlicht. Das Banner muss auf eine verweisen.',
  'banner.language-none': 'Wählen Sie mindestens eine Sprache.',
  'banner.language-unknown': 'Banner gibt es nicht auf %{language}, oder die Sprache steht doppelt da.',
  'banner.url': 'Das ist nicht die Adresse einer Website.',
  'banner.cookie-domain':
    '%{domain} ist nicht die Domain dieser Website, daher würden Browser die Auswahl nicht behalten.',
  'banner.contrast-button': 'Der Text der Schaltflächen hebt sich nur mit %{ratio}:1 ab. Nötig sind mindestens 5:1.',
  'banner.contrast-text': 'Dieser Text hebt sich nur mit %{ratio}:1 vom Hintergrund ab. Nötig sind mindestens 4,5:1.',
  'banner.button-faint': 'Die Schaltflächen heben sich kaum vom Banner ab (%{ratio}:1): Sie wirken abgeschaltet.',
  'banner.labels-same':
    '„%{label}“ steht schon auf einer anderen Schaltfläche oder ist unser Wort dafür: Besucher könnten beide verwechseln.',
  'banner.label-long': 'Diese Aufschrift ist zu lang: Auf einen kleinen Bildschirm passen höchstens %{most} Zeichen.',
  'banner.text-long':
    'Dieser Text ist länger als %{most} Zeichen. Kaum jemand liest ihn, und er verdeckt den Bildschirm eines Telefons.',
  'banner.text-owner': 'Ihr eigener Text nennt den Inhaber nicht. Setzen Sie den Platzhalter für den Inhaber ein.',
  'banner.text-withdrawal':
    'Ihr eigener Text sagt nicht, wie man eine Auswahl widerruft. Setzen Sie den Platzhalter für das Wiederöffnen ein.',
  'banner.text-purposes':
    'Ihr eigener Text zählt die Zwecke nicht auf. Setzen Sie den Platzhalter dafür ein, oder nennen Sie alle.',
  'banner.text-missing': 'Sie haben eigene Texte geschrieben, aber nicht auf %{language}: Dort stehen unsere.',
  'banner.text-same': 'Der Text für %{language} ist der von %{other}.',
  'banner.markup-content': 'Dem Markup fehlt der Platzhalter banner_content, an dem der Text steht.',
  'banner.markup-accept': 'Dem Markup fehlt ein Element der Klasse candor-accept.',
  'banner.markup-customise': 'Dem Markup fehlt ein Element der Klasse candor-customise.',
  'banner.markup-reject':
    'Dem Markup fehlt ein Element der Klasse candor-reject. Ein Nein braucht so viele Klicks wie ein Ja: einen.',
  'banner.markup-unequal': 'Akzeptieren und Ablehnen sind im Markup nicht gleich.',
  'banner.css-unequal': 'Dieser Stil behandelt Akzeptieren und Ablehnen verschieden: %{selector}',
  'banner.css-hides': 'Dieser Stil verbirgt, was zu sehen sein muss: %{selector}',
  'banner.wall':
    'Die Seite ist gesperrt, bis Besucher wählen. Sagen Sie, auf welcher Rechtsgrundlage das hier erlaubt ist.',
  'banner.reopen-own':
    'Ihre Seiten müssen selbst ein Bedienelement bieten, das die Auswahl wieder öffnet, auf jeder Seite.',
  'banner.reason': 'Sagen Sie, warum %{service} notwendig ist.',
  'banner.necessary':
    '%{service} dient der Analyse oder Werbung, ist aber als notwendig erklärt. Wählen Sie einen anderen Zweck, oder bestätigen Sie es mit einem Grund.',
  'banner.purpose-unknown': 'Wofür %{service} da ist, ist nicht bekannt; daher wartet es auf Marketing.',
  'banner.nothing-asked': 'Kein Dienst dieser Website braucht eine Einwilligung, daher erscheint das Banner nicht.',
  'banner.allowed-tracker': '%{host} wird nie blockiert, aber %{service} lädt von dort.',
  'banner.manual': 'Das automatische Blockieren ist aus: Jedes Skript muss von Hand ausgezeichnet werden.',
  'banner.months-few': 'Besucher werden trotzdem %{least} Monate in Ruhe gelassen: Das Recht verlangt es.',
  'banner.months-many': 'Eine Auswahl gilt länger als zwölf Monate. Behörden raten zu sechs.',
  'banner.regime-weak':
    'Alle werden nach einem Recht behandelt, das nicht fragt, bevor Tracker laufen. In Europa genügt das nicht.',
  'banner.swiss-profiling':
    'In der Schweiz läuft Werbung bis zu einem Nein. Wenn Sie Profile mit hohem Risiko oder aus besonders schützenswerten Daten bilden, fragen Sie alle nach dem strengsten Recht; wenn nicht, bestätigen Sie das.',
  'banner.exemption-fr':
    'Die französische Ausnahme für Reichweitenmessung braucht Ihren Nachweis, dass ihre Bedingungen erfüllt sind.',
  'banner.exemption-uk':
    'Die britische Ausnahme braucht Ihre Bestätigung, dass Besucher klar informiert werden und widersprechen können.',
  'banner.exemption-service': '%{service} misst mehr als Ihre eigene Reichweite: Keine Ausnahme deckt das.',
  'banner.exemption-lifetime':
    '%{tracker} von %{service} kann länger als dreizehn Monate bleiben: Die Ausnahme deckt das nicht.',
  'banner.exemption-idle': 'Mit dem gewählten Recht fällt kein Besucher unter diese Ausnahme.',
  'banner.advanced':
    'Googles erweiterter Modus sendet Pings vor der Einwilligung. Bestätigen Sie es mit einem Grund, oder nehmen Sie den einfachen Modus.',
  'banner.google-certified':
    'Für seine Werbung in Europa verlangt Google eine von ihm zertifizierte Einwilligungsplattform. Diese ist es nicht.',
  'banner.tcf-cmp-id': 'TCF braucht die Nummer, unter der IAB Europe Ihre Plattform registriert hat.',
  'banner.tcf-vendors-none': 'TCF ist an, aber kein Anbieter ist gewählt.',
  'banner.tcf-vendors-all':
    'Alle Anbieter der Liste werden genannt. Über so viele kann niemand entscheiden: Nennen Sie die, mit denen Sie arbeiten.',
  'banner.tcf-words':
    'Unter TCF brauchen andere Worte als die des Standards eine festgehaltene Freigabe und Ihre eigene Registrierung.',
  'banner.tcf-regime': 'TCF ist an, aber mit dem gewählten Recht fällt kein Besucher unter die DSGVO.',
  'banner.legitimate-interest':
    'Zweck %{purpose} braucht eine Einwilligung: Ein berechtigtes Interesse trägt ihn nicht.',
  'banner.variant-shares': 'Die Anteile der Varianten ergeben %{sum} Prozent. Es müssen weniger als 100 sein.',
  'banner.variant-names': 'Zwei Varianten heißen %{name}.',
  'banner.log-off': 'Auswahlen werden nicht gespeichert, daher können Sie nicht zeigen, dass eingewilligt wurde.',
  'tcf.list': 'Die Anbieterliste des IAB wurde noch nicht geladen.',
  'tcf.list-old': 'Die Anbieterliste des IAB ist älter als zwei Wochen. Laden Sie sie neu.',
  'tcf.policy': 'Die Anbieterliste folgt Regeln, die diese Version nicht kennt. Aktualisieren Sie Candor.',
  'tcf.country': 'Das Land des Herausgebers fehlt.',
  'tcf.texts': 'Die amtlichen Texte des IAB auf %{language} wurden noch nicht geladen.',
  'tcf.vendors': 'Keiner der gewählten Anbieter steht noch auf der Liste.',
  'tcf.restriction': 'Die Anbieterliste hat keinen Zweck %{id}.',
  'tcf.stack': 'Die Anbieterliste hat keinen Stapel %{id}.',
  'tcf.providers': 'Googles Liste der Anbieter von Werbetechnik wurde noch nicht geladen.',
  'tcf.providers-old': 'Googles Liste der Anbieter von Werbetechnik ist älter als zwei Wochen. Laden Sie sie neu.',
  'tcf.providers-none': 'Kein Anbieter ist gewählt, der auf Googles Liste steht.',
};
