import type { Translated } from '../../../../translated.ts';
import type { keys as english } from '../../../en/dashboard/consent-records/keys.ts';

export const keys: Translated<typeof english> = {
  title: 'Schlüssel',
  text: 'Ein öffentlicher Schlüssel steht im Code Ihrer Seiten und kann nur Einwilligungen hinzufügen. Ein privater bleibt auf Ihrem Server: Er darf für eine Person bürgen, die Zeit setzen und importieren.',
  table: 'Schlüssel',
  name: 'Name',
  kind: 'Art',
  kinds: { public: 'Öffentlich', private: 'Privat', signing: 'Signierend' },
  key: 'Schlüssel',
  created: 'Erstellt',
  actions: 'Aktionen',
  none: 'Noch keine Schlüssel',
  noneText: 'Erstellen Sie einen öffentlichen Schlüssel für ein Formular oder einen privaten für einen Server.',

  make: 'Schlüssel erstellen',
  kindHints: {
    public: 'Für Formulare auf Ihren Seiten. Dort kann ihn jeder lesen; er kann nur Einwilligungen hinzufügen.',
    private: 'Für Ihren Server. Halten Sie ihn geheim.',
    signing:
      'Ihr Server signiert damit, wer angemeldet ist, damit gilt, was eine Seite für diese Person sendet. Halten Sie ihn geheim; er öffnet nichts.',
  },
  nameHint: 'Wo er verwendet wird, etwa „Anmeldeformular“.',
  made: 'Der Schlüssel %{name} ist erstellt',
  once: 'Dieser Schlüssel wird nur jetzt gezeigt. Kopieren Sie ihn und bewahren Sie ihn dort auf, wo nur Ihr Server ihn liest.',
  publicMade: 'Setzen Sie ihn in den Code Ihrer Seiten. Sie finden ihn hier wieder.',
  copyKey: 'Schlüssel kopieren',

  keyId: 'Schlüssel-ID (kid)',
  siteId: 'Website-ID (aud)',
  takeBack: 'Zurückziehen',
  takeBackOf: 'Schlüssel %{name} zurückziehen',
  takeBackTitle: 'Den Schlüssel %{name} zurückziehen?',
  takeBackText:
    'Er gilt ab sofort nicht mehr. Was noch mit ihm sendet, wird abgewiesen. Einwilligungen, die mit ihm kamen, bleiben.',
  takenBack: 'Der Schlüssel ist zurückgezogen',

  code: 'Zum Einfügen',
  codeText: 'Die Beispiele verwenden den gewählten Schlüssel. Passen Sie die Felder an Ihr Formular an.',
  useKey: 'Schlüssel der Beispiele',
  form: 'HTML-Formular',
  formText:
    'Das Skript sendet die Einwilligung beim Absenden des Formulars, mit einer Kopie des Formulars, wie man es sah: nie Passwörter, Karten oder Dateien. Es setzt kein Cookie und hält das Formular nicht auf.',
  server: 'Von einem Server',
  serverText: 'Durch den Idempotency-Key zählt eine wiederholte Anfrage nur einmal.',
  email: 'E-Mail',
  agree: 'Ich habe die Datenschutzerklärung gelesen',
  newsletter: 'Bitte den Newsletter senden',
  send: 'Anmelden',
};
