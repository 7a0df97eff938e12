import type { Translated } from '../../../../translated.ts';
import type { embedding as english } from '../../../en/dashboard/cookie-solution/embedding.ts';

export const embedding: Translated<typeof english> = {
  notYet: 'Noch kein Code',
  notYetText:
    'Der Code entsteht mit dem ersten Speichern. Speichern Sie die Einstellungen und veröffentlichen Sie sie.',
  notPublished: 'Noch nicht veröffentlicht: Bis dahin lädt das Tag nichts, und markierte Tags warten.',
  toSettings: 'Zu den Einstellungen',
  tag: {
    title: 'Das Tag',
    text: 'Fügen Sie es in den Kopf jeder Seite ein, vor allen anderen Skripten. Eine Datei, dieselbe für alle Besucher.',
    which: 'Art des Tags',
  },
  kinds: {
    async: {
      label: 'Ein Tag',
      text: 'Lädt neben der Seite und verzögert nichts. Markierte Tags warten darauf, was auch geschieht. Was die Seite zuvor unmarkiert lädt, wird nicht aufgehalten. Für die meisten Websites richtig.',
    },
    loader: {
      label: 'Kleiner Lader',
      text: 'Sieht zuerst nach einer Auswahl: Wer schon gewählt hat, lädt 2,5 kB statt des ganzen Banners. Richtig bei vielen wiederkehrenden Besuchern.',
    },
    sync: {
      label: 'Blockierendes Tag',
      text: 'Die Seite wartet darauf. So werden auch unmarkierte Skripte aufgehalten, die danach kommen. Kostet eine Anfrage, bevor die Seite erscheint.',
    },
    guard: {
      label: 'Wächter in der Seite',
      text: 'Leistet dasselbe ohne Anfrage: ein kleines Skript in der Seite selbst. Erneuern Sie es nach jeder Veröffentlichung oder lassen Sie es Ihren Server einsetzen.',
    },
    csp: {
      label: 'Strenge Richtlinie',
      text: 'Für die Strengsten: Mit einer Content-Security-Policy weist der Browser selbst ab, was nicht erlaubt ist. Die beiden Listen gelten vor und nach der Einwilligung.',
    },
    gpc: {
      label: 'gpc.json',
      text: 'Sagt unter /.well-known/gpc.json, dass Ihre Website die Global Privacy Control befolgt.',
    },
  },
  codeOf: 'Code: %{kind}',
  addresses: {
    title: 'Adressen',
    script: 'Banner',
    kept: 'Für alle, die gewählt haben',
    guard: 'Wächter',
    rules: 'Regeln zum Umschreiben',
    choice: 'Wohin Auswahlen gehen',
  },
  marks: {
    title: 'Tags, die warten',
    text: 'Ein markiertes Tag ist totes HTML: Kein Browser lädt es, selbst wenn unser Skript nie ankommt. Das ist die Garantie.',
    service: 'Dienst',
    any: 'Beliebiger Dienst',
    script: 'Ein Skript von anderswo',
    inline: 'Ein Skript in der Seite',
    frame: 'Ein Video, eine Karte, ein Formular',
    picture: 'Ein Zählpixel',
    waits: 'Wartet auf: %{purpose}',
    ours: 'Für diese Website',
  },
  reopen: {
    title: 'Ein Link zum Ändern der Auswahl',
    text: 'Setzen Sie ihn in den Fuß, wenn Sie einen eigenen Link gewählt haben. Er öffnet auf jeder Seite die Auswahl.',
    label: 'Datenschutz-Einstellungen',
  },
  others: {
    title: 'Womit Sie bauen',
    text: 'Jedes davon setzt das Tag ein oder markiert die Tags Ihrer Seiten von selbst.',
    which: 'Bauen mit',
    wordpress: 'WordPress',
    wordpressText:
      'Installieren Sie das Plugin aus dem Ordner integrations/wordpress und geben Sie diese ID ein. Es setzt das Tag als erstes in den Kopf und markiert die Tags bekannter Dienste.',
    react: 'React',
    reactText: 'Die Komponente lädt das Banner einmal, auch in Single-Page-Apps und beim Rendern auf dem Server.',
    gtm: 'Google Tag Manager',
    gtmText:
      'Importieren Sie die Vorlage, geben Sie diese ID ein und lassen Sie sie bei „Initialisierung der Einwilligung“ laufen. Sie setzt Googles Vorgabe vor jedem Tag.',
    rewrite: 'HTML umschreiben',
    rewriteText:
      'Ein Server oder ein Build-Schritt markiert bekannte Tags im fertigen HTML nach den Regeln dieser Website. Für Seiten, die niemand von Hand ändern möchte.',
    id: 'Öffentliche ID der Website',
  },
};
