import type { Translated } from '../../../../translated.ts';
import type { scan as english } from '../../../en/dashboard/detection/scan.ts';

export const scan: Translated<typeof english> = {
  title: 'Scansione di %{site}',
  action: 'Scansiona il sito',
  again: 'Nuova scansione',
  retry: 'Riprova',
  loading: 'Caricamento della scansione',

  empty: {
    title: 'Che cosa carica davvero %{site}?',
    text: 'Apriamo le pagine come farebbe un visitatore ed elenchiamo i servizi che caricano, i cookie che impostano e ciò che avviene comunque quando qualcuno rifiuta.',
    steps: [
      'Visita le pagine tre volte: senza scegliere, dopo aver rifiutato tutto e dopo aver accettato tutto.',
      'Confronta quanto trovato con i documenti. Ciò che manca si aggiunge in un solo passaggio.',
      'Dura da uno a tre minuti. Ciò che viene visto resta su questo server e non è inviato altrove.',
    ],
    address: 'Indirizzo da cui iniziare',
    addressHint: 'Da lì seguiamo i link del sito.',
  },

  engines: { browser: 'con un browser', fetch: 'solo html' },
  fetchTitle: 'Questo server non dispone di un browser',
  fetchText:
    'Si leggono solo l’html delle pagine e i relativi script. Gli script che ne caricano altri, i cookie e ciò che avviene dopo una scelta restano invisibili.',
  fetchHow:
    'Per vedere tutto, chi gestisce il server può installare Chromium o indicarne il percorso in CHROMIUM_PATH.',

  running: {
    waiting: 'In attesa del proprio turno',
    starting: 'Apertura del sito',
    phases: {
      before: 'Le pagine vengono osservate prima di ogni scelta',
      rejected: 'Tutto viene rifiutato, poi si osserva di nuovo',
      accepted: 'Tutto viene accettato, poi si osserva di nuovo',
    },
    page: 'Pagina osservata ora',
    bar: 'Avanzamento della scansione',
    pages: '%{finished} visite su circa %{expected}',
    requests: { one: 'Una richiesta vista', many: '%{number} di richieste viste', other: '%{number} richieste viste' },
    stop: 'Interrompi',
    stopping: 'Interruzione in corso',
    leave: 'È possibile lasciare questa pagina. La scansione prosegue e il risultato si trova poi qui.',
    done: 'La scansione è terminata.',
  },

  failed: {
    title: 'Questa scansione non è riuscita',
    at: 'Tentativo su %{url}',
  },

  summary: {
    label: 'Il risultato in breve',
    test: 'Test di rifiuto',
    services: { one: 'servizio trovato', many: 'servizi trovati', other: 'servizi trovati' },
    missing: { one: 'non nei documenti', many: 'non nei documenti', other: 'non nei documenti' },
    unknown: { one: 'terza parte sconosciuta', many: 'terze parti sconosciute', other: 'terze parti sconosciute' },
    pages: { one: 'pagina vista', many: 'pagine viste', other: 'pagine viste' },
    when: '%{date}, %{engine}, %{duration}',
    seconds: { one: 'un secondo', many: '%{number} di secondi', other: '%{number} secondi' },
    minutes: { one: 'un minuto', many: '%{number} di minuti', other: '%{number} minuti' },
  },
  endings: {
    time: 'Il tempo della scansione è scaduto. È elencato ciò che si è visto fino ad allora.',
    bytes: 'Il sito ha inviato più di quanto una scansione legga. È elencato ciò che si è visto fino ad allora.',
    requests:
      'Il sito ha inviato più richieste di quante una scansione ne segua. È elencato ciò che si è visto fino ad allora.',
    refused: 'Una parte del sito porta a indirizzi che una scansione non apre. Tutto il resto è elencato.',
    unreachable: 'Il sito ha smesso di rispondere. È elencato ciò che si è visto fino ad allora.',
    stopped: 'Questa scansione è stata interrotta in anticipo. È elencato ciò che si è visto fino ad allora.',
  },

  tabs: {
    label: 'Che cosa ha trovato la scansione',
    services: 'Servizi',
    unknown: 'Terze parti sconosciute',
    test: 'Test di rifiuto',
    pages: 'Pagine',
  },

  pages: {
    title: 'Pagine visitate',
    page: 'Pagina',
    phase: 'Visita',
    ending: 'Esito',
    requests: 'Richieste',
    size: 'Dimensione',
    time: 'Tempo',
    seconds: '%{number} s',
    endings: {
      done: 'Vista',
      time: 'Tempo scaduto',
      bytes: 'Troppo grande',
      requests: 'Troppe richieste',
      refused: 'Non aperta',
      unreachable: 'Nessuna risposta',
      stopped: 'Interrotta',
    },
    status: '%{ending} (%{status})',
    refused: { one: 'una non seguita', many: '%{number} non seguite', other: '%{number} non seguite' },
    capsTitle: 'Perché alcune visite sono terminate prima',
    caps: {
      time: 'Tempo scaduto: ogni pagina, come l’intera scansione, ha un tempo limitato. Conta ciò che è stato caricato fino ad allora.',
      bytes:
        'Troppo grande: di una pagina e di un sito si legge solo una certa quantità. Conta ciò che è arrivato prima.',
      requests: 'Troppe richieste: oltre un certo limite non se ne seguono altre.',
      refused: 'Non aperta: l’indirizzo porta a una rete privata o non è tra quelli che una scansione apre.',
      unreachable:
        'Nessuna risposta: non è stato possibile caricare la pagina. Nel browser potrebbe comunque funzionare.',
      stopped: 'Interrotta: qualcuno ha fermato la scansione.',
    },
  },

  history: {
    title: 'Scansioni eseguite',
    date: 'Data',
    result: 'Test di rifiuto',
    services: 'Servizi',
    missing: 'Non nei documenti',
    by: 'Avviata da',
    triggers: { person: 'Una persona', schedule: 'La pianificazione' },
    statuses: { waiting: 'In attesa', running: 'In corso', failed: 'Non riuscita' },
    shown: 'Mostrata sopra',
  },

  schedule: {
    title: 'Scansioni periodiche',
    text: 'I siti cambiano. Si incorpora un nuovo strumento, un plugin si aggiorna da solo e i documenti non corrispondono più alla realtà.',
    every: 'Frequenza',
    choices: { off: 'Mai', weekly: 'Ogni settimana', monthly: 'Ogni mese' },
    mail: 'Avvisami via e-mail',
    mailHint: 'Solo se qualcosa è nuovo, non c’è più o è attivo prima del consenso.',
    mailNotSent: 'Questo server non può ancora inviare e-mail. Ciò che invierebbe è conservato nella posta in uscita.',
    next: 'Prossima scansione: %{date}',
    none: 'Non è prevista alcuna altra scansione.',
    saved: 'La pianificazione è stata salvata.',
  },

  card: {
    title: 'Scansione',
    text: 'Quali servizi carica davvero il sito e che cosa avviene quando qualcuno rifiuta.',
    never: 'Non ancora eseguita',
    last: 'Ultima scansione: %{date}',
    running: 'In corso',
    missing: {
      one: 'Un servizio non è nei documenti',
      many: '%{number} di servizi non sono nei documenti',
      other: '%{number} servizi non sono nei documenti',
    },
    none: 'Tutto ciò che è stato trovato è nei documenti',
    see: 'Vedi il risultato',
    watch: 'Segui la scansione',
  },
};
