import type { Translated } from '../../translated.ts';
import type { emails as english } from '../en/emails.ts';

export const emails: Translated<typeof english> = {
  embeddingInstructions: {
    subject: 'So kommt die Datenschutzerklärung auf Ihre Website',
    body: `Jemand, der Ihre Website betreut, bittet Sie, dieses Dokument dort einzubinden:

%{url}

Fügen Sie diesen Code in die Fußzeile jeder Seite ein, direkt vor dem schließenden body-Tag:

%{code}

Er zeigt einen Link, der das Dokument auf Ihrer Seite öffnet. Mehr ist nicht nötig: Der Text bleibt von selbst aktuell.`,
  },
  verifyEmail: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    body: `Willkommen!

Bitte bestätigen Sie, dass %{email} Ihre E-Mail-Adresse ist, indem Sie diesen Link öffnen:

%{link}

Der Link ist %{hours} Stunden lang gültig. Wenn Sie sich nicht registriert haben, brauchen Sie nichts zu tun: Ohne die Bestätigung kann niemand Ihre Adresse hier verwenden.`,
  },
  signUpAgain: {
    subject: 'Sie haben bereits ein Konto',
    body: `Jemand – vielleicht Sie selbst – wollte sich mit %{email} registrieren. Zu dieser Adresse gibt es bereits ein Konto; es wurde daher nichts angelegt.

Um sich anzumelden, öffnen Sie diese Seite:

%{link}

Wenn Sie Ihr Passwort vergessen haben, können Sie dort ein neues festlegen. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.`,
  },
  resetPassword: {
    subject: 'Neues Passwort festlegen',
    body: `Jemand – vermutlich Sie selbst – möchte für das Konto von %{email} ein neues Passwort festlegen. Öffnen Sie dazu diesen Link:

%{link}

Der Link funktioniert einmal, und zwar innerhalb von %{minutes} Minuten. Wenn Sie das nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.`,
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    body: `Das Passwort für das Konto von %{email} wurde geändert, und alle anderen Geräte wurden abgemeldet.

Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest:

%{link}`,
  },
  confirmNewEmail: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    body: `Sie möchten sich künftig mit %{email} anmelden. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, indem Sie diesen Link öffnen:

%{link}

Der Link ist %{hours} Stunden lang gültig. Bis dahin gilt Ihre bisherige Adresse. Wenn Sie das nicht angefordert haben, brauchen Sie nichts zu tun.`,
  },
  newEmailTaken: {
    subject: 'Zu dieser Adresse gibt es bereits ein Konto',
    body: `Jemand – vielleicht Sie selbst – wollte die E-Mail-Adresse eines anderen Kontos in %{email} ändern. Zu dieser Adresse gibt es bereits ein Konto; es wurde daher nichts geändert.

Wenn Sie das nicht waren, brauchen Sie nichts zu tun.`,
  },
  emailChanging: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    body: `Jemand – vermutlich Sie selbst – möchte die E-Mail-Adresse Ihres Kontos von %{email} in %{newEmail} ändern. Die Änderung wird wirksam, sobald der Link geöffnet wird, der an die neue Adresse geschickt wurde.

Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest:

%{link}`,
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    body: `Ab jetzt melden Sie sich mit %{newEmail} an. Die Adresse %{email} wird für Ihr Konto nicht mehr verwendet.

Wenn Sie das nicht waren, wenden Sie sich bitte an den Betreiber dieser Installation.`,
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    body: `Das Konto „%{account}“ wurde mit allem gelöscht, was dazugehörte: den Websites, den Dokumenten und den veröffentlichten Seiten. Das lässt sich nicht rückgängig machen.`,
  },
  newDevice: {
    subject: 'Anmeldung mit einem neuen Gerät',
    body: `Jemand hat sich beim Konto von %{email} in einem Browser angemeldet, der dafür bisher nicht verwendet wurde:

%{device}, %{when} (UTC)

Wenn Sie das waren, brauchen Sie nichts zu tun.

Wenn Sie das nicht waren, rufen Sie diese Installation wie gewohnt auf, legen Sie in den Kontoeinstellungen ein neues Passwort fest und melden Sie unbekannte Geräte ab. Diese E-Mail enthält absichtlich keinen Link.`,
  },
  newKey: {
    subject: 'In Ihrem Konto wurde ein neuer Schlüssel angelegt',
    body: `Im Konto „%{account}“ wurde %{what} angelegt:

%{who}, %{device}, %{when} (UTC)

Wenn das niemand aus Ihrem Team war, rufen Sie diese Installation wie gewohnt auf, löschen Sie den Schlüssel, legen Sie ein neues Passwort fest und sehen Sie sich in den Kontoeinstellungen die Aktivitäten an. Diese E-Mail enthält absichtlich keinen Link.`,
    kinds: {
      'api-key.created': 'ein API-Schlüssel',
      'consent-key.created': 'ein Schlüssel für die Einwilligungsdatenbank',
      'webhook.created': 'ein Webhook mit seinem Geheimnis',
      'webhook.secret-changed': 'ein neues Geheimnis für einen Webhook',
    },
  },
  dataExported: {
    subject: 'Daten Ihres Kontos wurden exportiert',
    body: `Im Konto „%{account}“ hat jemand %{what} exportiert:

%{who}, %{device}, %{when} (UTC)

Wenn das niemand aus Ihrem Team war, rufen Sie diese Installation wie gewohnt auf, legen Sie ein neues Passwort fest, melden Sie unbekannte Geräte ab und sehen Sie sich in den Kontoeinstellungen die Aktivitäten an. Diese E-Mail enthält absichtlich keinen Link.`,
    kinds: {
      'account.exported': 'das gesamte Konto',
      'consents.exported': 'Einwilligungen oder Personen aus der Einwilligungsdatenbank',
      'person.exported': 'die Daten einer Person aus der Einwilligungsdatenbank',
      'preferences.exported': 'Entscheidungen von Besuchern',
      'newsletter.exported': 'Newsletter-Abonnements',
    },
  },
  eventOrigin: {
    browser: '%{browser} unter %{system}',
    script: 'ein Programm',
    unknown: 'unbekanntes Gerät',
    operator: 'der Betreiber dieser Installation',
  },
  outbox: {
    title: 'Postausgang',
    why: 'Es ist kein Mailserver eingerichtet; die E-Mails dieser Installation werden deshalb hier aufbewahrt. Nur dieser Computer kann sie sehen.',
    none: 'Noch keine E-Mails.',
  },
  scanNews: {
    subject: 'Auf %{site} hat sich etwas geändert',
    body: `Wir haben %{site} wie geplant gescannt. Das ist neu:

%{lines}

Sehen Sie nach, was gefunden wurde, nehmen Sie es in Ihre Dokumente auf oder prüfen Sie, was vor einer Einwilligung geschieht:

%{link}

Auf derselben Seite können Sie ändern, wie oft wir scannen und ob wir Ihnen schreiben.`,
    found: 'Neu auf der Website: %{services}',
    gone: 'Nicht mehr auf der Website: %{services}',
    missing: 'Nicht in Ihren Dokumenten: %{services}',
    early: 'Vor einer Einwilligung oder nach einer Ablehnung aktiv: %{services}',
    verdict: 'Der Ablehnungstest: %{verdict}',
    pass: 'bestanden',
    fail: 'nicht bestanden',
    unclear: 'unklar',
  },
  consentExport: {
    subject: 'Ihre Datei aus der Einwilligungsdatenbank liegt bereit',
    body: `Die Datei, die Sie angefordert haben, ist fertig: %{rows} Zeilen aus der Einwilligungsdatenbank von %{site}. Melden Sie sich an und laden Sie sie hier herunter:

%{link}

Der Link funktioniert %{days} Tage lang. Danach können Sie jederzeit eine neue Datei anfordern.`,
  },
  preferenceExport: {
    subject: 'Die Auswahlen Ihrer Besucher liegen bereit',
    body: `Die Datei, die Sie angefordert haben, ist fertig: %{rows} Auswahlen von Besuchern von %{site}. Melden Sie sich an und laden Sie sie hier herunter:

%{link}

Der Link funktioniert %{days} Tage lang. Danach können Sie jederzeit eine neue Datei anfordern.`,
  },
  webhookFailing: {
    subject: 'Webhooks an %{host} wurden ausgeschaltet',
    body: `Seit %{since} ist nichts mehr angekommen, was wir an diesen Webhook-Endpunkt geschickt haben. Wir haben ihn deshalb ausgeschaltet:

%{url}

Sobald er wieder antwortet, können Sie ihn einschalten und Fehlgeschlagenes erneut senden. Beides geht auf dieser Seite:

%{link}`,
  },
  webhookGone: {
    subject: 'Webhooks an %{host} wurden ausgeschaltet',
    body: `Dieser Webhook-Endpunkt hat geantwortet, dass es ihn nicht mehr gibt (410). Wir haben ihn deshalb ausgeschaltet:

%{url}

War das ein Versehen, können Sie ihn wieder einschalten und Fehlgeschlagenes erneut senden. Beides geht auf dieser Seite:

%{link}`,
  },
};
