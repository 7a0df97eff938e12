import type { Translated } from '../../../translated.ts';
import type { newsletterOptIn as english } from '../../en/dashboard/newsletter.ts';
import { csvExports } from './csv-exports.ts';

export const newsletterOptIn: Translated<typeof english> = {
  title: 'Opt-in newsletter',
  description: 'Chi ha chiesto le newsletter di %{site}, chi lo ha confermato e i consensi che lo provano.',
  loading: 'Caricamento delle iscrizioni',
  close: 'Chiudere',
  consents: 'Archivio dei consensi',
  toPage: 'Gestire le newsletter',

  card: {
    text: 'Ci si iscrive da un modulo delle Sue pagine e si conferma via e-mail. Ogni passo è conservato come consenso.',
    open: 'Aprire l’opt-in newsletter',
    none: 'Ancora nessuna newsletter',
    running: 'Configurata',
    newsletters: { one: '%{number} newsletter', other: '%{number} newsletter' },
    receiving: { one: '%{number} persona riceve e-mail', other: '%{number} persone ricevono e-mail' },
  },

  statuses: {
    pending: 'In attesa',
    confirmed: 'Confermata',
    unsubscribed: 'Disiscritta',
    declined: 'Rifiutata',
    expired: 'Scaduta',
  },
  statusHints: {
    pending: 'Ha chiesto la newsletter e non ha ancora confermato. Non invii nulla.',
    confirmed: 'Riceve la newsletter.',
    unsubscribed: 'Non la vuole più. Non invii nulla.',
    declined: 'Ha detto che l’indirizzo è stato inserito da qualcun altro. Non invii nulla.',
    expired: 'Non ha confermato in tempo. Non invii nulla.',
  },
  types: { double: 'Doppio opt-in', single: 'Opt-in singolo' },
  sources: { public: 'Pubblica', private: 'Privata' },
  sourceHints: {
    public: 'Pubblica: richiesta da una pagina, con una chiave pubblica',
    private: 'Privata: inviata da un server con una chiave privata, o aggiunta qui',
  },
  addressDeleted: 'Indirizzo cancellato',

  list: {
    title: 'Iscrizioni',
    table: 'Iscrizioni, dalla più recente',
    created: 'Creata (UTC)',
    subject: 'Interessato',
    newsletter: 'Newsletter',
    source: 'Fonte',
    type: 'Tipo',
    status: 'Stato',
    searchHint: 'Nome, e-mail o ID',
    openAt: 'UTC, mostrare %{name}',
    none: 'Ancora nessuna iscrizione',
    noneText: 'Metta un modulo sulla Sua pagina, o aggiunga chi l’ha chiesto altrove. Appare qui subito.',
    noNewsletter: 'Ancora nessuna newsletter',
    noNewsletterText: 'Configuri una newsletter. Da allora i moduli con la sua preferenza iscrivono le persone.',
    filteredText: 'Nessuna iscrizione corrisponde a questa ricerca e a questi filtri.',
  },

  detail: {
    title: 'Iscrizione',
    facts: 'Chi e come',
    person: 'Persona',
    toPerson: 'Mostrare tutti i consensi',
    fullName: 'Nome completo',
    email: 'E-mail',
    externalId: 'Il Suo ID',
    language: 'Lingua delle e-mail',
    expires: 'Si può confermare fino al',
    moment: '%{date}, %{time} UTC',
    id: 'ID dell’iscrizione',
    timeline: 'Che cosa è successo',
    timelineText: 'Dal più vecchio. Ciò che vale come sì o come no è un consenso, che si può provare.',
    events: {
      asked: 'Newsletter richiesta',
      mailed: 'E-mail di conferma inviata',
      welcomed: 'E-mail di benvenuto inviata',
      confirmed: 'Confermata',
      declined: 'Ha detto di non essere stata lei',
      expired: 'Non confermata in tempo',
      unsubscribed: 'Disiscritta',
      claimed: 'Disiscrizione chiesta da un modulo',
      askedWhetherOver: 'E-mail per disiscriversi inviata',
    },
    claim: 'Disiscrizione chiesta da un modulo',
    claimText:
      'Il %{date}, %{time} UTC. È stata chiesta conferma via e-mail; finché il link non viene usato, la newsletter viene inviata.',
    proof: 'Mostrare il consenso',
    unsubscribeUrl: 'Indirizzo per disiscriversi',
    unsubscribeUrlHint:
      'Lo metta in ogni e-mail a questa persona. Vale subito, senza accesso, anche dal pulsante di disiscrizione dei programmi di posta.',
    copyUrl: 'Copiare l’indirizzo',
    resend: 'Inviare di nuovo l’e-mail',
    resent: 'L’e-mail di conferma è in arrivo',
    unsubscribe: 'Disiscrivere',
    unsubscribeTitle: 'Disiscrivere %{name}?',
    unsubscribeText:
      'Per chi glielo ha chiesto. Da ora non riceve più nulla; ai suoi consensi si aggiunge una revoca. Può iscriversi di nuovo da sé.',
    unsubscribed: 'Disiscrizione di %{name} registrata',
  },

  add: {
    title: 'Aggiungere un’iscrizione',
    text: 'Per chi l’ha chiesto su carta, al telefono o di persona. Conta come privata.',
    newsletter: 'Newsletter',
    email: 'E-mail',
    fullName: 'Nome completo',
    language: 'Lingua delle e-mail',
    verified: 'La persona ha già confermato',
    verifiedHint: 'Solo se può dimostrarlo. Non viene inviata alcuna e-mail di conferma.',
    save: 'Aggiungere',
    asked: 'Viene chiesta conferma a %{email}',
    subscribed: 'Iscrizione di %{email} registrata',
  },

  newsletters: {
    title: 'Newsletter',
    create: 'Configurare una newsletter',
    edit: 'Modificare',
    editOf: 'Modificare %{name}',
    code: 'Codice',
    codeOf: 'Codice per %{name}',
    delete: 'Eliminare',
    deleteOf: 'Eliminare %{name}',
    more: 'Altro per %{name}',
    preference: 'Preferenza',
    welcomed: 'E-mail di benvenuto',
    replyTo: {
      texts: {
        own: 'Le risposte vanno a %{email}.',
        confirmed: 'Le risposte vanno a %{email}, che ha confermato il %{date}.',
        waiting:
          'Le risposte devono arrivare a %{email}: la conferma è stata chiesta per e-mail il %{date}. Fino ad allora nessuna e-mail indica questo indirizzo.',
        declined:
          '%{email} non vuole ricevere le risposte (%{date}). Nessuna e-mail lo indica: inserisci un altro indirizzo.',
        unasked:
          'A %{email} non è mai stato chiesto se vuole le risposte. Fino alla conferma nessuna e-mail indica questo indirizzo.',
      },
      statuses: { waiting: 'In attesa di conferma', declined: 'Rifiutato', unasked: 'Non confermato' },
      resend: 'Invia di nuovo l’e-mail',
      send: 'Chiedi per e-mail',
      sent: 'Un’e-mail è in viaggio verso %{email}',
    },
    hours: { one: 'Link valido %{number} ora', other: 'Link valido %{number} ore' },
    share: 'La ricevono %{confirmed} su %{asked} che l’hanno chiesta (%{share})',
    nobody: 'Nessuno l’ha ancora chiesta',
    counts: '%{name} per stato',
    show: 'Mostrare %{status}: %{number}',
  },

  form: {
    editTitle: 'Modificare %{name}',
    name: 'Nome',
    nameHint: 'Come lo leggono gli iscritti.',
    preference: 'Preferenza',
    preferenceHint:
      'Il nome con cui il Suo modulo la chiede. Un consenso che vi dice sì iscrive, uno che dice no disiscrive.',
    preferenceChange: 'I moduli che usano ancora il nome «%{preference}» non iscrivono più nessuno.',
    optIn: 'Come ci si iscrive',
    optInHints: {
      double:
        'Un’e-mail chiede se è stata la persona stessa. Solo chi apre il link e conferma riceve la newsletter. Così può provare che l’indirizzo è suo.',
      single:
        'Chi inserisce un indirizzo riceve subito la newsletter. Chiunque può inserire l’indirizzo di un altro, e Lei non può provare chi è stato. In Germania e in Austria i tribunali richiedono il doppio opt-in.',
    },
    optInChange: 'Chi ora è in attesa deve comunque confermare.',
    confirmHours: 'Il link di conferma vale',
    hours: { one: '%{number} ora', other: '%{number} ore' },
    days: { one: '%{number} giorno', other: '%{number} giorni' },
    mails: 'E-mail e pagine',
    senderName: 'Nome del mittente',
    senderNameHint: 'Vuoto: il nome del sito.',
    replyTo: 'Le risposte vanno a',
    replyToHint:
      'Vuoto: da nessuna parte. A un indirizzo che non è tuo si chiede prima per e-mail; è indicato dopo la conferma.',
    confirmedUrl: 'Pagina dopo la conferma',
    confirmedUrlHint: 'Un Suo indirizzo. Vuoto: una nostra pagina dice che è andata a buon fine.',
    welcome: 'Inviare un’e-mail dopo la conferma',
    welcomeHint:
      'Dice che è andata a buon fine e contiene il link per disiscriversi. La newsletter stessa la invia Lei.',
    create: 'Configurare',
    save: 'Salvare',
    created: '%{name}: configurazione completata',
    saved: '%{name}: modifiche salvate',
  },

  code: {
    title: 'Codice per %{name}',
    text: 'Lo metta sulla Sua pagina, o dia alla casella di un modulo che ha già l’attributo data-candor-preference. Lasci vuota la casella: si acconsente spuntandola.',
    key: 'Il codice usa la chiave pubblica «%{key}».',
    noKey: 'Non c’è ancora una chiave pubblica. Ne crei una e la metta al posto di YOUR_PUBLIC_KEY.',
    toKeys: 'Chiavi e codice',
    form: 'Modulo HTML',
    email: 'E-mail',
    agree: 'Desidero ricevere %{name}. Posso disiscrivermi in qualsiasi momento.',
    send: 'Iscriversi',
  },

  remove: {
    title: 'Eliminare %{name}?',
    goes: {
      one: 'Si perde %{number} iscrizione, e il suo indirizzo per disiscriversi non funziona più.',
      other: 'Si perdono %{number} iscrizioni, e i loro indirizzi per disiscriversi non funzionano più.',
    },
    goesNone: 'Non ha iscrizioni.',
    pending: 'Chi non ha ancora confermato non può più farlo.',
    forms: 'I moduli con la preferenza «%{preference}» non iscrivono più nessuno.',
    stays: 'I consensi e le revoche restano nell’archivio dei consensi, con le loro prove.',
    deleted: '%{name}: eliminazione completata',
  },

  exports: {
    ...csvExports,
    download: 'Scaricare il CSV',
    downloads: 'Download',
    title: 'Scaricare le iscrizioni in CSV',
    text: 'Una riga per ogni iscrizione, con il suo indirizzo per disiscriversi. Il file viene preparato in background.',
    filtered: 'Solo ciò che i filtri trovano: %{filters}',
    filter: '%{label}: %{value}',
    of: 'Tutte le iscrizioni',
    all: 'Tutti i giorni',
    noneText:
      'Un CSV contiene ogni iscrizione con tutto ciò che le appartiene, come prova o per il programma che invia la Sua newsletter.',
  },
};
