import type { Translated } from '../../../translated.ts';
import type { newsletterOptIn as english } from '../../en/dashboard/newsletter.ts';
import { csvExports } from './csv-exports.ts';

export const newsletterOptIn: Translated<typeof english> = {
  title: 'Newsletter-Opt-in',
  description:
    'Wer die Newsletter von %{site} angefordert hat, wer das bestätigt hat, und die Einwilligungen, die es beweisen.',
  loading: 'Die Abonnements werden geladen',
  close: 'Schließen',
  consents: 'Einwilligungsdatenbank',
  toPage: 'Newsletter verwalten',

  card: {
    text: 'Man meldet sich über ein Formular Ihrer Seiten an und bestätigt per E-Mail. Jeder Schritt bleibt als Einwilligung erhalten.',
    open: 'Newsletter-Opt-in öffnen',
    none: 'Noch kein Newsletter',
    running: 'Eingerichtet',
    newsletters: { one: '%{number} Newsletter', other: '%{number} Newsletter' },
    receiving: { one: '%{number} Person erhält E-Mails', other: '%{number} Personen erhalten E-Mails' },
  },

  statuses: {
    pending: 'Ausstehend',
    confirmed: 'Bestätigt',
    unsubscribed: 'Abgemeldet',
    declined: 'Abgelehnt',
    expired: 'Abgelaufen',
  },
  statusHints: {
    pending: 'Hat den Newsletter angefordert, aber noch nicht bestätigt. Senden Sie nichts.',
    confirmed: 'Erhält den Newsletter.',
    unsubscribed: 'Möchte ihn nicht mehr. Senden Sie nichts.',
    declined: 'Hat gesagt, dass jemand anders die Adresse eingetragen hat. Senden Sie nichts.',
    expired: 'Hat nicht rechtzeitig bestätigt. Senden Sie nichts.',
  },
  types: { double: 'Double-Opt-in', single: 'Single-Opt-in' },
  sources: { public: 'Öffentlich', private: 'Privat' },
  sourceHints: {
    public: 'Öffentlich: auf einer Seite angefordert, mit einem öffentlichen Schlüssel',
    private: 'Privat: von einem Server mit einem privaten Schlüssel gesendet oder hier hinzugefügt',
  },
  addressDeleted: 'Adresse gelöscht',

  list: {
    title: 'Abonnements',
    table: 'Abonnements, neueste zuerst',
    created: 'Erstellt (UTC)',
    subject: 'Person',
    newsletter: 'Newsletter',
    source: 'Quelle',
    type: 'Art',
    status: 'Status',
    searchHint: 'Name, E-Mail oder ID',
    openAt: 'UTC, %{name} anzeigen',
    none: 'Noch keine Abonnements',
    noneText:
      'Setzen Sie ein Formular auf Ihre Seite, oder fügen Sie jemanden hinzu, der sich anderswo angemeldet hat. Er erscheint hier sofort.',
    noNewsletter: 'Noch kein Newsletter',
    noNewsletterText:
      'Richten Sie einen Newsletter ein. Von da an melden Formulare mit seiner Auswahl Personen dafür an.',
    filteredText: 'Kein Abonnement passt zu dieser Suche und diesen Filtern.',
  },

  detail: {
    title: 'Abonnement',
    facts: 'Wer, und wie',
    person: 'Person',
    toPerson: 'Alle Einwilligungen anzeigen',
    fullName: 'Voller Name',
    email: 'E-Mail',
    externalId: 'Ihre ID',
    language: 'Sprache der E-Mails',
    expires: 'Zu bestätigen bis',
    moment: '%{date}, %{time} UTC',
    id: 'ID des Abonnements',
    timeline: 'Was geschah',
    timelineText: 'Älteste zuerst. Was als Ja oder Nein zählt, ist eine Einwilligung, die sich beweisen lässt.',
    events: {
      asked: 'Newsletter angefordert',
      mailed: 'Bestätigungs-E-Mail gesendet',
      welcomed: 'Willkommens-E-Mail gesendet',
      confirmed: 'Bestätigt',
      declined: 'Gesagt, dass es jemand anders war',
      expired: 'Nicht rechtzeitig bestätigt',
      unsubscribed: 'Abgemeldet',
      claimed: 'Abmeldung über ein Formular verlangt',
      askedWhetherOver: 'E-Mail zum Abmelden gesendet',
    },
    claim: 'Abmeldung über ein Formular verlangt',
    claimText:
      'Am %{date}, %{time} UTC. Die Adresse wurde per E-Mail gefragt; bis ihr Link benutzt wird, wird der Newsletter gesendet.',
    proof: 'Einwilligung anzeigen',
    unsubscribeUrl: 'Adresse zum Abmelden',
    unsubscribeUrlHint:
      'Setzen Sie sie in jede E-Mail an diese Person. Sie wirkt sofort, ohne Anmeldung, auch über die Abmelden-Schaltfläche von Mailprogrammen.',
    copyUrl: 'Adresse kopieren',
    resend: 'E-Mail erneut senden',
    resent: 'Die Bestätigungs-E-Mail ist unterwegs',
    unsubscribe: 'Abmelden',
    unsubscribeTitle: '%{name} abmelden?',
    unsubscribeText:
      'Für jemanden, der Sie darum gebeten hat. Er erhält ab sofort nichts mehr; zu seinen Einwilligungen kommt ein Widerruf hinzu. Er kann sich selbst wieder anmelden.',
    unsubscribed: '%{name} ist abgemeldet',
  },

  add: {
    title: 'Abonnement hinzufügen',
    text: 'Für jemanden, der sich auf Papier, am Telefon oder im Gespräch angemeldet hat. Es zählt als privat.',
    newsletter: 'Newsletter',
    email: 'E-Mail',
    fullName: 'Voller Name',
    language: 'Sprache der E-Mails',
    verified: 'Die Person hat es bereits bestätigt',
    verifiedHint: 'Nur wenn Sie das belegen können. Es wird keine Bestätigungs-E-Mail gesendet.',
    save: 'Hinzufügen',
    asked: '%{email} wird per E-Mail gefragt',
    subscribed: '%{email} ist angemeldet',
  },

  newsletters: {
    title: 'Newsletter',
    create: 'Newsletter einrichten',
    edit: 'Bearbeiten',
    editOf: '%{name} bearbeiten',
    code: 'Code',
    codeOf: 'Code für %{name}',
    delete: 'Löschen',
    deleteOf: '%{name} löschen',
    more: 'Mehr zu %{name}',
    preference: 'Auswahl',
    welcomed: 'Willkommens-E-Mail',
    replyTo: {
      texts: {
        own: 'Antworten gehen an %{email}.',
        confirmed: 'Antworten gehen an %{email}, von dort bestätigt am %{date}.',
        waiting:
          'Antworten sollen an %{email} gehen; die Adresse wurde am %{date} per E-Mail gefragt. Bis zur Bestätigung nennt keine E-Mail sie.',
        declined:
          '%{email} möchte die Antworten nicht erhalten (%{date}). Keine E-Mail nennt die Adresse: Geben Sie eine andere an.',
        unasked:
          '%{email} wurde nie gefragt, ob Antworten dorthin gehen dürfen. Bis zur Bestätigung nennt keine E-Mail diese Adresse.',
      },
      statuses: { waiting: 'Wartet auf Bestätigung', declined: 'Abgelehnt', unasked: 'Nicht bestätigt' },
      resend: 'E-Mail noch einmal senden',
      send: 'Per E-Mail fragen',
      sent: 'Eine E-Mail an %{email} ist unterwegs',
    },
    hours: { one: 'Link gilt %{number} Stunde', other: 'Link gilt %{number} Stunden' },
    share: '%{confirmed} von %{asked} Angemeldeten erhalten ihn (%{share})',
    nobody: 'Noch hat sich niemand angemeldet',
    counts: '%{name} nach Status',
    show: '%{status} anzeigen: %{number}',
  },

  form: {
    editTitle: '%{name} bearbeiten',
    name: 'Name',
    nameHint: 'Wie Abonnenten ihn lesen.',
    preference: 'Auswahl',
    preferenceHint:
      'Der Name, unter dem Ihr Formular danach fragt. Eine Einwilligung, die Ja dazu sagt, meldet an; eine, die Nein sagt, meldet ab.',
    preferenceChange: 'Formulare, die noch den Namen „%{preference}“ verwenden, melden niemanden mehr an.',
    optIn: 'Wie man sich anmeldet',
    optInHints: {
      double:
        'Eine E-Mail fragt, ob es die Person selbst war. Nur wer ihren Link öffnet und bestätigt, erhält den Newsletter. So können Sie beweisen, dass die Adresse ihr gehört.',
      single:
        'Wer eine Adresse eingibt, erhält den Newsletter sofort. Jeder kann die Adresse eines anderen eingeben, und Sie können nicht beweisen, wer es war. In Deutschland und Österreich verlangen Gerichte das Double-Opt-in.',
    },
    optInChange: 'Wer jetzt aussteht, muss weiterhin bestätigen.',
    confirmHours: 'Der Link zum Bestätigen gilt',
    hours: { one: '%{number} Stunde', other: '%{number} Stunden' },
    days: { one: '%{number} Tag', other: '%{number} Tage' },
    mails: 'E-Mails und Seiten',
    senderName: 'Name des Absenders',
    senderNameHint: 'Leer: der Name der Website.',
    replyTo: 'Antworten gehen an',
    replyToHint:
      'Leer: nirgendwohin. Eine fremde Adresse wird erst per E-Mail gefragt und genannt, sobald sie bestätigt ist.',
    confirmedUrl: 'Seite nach dem Bestätigen',
    confirmedUrlHint: 'Eine Adresse von Ihnen. Leer: Eine Seite von uns sagt, dass es geklappt hat.',
    welcome: 'Nach der Bestätigung eine E-Mail senden',
    welcomeHint:
      'Sie sagt, dass es geklappt hat, und enthält den Link zum Abmelden. Den Newsletter selbst versenden Sie.',
    create: 'Einrichten',
    save: 'Speichern',
    created: '%{name} ist eingerichtet',
    saved: '%{name} ist gespeichert',
  },

  code: {
    title: 'Code für %{name}',
    text: 'Setzen Sie dies auf Ihre Seite, oder geben Sie dem Kästchen eines vorhandenen Formulars das Attribut data-candor-preference. Lassen Sie das Kästchen leer: Eingewilligt wird durch Ankreuzen.',
    key: 'Der Code verwendet den öffentlichen Schlüssel „%{key}“.',
    noKey:
      'Es gibt noch keinen öffentlichen Schlüssel. Erstellen Sie einen und setzen Sie ihn an die Stelle von YOUR_PUBLIC_KEY.',
    toKeys: 'Schlüssel und Code',
    form: 'HTML-Formular',
    email: 'E-Mail',
    agree: 'Ich möchte %{name} erhalten und kann mich jederzeit abmelden.',
    send: 'Anmelden',
  },

  remove: {
    title: '%{name} löschen?',
    goes: {
      one: '%{number} Abonnement geht verloren, und seine Adresse zum Abmelden wirkt nicht mehr.',
      other: '%{number} Abonnements gehen verloren, und ihre Adressen zum Abmelden wirken nicht mehr.',
    },
    goesNone: 'Er hat keine Abonnements.',
    pending: 'Wer noch nicht bestätigt hat, kann es nicht mehr.',
    forms: 'Formulare mit der Auswahl „%{preference}“ melden niemanden mehr an.',
    stays: 'Die Einwilligungen und Widerrufe bleiben mit ihren Beweisen in der Einwilligungsdatenbank.',
    deleted: '%{name} ist gelöscht',
  },

  exports: {
    ...csvExports,
    download: 'CSV herunterladen',
    downloads: 'Downloads',
    title: 'Abonnements als CSV herunterladen',
    text: 'Eine Zeile für jedes Abonnement, mit seiner Adresse zum Abmelden. Die Datei wird im Hintergrund vorbereitet.',
    filtered: 'Nur, was die Filter finden: %{filters}',
    filter: '%{label}: %{value}',
    of: 'Alle Abonnements',
    all: 'Alle Tage',
    noneText:
      'Eine CSV-Datei enthält jedes Abonnement mit allem, was dazugehört: als Nachweis oder für das Programm, das Ihren Newsletter versendet.',
  },
};
