import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Ihre Rechte',
  intro: 'Nach Maßgabe des für Sie geltenden Rechts stehen Ihnen folgende Rechte zu:',
  access: {
    name: 'Auskunft',
    text: 'Sie können Auskunft darüber verlangen, ob wir Sie betreffende Daten verarbeiten, und eine Kopie dieser Daten sowie die näheren Informationen zur Verarbeitung erhalten (Art. 15 DSGVO).',
  },
  rectification: {
    name: 'Berichtigung',
    text: 'Sie können die Berichtigung unrichtiger und die Vervollständigung unvollständiger Daten verlangen (Art. 16 DSGVO).',
  },
  erasure: {
    name: 'Löschung',
    text: 'Sie können die Löschung Ihrer Daten verlangen, etwa wenn sie nicht mehr notwendig sind oder Sie Ihre Einwilligung widerrufen (Art. 17 DSGVO).',
  },
  restriction: {
    name: 'Einschränkung der Verarbeitung',
    text: 'Sie können verlangen, dass Daten nur noch gespeichert und nicht anderweitig verwendet werden, etwa solange ihre Richtigkeit überprüft wird (Art. 18 DSGVO).',
  },
  notification: {
    name: 'Mitteilung an Empfänger',
    text: 'Wir teilen allen Empfängern Ihrer Daten jede Berichtigung, Löschung oder Einschränkung der Verarbeitung mit, es sei denn, dies erweist sich als unmöglich oder ist mit einem unverhältnismäßigen Aufwand verbunden; auf Verlangen unterrichten wir Sie über diese Empfänger (Art. 19 DSGVO).',
  },
  portability: {
    name: 'Datenübertragbarkeit',
    text: 'Sie können die Daten, die Sie uns bereitgestellt haben, in einem strukturierten, gängigen und maschinenlesbaren Format erhalten oder an einen anderen Verantwortlichen übermitteln lassen, sofern die Verarbeitung auf einer Einwilligung oder einem Vertrag beruht und automatisiert erfolgt (Art. 20 DSGVO).',
  },
  automated: {
    name: 'Keine ausschließlich automatisierten Entscheidungen',
    text: 'Sie haben das Recht, nicht einer ausschließlich auf einer automatisierten Verarbeitung beruhenden Entscheidung unterworfen zu werden, die Sie erheblich beeinträchtigt, es sei denn, das Gesetz lässt dies zu; in diesem Fall können Sie die Überprüfung durch eine Person verlangen (Art. 22 DSGVO).',
  },
  withdrawal: {
    name: 'Widerruf der Einwilligung',
    text: 'Sie können eine erteilte Einwilligung jederzeit widerrufen. Die Rechtmäßigkeit der bis zum Widerruf erfolgten Verarbeitung wird dadurch nicht berührt (Art. 7 Abs. 3 DSGVO).',
  },
  deceased: {
    name: 'Daten Verstorbener',
    france:
      'Sie können Weisungen dazu erteilen, wie Ihre Daten nach Ihrem Tod aufbewahrt, gelöscht und weitergegeben werden (Art. 85 des französischen Datenschutzgesetzes, Gesetz Nr. 78-17 vom 6. Januar 1978).',
    italy:
      'Die Rechte aus Art. 15 bis 22 DSGVO an den Daten einer verstorbenen Person kann ausüben, wer ein eigenes Interesse hat, als von ihr Beauftragter zu ihrem Schutz handelt oder schutzwürdige familiäre Gründe hat (Art. 2-terdecies des italienischen Datenschutzkodex, Gesetzesdekret Nr. 196/2003).',
    spain:
      'Angehörige und Erben einer verstorbenen Person sowie Personen, die mit ihr tatsächlich verbunden waren, können von uns Auskunft über deren Daten sowie deren Berichtigung oder Löschung verlangen, sofern die verstorbene Person dies nicht ausdrücklich untersagt hat oder ein Gesetz etwas anderes bestimmt (Art. 3 des spanischen Organgesetzes 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Widerspruchsrecht',
    reasons:
      'Soweit wir Ihre Daten auf der Grundlage berechtigter Interessen oder im öffentlichen Interesse verarbeiten, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einlegen. Wir beenden dann die Verarbeitung, es sei denn, wir können zwingende schutzwürdige Gründe nachweisen, die Ihre Interessen, Rechte und Freiheiten überwiegen, oder die Verarbeitung dient der Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen (Art. 21 Abs. 1 DSGVO).',
    marketing:
      'Der Verarbeitung Ihrer Daten zum Zwecke der Direktwerbung können Sie jederzeit und ohne Angabe von Gründen widersprechen. Wir verarbeiten sie dann nicht mehr zu diesem Zweck (Art. 21 Abs. 2 und 3 DSGVO).',
  },
  exercise: {
    heading: 'Ausübung Ihrer Rechte',
    write:
      'Zur Ausübung Ihrer Rechte wenden Sie sich über %{contact} an uns. Ein Satz genügt; eine besondere Form ist nicht erforderlich.',
    form: 'Zur Ausübung Ihrer Rechte können Sie %{link} nutzen. Sie können sich auch über %{contact} an uns wenden.',
    formText: 'unser Antragsformular',
    answer:
      'Wir antworten unentgeltlich und unverzüglich, spätestens innerhalb eines Monats. Ist dies aufgrund der Komplexität oder der Anzahl der Anträge erforderlich, kann diese Frist um weitere zwei Monate verlängert werden; darüber und über die Gründe unterrichten wir Sie innerhalb des ersten Monats (Art. 12 DSGVO).',
    identity:
      'Nur wenn wir begründete Zweifel an Ihrer Identität haben, fordern wir zusätzliche Informationen zu deren Bestätigung an.',
  },
  complaint: {
    heading: 'Beschwerde bei einer Aufsichtsbehörde',
    gdpr: 'Wenn Sie der Ansicht sind, dass die Verarbeitung Ihrer Daten gegen geltendes Recht verstößt, können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren, insbesondere in dem Mitgliedstaat Ihres gewöhnlichen Aufenthaltsorts, Ihres Arbeitsplatzes oder des Orts des mutmaßlichen Verstoßes (Art. 77 DSGVO).',
    competent: 'Für uns zuständig ist:',
    competentOneOf:
      'Welche Behörde für uns zuständig ist, hängt davon ab, in welchem Landesteil wir niedergelassen sind. Im Land (%{country}) bestehen folgende Behörden; Sie können sich an jede von ihnen wenden:',
    find: 'Die Behörden aller Länder des Europäischen Wirtschaftsraums sind hier aufgeführt: %{link}.',
    findText: 'Europäischer Datenschutzausschuss, Mitglieder',
    court: 'Daneben können Sie gerichtlichen Rechtsschutz in Anspruch nehmen (Art. 79 DSGVO).',
    name: 'Behörde',
    address: 'Anschrift',
    email: 'E-Mail',
    website: 'Website',
  },
};
