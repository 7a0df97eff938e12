import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Lieferung',
    countries: 'Wir liefern in folgende Länder: %{countries}.',
    anywhere: 'In welche Länder wir liefern, wird bei der Bestellung angezeigt.',
    within: 'Die Lieferzeit beträgt ab Vertragsschluss höchstens %{period}.',
    shown: 'Die Lieferzeit wird bei der Bestellung angezeigt; sie beträgt nie mehr als 30 Tage ab Vertragsschluss.',
    risk: 'Für Verbraucher geht die Gefahr des Verlusts und der Beschädigung über, wenn sie oder eine von ihnen benannte Person, die nicht der Beförderer ist, die Ware in Besitz nehmen. Für Unternehmer geht sie über, wenn wir die Ware dem Beförderer übergeben.',
    riskConsumers:
      'Die Gefahr des Verlusts und der Beschädigung geht auf Sie über, wenn Sie oder eine von Ihnen benannte Person, die nicht der Beförderer ist, die Ware in Besitz nehmen.',
    riskBusinesses:
      'Die Gefahr des Verlusts und der Beschädigung geht auf Sie über, wenn wir die Ware dem Beförderer übergeben.',
  },
  digital: {
    heading: 'Bereitstellung und Aktualisierungen',
    access: 'Wir verschaffen Ihnen nach Vertragsschluss unverzüglich Zugang zu dem Bestellten.',
    updates:
      'Wir stellen die Aktualisierungen, einschließlich Sicherheitsaktualisierungen, bereit, die erforderlich sind, damit das Bestellte vertragsgemäß bleibt, und informieren Sie darüber: bei einem Abonnement für dessen Dauer, bei einer einmaligen Bereitstellung so lange, wie Sie es vernünftigerweise erwarten können.',
    requirements: 'Mit welchen Geräten und Programmen das Bestellte funktioniert, ist beim Angebot angegeben.',
    changes:
      'Darüber hinaus dürfen wir laufende digitale Dienstleistungen nur aus triftigem Grund ändern, etwa wegen einer neuen technischen Umgebung, gestiegener Nutzerzahlen oder aus einem anderen wichtigen betrieblichen Grund, ohne Kosten für Sie und nachdem wir Sie klar und verständlich informiert haben. Beeinträchtigt eine Änderung Ihre Nutzung mehr als nur geringfügig, informieren wir Sie im Voraus, und Sie können den Vertrag innerhalb von 30 Tagen unentgeltlich beenden.',
  },
  conformity: {
    heading: 'Mängel und Gewährleistung',
    goods:
      'Es gilt die gesetzliche Gewährleistung: Ist eine Ware mangelhaft, können Sie unentgeltliche Nachbesserung oder Ersatzlieferung und unter den gesetzlichen Voraussetzungen eine Minderung des Preises oder Ihr Geld zurück verlangen.',
    goodsPeriod:
      'Für Verbraucher im Europäischen Wirtschaftsraum erfasst sie jede Vertragswidrigkeit, die innerhalb von mindestens zwei Jahren nach der Lieferung offenbar wird.',
    digital:
      'Für digitale Inhalte und digitale Dienstleistungen gilt die gesetzliche Gewährleistung: Sind sie nicht vertragsgemäß, können Sie verlangen, dass wir den vertragsgemäßen Zustand herstellen, und unter den gesetzlichen Voraussetzungen den Preis mindern oder den Vertrag beenden.',
    personalData:
      'Stellen Verbraucher im Europäischen Wirtschaftsraum statt eines Preises personenbezogene Daten bereit, gilt die gesetzliche Gewährleistung auch für unsere digitalen Dienstleistungen, es sei denn, wir verarbeiten diese Daten nur, um die Dienstleistung zu erbringen oder rechtliche Anforderungen zu erfüllen: Ist eine Dienstleistung nicht vertragsgemäß, können sie verlangen, dass wir den vertragsgemäßen Zustand herstellen, oder den Vertrag beenden.',
    unitedKingdom: 'Verbrauchern im Vereinigten Königreich stehen die Rechte nach dem Consumer Rights Act 2015 zu.',
    businessRights: 'Ist das, was wir liefern oder bereitstellen, mangelhaft, stehen Ihnen die gesetzlichen Rechte zu.',
    businesses:
      'Unternehmer müssen die Ware bei Ablieferung unverzüglich untersuchen und uns erkennbare Mängel unverzüglich anzeigen, verborgene Mängel, sobald sie entdeckt werden. Ihre Ansprüche wegen Mängeln verjähren ein Jahr nach der Ablieferung, außer in den Fällen, in denen wir unbeschränkt haften.',
    guarantee: 'Zusätzlich geben wir folgende Garantie, die Ihre gesetzlichen Rechte nicht berührt:',
    contact: 'Bei Mängeln wenden Sie sich an %{contact}.',
    france: {
      goods:
        'Für den Verkauf von Waren an Verbraucher schreibt das französische Recht diesen Hinweis vor (Anhang zu Art. D. 211-2 des Verbrauchergesetzbuchs, Code de la consommation):',
      once: 'Für digitale Inhalte und digitale Dienstleistungen, die Verbrauchern einmalig oder in einzelnen Vorgängen bereitgestellt werden, schreibt das französische Recht diesen Hinweis vor (Anhang zu Art. D. 211-3 des Verbrauchergesetzbuchs, Code de la consommation):',
      continuous:
        'Für digitale Inhalte und digitale Dienstleistungen, die Verbrauchern fortlaufend bereitgestellt werden, schreibt das französische Recht diesen Hinweis vor (Anhang zu Art. D. 211-4 des Verbrauchergesetzbuchs, Code de la consommation):',
    },
  },
};
