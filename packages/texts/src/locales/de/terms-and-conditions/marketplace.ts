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
  },
  business: {
    heading: 'Für Verkäufer',
    text: 'Schränken wir die Nutzung des Marktplatzes durch einen Verkäufer ein, setzen wir sie aus oder beenden wir sie, begründen wir dies: bei einer Einschränkung oder Aussetzung spätestens, wenn sie wirksam wird, bei einer vollständigen Beendigung mindestens 30 Tage vorher, sofern nicht ein Gesetz oder wiederholte Verstöße anderes verlangen. Änderungen dieser AGB kündigen wir Verkäufern mindestens 15 Tage vor ihrer Geltung an (Verordnung (EU) 2019/1150).',
  },
};
