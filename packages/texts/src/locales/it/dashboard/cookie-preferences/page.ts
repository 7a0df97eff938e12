import type { Translated } from '../../../../translated.ts';
import type { page as english } from '../../../en/dashboard/cookie-preferences/page.ts';

export const page: Translated<typeof english> = {
  title: 'Preferenze sui cookie',
  description:
    'Che cosa hanno scelto i visitatori di %{site}. Chi siano non risulta da nessuna parte: nessun indirizzo, nessun browser, nessun nome.',
  loading: 'Caricamento delle scelte',
  tabs: {
    label: 'Preferenze sui cookie',
    choices: 'Scelte',
    statistics: 'Statistiche',
    downloads: 'Download',
    retention: 'Conservazione',
  },
  download: 'Scarica CSV',
  banner: 'Banner dei cookie',

  card: {
    text: 'Ogni scelta dei visitatori con ciò che avevano davanti: come prova e in cifre.',
    open: 'Vedi le scelte',
    none: 'Ancora nessuna scelta',
    choices: {
      one: '%{number} scelta in 30 giorni',
      many: '%{number} di scelte in 30 giorni',
      other: '%{number} scelte in 30 giorni',
    },
    accepted: '%{share} ha accettato tutto',
    last: 'Ultima il %{date}, %{time} UTC',
    states: { fine: 'Registrazione attiva', late: 'In ritardo', outage: 'Interrotta' },
  },

  state: {
    late: 'Questa pagina è in ritardo',
    lateText: 'Le scelte vengono registrate, ma alcune non compaiono ancora. Conteggio fino a %{time} UTC.',
    outage: 'Al momento le scelte non possono essere registrate',
    outageText:
      'Questa pagina non viene aggiornata al momento. I browser conservano ogni scelta e la inviano di nuovo, quindi nessuna va persa. Ultima scelta registrata: %{time} UTC.',
    outageNever:
      'Questa pagina non viene aggiornata al momento. I browser conservano ogni scelta e la inviano di nuovo.',
    newer: 'Sono arrivate nuove scelte',
    show: 'Mostra',
  },

  actions: {
    accept: 'Ha accettato tutto',
    reject: 'Ha rifiutato tutto',
    custom: 'Ha scelto voce per voce',
    close: 'Ha chiuso senza accettare',
    gpc: 'Rifiuto tramite segnale del browser',
    context: 'Ha consentito da un segnaposto',
    withdraw: 'Ha revocato il consenso',
  },
  actionNotes: {
    accept: 'Il visitatore ha premuto il pulsante che accetta tutte le finalità.',
    reject: 'Il visitatore ha premuto il pulsante che rifiuta tutto ciò che non è necessario.',
    custom: 'Il visitatore ha impostato gli interruttori e salvato.',
    close: 'Il visitatore ha chiuso il banner. Vale come rifiuto.',
    gpc: 'Il browser ha inviato Global Privacy Control, rispettato senza bisogno di un clic.',
    context:
      'Il visitatore ha consentito un contenuto, come un video o una mappa, nel punto della pagina in cui si trova.',
    withdraw: 'Il visitatore ha revocato tutto ciò che aveva consentito.',
  },

  regimes: {
    strictest: 'Regole più severe',
    eu: 'UE e SEE',
    'ca-qc': 'Québec',
    'us-ca': 'California',
    other: 'Altri paesi',
  },
  unknownCountry: 'Sconosciuto',
  version: 'Versione %{number}',
  seconds: '%{number} s',
};
