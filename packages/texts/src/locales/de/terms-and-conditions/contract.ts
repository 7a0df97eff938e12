import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Vertragsschluss',
    display:
      'Die Darstellung auf %{site} ist noch kein verbindliches Angebot, sondern eine Aufforderung zur Bestellung.',
    steps:
      'Vor der Bestellung sehen Sie, was Sie ausgewählt haben, was es kostet und welche Angaben Sie gemacht haben, und können Eingabefehler berichtigen. Sie bestellen, indem Sie eine Schaltfläche betätigen, deren Beschriftung erkennen lässt, dass Sie zahlungspflichtig bestellen. Damit geben Sie ein Angebot zum Abschluss eines Vertrags ab.',
    confirmation:
      'Den Eingang Ihrer Bestellung bestätigen wir unverzüglich per E-Mail. Der Vertrag kommt zustande, wenn wir die Bestellung ausdrücklich annehmen, die Ware versenden oder Ihnen Zugang zu dem Bestellten verschaffen.',
    confirmationGoods:
      'Den Eingang Ihrer Bestellung bestätigen wir unverzüglich per E-Mail. Der Vertrag kommt zustande, wenn wir die Bestellung ausdrücklich annehmen oder die Ware versenden.',
    confirmationDigital:
      'Den Eingang Ihrer Bestellung bestätigen wir unverzüglich per E-Mail. Der Vertrag kommt zustande, wenn wir die Bestellung ausdrücklich annehmen oder Ihnen Zugang zu dem Bestellten verschaffen.',
    storage:
      'Wir speichern den Vertragstext und senden ihn Ihnen zusammen mit diesen AGB per E-Mail zu, sodass Sie ihn aufbewahren können.',
    languages:
      'Für den Vertragsschluss stehen alle Sprachen zur Verfügung, in denen der Bestellvorgang angeboten wird.',
  },
  prices: {
    heading: 'Preise und Zahlung',
    shown: 'Es gelten die bei der Bestellung angezeigten Preise.',
    withTax: 'Sie enthalten die Umsatzsteuer und alle sonstigen Preisbestandteile.',
    withoutTax: 'Die Umsatzsteuer kommt hinzu und wird gesondert ausgewiesen.',
    currency: 'Die Preise sind in folgender Währung angegeben: %{currency}.',
    delivery: 'Lieferkosten werden vor der Bestellung angezeigt.',
    methods: 'Folgende Zahlungsarten stehen zur Verfügung: %{methods}.',
    names: {
      card: 'Kredit- oder Debitkarte',
      paypal: 'PayPal',
      bankTransfer: 'Überweisung',
      directDebit: 'Lastschrift',
      invoice: 'Kauf auf Rechnung',
      wallet: 'digitale Geldbörse (etwa Apple Pay oder Google Pay)',
      cashOnDelivery: 'Nachnahme',
      appStore: 'Konto Ihres App-Stores',
    },
    due: 'Soweit nichts anderes vereinbart ist, wird die Zahlung mit Vertragsschluss fällig.',
    late: 'Zahlen Unternehmer verspätet, schulden sie die gesetzlichen Verzugszinsen und die gesetzliche Entschädigung für Beitreibungskosten, in der Europäischen Union mindestens 40 Euro (Richtlinie 2011/7/EU).',
    lateFrance:
      'Zahlt ein Unternehmer verspätet, schuldet er ohne Mahnung Zinsen in Höhe des Satzes, den die Europäische Zentralbank bei ihrer jüngsten Refinanzierungsoperation angewandt hat, zuzüglich zehn Prozentpunkten sowie eine pauschale Entschädigung von 40 Euro für Beitreibungskosten (Art. L. 441-10 und D. 441-5 des französischen Handelsgesetzbuchs).',
    title: 'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
  },
  subscription: {
    heading: 'Abonnements',
    period:
      'Die Laufzeit eines Abonnements wird bei der Bestellung angezeigt; wird dort keine angezeigt, beträgt sie %{period}.',
    shown: 'Die Laufzeit eines Abonnements wird bei der Bestellung angezeigt.',
    renews:
      'Das Abonnement verlängert sich jeweils um dieselbe Laufzeit, wenn es nicht vor deren Ablauf gekündigt wird.',
    renewsConsumers:
      'Verbraucher werden an eine bevorstehende Verlängerung so erinnert, wie es das für sie geltende Recht vorschreibt, und können einen verlängerten Vertrag früher beenden, soweit dieses Recht es erlaubt.',
    renewsGermany:
      'Ein Vertrag mit einem Verbraucher verlängert sich nicht um eine weitere Laufzeit: Wird er nicht vor Ablauf der Laufzeit gekündigt, läuft er auf unbestimmte Zeit weiter und kann dann jederzeit mit einer Frist von einem Monat gekündigt werden (§ 309 Nr. 9 BGB).',
    france:
      'Für Verträge mit Verbrauchern, die sich stillschweigend verlängern, schreibt das französische Recht vor, dass diese Artikel des Verbrauchergesetzbuchs (Code de la consommation) vollständig wiedergegeben werden (Art. L. 215-4):',
    ends: 'Es endet mit Ablauf dieser Zeit von selbst und verlängert sich nicht.',
    trial:
      'Wird Ihnen ein Probezeitraum eingeräumt, ist er unentgeltlich und dauert %{period}. Kündigen Sie nicht vor seinem Ablauf, beginnt das kostenpflichtige Abonnement; darauf weisen wir Sie vor Beginn des Probezeitraums hin.',
    cancel: 'Sie können jederzeit zum Ende der laufenden Laufzeit kündigen, und zwar hier: %{link}.',
    cancelText: 'Verträge hier kündigen',
    cancelByMail:
      'Sie können jederzeit zum Ende der laufenden Laufzeit kündigen, und zwar durch eine Nachricht an %{contact}.',
    prices:
      'Erhöhen wir den Preis eines laufenden Abonnements, teilen wir Ihnen dies mindestens %{days} vorher mit; bis zur Geltung des neuen Preises können Sie unentgeltlich kündigen. Für einen bereits bezahlten Zeitraum gilt der neue Preis nicht.',
    cause: 'Das Recht beider Seiten zur außerordentlichen Kündigung aus wichtigem Grund bleibt unberührt.',
  },
};
