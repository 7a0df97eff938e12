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
    use: 'Wer %{site} nutzt, tut dies unter der Fassung dieser AGB, die zu diesem Zeitpunkt veröffentlicht ist.',
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
    consumersElsewhere:
      'Verbraucher mit Wohnsitz in anderen Ländern können auch vor den Gerichten klagen, die ihnen nach dem Recht ihres Wohnsitzlandes offenstehen.',
  },
  disputes: {
    heading: 'Streitbeilegung',
    first: 'Wenn Sie mit etwas nicht zufrieden sind, schreiben Sie an %{contact}: Wir suchen nach einer Lösung.',
    none: 'Zur Teilnahme an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch bereit.',
    unlessObliged:
      'An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nur teil, soweit wir gesetzlich dazu verpflichtet sind.',
    body: 'Wir nehmen an Streitbeilegungsverfahren vor folgender Verbraucherschlichtungsstelle teil: %{body}.',
    france:
      'Verbraucher können sich unentgeltlich an diese Stelle wenden, wenn sie zuvor versucht haben, den Streit durch eine schriftliche Beschwerde bei uns beizulegen, und zwar binnen eines Jahres nach dieser Beschwerde (Art. L. 612-1 und L. 612-2 des französischen Verbrauchergesetzbuchs).',
    hungary:
      'Verbraucher können einen Streit vor eine Schlichtungsstelle (békéltető testület) bringen. An unserem Sitz ist dies: %{body}. In Ungarn ist die Stelle des Ortes zuständig, an dem der Verbraucher wohnt, oder eine andere, die er in seinem Antrag benennt.',
    hungaryDuty:
      'Wir sind gesetzlich verpflichtet, an ihrem Verfahren mitzuwirken (§ 29 des Gesetzes Nr. CLV von 1997 über den Verbraucherschutz).',
  },
  approval: {
    heading: 'Besondere Zustimmung zu einzelnen Klauseln',
    text: 'Kunden, die keine Verbraucher sind, stimmen den folgenden Klauseln dieser AGB gesondert zu, wie es Art. 1341 Abs. 2 und Art. 1342 des italienischen Zivilgesetzbuchs verlangen:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'Änderung laufender digitaler Dienstleistungen',
      subscription: 'stillschweigende Verlängerung und Preisänderung',
      conformity: 'Untersuchungs- und Rügepflicht; Verjährung von Ansprüchen',
      marketplace: 'Einschränkung, Aussetzung und Beendigung der Nutzung durch Verkäufer',
      conduct: 'Einschränkung und Sperrung des Zugangs',
      availability: 'Unterbrechung des Dienstes',
      liability: 'Ausschluss und Beschränkung unserer Haftung',
      termination: 'unser Recht, den Vertrag zu beenden',
      changes: 'unser Recht, diese AGB zu ändern',
      court: 'Gerichtsstand',
    },
    separately:
      'Diese Zustimmung wird durch eine zweite Unterschrift oder, online, durch eine eigene Erklärung erteilt, getrennt von der Annahme dieser AGB im Ganzen.',
  },
  final: {
    heading: 'Schlussbestimmung',
    text: 'Ist eine Bestimmung dieser AGB unwirksam, tritt an ihre Stelle das Gesetz; die übrigen Bestimmungen bleiben wirksam.',
  },
};
