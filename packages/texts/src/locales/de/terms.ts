import type { Translated } from '../../translated.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: Translated<typeof english> = {
  version: '1',
  term: {
    title: 'Nutzungsbedingungen',
    body: `## Worum es geht

Mit dieser Installation können Sie Datenschutz- und Rechtsdokumente für Websites und Apps erstellen, hosten und einbinden. Betrieben wird sie von der Organisation, die Ihnen diese Adresse gegeben hat. Diese Bedingungen gelten zwischen Ihnen und dieser Organisation.

## Ihr Konto

Sie geben eine E-Mail-Adresse an, die Ihnen gehört, halten Ihr Passwort geheim und sind dafür verantwortlich, was mit Ihrem Konto geschieht. In den Einstellungen können Sie jederzeit andere Geräte abmelden, alles exportieren und das Konto löschen.

## Ihre Inhalte

Was Sie eingeben, gehört weiterhin Ihnen. Sie erlauben dieser Installation, es zu speichern und die Dokumente, die Sie veröffentlichen, öffentlich anzuzeigen. Sie sind dafür verantwortlich, dass Ihre Angaben wahr und rechtmäßig sind.

## Was die Dokumente sind

Die Dokumente werden aus Ihren Angaben zusammengestellt. Sie sind mit Sorgfalt erstellt, ersetzen aber keine Rechtsberatung und sind nur so richtig wie Ihre Angaben. Lassen Sie sie im Zweifel anwaltlich prüfen.

## Was nicht erlaubt ist

Sie dürfen diese Installation nicht dazu verwenden, gegen Gesetze zu verstoßen, anderen zu schaden oder ihre Grenzen und Schutzvorkehrungen zu umgehen.

## Ende und Änderungen

Sie können die Nutzung jederzeit beenden, indem Sie das Konto löschen. Ändern sich diese Bedingungen, werden Sie gebeten, den neuen zuzustimmen, bevor Sie fortfahren. Ihre gesetzlichen Rechte, zum Beispiel als Verbraucher, bleiben unberührt.`,
  },
  privacy_policy: {
    title: 'Datenschutzerklärung',
    body: `## Wer verantwortlich ist

Verantwortlicher für die hier beschriebenen Daten ist die Organisation, die diese Installation betreibt und Ihnen diese Adresse gegeben hat. Wenden Sie sich mit allen Fragen zu Ihren Daten an sie.

## Was gespeichert wird und warum

Ihre E-Mail-Adresse, ein Hashwert Ihres Passworts, Ihre Sprache und Ihr Land: um Ihnen ein Konto bereitzustellen und Sie anzumelden (Erfüllung eines Vertrags). Bei der Anmeldung: der Zeitpunkt, der Tag der letzten Nutzung und die Art von Gerät, Browser und Betriebssystem, ohne Ihre Netzwerkadresse: damit Sie Ihre Sitzungen sehen und beenden können (berechtigtes Interesse an der Sicherheit). Was Sie wann akzeptiert haben: um es nachweisen zu können (rechtliche Verpflichtung und berechtigtes Interesse). Was Sie zu Ihren Websites eingeben: um Ihre Dokumente zusammenzustellen und zu hosten (Erfüllung eines Vertrags). Ihre Entscheidung über Werbung per E-Mail: Solche E-Mails werden nur versandt, wenn Sie eingewilligt haben, und Sie können die Einwilligung jederzeit widerrufen (Einwilligung).

## Wer die Daten erhält

Niemand außer der Organisation, die diese Installation betreibt, und denen, die Daten in ihrem Auftrag verarbeiten, etwa ihren Hosting- und E-Mail-Anbietern. Was Sie veröffentlichen, ist öffentlich.

## Wie lange

Bis Sie die Daten oder Ihr Konto löschen. Sitzungen enden spätestens nach 90 Tagen, ungenutzte nach 30 Tagen. Per E-Mail verschickte Links verlieren nach wenigen Tagen ihre Gültigkeit.

## Cookies

Ein Cookie hält Sie angemeldet, weitere merken sich Ihre Sprache und Ihr Land. Alle sind für das erforderlich, was Sie anfordern. Ein Tracking findet nicht statt.

## Ihre Rechte

Sie können Auskunft über Ihre Daten sowie deren Berichtigung, Export und Löschung verlangen, ihrer Verwendung widersprechen oder sie einschränken lassen und sich bei einer Aufsichtsbehörde beschweren. Export und Löschung finden Sie in den Einstellungen Ihres Kontos.`,
  },
};
