import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Verarbeitung in anderen Ländern',
  intro:
    'Personenbezogene Daten werden in den hier aufgeführten Ländern verarbeitet. In Länder außerhalb des Europäischen Wirtschaftsraums dürfen Daten nur übermittelt werden, wenn sie dort nach den Art. 44 bis 49 DSGVO geschützt sind. Die Tabelle nennt für jedes Land, worauf dieser Schutz beruht.',
  introUk:
    'Personenbezogene Daten werden in den hier aufgeführten Ländern verarbeitet. In Länder außerhalb des Vereinigten Königreichs dürfen Daten nur übermittelt werden, wenn sie dort nach den Art. 44 bis 49 UK-DSGVO geschützt sind. Die Tabelle nennt für jedes Land, worauf dieser Schutz beruht.',
  introSwiss:
    'Personenbezogene Daten werden Empfängern in den hier aufgeführten Ländern bekannt gegeben. Die Tabelle nennt für jedes Land, wodurch ein geeigneter Datenschutz gewährleistet wird (Art. 16 DSG).',
  introPlain: 'Personenbezogene Daten werden in den folgenden Ländern verarbeitet:',
  none: 'Die in dieser Datenschutzerklärung genannten Dienste verarbeiten personenbezogene Daten ausschließlich im Europäischen Wirtschaftsraum: %{countries}.',
  caption: 'Länder, Empfänger und Garantien',
  country: 'Land',
  recipients: 'Empfänger',
  safeguard: 'Grundlage oder Garantie',
  safeguards: {
    inside: 'Innerhalb des Europäischen Wirtschaftsraums; es gilt die DSGVO',
    home: 'Keine Übermittlung in ein anderes Land',
    adequacyEu: 'Angemessenheitsbeschluss der Europäischen Kommission (Art. 45 DSGVO)',
    adequacyEuLimited: 'Angemessenheitsbeschluss der Europäischen Kommission (Art. 45 DSGVO), soweit er reicht',
    adequacyUk: 'Angemessenheitsregelung des Vereinigten Königreichs (Art. 45A UK-DSGVO)',
    adequacySwiss:
      'Angemessener Schutz nach Feststellung des schweizerischen Bundesrats (Art. 16 Abs. 1 DSG, Anhang 1 der Datenschutzverordnung)',
    frameworkEu:
      'Datenschutzrahmen EU-USA (EU-US Data Privacy Framework): Angemessenheitsbeschluss (EU) 2023/1795 der Europäischen Kommission (Art. 45 DSGVO); der Empfänger ist danach zertifiziert',
    frameworkUk:
      'UK-Erweiterung des Datenschutzrahmens EU-USA (UK Extension to the EU-US Data Privacy Framework); der Empfänger ist danach zertifiziert',
    frameworkSwiss: 'Swiss-US Data Privacy Framework; der Empfänger ist danach zertifiziert',
    clausesEu:
      'Standardvertragsklauseln der Europäischen Kommission (Standarddatenschutzklauseln, Art. 46 Abs. 2 lit. c DSGVO)',
    clausesUk:
      'International Data Transfer Agreement oder Addendum des Information Commissioner des Vereinigten Königreichs (Art. 46 UK-DSGVO)',
    clausesSwiss: 'Vom EDÖB anerkannte Standarddatenschutzklauseln (Art. 16 Abs. 2 lit. d DSG)',
    bindingRules: 'Verbindliche interne Datenschutzvorschriften (Art. 46 Abs. 2 lit. b DSGVO)',
    explicitConsent:
      'Ihre ausdrückliche Einwilligung nach Unterrichtung über die Risiken (Art. 49 Abs. 1 lit. a DSGVO)',
    contract:
      'Erforderlichkeit für einen Vertrag mit Ihnen oder in Ihrem Interesse (Art. 49 Abs. 1 lit. b oder c DSGVO)',
    frameworkOrClausesEu:
      'Standardvertragsklauseln der Europäischen Kommission (Standarddatenschutzklauseln, Art. 46 Abs. 2 lit. c DSGVO) oder, wenn der Empfänger zertifiziert ist, der Datenschutzrahmen EU-USA (EU-US Data Privacy Framework, Art. 45 DSGVO)',
  },
  copy: 'Eine Kopie der hier genannten Klauseln oder Vorschriften, oder die Angabe, wo sie verfügbar sind, erhalten Sie auf Anfrage über %{contact}.',
  usRisk:
    'In Ländern ohne Angemessenheitsbeschluss kann das gesetzlich vorgeschriebene Datenschutzniveau niedriger sein, und Behörden können dort in weiterem Umfang auf Daten zugreifen. Deshalb sind die hier genannten Garantien vereinbart.',
};
