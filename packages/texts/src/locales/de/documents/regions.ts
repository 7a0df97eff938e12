import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Für Personen im Vereinigten Königreich',
    reading:
      'Nennt diese Datenschutzerklärung einen Artikel der DSGVO, so ist für Verarbeitungen, die der UK-DSGVO (UK GDPR) unterliegen, der Artikel der UK-DSGVO mit derselben Nummer gemeint.',
    complainToUs:
      'Sie können sich bei uns über unseren Umgang mit Ihren Daten beschweren, und zwar über %{contact}. Wir bestätigen den Eingang Ihrer Beschwerde innerhalb von 30 Tagen, gehen ihr unverzüglich nach und teilen Ihnen das Ergebnis mit (Section 164A des Data Protection Act 2018).',
    complainToIco: 'Sie können sich auch bei der Datenschutzbehörde des Vereinigten Königreichs beschweren:',
    adequacy:
      'Für Übermittlungen aus dem Vereinigten Königreich gelten anstelle der Beschlüsse der Europäischen Kommission die eigenen Angemessenheitsregelungen des Vereinigten Königreichs (adequacy regulations); zu den Standardvertragsklauseln tritt das International Data Transfer Agreement oder das UK Addendum.',
  },
  switzerland: {
    heading: 'Für Personen in der Schweiz',
    reading:
      'Soweit diese Datenschutzerklärung Rechtsgrundlagen und Artikel der DSGVO nennt, wird das schweizerische Bundesgesetz über den Datenschutz (DSG) dadurch weder eingeschränkt noch ersetzt; das DSG verlangt nur dann eine Rechtfertigung, wenn eine Verarbeitung die Persönlichkeit verletzt. Mit personenbezogenen Daten und ihrer Verarbeitung sind auch Personendaten und ihre Bearbeitung im Sinne des DSG gemeint.',
    countries: 'Länder außerhalb der Schweiz, in denen personenbezogene Daten verarbeitet werden: %{countries}.',
    safeguards:
      'Der Bundesrat hat unter anderem die Staaten des Europäischen Wirtschaftsraums und das Vereinigte Königreich als Staaten mit angemessenem Datenschutz anerkannt (Anhang 1 der Datenschutzverordnung), ebenso die Vereinigten Staaten für Empfänger, die nach dem Swiss-US Data Privacy Framework zertifiziert sind. Im Übrigen gelten die oben genannten Standardvertragsklauseln in der vom EDÖB anerkannten Form (Art. 16 DSG).',
    noCountries:
      'Die in dieser Datenschutzerklärung genannten Dienste verarbeiten personenbezogene Daten ausschließlich in der Schweiz.',
    rights:
      'Sie können Auskunft über Ihre Daten (Art. 25 DSG), deren Herausgabe oder Übertragung (Art. 28 DSG) sowie deren Berichtigung, Löschung oder Vernichtung verlangen und ihrer Verarbeitung oder Bekanntgabe widersprechen (Art. 30 und 32 DSG). Wir antworten in der Regel innerhalb von 30 Tagen und kostenlos.',
    authority: 'Verstöße können Sie der zuständigen Behörde anzeigen:',
  },
};
