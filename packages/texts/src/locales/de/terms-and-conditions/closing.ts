import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Beendigung der Nutzung',
    text: 'Wir können ein Benutzerkonto aus wichtigem Grund beenden, insbesondere nach schweren oder wiederholten Verstößen gegen diese AGB, im Übrigen mit einer Frist von %{days}. Zahlungen für Zeiträume, in denen wir die Leistung nicht mehr erbringen, erstatten wir, sofern nicht Sie die Beendigung durch einen Verstoß verursacht haben.',
    data: 'Bis zum Ende und noch 30 Tage danach können Verbraucher die Inhalte, die sie erstellt oder bereitgestellt haben, unentgeltlich abrufen.',
  },
  changes: {
    heading: 'Änderungen dieser AGB',
    reasons:
      'Für bereits laufende Verträge ändern wir diese AGB nur aus triftigem Grund: bei einer Änderung der Rechtslage, aufgrund einer gerichtlichen oder behördlichen Entscheidung, aus Sicherheitsgründen oder wegen neuer Funktionen, die einer Regelung bedürfen.',
    notice:
      'Jede Änderung teilen wir Ihnen mindestens %{days}, bevor sie gilt, mit und geben an, worin sie besteht. Bis sie gilt, können Sie den Vertrag unentgeltlich beenden. Eine Änderung der Hauptleistungspflichten bedarf Ihrer Zustimmung.',
    versions:
      'Jede Fassung trägt ihr Datum; frühere Fassungen können auf der Seite abgerufen werden, auf der diese AGB veröffentlicht sind.',
  },
  law: {
    heading: 'Anwendbares Recht und Gerichtsstand',
    law: 'Es gilt das Recht des folgenden Landes: %{country}.',
    lawState:
      'Es gilt das Recht des folgenden Bundesstaats der Vereinigten Staaten unter Ausschluss seiner Kollisionsnormen: %{state}.',
    consumers:
      'Verbrauchern bleibt der Schutz der zwingenden Bestimmungen des Landes erhalten, in dem sie ihren gewöhnlichen Aufenthalt haben (Art. 6 der Verordnung (EG) Nr. 593/2008, soweit sie anwendbar ist).',
    convention:
      'Gegenüber Unternehmern findet das Übereinkommen der Vereinten Nationen über Verträge über den internationalen Warenkauf keine Anwendung.',
    court:
      'Für Streitigkeiten mit Unternehmern sind, soweit das Gesetz eine solche Vereinbarung zulässt, die Gerichte am folgenden Ort zuständig: %{place}.',
    consumerCourts:
      'Verbraucher mit Wohnsitz im Europäischen Wirtschaftsraum, in der Schweiz oder im Vereinigten Königreich können vor den Gerichten ihres Wohnsitzes klagen und nur dort verklagt werden.',
  },
  disputes: {
    heading: 'Streitbeilegung',
    first: 'Wenn Sie mit etwas nicht zufrieden sind, schreiben Sie an %{contact}: Wir suchen nach einer Lösung.',
    none: 'Zur Teilnahme an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch bereit.',
    body: 'Wir nehmen an Streitbeilegungsverfahren vor folgender Verbraucherschlichtungsstelle teil: %{body}.',
  },
  final: {
    heading: 'Schlussbestimmung',
    text: 'Ist eine Bestimmung dieser AGB unwirksam, tritt an ihre Stelle das Gesetz; die übrigen Bestimmungen bleiben wirksam.',
  },
};
