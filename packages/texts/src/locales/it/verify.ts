import type { Translated } from '../../translated.ts';
import type { verify as english } from '../en/verify.ts';

export const verify: Translated<typeof english> = {
  title: 'Verifica di una prova di consenso',
  intro: 'Una prova di consenso è un file. Questa pagina mostra che cosa contiene e se è stato modificato.',
  offline:
    'Non viene inviato nulla: tutto avviene sul dispositivo in uso. La pagina si può salvare e usare senza connessione a internet.',
  choose: 'Scegli un file',
  drop: 'o trascinalo qui',
  known: 'Ciò che si sa da altra fonte (facoltativo)',
  knownHint:
    'Chi conserva i consensi pubblica la chiave del proprio registro, ad esempio sul sito web o in un contratto. Con la chiave la verifica mostra anche che la prova proviene da lì.',
  key: 'Chiave del registro',
  kept: 'Stato precedente del registro, se conservato',
  keptHint:
    'Il testo di una prova precedente che termina con una firma. Con esso la verifica mostra che da allora il registro non è stato riscritto.',
  verdict: {
    holds: 'La prova è valida',
    holdsText:
      'Quanto mostrato qui si trova in questa forma nel registro al più tardi dal momento seguente e da allora non è stato modificato: %{time}.',
    unknown: 'La prova è valida, se la chiave è quella giusta',
    unknownText:
      'Nulla è stato modificato da quando il registro è stato firmato (%{time}). Di chi sia il registro, il file da solo non può dirlo: vedi sotto “%{trust}”.',
    fails: 'Questa prova non è valida',
    failsText: 'Non fare affidamento su ciò che dice il file. Le verifiche qui sotto indicano che cosa non va.',
    unreadable: 'Questo file non è una prova di consenso leggibile',
    unreadableText:
      'Forse è un altro file, oppure è stato danneggiato o modificato. Il contenuto non viene mostrato, perché nulla di esso è provato.',
    tooLarge: 'Il file supera i %{size} MB: nessuna prova è così grande.',
  },
  status: { passed: 'Superata', failed: 'Non superata', open: 'In sospeso' },
  record: {
    title: 'Chi ha acconsentito a che cosa',
    claimed: 'Che cosa afferma il file (non provato)',
    when: 'Quando',
    who: 'Chi',
    choices: 'Che cosa è stato scelto',
    source: 'Come è stato registrato',
    sources: { public: 'Dal browser della persona', private: 'Dal server del titolare' },
    verified: 'Identità confermata',
    yes: 'sì',
    no: 'no',
    nothing: 'non indicato',
    email: 'E-mail',
    firstName: 'Nome',
    lastName: 'Cognome',
    fullName: 'Nome e cognome',
    subjectId: 'Identificativo della persona',
    id: 'Identificativo della registrazione',
    rest: 'Tutto il resto della registrazione',
  },
  texts: {
    title: 'Il testo esatto mostrato',
    version: 'Versione %{version}',
    language: 'Lingua: %{language}',
    none: 'La registrazione non indica alcun testo.',
    missing: 'Questo testo non è nel file.',
  },
  proofs: {
    title: 'Come appariva il modulo',
    content: 'Che cosa è stato inserito',
    form: 'Il modulo, così come era scritto',
  },
  checks: {
    title: 'Le verifiche',
    form: {
      title: 'Il file',
      ok: 'Il file è completo e scritto nell’unico modo in cui si scrive una prova.',
      'not-json': 'Questa non è una prova di consenso, oppure il file è danneggiato.',
      'not-canonical':
        'Il file è scritto diversamente da una prova: è stato modificato, oppure un programma lo ha salvato di nuovo. Occorre chiedere il file originale.',
      shape: 'Nel file manca qualcosa, c’è qualcosa di troppo o qualcosa è fuori posto: %{detail}',
    },
    record: {
      title: 'La registrazione',
      ok: 'Nella registrazione il momento e i testi sono indicati come devono.',
      malformed: 'Questa indicazione della registrazione non è come deve essere: %{detail}',
    },
    texts: {
      title: 'I testi',
      ok: 'I testi nel file sono, lettera per lettera, quelli indicati nella registrazione.',
      'none-named': 'La registrazione non indica alcun testo e il file non ne contiene.',
      changed:
        'Un testo nel file non è quello registrato: è stato modificato, anche solo di una lettera. Impronta: %{detail}',
      missing: 'Un testo indicato nella registrazione non è nel file. Impronta: %{detail}',
      'not-named':
        'Il file contiene un testo che la registrazione non indica: nulla prova che sia stato mostrato. Impronta: %{detail}',
      twice: 'Lo stesso testo è nel file due volte.',
    },
    inclusion: {
      title: 'Voce nel registro',
      ok: 'Proprio questa registrazione è la voce %{number} su %{size} del registro. Se una sola lettera fosse diversa, questa verifica fallirebbe.',
      'not-included':
        'La registrazione non è quella inserita nel registro: è stata modificata in seguito o non è mai stata inserita.',
      'no-root': 'Verifica impossibile: lo stato del registro non è leggibile.',
    },
    checkpoint: {
      title: 'Firma del registro',
      ok: 'Lo stato del registro, con tutte le sue voci, è stato firmato: %{time}.',
      malformed: 'Lo stato firmato del registro non è leggibile.',
      'unknown-key': 'Lo stato del registro è stato firmato con una chiave che non appartiene a questo registro.',
      'bad-signature':
        'La firma è sbagliata: lo stato del registro è stato modificato dopo la firma, oppure è falsificato.',
      'extra-signature': 'Lo stato del registro porta una firma che qui non si può verificare.',
      'outside-key': 'La chiave con cui lo stato è stato firmato in quel momento non era in uso.',
    },
    keys: {
      title: 'Chiavi del registro',
      ok: 'Il registro ha una sola chiave, oppure ogni nuova chiave è stata annunciata con le firme della vecchia e della nuova.',
      'first-malformed': 'La prima chiave del registro non è leggibile.',
      'rotation-malformed': 'La dichiarazione di cambio della chiave non è leggibile.',
      'rotation-signature':
        'La dichiarazione di cambio della chiave non è stata firmata con entrambe le chiavi, oppure è stata modificata.',
      order: 'Le dichiarazioni di cambio della chiave non formano una successione continua.',
    },
    time: {
      title: 'Momento',
      ok: 'Il momento indicato nella registrazione precede la firma del registro, come deve essere.',
      'no-record-time':
        'La registrazione non indica un momento proprio. Era nel registro al più tardi in questo momento: %{time}.',
      'before-record':
        'La registrazione indica un momento successivo alla firma del registro. Uno dei due è sbagliato.',
      'no-checkpoint': 'Verifica impossibile: lo stato del registro non è leggibile.',
    },
    earlier: {
      title: 'Stati precedenti del registro',
      ok: 'Il registro contiene ancora tutto ciò che conteneva negli stati precedenti presenti in questo file: nulla è stato modificato o tolto.',
      malformed: 'Uno stato precedente in questo file non è leggibile, oppure la sua firma è sbagliata.',
      'not-consistent':
        'Il registro non prosegue uno stato precedente presente in questo file: è stato riscritto, oppure la prova è incompleta.',
      'no-checkpoint': 'Verifica impossibile: lo stato del registro non è leggibile.',
    },
    witnesses: {
      title: 'Chi altro l’ha visto',
      ok: 'Testimoni noti hanno firmato di aver visto questo stato del registro e nessun altro che lo contraddica: %{detail}',
      unknown:
        'Hanno firmato anche testimoni non noti: %{detail}. Le loro firme non sono state verificate. Per verificarle occorre inserire le loro chiavi.',
      'bad-signature': 'La firma di questo testimone è errata: %{detail}',
      none: 'Questo testimone, di cui è stata inserita la chiave, non ha firmato questo stato del registro: %{detail}',
    },
    trust: {
      title: 'Di chi è il registro',
      'key-known': 'Il registro è quello di cui è stata inserita la chiave.',
      'checkpoint-known':
        'Il registro è quello di cui è stato conservato uno stato precedente e da allora non è stato riscritto.',
      'nothing-known':
        'Non è stata inserita alcuna chiave. Con una chiave propria chiunque potrebbe creare un file coerente in sé. Occorre confrontare la chiave qui sotto con quella pubblicata da chi conserva i consensi.',
      unreadable: 'Ciò che è stato inserito non è né una chiave né uno stato firmato di un registro.',
      'other-key':
        'Il registro non è quello di cui è stata inserita la chiave o uno stato. Potrebbe averlo creato qualcun altro.',
      'no-proof-from-checkpoint':
        'Il file non mostra che il registro prosegue lo stato conservato. Occorre chiedere una prova che lo mostri.',
      fork: 'Il registro contraddice lo stato conservato: è stato riscritto.',
    },
  },
  meaning: {
    title: 'Che cosa dimostra e che cosa no',
    shows:
      'Dimostra che la registrazione e i testi erano nel registro quando è stato firmato e che da allora non è stata cambiata nemmeno una lettera.',
    showsNot:
      'Non dimostra chi fosse alla tastiera, né che prima della firma l’orologio fosse esatto. Per questo occorre vedere come è nata la registrazione e se l’identità è stata confermata.',
  },
  technical: {
    title: 'Per gli esperti',
    log: 'Registro',
    key: 'Chiave della firma',
    firstKey: 'Prima chiave',
    size: 'Voci',
    root: 'Hash della radice',
    checkpoint: 'Stato firmato del registro (da conservare per confrontarlo con prove successive)',
    formats: 'Formati: RFC 8785, RFC 9162, C2SP signed-note e tlog-checkpoint, Ed25519',
  },
};
