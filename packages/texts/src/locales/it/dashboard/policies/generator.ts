import type { Translated } from '../../../../translated.ts';
import type { generator as english } from '../../../en/dashboard/policies/generator.ts';

export const generator: Translated<typeof english> = {
  types: {
    privacy_policy: 'Informativa sulla privacy',
    cookie_policy: 'Informativa sui cookie',
    terms_and_conditions: 'Termini e condizioni',
  },
  status: { draft: 'Bozza', changed: 'Modifiche non pubblicate', published: 'Pubblicato' },
  siteCrumb: 'Sito',
  loading: 'Caricamento del documento',
  panelsLabel: 'Impostazioni',
  panels: {
    services: 'Servizi',
    settings: 'Trattamenti propri',
    permissions: 'Autorizzazioni',
    links: 'Link',
    terms: 'Termini',
    choices: 'Scelte',
  },
  phone: { label: 'Vista', edit: 'Modifica', check: 'Controllo', preview: 'Anteprima' },
  versionLine: 'La versione %{version} è online',

  publish: {
    action: 'Pubblica',
    again: 'Pubblica le modifiche',
    done: 'La versione %{version} è online.',
    unchanged: 'Nessuna modifica: la versione %{version} resta online.',
    openPage: 'Apri la pagina',
    embed: 'Gestisci e incorpora',
    firstTitle: 'Il documento è online',
    firstText:
      'Chiunque può leggerlo a questo indirizzo. Ora si può inserire nel sito: un link, un pulsante o l’intero testo.',
    address: 'Indirizzo pubblico',
    later: 'Resta qui',
    incompleteTitle: 'Non ancora pronto per la pubblicazione',
    incompleteText: {
      one: 'Manca un dato obbligatorio. È richiesto dalla legge, perciò non lo inventiamo.',
      other: 'Mancano %{number} dati obbligatori. Sono richiesti dalla legge, perciò non li inventiamo.',
    },
  },

  actions: {
    more: 'Altre azioni',
    fullScreen: 'Anteprima a schermo intero',
    versions: 'Versioni',
    embed: 'Gestisci e incorpora',
    openPage: 'Apri la pagina pubblicata',
    deleteDocument: 'Elimina questo documento…',
  },

  languages: {
    label: 'Lingue del documento',
    add: 'Aggiungi una lingua',
    addShort: 'Aggiungi',
    manage: 'Lingue',
    remove: 'Elimina la lingua: %{language}…',
    added: 'Lingua aggiunta: %{language}.',
    proposeTitle: 'Aggiungere la lingua: %{language}?',
    proposeText:
      'Il documento riceve un testo completo in %{language}, redatto sulla base degli stessi dati. Sarà online con la prossima pubblicazione.',
    unknown: 'Non è ancora possibile creare documenti in questa lingua.',
    present: 'Il documento esiste già in %{language}.',
  },

  deletion: {
    languageTitle: 'Eliminare la lingua: %{language}?',
    languageText:
      'Il testo in %{language} viene eliminato da questo documento e la sua pagina pubblica non è più online.',
    languageAction: 'Elimina questa lingua',
    languageDone: 'Lingua eliminata: %{language}.',
    documentTitle: 'Eliminare questo documento?',
    documentText: 'Il documento viene eliminato in tutte le lingue. I servizi e le impostazioni restano al sito.',
    documentAction: 'Elimina il documento',
    documentDone: 'Il documento è stato eliminato.',
    pageGone: 'Il suo indirizzo pubblico non risponde più e quanto incorporato resta vuoto.',
    linksBreak: 'I link e i testi incorporati in questa lingua mostrano un’altra lingua.',
    versionsGone: 'Tutte le versioni pubblicate vengono eliminate.',
    evidenceKept: 'Le prove dei consensi sono conservate, perché potrebbe essere necessario esibirle.',
    evidence: 'Elimina anche le prove dei consensi',
    evidenceHint: 'Senza di esse non è possibile dimostrare che il consenso è stato prestato (art. 7, par. 1 GDPR).',
  },

  preview: {
    title: 'Anteprima',
    label: 'Anteprima del documento',
    variant: 'Forma del documento',
    complete: 'Completa',
    simplified: 'Semplificata',
    language: 'Lingua dell’anteprima',
    fullScreen: 'Anteprima a schermo intero',
    frameTitle: 'Il documento come lo vedranno i visitatori',
    updating: 'Aggiornamento dell’anteprima',
    changed: { one: 'Una sezione modificata', other: '%{number} sezioni modificate' },
    cites: 'Richiesto da',
  },

  boxes: {
    label: 'Che cosa controllare',
    more: 'Mostra tutti (%{count})',
    fewer: 'Mostra meno',
    assumedIntro:
      'Questi punti non sono stati indicati, perciò il documento dice ciò che si può dire con sicurezza. Aprirne uno per indicare altro.',
  },

  failures: {
    adding: 'Non è stato possibile aggiungere il servizio %{serviceId}.',
    panel: 'Non è stato possibile ricaricare i servizi.',
    permissions: 'Non è stato possibile ricaricare le autorizzazioni.',
    preview: 'Non è stato possibile ricaricare l’anteprima. Ricaricare la pagina.',
    removing: 'Non è stato possibile rimuovere un servizio.',
    places: 'Non è stato possibile aggiornare i luoghi del trattamento (paesi). Ricaricare la pagina e riprovare.',
    restoring: 'Non è stato possibile ripristinare il servizio.',
    document: 'Non è stato possibile caricare questo documento.',
  },

  keyboard: {
    search: 'Cercare servizi',
    publish: 'Pubblicare',
    preview: 'Anteprima a schermo intero',
    saveFirst: 'Salvare prima i dati inseriti, poi pubblicare.',
    group: 'Documento',
  },
};
