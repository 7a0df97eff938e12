import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Nutzungsrechte',
    software:
      'Sie dürfen die Software während der Vertragslaufzeit selbst oder innerhalb Ihrer eigenen Organisation nutzen. Das Nutzungsrecht ist einfach (nicht ausschließlich) und nicht übertragbar.',
    content:
      'Digitale Inhalte, die Sie gekauft haben, dürfen Sie für sich selbst nutzen, und zwar zeitlich unbegrenzt, sofern das Angebot nichts anderes angibt. Das Nutzungsrecht ist einfach (nicht ausschließlich) und nicht übertragbar.',
    app: 'Sie dürfen die App auf Geräten, die Ihnen gehören oder die Ihrer Verfügung unterliegen, installieren und dort nutzen.',
    limits:
      'Kopieren, Weitergabe, Vermietung, Zerlegung (Reverse Engineering) und das Umgehen von Schutzmaßnahmen sind nicht gestattet, soweit sie nicht gesetzlich zwingend erlaubt sind.',
  },
  conduct: {
    heading: 'Was nicht erlaubt ist',
    intro: 'Bei der Nutzung von %{site} ist Ihnen untersagt:',
    rules: {
      law: 'gegen Gesetze zu verstoßen oder Rechte anderer zu verletzen',
      malware: 'Schadprogramme zu verbreiten oder Sicherheitsvorkehrungen zu umgehen',
      load: 'den Betrieb zu stören, etwa durch automatisierte Anfragen, die zu einer Überlastung führen',
      access: 'unbefugt auf Benutzerkonten oder Daten anderer zuzugreifen',
      resale: 'den Zugang an andere zu verkaufen, sofern wir dem nicht zugestimmt haben',
    },
    measures:
      'Verstoßen Sie gegen diese Regeln, dürfen wir Ihren Zugang einschränken oder sperren, soweit dies verhältnismäßig ist. Außer in dringenden Fällen warnen wir Sie zuvor.',
  },
  content: {
    heading: 'Unsere Inhalte',
    text: 'Die Rechte an Texten, Bildern, Programmen und Marken auf %{site} stehen uns oder denjenigen zu, die uns eine Lizenz erteilt haben. Sie dürfen diese Inhalte ansehen und privat nutzen; alles Weitere bedarf unserer Erlaubnis oder einer gesetzlichen Grundlage.',
    textBusinesses:
      'Die Rechte an Texten, Bildern, Programmen und Marken auf %{site} stehen uns oder denjenigen zu, die uns eine Lizenz erteilt haben. Sie dürfen diese Inhalte ansehen und für eigene Zwecke nutzen; alles Weitere bedarf unserer Erlaubnis oder einer gesetzlichen Grundlage.',
  },
  entrusted: {
    heading: 'Personenbezogene Daten, die Sie uns anvertrauen',
    text: 'Verarbeiten Kunden mit der Software im Rahmen ihrer geschäftlichen Tätigkeit personenbezogene Daten, sind sie Verantwortliche und wir ihr Auftragsverarbeiter. Wir verarbeiten diese Daten nur auf der Grundlage eines Vertrags, der Art. 28 DSGVO entspricht; wir bieten ihn jedem dieser Kunden an.',
  },
  switching: {
    heading: 'Wechsel zu einem anderen Anbieter',
    right:
      'Kunden können jederzeit zu einem anderen Anbieter wechseln, auf eigene Systeme umziehen oder ihre Daten löschen lassen, mit einer Frist von höchstens zwei Monaten (Art. 25 der Verordnung (EU) 2023/2854, Datenverordnung).',
    transition:
      'Nach Ablauf der Frist führen wir den Wechsel unverzüglich und binnen 30 Tagen durch. Ist das technisch nicht machbar, sagen wir binnen 14 Arbeitstagen nach der Anfrage, warum, und nennen einen anderen Zeitraum von höchstens sieben Monaten. Der Kunde kann den Zeitraum einmal verlängern. Bis zu seinem Ende leisten wir angemessene Unterstützung, halten den Dienst ebenso sicher wie bisher in Betrieb und weisen auf bekannte Risiken für seine Fortführung hin.',
    data: 'Alle Daten, die der Kunde eingebracht oder durch die Nutzung des Dienstes erzeugt hat, können in einem strukturierten, gängigen und maschinenlesbaren Format exportiert werden. Ausgenommen sind Daten über die innere Funktionsweise des Dienstes, die unsere Geschäftsgeheimnisse sind, soweit dies den Wechsel nicht behindert. Die Daten können nach dem Übergang mindestens 30 Tage lang abgerufen werden; danach löschen wir sie.',
    end: 'Der Vertrag endet, wenn der Wechsel abgeschlossen ist, oder, wenn der Kunde nur die Löschung der Daten wünscht, mit dem Ablauf der Frist.',
    charges:
      'Bis zum 11. Januar 2027 berechnen wir für den Wechsel höchstens die Kosten, die unmittelbar durch ihn entstehen; danach berechnen wir nichts.',
    free: 'Für den Wechsel berechnen wir nichts.',
  },
  information: {
    heading: 'Informationen auf der Website',
    text: 'Die Informationen auf %{site} stellen wir mit Sorgfalt zusammen. Sie sind allgemeiner Art, ersetzen keine Beratung im Einzelfall und können veraltet sein.',
    links: 'Für den Inhalt anderer Websites, auf die wir verweisen, sind deren Betreiber verantwortlich.',
  },
  availability: {
    heading: 'Verfügbarkeit',
    text: 'Wir bemühen uns mit angemessener Sorgfalt darum, dass %{site} verfügbar ist. Wartung, Sicherheit oder Gründe, auf die wir keinen Einfluss haben, können zu Unterbrechungen führen; längere Unterbrechungen kündigen wir nach Möglichkeit an.',
  },
  stores: {
    heading: 'App-Stores',
    parties:
      'Diese AGB gelten allein zwischen Ihnen und uns. Für die App, ihren Inhalt, ihre Wartung und ihren Support sind wir verantwortlich, nicht der Betreiber des App-Stores (%{stores}).',
    purchases:
      'Für Käufe über einen App-Store gelten zusätzlich die Regeln dieses Stores zu Zahlung und Erstattung. Ihre gesetzlichen Rechte uns gegenüber bleiben bestehen.',
    apple:
      'Apple und seine Tochtergesellschaften sind Drittbegünstigte dieser AGB und können sie Ihnen gegenüber durchsetzen. Sie bestätigen, dass Sie sich nicht in einem Land befinden, das einem Embargo der Vereinigten Staaten unterliegt, und auf keiner ihrer Listen ausgeschlossener Personen stehen.',
  },
};
