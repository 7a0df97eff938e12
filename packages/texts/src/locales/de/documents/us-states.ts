import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Für Einwohner von US-Bundesstaaten',
    intro:
      'Dieser und die folgenden Abschnitte gelten ergänzend zum übrigen Inhalt dieser Datenschutzerklärung für Einwohner der folgenden Bundesstaaten, soweit das Verbraucherdatenschutzgesetz des jeweiligen Bundesstaats auf uns anwendbar ist: %{states}.',
    date: 'Sie beschreiben unsere Verarbeitung in den 12 Monaten vor dem Datum dieser Datenschutzerklärung.',
  },
  collection: {
    heading: 'Kategorien personenbezogener Daten (US-Bundesstaaten)',
    intro:
      'In diesen 12 Monaten haben wir die folgenden Kategorien personenbezogener Daten erhoben. Wie lange sie jeweils gespeichert werden, richtet sich nach ihren Zwecken (siehe den Abschnitt zur Speicherdauer).',
    sources: 'Quellen: %{sources}.',
    sourceYou: 'Sie selbst, wenn Sie uns Daten mitteilen',
    sourceDevice: 'Ihr Gerät und Ihr Browser bei der Nutzung von %{site}',
    sourceServices: 'die in dieser Datenschutzerklärung genannten Dienste',
    caption: 'Erhobene Kategorien, ihre Zwecke und Empfänger',
    category: 'Kategorie',
    examples: 'Daten',
    purposes: 'Zwecke',
    disclosedTo: 'Offengelegt gegenüber',
    soldOrShared: 'Verkauft oder weitergegeben („sharing“)',
    categories: {
      identifiers: 'Kennungen',
      customerRecords: 'Kundendaten',
      protected: 'Gesetzlich geschützte Merkmale',
      commercial: 'Geschäftliche Informationen',
      biometric: 'Biometrische Informationen',
      internetActivity: 'Aktivitäten im Internet oder in anderen elektronischen Netzen',
      geolocation: 'Standortdaten',
      audioVisual: 'Akustische, elektronische, visuelle oder ähnliche Informationen',
      professional: 'Berufs- oder beschäftigungsbezogene Informationen',
      inferences: 'Schlussfolgerungen und Profile',
      sensitive: 'Sensible personenbezogene Daten',
      other: 'Sonstige personenbezogene Daten',
    },
  },
  disclosure: {
    heading: 'Verkauf und Weitergabe personenbezogener Daten (US-Bundesstaaten)',
    neither:
      'In diesen 12 Monaten haben wir personenbezogene Daten weder verkauft noch für zielgerichtete Werbung weitergegeben oder verarbeitet.',
    shares:
      'In diesen 12 Monaten wurden Daten für zielgerichtete Werbung verwendet, also für Werbung, die anhand von Aktivitäten auf mehreren Websites oder in mehreren Apps ausgewählt wird. Die Gesetze der Bundesstaaten bezeichnen dies als „Weitergabe“ (sharing), „zielgerichtete Werbung“ (targeted advertising) oder, wenn dafür eine Gegenleistung erbracht wird, als „Verkauf“ (sale). Erhoben wurden die Daten durch: %{services}.',
    sells: 'In diesen 12 Monaten haben wir personenbezogene Daten im Sinne dieser Gesetze verkauft an: %{services}.',
    noOtherSale: 'Darüber hinaus haben wir keine personenbezogenen Daten verkauft.',
    minors:
      'Wir haben keine tatsächliche Kenntnis davon, dass wir personenbezogene Daten von Personen unter 16 Jahren verkaufen oder weitergeben.',
    minorsDirected:
      'Ein Verkauf oder eine Weitergabe personenbezogener Daten von Personen unter 16 Jahren erfolgt nur mit der gesetzlich erforderlichen Einwilligung: ab 13 Jahren mit der Einwilligung der Personen selbst, davor mit der eines Elternteils oder Vormunds.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Hinweis: Wir verkaufen möglicherweise Ihre sensiblen personenbezogenen Daten.)',
    sensitiveLimited:
      'Sensible Daten verwenden und offenlegen wir nur zu Zwecken, für die das Gesetz kein Recht auf Beschränkung der Verwendung vorsieht (California Code of Regulations, Title 11, § 7027(m)).',
    sensitiveFurther:
      'Wir verwenden sensible Daten auch zu anderen als den in California Code of Regulations, Title 11, § 7027(m) genannten Zwecken. Sie können diese Verwendung beschränken: siehe „Your Privacy Choices“.',
    sensitiveConsent:
      'Soweit das Recht eines Bundesstaats für die Verarbeitung sensibler Daten eine Einwilligung verlangt, verarbeiten wir sie nur mit Ihrer Einwilligung.',
  },
  choices: {
    heading: 'Your Privacy Choices – Ihre Wahlmöglichkeiten (US-Bundesstaaten)',
    intro:
      'Sie können dem Verkauf und der Weitergabe Ihrer Daten sowie zielgerichteter Werbung jederzeit und ohne Benutzerkonto widersprechen (Opt-out):',
    link: 'auf dieser Seite: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'über die Datenschutz-Einstellungen, die auf jeder Seite erreichbar sind',
    write: 'durch eine Nachricht über %{contact}',
    phone: 'telefonisch unter %{phone}',
    gpc: 'durch das Signal „Global Privacy Control“ Ihres Browsers, das wir als Widerspruch für diesen Browser und, wenn Sie angemeldet sind, für Ihr Benutzerkonto behandeln',
    time: 'Einem Widerspruch kommen wir so bald wie möglich nach, spätestens innerhalb von 15 Arbeitstagen, und bitten Sie frühestens nach 12 Monaten erneut um Ihre Zustimmung.',
    doNotTrack: '%{site} reagiert nicht auf das ältere „Do Not Track“-Signal von Browsern.',
  },
  rights: {
    heading: 'Rechte in US-Bundesstaaten',
    intro:
      'Die Tabelle zeigt, welches Recht nach den Gesetzen welcher Bundesstaaten besteht. Jedes Gesetz sieht Ausnahmen vor.',
    caption: 'Rechte nach Bundesstaaten',
    right: 'Recht',
    where: 'Bundesstaaten',
    all: 'Alle oben genannten Bundesstaaten',
    allExcept: 'Alle oben genannten Bundesstaaten außer %{states}',
    kinds: {
      access: 'Auskunft darüber, ob wir Ihre Daten verarbeiten, und Zugang zu ihnen',
      correct: 'Berichtigung unrichtiger Daten',
      delete: 'Löschung von Daten',
      portability: 'Erhalt der Daten in einem übertragbaren Format',
      optOutSale: 'Widerspruch gegen den Verkauf von Daten',
      optOutAdvertising: 'Widerspruch gegen zielgerichtete Werbung',
      optOutProfiling:
        'Widerspruch gegen Profiling für Entscheidungen mit rechtlichen oder ähnlich erheblichen Auswirkungen',
      sensitiveConsent: 'Verarbeitung sensibler Daten nur mit Einwilligung',
      sensitiveLimit: 'Beschränkung oder Ablehnung der Verwendung sensibler Daten',
      thirdParties: 'Liste der Dritten oder der Kategorien von Dritten, denen Daten offengelegt wurden',
      questionProfiling: 'Überprüfung und Neubewertung des Ergebnisses eines Profilings',
      appeal: 'Einspruch gegen eine Ablehnung',
    },
    optOutSharing: 'Widerspruch gegen zielgerichtete Werbung (in Kalifornien: gegen die Weitergabe)',
    noRetaliation: 'Wir benachteiligen Sie nicht, wenn Sie diese Rechte ausüben.',
  },
  requests: {
    heading: 'Anträge, Identitätsprüfung und Einspruch (US-Bundesstaaten)',
    how: 'Anträge können Sie über %{contact} stellen.',
    phone: 'Sie können auch anrufen: %{phone}.',
    verify:
      'Bei Anträgen auf Auskunft, Berichtigung oder Löschung müssen wir Ihre Identität prüfen: Wir vergleichen Ihre Angaben mit den uns vorliegenden Daten und verlangen nicht mehr, als dafür nötig ist. Bei einem Widerspruch (Opt-out) erfragen wir nur, was zu seiner Umsetzung nötig ist.',
    agent:
      'Sie können einen Antrag durch eine bevollmächtigte Person stellen lassen. Wir können einen Nachweis der Vollmacht verlangen und Sie, außer bei einem Widerspruch (Opt-out), um Bestätigung bitten.',
    time: 'Wir antworten innerhalb von 45 Tagen. Soweit dies vernünftigerweise erforderlich ist, kann diese Frist einmal um 45 Tage verlängert werden; darüber und über die Gründe unterrichten wir Sie innerhalb der ersten 45 Tage.',
    iowa: 'In Iowa beträgt die erste Frist 90 Tage.',
    california:
      'In Kalifornien bestätigen wir den Eingang eines Antrags auf Auskunft, Berichtigung oder Löschung innerhalb von 10 Arbeitstagen.',
    appeal:
      'Lehnen wir einen Antrag ab, können Sie über %{contact} unter Angabe des Wortes „Appeal“ Einspruch einlegen. Wir antworten auf den Einspruch schriftlich und mit Begründung innerhalb von 45 Tagen oder, soweit das Recht Ihres Bundesstaats dies zulässt, innerhalb von 60 Tagen. Bleibt der Einspruch erfolglos, können Sie sich beim Attorney General Ihres Bundesstaats beschweren.',
  },
  states: {
    AL: 'Alabama',
    CA: 'Kalifornien',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
  },
};
