import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Confermi l’iscrizione: %{list}',
      body: `Qualcuno, presumibilmente Lei, ha chiesto su %{site} di ricevere la newsletter «%{list}» all’indirizzo %{email}.

Per confermare che la richiesta è Sua, apra questa pagina e prema il pulsante:

%{link}

Scadenza del link: %{date}. Se non l’ha chiesto Lei, non deve fare nulla: senza la conferma non viene inviata alcuna newsletter e l’indirizzo viene eliminato.`,
    },
    confirmed: {
      subject: 'Iscrizione confermata: %{list}',
      body: `Ha confermato di voler ricevere la newsletter «%{list}» di %{site} all’indirizzo %{email}.

Può disiscriversi in qualsiasi momento, senza effettuare l’accesso e senza dare spiegazioni:

%{link}`,
    },
    claimed: {
      subject: 'Confermi la disiscrizione: %{list}',
      body: `Qualcuno, presumibilmente Lei, ha chiesto su %{site} di non inviare più la newsletter «%{list}» all’indirizzo %{email}.

Per disiscriversi, apra questa pagina e prema il pulsante:

%{link}

Se non l’ha chiesto Lei, non deve fare nulla: continuerà a ricevere la newsletter.`,
    },
    replyTo: {
      subject: 'Risposte a %{list}: confermi l’indirizzo',
      body: `Le risposte alla newsletter «%{list}» di %{site} devono arrivare a %{email}.

Se desidera ricevere le risposte degli iscritti, apra questa pagina e prema il pulsante:

%{link}

Se non ne sa nulla, non deve fare niente: senza la conferma nessuna e-mail indicherà il Suo indirizzo. Il link è valido per sette giorni.`,
    },
  },
  confirm: {
    title: 'Confermi l’iscrizione',
    intro: 'Sta per iscriversi alla newsletter «%{list}» di %{site} con l’indirizzo %{email}.',
    button: 'Conferma l’iscrizione',
    notMe: 'Non l’ho chiesto io',
    until: 'Termine per confermare: %{date}. Può disiscriversi in qualsiasi momento.',
  },
  confirmed: {
    title: 'Iscrizione confermata',
    text: 'D’ora in poi riceverà la newsletter «%{list}» di %{site}. Può disiscriversi in qualsiasi momento.',
  },
  declined: {
    title: 'Non Le invieremo nulla',
    text: 'La richiesta è stata annullata e l’indirizzo viene eliminato. Non deve fare altro.',
  },
  expired: {
    title: 'Questo link non è più valido',
    text: 'Il termine per aprirlo è scaduto (%{date}). Possiamo inviarne uno nuovo allo stesso indirizzo.',
    button: 'Invia un nuovo link',
  },
  sentAgain: {
    title: 'Controlli la posta in arrivo',
    text: 'Un nuovo link sta per arrivare allo stesso indirizzo. Controlli anche la cartella dello spam.',
  },
  unsubscribe: {
    title: 'Disiscrizione',
    intro: 'L’indirizzo %{email} non riceverà più la newsletter «%{list}» di %{site}.',
    button: 'Disiscriviti',
  },
  unsubscribed: {
    title: 'Disiscrizione effettuata',
    text: 'L’indirizzo %{email} non riceve più la newsletter «%{list}» di %{site}. La disiscrizione ha avuto effetto immediato.',
    mistake: 'È stato un errore?',
    button: 'Iscriviti di nuovo',
  },
  replyTo: {
    title: 'Ricevere le risposte a una newsletter',
    intro: 'Gli iscritti che rispondono alla newsletter «%{list}» di %{site} scriveranno a %{email}.',
    button: 'Conferma l’indirizzo',
    decline: 'Non lo desidero',
    consequence: 'Finché non conferma, nessuna e-mail indica questo indirizzo.',
  },
  replyToConfirmed: {
    title: 'L’indirizzo è confermato',
    text: 'D’ora in poi le risposte alla newsletter «%{list}» di %{site} arriveranno a %{email}.',
  },
  replyToDeclined: {
    title: 'Non riceverà risposte',
    text: 'Nessuna e-mail indica %{email} e a questo indirizzo non sarà chiesto di nuovo.',
  },
  replyToExpired: {
    title: 'Questo link non è più valido',
    text: 'Era valido per sette giorni. Chi invia la newsletter «%{list}» può farne spedire uno nuovo.',
  },
  notFound: {
    title: 'Questo link non funziona',
    text: 'Potrebbe essere incompleto, oppure ciò a cui portava è stato eliminato. Copi l’intero indirizzo dall’e-mail.',
  },
  unavailable: {
    title: 'Al momento l’operazione non è possibile',
    text: 'Non è stato modificato nulla. Si prega di riprovare tra qualche minuto.',
  },
  back: 'Torna a %{site}',
};
