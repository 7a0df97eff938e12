import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Per i residenti negli Stati USA',
    intro:
      'La presente sezione e le seguenti si applicano, in aggiunta al resto dell’informativa, ai residenti nei seguenti Stati, nella misura in cui la legge sulla privacy dei consumatori dello Stato si applica al titolare: %{states}.',
    date: 'Esse descrivono il trattamento effettuato nei 12 mesi precedenti la data della presente informativa.',
  },
  collection: {
    heading: 'Categorie di dati personali (Stati USA)',
    intro:
      'In questi 12 mesi sono state raccolte le seguenti categorie di dati personali. Il periodo di conservazione di ciascuna dipende dalle sue finalità (si veda la sezione sulla conservazione).',
    sources: 'Fonti: %{sources}.',
    sourceYou: 'l’utente stesso, quando fornisce i dati',
    sourceDevice: 'il suo dispositivo e il suo browser, durante l’utilizzo di %{site}',
    sourceServices: 'i servizi indicati nella presente informativa',
    caption: 'Categorie raccolte, relative finalità e destinatari',
    category: 'Categoria',
    examples: 'Dati',
    purposes: 'Finalità',
    disclosedTo: 'Comunicati a',
    soldOrShared: 'Venduti o condivisi («sharing»)',
    categories: {
      identifiers: 'Identificatori',
      customerRecords: 'Dati dei clienti',
      protected: 'Caratteristiche protette dalla legge',
      commercial: 'Informazioni commerciali',
      biometric: 'Informazioni biometriche',
      internetActivity: 'Attività in Internet o in altre reti elettroniche',
      geolocation: 'Dati di geolocalizzazione',
      audioVisual: 'Informazioni audio, elettroniche, visive o simili',
      professional: 'Informazioni professionali o relative all’impiego',
      inferences: 'Deduzioni e profili',
      sensitive: 'Informazioni personali sensibili',
      other: 'Altre informazioni personali',
    },
  },
  disclosure: {
    heading: 'Vendita e condivisione di dati personali (Stati USA)',
    neither:
      'In questi 12 mesi il titolare non ha venduto dati personali, né li ha condivisi o trattati a fini di pubblicità mirata.',
    shares:
      'In questi 12 mesi alcuni dati sono stati utilizzati a fini di pubblicità mirata, ossia di pubblicità scelta in base all’attività su più siti o app. Le leggi statali parlano al riguardo di «condivisione» (sharing), «pubblicità mirata» (targeted advertising) o, quando vi è un corrispettivo, di «vendita» (sale). Tali dati sono stati raccolti tramite: %{services}.',
    sells: 'In questi 12 mesi il titolare ha venduto dati personali, ai sensi di tali leggi, a: %{services}.',
    noOtherSale: 'Al di fuori di ciò, il titolare non ha venduto dati personali.',
    minors:
      'Al titolare non consta che siano venduti o condivisi dati personali di persone di età inferiore a 16 anni.',
    minorsDirected:
      'Il titolare vende o condivide dati personali di persone di età inferiore a 16 anni solo con il consenso richiesto dalla legge: quello delle persone stesse a partire dai 13 anni, quello di un genitore o tutore al di sotto di tale età.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Avviso: il titolare può vendere i dati personali sensibili dell’utente.)',
    sensitiveLimited:
      'I dati sensibili sono utilizzati e comunicati solo per finalità rispetto alle quali la legge non prevede il diritto di limitarne l’utilizzo (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'I dati sensibili sono utilizzati anche per finalità diverse da quelle di cui al California Code of Regulations, title 11, § 7027(m). È possibile limitarne l’utilizzo: si veda «Your Privacy Choices».',
    sensitiveConsent:
      'Ove la legge statale richieda il consenso per il trattamento di dati sensibili, questi sono trattati solo con il consenso dell’utente.',
  },
  choices: {
    heading: 'Your Privacy Choices – Scelte sulla privacy (Stati USA)',
    intro:
      'È possibile opporsi in qualsiasi momento e senza un account alla vendita e alla condivisione dei propri dati e alla pubblicità mirata (opt-out):',
    link: 'in questa pagina: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'con il comando per le preferenze privacy disponibile in ogni pagina',
    write: 'con un messaggio tramite %{contact}',
    phone: 'telefonando al numero %{phone}',
    gpc: 'con il segnale «Global Privacy Control» del browser, considerato come opt-out per tale browser e, se l’utente ha effettuato l’accesso, per il suo account',
    time: 'All’opt-out è dato seguito non appena possibile, al più tardi entro 15 giorni lavorativi; il titolare può chiedere nuovamente il consenso non prima che siano trascorsi 12 mesi.',
    doNotTrack: '%{site} non risponde al segnale «Do Not Track» dei browser, meno recente.',
  },
  rights: {
    heading: 'Diritti negli Stati USA',
    intro: 'La tabella indica quali diritti sono previsti dalle leggi di quali Stati. Ogni legge prevede eccezioni.',
    caption: 'Diritti per Stato',
    right: 'Diritto',
    where: 'Stati',
    all: 'Tutti gli Stati sopra indicati',
    allExcept: 'Tutti gli Stati sopra indicati tranne %{states}',
    kinds: {
      access: 'Sapere se i propri dati sono trattati e accedervi',
      correct: 'Ottenere la correzione dei dati inesatti',
      delete: 'Ottenere la cancellazione dei dati',
      portability: 'Ricevere i dati in un formato portabile',
      optOutSale: 'Opporsi alla vendita dei dati',
      optOutAdvertising: 'Opporsi alla pubblicità mirata',
      optOutProfiling: 'Opporsi alla profilazione per decisioni con effetti giuridici o analogamente significativi',
      sensitiveConsent: 'Ottenere che i dati sensibili siano trattati solo con il consenso',
      sensitiveLimit: 'Limitare o rifiutare l’utilizzo dei dati sensibili',
      thirdParties: 'Ottenere un elenco dei terzi, o delle loro categorie, a cui i dati sono stati comunicati',
      questionProfiling: 'Contestare il risultato della profilazione e ottenerne una nuova valutazione',
      appeal: 'Impugnare un rifiuto',
    },
    optOutSharing: 'Opporsi alla pubblicità mirata (in California: alla condivisione)',
    noRetaliation: 'L’esercizio di questi diritti non comporta alcuna discriminazione.',
  },
  requests: {
    heading: 'Richieste, verifica e impugnazioni (Stati USA)',
    how: 'Le richieste possono essere inviate tramite %{contact}.',
    phone: 'È inoltre possibile telefonare al numero %{phone}.',
    verify:
      'Per le richieste di accesso, correzione o cancellazione è necessario verificare l’identità del richiedente: le informazioni fornite sono confrontate con i dati disponibili e non è chiesto più di quanto a tal fine necessario. Per l’opt-out è chiesto soltanto quanto necessario per darvi seguito.',
    agent:
      'La richiesta può essere presentata da un rappresentante autorizzato. Il titolare può chiedere la prova dell’autorizzazione e, salvo che per l’opt-out, una conferma da parte dell’utente.',
    time: 'Il titolare risponde entro 45 giorni. Se ragionevolmente necessario, tale termine può essere prorogato una sola volta di 45 giorni; in tal caso ne è data comunicazione, con i relativi motivi, entro i primi 45 giorni.',
    iowa: 'In Iowa il primo termine è di 90 giorni.',
    california:
      'In California la ricezione di una richiesta di accesso, correzione o cancellazione è confermata entro 10 giorni lavorativi.',
    appeal:
      'In caso di rifiuto è possibile presentare impugnazione tramite %{contact}, indicando la parola «appeal». Il titolare risponde per iscritto e con motivazione entro 45 giorni, o entro 60 giorni ove la legge dello Stato lo consenta. Se l’impugnazione è respinta, è possibile presentare un reclamo all’attorney general (procuratore generale) del proprio Stato.',
  },
  states: {
    AL: 'Alabama',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
  },
};
