import type { Translated } from '../../translated.ts';
import type { emails as english } from '../en/emails.ts';

export const emails: Translated<typeof english> = {
  embeddingInstructions: {
    subject: 'Come inserire l’informativa sulla privacy nel sito',
    body: `Una persona che si occupa del Suo sito Le chiede di inserirvi questo documento:

%{url}

Incolli questo codice nel piè di pagina di tutte le pagine, subito prima del tag di chiusura del body:

%{code}

Il codice mostra un link che apre il documento nella pagina. Non occorre altro: il testo si mantiene aggiornato da solo.`,
  },
  verifyEmail: {
    subject: 'Confermi il Suo indirizzo e-mail',
    body: `Le diamo il benvenuto.

Confermi che %{email} è il Suo indirizzo e-mail aprendo questo link:

%{link}

Il link è valido per %{hours} ore. Se non ha effettuato alcuna registrazione, non deve fare nulla: senza la conferma nessuno può utilizzare qui il Suo indirizzo.`,
  },
  signUpAgain: {
    subject: 'Esiste già un account',
    body: `Qualcuno, forse Lei, ha tentato di registrarsi con %{email}. Esiste già un account con questo indirizzo, perciò non è stato creato nulla.

Per accedere, apra questa pagina:

%{link}

Se ha dimenticato la password, può sceglierne una nuova nella stessa pagina. Se non è stato Lei, non deve fare nulla.`,
  },
  resetPassword: {
    subject: 'Scelga una nuova password',
    body: `Qualcuno, presumibilmente Lei, ha chiesto di scegliere una nuova password per l’account di %{email}. Per farlo, apra questo link:

%{link}

Il link funziona una sola volta, entro %{minutes} minuti. Se non l’ha richiesto, non deve fare nulla: la password rimane invariata.`,
  },
  passwordChanged: {
    subject: 'La password è stata modificata',
    body: `La password dell’account di %{email} è stata modificata e tutti gli altri dispositivi sono stati disconnessi.

Se non è stato Lei, scelga subito una nuova password:

%{link}`,
  },
  confirmNewEmail: {
    subject: 'Confermi il nuovo indirizzo e-mail',
    body: `Ha chiesto di utilizzare d’ora in poi %{email} per accedere. Confermi che questo indirizzo è Suo aprendo questo link:

%{link}

Il link è valido per %{hours} ore. Fino ad allora resta valido l’indirizzo precedente. Se non l’ha richiesto, non deve fare nulla.`,
  },
  newEmailTaken: {
    subject: 'Esiste già un account con questo indirizzo',
    body: `Qualcuno, forse Lei, ha chiesto di sostituire l’indirizzo e-mail di un altro account con %{email}. Esiste già un account con questo indirizzo, perciò non è stato modificato nulla.

Se non è stato Lei, non deve fare nulla.`,
  },
  emailChanging: {
    subject: 'Il Suo indirizzo e-mail sta per cambiare',
    body: `Qualcuno, presumibilmente Lei, ha chiesto di cambiare l’indirizzo e-mail del Suo account da %{email} a %{newEmail}. La modifica avrà effetto quando sarà aperto il link inviato al nuovo indirizzo.

Se non è stato Lei, scelga subito una nuova password:

%{link}`,
  },
  emailChanged: {
    subject: 'Il Suo indirizzo e-mail è stato modificato',
    body: `D’ora in poi potrà accedere con %{newEmail}. L’indirizzo %{email} non è più utilizzato per il Suo account.

Se non è stato Lei, contatti chi gestisce questa installazione.`,
  },
  accountDeleted: {
    subject: 'L’account è stato eliminato',
    body: `L’account «%{account}» è stato eliminato con tutto ciò che conteneva: i siti, i documenti e le pagine pubblicate. L’operazione non può essere annullata.`,
  },
  newDevice: {
    subject: 'Accesso al Suo account da un nuovo dispositivo',
    body: `Qualcuno ha effettuato l’accesso all’account di %{email} con un browser mai usato prima per questo account:

%{device}, %{when} (UTC)

Se è stato Lei, non deve fare nulla.

Se non è stato Lei, apra questa installazione come fa di solito, scelga una nuova password nelle impostazioni dell’account e disconnetta i dispositivi che non riconosce. Questa e-mail non contiene volutamente alcun link.`,
  },
  newKey: {
    subject: 'Nel Suo account è stata creata una nuova chiave',
    body: `Nell’account «%{account}» è stato creato quanto segue: %{what}.

%{who}, %{device}, %{when} (UTC)

Se non è stato nessuno del Suo team, apra questa installazione come fa di solito, elimini la chiave, scelga una nuova password e controlli le attività nelle impostazioni dell’account. Questa e-mail non contiene volutamente alcun link.`,
    kinds: {
      'api-key.created': 'una chiave API',
      'consent-key.created': 'una chiave per il database dei consensi',
      'webhook.created': 'un webhook con il relativo segreto',
      'webhook.secret-changed': 'un nuovo segreto per un webhook',
    },
  },
  dataExported: {
    subject: 'I dati del Suo account sono stati esportati',
    body: `Dall’account «%{account}» qualcuno ha esportato %{what}:

%{who}, %{device}, %{when} (UTC)

Se non è stato nessuno del Suo team, apra questa installazione come fa di solito, scelga una nuova password, disconnetta i dispositivi che non riconosce e controlli le attività nelle impostazioni dell’account. Questa e-mail non contiene volutamente alcun link.`,
    kinds: {
      'account.exported': 'l’intero account',
      'consents.exported': 'consensi o persone del database dei consensi',
      'person.exported': 'i dati di una persona del database dei consensi',
      'preferences.exported': 'le scelte dei visitatori',
      'newsletter.exported': 'le iscrizioni alla newsletter',
    },
  },
  eventOrigin: {
    browser: '%{browser} su %{system}',
    script: 'un programma',
    unknown: 'dispositivo sconosciuto',
    operator: 'il gestore di questa installazione',
  },
  outbox: {
    title: 'Posta in uscita',
    why: 'Non è configurato alcun server di posta, perciò le e-mail di questa installazione sono conservate qui. Solo questo computer può vederle.',
    none: 'Ancora nessuna e-mail.',
  },
  scanNews: {
    subject: 'Qualcosa è cambiato su %{site}',
    body: `Abbiamo eseguito la scansione di %{site} come previsto. Ecco le novità:

%{lines}

Veda che cosa è stato trovato, lo aggiunga ai Suoi documenti oppure controlli che cosa avviene prima del consenso:

%{link}

Nella stessa pagina può cambiare la frequenza delle scansioni e scegliere se ricevere queste e-mail.`,
    found: 'Nuovo sul sito: %{services}',
    gone: 'Non più presente sul sito: %{services}',
    missing: 'Non presente nei documenti: %{services}',
    early: 'Attivo prima del consenso o dopo un rifiuto: %{services}',
    verdict: 'Test di rifiuto: %{verdict}',
    pass: 'superato',
    fail: 'non superato',
    unclear: 'incerto',
  },
  consentExport: {
    subject: 'Il file del database dei consensi è pronto',
    body: `Il file richiesto, con %{rows} righe del database dei consensi di %{site}, è pronto. Accedere e scaricarlo qui:

%{link}

Il link funziona per %{days} giorni. In seguito si può richiedere un nuovo file in qualsiasi momento.`,
  },
  preferenceExport: {
    subject: 'Le scelte dei visitatori sono pronte',
    body: `Il file richiesto, con %{rows} scelte dei visitatori di %{site}, è pronto. Accedere e scaricarlo qui:

%{link}

Il link funziona per %{days} giorni. In seguito si può richiedere un nuovo file in qualsiasi momento.`,
  },
  webhookFailing: {
    subject: 'I webhook verso %{host} sono stati disattivati',
    body: `Dal %{since} nulla di ciò che abbiamo inviato a questo endpoint webhook è arrivato, quindi lo abbiamo disattivato:

%{url}

Quando risponderà di nuovo, lo si può attivare e rinviare ciò che non è riuscito, in questa pagina:

%{link}`,
  },
  webhookGone: {
    subject: 'I webhook verso %{host} sono stati disattivati',
    body: `Questo endpoint webhook ha risposto che non esiste più (410), quindi lo abbiamo disattivato:

%{url}

Se è stato un errore, lo si può riattivare e rinviare ciò che non è riuscito, in questa pagina:

%{link}`,
  },
};
