import type { Translated } from '../../../translated.ts';
import type { shell as english } from '../../en/dashboard/shell.ts';

export const shell: Translated<typeof english> = {
  tagline: 'Documenti sulla privacy che dicono il vero.',
  skipToContent: 'Vai al contenuto',
  mainNavigation: 'Navigazione principale',
  openNavigation: 'Apri la navigazione',
  closeNavigation: 'Chiudi la navigazione',
  home: 'Candor, ai siti',
  loading: 'Caricamento…',
  pageLoading: 'Caricamento della pagina',

  navigation: {
    work: 'Lavoro',
    account: 'Account',
  },

  userMenu: {
    label: 'Account',
    open: 'Menu dell’account di %{email}',
    signedInAs: 'Accesso effettuato come',
    account: 'Account',
    preferences: 'Lingua, paese, aspetto',
    keyboard: 'Scorciatoie da tastiera',
    source: 'Codice sorgente',
    signOut: 'Esci',
    signedOut: 'Disconnessione effettuata.',
  },

  commands: {
    open: 'Cerca o esegui un comando',
    short: 'Cerca',
    placeholder: 'Andare a una pagina, trovare un sito, eseguire un’azione',
    none: 'Nessun risultato. Provare con un’altra parola.',
    pages: 'Pagine',
    appearance: 'Aspetto',
    help: 'Aiuto',
    toLight: 'Usa l’aspetto chiaro',
    toDark: 'Usa l’aspetto scuro',
    toSystem: 'Usa l’aspetto del sistema',
    keyboard: 'Mostra le scorciatoie da tastiera',
  },

  keyboard: {
    title: 'Scorciatoie da tastiera',
    commands: 'Cercare o eseguire un comando',
    help: 'Mostrare questo elenco',
    close: 'Chiudere ciò che è aperto',
    appearance: 'Passare dal chiaro allo scuro e viceversa',
    skip: 'Passare al controllo successivo',
  },

  alert: {
    neutral: 'Nota',
    success: 'Operazione riuscita',
    warning: 'Attenzione',
    error: 'Errore',
    info: 'Informazione',
    close: 'Chiudi il messaggio',
  },

  confirmation: {
    title: 'Confermi la password',
    text: 'L’operazione non deve avvenire per sbaglio o per mano di qualcun altro davanti al Suo schermo. La chiediamo di nuovo dopo 15 minuti.',
    password: 'La Sua password',
    submit: 'Continua',
  },
  oneMoment: 'Un momento: stanno arrivando molte richieste e il browser sta eseguendo un piccolo calcolo.',

  failure: {
    server: 'Errore del server. Riprovare più tardi',
    offline: 'Il server non è raggiungibile. Verificare la connessione e riprovare.',
    retry: 'Riprova',
    toSites: 'Vai ai siti',
    notFoundTitle: 'Questa pagina non esiste',
    notFoundText: 'L’indirizzo potrebbe contenere un errore, oppure ciò che si cercava è stato eliminato.',
    errorTitle: 'Questa pagina ha smesso di funzionare',
    errorText: 'La colpa non è Sua. Riprovare; se accade di nuovo, comunicare al gestore questo numero:',
    outdatedTitle: 'È disponibile una versione più recente',
    outdatedText: 'La dashboard è stata aggiornata mentre questa pagina era aperta. Ricaricarla per continuare.',
    reload: 'Ricarica',
    boxTitle: 'Caricamento non riuscito',
  },

  dialog: {
    close: 'Chiudi',
    cancel: 'Annulla',
    confirm: 'Conferma',
    notReversible: 'L’operazione non può essere annullata',
    consequences: 'Che cosa succede:',
    typeToConfirm: 'Digitare %{text} per confermare',
    undo: 'Annulla',
  },

  form: {
    showPassword: 'Mostra la password',
    hidePassword: 'Nascondi la password',
    strength: 'Sicurezza della password: %{strength}',
    missingCharacters: { one: 'Manca ancora un carattere', other: 'Mancano ancora %{number} caratteri' },
    strengths: { weak: 'debole', fair: 'discreta', good: 'buona', strong: 'ottima' },
    errorSummary: { one: 'Un campo da controllare', other: '%{number} campi da controllare' },
    clearSearch: 'Cancella la ricerca',
    nothingFound: 'Nessun risultato',
    choose: 'Scegli',
    stepOf: 'Passo %{step} di %{steps}',
    stepDone: 'completato',
  },

  copy: {
    copy: 'Copia',
    copied: 'Copiato',
    refused: 'Selezionare e copiare a mano',
  },
};
