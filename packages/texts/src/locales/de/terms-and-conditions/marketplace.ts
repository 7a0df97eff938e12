import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Der Online-Marktplatz',
  role: 'Auf dem Marktplatz bieten andere Waren und Dienstleistungen an. Der Vertrag darüber kommt zwischen Käufer und Verkäufer zustande; wir stellen den Marktplatz bereit und sind nicht Vertragspartei, sofern nicht ein Angebot uns als Verkäufer nennt.',
  status:
    'Bei jedem Angebot ist angegeben, ob der Verkäufer nach eigener Angabe Unternehmer ist. Ist er es nicht, finden die im Verbraucherschutzrecht der Union verankerten Verbraucherrechte, darunter das Widerrufsrecht, auf den Vertrag mit ihm keine Anwendung.',
  traders: 'Alle Verkäufer sind Unternehmer.',
  duties:
    'Für das Angebot, die Lieferung und die Rechte des Käufers aus dem Vertrag ist der Verkäufer verantwortlich. Wir sind für den Betrieb des Marktplatzes verantwortlich.',
  ranking: {
    heading: 'Reihenfolge der Angebote (Ranking)',
    intro: 'Die Reihenfolge, in der Angebote in Suchergebnissen erscheinen, richtet sich vor allem nach:',
    paid: 'Beeinflusst eine Zahlung die Platzierung eines Angebots, ist das Angebot entsprechend gekennzeichnet.',
    own: 'Auf dem Marktplatz machen wir auch eigene Angebote. Zugang, Ranking und Bedingungen sind für sie dieselben wie für die Angebote der Verkäufer.',
    ownDiffers:
      'Auf dem Marktplatz machen wir auch eigene Angebote. Sie werden wie folgt anders behandelt als die Angebote der Verkäufer:',
  },
  business: {
    heading: 'Für Verkäufer',
    grounds:
      'Wir schränken die Nutzung des Marktplatzes durch einen Verkäufer nur dann ein, setzen sie aus oder beenden sie, wenn gegen diese AGB oder gegen Gesetze verstoßen wird, wenn es zum Schutz der Rechte anderer oder der Sicherheit der Nutzer nötig ist oder wenn Angaben fehlen, die das Gesetz von Verkäufern verlangt.',
    text: 'Schränken wir die Nutzung des Marktplatzes durch einen Verkäufer ein, setzen wir sie aus oder beenden wir sie, begründen wir dies: bei einer Einschränkung oder Aussetzung spätestens, wenn sie wirksam wird, bei einer vollständigen Beendigung mindestens 30 Tage vorher, sofern nicht ein Gesetz oder wiederholte Verstöße anderes verlangen. Änderungen dieser AGB kündigen wir Verkäufern mindestens 15 Tage vor ihrer Geltung an (Verordnung (EU) 2019/1150).',
    rights:
      'Die Rechte an ihren Texten, Bildern und Marken verbleiben bei den Verkäufern. Solange ein Angebot gezeigt wird, gestatten sie uns unentgeltlich, diese zu nutzen, um das Angebot auf dem Marktplatz zu zeigen und andernorts darauf aufmerksam zu machen, etwa in Suchmaschinen und Werbung.',
    data: 'Über ihr Konto haben Verkäufer Zugang zu den Daten über ihre eigenen Angebote, Bestellungen und Bewertungen sowie zu den Daten der Käufer, die sie zur Erfüllung eines Vertrags brauchen; sie können diese Daten bis 30 Tage nach dem Ende der Nutzung abrufen. Wir haben Zugang zu allen Daten, die bei der Nutzung des Marktplatzes entstehen. Daten über einen Verkäufer geben wir anderen Verkäufern nur in aggregierter Form weiter.',
    complaints:
      'Verkäufer können sich unter %{contact} unentgeltlich bei uns beschweren. Wir prüfen jede Beschwerde in angemessener Zeit und teilen dem Verkäufer das Ergebnis und die Gründe mit.',
    mediators:
      'Zur außergerichtlichen Beilegung von Streitigkeiten mit Verkäufern sind wir bereit, mit diesen Mediatoren zusammenzuarbeiten: %{mediators}.',
  },
};
