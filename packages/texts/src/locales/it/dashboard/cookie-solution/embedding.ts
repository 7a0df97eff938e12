import type { Translated } from '../../../../translated.ts';
import type { embedding as english } from '../../../en/dashboard/cookie-solution/embedding.ts';

export const embedding: Translated<typeof english> = {
  notYet: 'Ancora nessun codice',
  notYetText: 'Il codice nasce con il primo salvataggio. Salva le impostazioni, poi pubblicale.',
  notPublished: 'Non ancora pubblicato: fino ad allora il tag non carica nulla e i tag marcati attendono.',
  toSettings: 'Alle impostazioni',
  tag: {
    title: 'Il tag',
    text: 'Incollalo nell’head di ogni pagina, prima di tutti gli altri script. Un solo file, uguale per tutti i visitatori.',
    which: 'Tipo di tag',
  },
  kinds: {
    async: {
      label: 'Un tag',
      text: 'Si carica accanto alla pagina e non ritarda nulla. I tag marcati lo attendono, qualunque cosa accada. Ciò che la pagina carica prima, senza marcatura, non viene fermato. Adatto alla maggior parte dei siti.',
    },
    loader: {
      label: 'Piccolo loader',
      text: 'Cerca prima una scelta: chi ha già scelto carica 2,5 kB invece di tutto il banner. Adatto ai siti con molti visitatori che ritornano.',
    },
    sync: {
      label: 'Tag bloccante',
      text: 'La pagina lo attende, così anche gli script successivi senza marcatura vengono fermati. Costa una richiesta prima che la pagina compaia.',
    },
    guard: {
      label: 'Guardia nella pagina',
      text: 'Fa lo stesso del tag bloccante senza alcuna richiesta: un piccolo script nella pagina stessa. Rinnovalo dopo ogni pubblicazione o fallo inserire dal tuo server.',
    },
    csp: {
      label: 'Policy severa',
      text: 'Per i più severi: con una Content-Security-Policy è il browser stesso a rifiutare ciò che non è permesso. I due elenchi valgono prima e dopo il consenso.',
    },
    gpc: {
      label: 'gpc.json',
      text: 'Dice in /.well-known/gpc.json che il tuo sito rispetta il Global Privacy Control.',
    },
  },
  codeOf: 'Codice: %{kind}',
  addresses: {
    title: 'Indirizzi',
    script: 'Banner',
    kept: 'Per chi ha già scelto',
    guard: 'Guardia',
    rules: 'Regole di riscrittura',
    choice: 'Dove vanno le scelte',
  },
  marks: {
    title: 'Tag che attendono',
    text: 'Un tag marcato è html inerte: nessun browser lo carica, neanche se il nostro script non arriva mai. È questa la garanzia.',
    service: 'Servizio',
    any: 'Qualsiasi servizio',
    script: 'Uno script da altrove',
    inline: 'Uno script nella pagina',
    frame: 'Un video, una mappa, un modulo',
    picture: 'Un’immagine che conta',
    waits: 'Attende: %{purpose}',
    ours: 'Di questo sito',
  },
  reopen: {
    title: 'Un link per cambiare la scelta',
    text: 'Mettilo a piè di pagina se hai scelto un link tuo. In ogni pagina apre le scelte.',
    label: 'Le tue scelte sulla privacy',
  },
  others: {
    title: 'Con che cosa costruisci',
    text: 'Ognuno di questi inserisce il tag, o marca da sé i tag delle tue pagine.',
    which: 'Costruisci con',
    wordpress: 'WordPress',
    wordpressText:
      'Installa il plugin dalla cartella integrations/wordpress e inserisci questo id. Mette il tag per primo nell’head e marca i tag dei servizi noti.',
    react: 'React',
    reactText:
      'Il componente carica il banner una volta, anche nelle app a pagina singola e con il rendering sul server.',
    gtm: 'Google Tag Manager',
    gtmText:
      'Importa il modello, inserisci questo id e fallo partire a “Inizializzazione del consenso”. Imposta il valore predefinito di Google prima di ogni tag.',
    rewrite: 'Riscrivere l’html',
    rewriteText:
      'Un server o un passaggio di build marca i tag noti nell’html finito, secondo le regole di questo sito. Per pagine che nessuno vuole cambiare a mano.',
    id: 'Id pubblico del sito',
  },
};
