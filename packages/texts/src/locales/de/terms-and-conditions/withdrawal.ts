import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Widerrufsrecht',
  who: 'Verbraucher im Europäischen Wirtschaftsraum und im Vereinigten Königreich haben das Recht, einen im Fernabsatz geschlossenen Vertrag ohne Angabe von Gründen zu widerrufen.',
  brazil:
    'Verbraucher, die das brasilianische Recht schützt, können binnen sieben Tagen nach Vertragsschluss oder nach Erhalt der Ware oder der Dienstleistung zurücktreten und erhalten alles, was sie gezahlt haben, sofort zurück (Art. 49 des brasilianischen Verbraucherschutzgesetzbuchs). Die nachstehenden Bedingungen und Ausnahmen schränken dieses Recht nicht ein.',
  periodGoods:
    'Die Widerrufsfrist beträgt %{days} ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Ware in Besitz genommen haben bzw. hat; wird eine Bestellung in mehreren Teilen geliefert, ab dem Tag, an dem der letzte Teil in Besitz genommen wurde.',
  periodServices:
    'Bei Dienstleistungen und digitalen Inhalten beträgt die Widerrufsfrist %{days} ab dem Tag des Vertragsschlusses.',
  function: {
    heading: 'Ausübung des Widerrufsrechts',
    link: 'Bis zum Ablauf der Widerrufsfrist können Sie jederzeit online widerrufen, und zwar hier: %{link}. Sie geben Ihren Namen, den Vertrag und die E-Mail-Adresse für die Bestätigung an und betätigen anschließend „Widerruf bestätigen“. Wir bestätigen Ihnen unverzüglich per E-Mail den Eingang Ihres Widerrufs mit dessen Inhalt sowie Datum und Uhrzeit.',
    label: 'Vertrag widerrufen',
    statement:
      'Sie können uns Ihren Entschluss auch mittels einer anderen eindeutigen Erklärung mitteilen, etwa durch einen Brief an unsere Anschrift oder eine E-Mail an %{contact}. Sie können dafür das nachstehende Formular verwenden, das jedoch nicht vorgeschrieben ist.',
    deadline: 'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie Ihre Erklärung vor Ablauf der Frist absenden.',
  },
  effects: {
    heading: 'Folgen des Widerrufs',
    refund:
      'Wir erstatten alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Kosten der Standardlieferung, unverzüglich und spätestens binnen 14 Tagen ab dem Tag, an dem wir von Ihrem Widerruf unterrichtet werden. Dafür verwenden wir dasselbe Zahlungsmittel, das Sie eingesetzt haben, sofern nicht ausdrücklich etwas anderes vereinbart wurde; Entgelte berechnen wir Ihnen dafür nicht.',
    refundServices:
      'Wir erstatten alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen 14 Tagen ab dem Tag, an dem wir von Ihrem Widerruf unterrichtet werden. Dafür verwenden wir dasselbe Zahlungsmittel, das Sie eingesetzt haben, sofern nicht ausdrücklich etwas anderes vereinbart wurde; Entgelte berechnen wir Ihnen dafür nicht.',
    withhold:
      'Wir können die Rückzahlung verweigern, bis wir die Ware zurückerhalten haben oder bis Sie nachgewiesen haben, dass Sie die Ware zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
    sendTo:
      'Senden Sie die Ware unverzüglich und spätestens binnen 14 Tagen ab dem Tag, an dem Sie uns Ihren Widerruf mitteilen, an folgende Anschrift zurück: %{address}.',
    send: 'Senden Sie die Ware unverzüglich und spätestens binnen 14 Tagen ab dem Tag, an dem Sie uns Ihren Widerruf mitteilen, an unsere Anschrift zurück.',
    costCustomer: 'Sie tragen die unmittelbaren Kosten der Rücksendung der Ware.',
    costOwner: 'Wir tragen die Kosten der Rücksendung der Ware.',
    value:
      'Für einen Wertverlust der Ware müssen Sie nur aufkommen, wenn er auf einen Umgang mit ihr zurückzuführen ist, der zur Prüfung ihrer Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig ist.',
    services:
      'Haben Sie verlangt, dass eine Dienstleistung während der Widerrufsfrist beginnen soll, so zahlen Sie den Teil, der bis zu Ihrer Mitteilung des Widerrufs erbracht wurde.',
  },
  exceptions: {
    heading: 'Wann kein Widerrufsrecht besteht',
    goods: {
      bespoke:
        'Waren, die nach Ihren Vorgaben angefertigt werden oder eindeutig auf persönliche Bedürfnisse zugeschnitten sind',
      perishable: 'Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde',
      sealed:
        'versiegelte Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung entfernt wurde',
      mixed: 'Waren, die nach der Lieferung untrennbar mit anderen Gütern vermischt wurden',
      recordings:
        'Ton- oder Videoaufnahmen und Software in versiegelter Packung, wenn deren Versiegelung entfernt wurde',
    },
    digital:
      'digitale Inhalte, die nicht auf einem körperlichen Datenträger geliefert werden, wenn wir mit Ihrer vorherigen ausdrücklichen Zustimmung mit der Bereitstellung begonnen haben, Sie Ihre Kenntnis davon bestätigt haben, dass Sie dadurch Ihr Widerrufsrecht verlieren, und wir den Vertrag bestätigt haben',
    services:
      'Dienstleistungen, die vollständig erbracht sind, wenn wir mit Ihrer vorherigen ausdrücklichen Zustimmung damit begonnen haben und Sie Ihre Kenntnis davon bestätigt haben, dass Sie Ihr Widerrufsrecht mit vollständiger Vertragserfüllung verlieren',
  },
  form: {
    heading: 'Muster-Widerrufsformular',
    intro: 'Wenn Sie den Vertrag widerrufen wollen, können Sie dieses Formular ausfüllen und zurücksenden:',
    to: 'An %{recipient}:',
    declare:
      'Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren / die Erbringung der folgenden Dienstleistung:',
    ordered: 'Bestellt am / erhalten am:',
    name: 'Name des/der Verbraucher(s):',
    address: 'Anschrift des/der Verbraucher(s):',
    signature: 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
    date: 'Datum:',
  },
};
