import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Periodo di conservazione',
  intro:
    'I dati personali sono conservati per il tempo necessario alla rispettiva finalità. Successivamente sono cancellati, salvo che la legge ne imponga l’ulteriore conservazione o che siano necessari per accertare, esercitare o difendere un diritto; in tal caso non sono utilizzati per nessun altro scopo.',
  tableIntro: 'Per le finalità della presente informativa ciò significa:',
  caption: 'Periodo di conservazione per finalità',
  purpose: 'Finalità',
  period: 'Periodo o criterio',
  criteria: {
    delivery:
      'Per il tempo necessario a fornire i contenuti richiesti; i registri degli accessi, per il tempo necessario a individuare malfunzionamenti e respingere attacchi',
    security: 'Per il tempo necessario a riconoscere e ricostruire attacchi, spam e abusi',
    fraud: 'Per il tempo necessario a esaminare l’operazione e per i diritti che ne derivano',
    account: 'Fino alla cancellazione dell’account da parte dell’utente o su sua richiesta',
    payments:
      'Fino al completamento del pagamento; la relativa documentazione, per il tempo previsto dalla normativa civilistica e fiscale',
    contract:
      'Fino all’esecuzione del contratto e alla prescrizione dei diritti che ne derivano; le fatture e la documentazione, per il tempo previsto dalla normativa civilistica e fiscale',
    choices: 'Finché la scelta è valida e, in seguito, per il tempo in cui il titolare deve poterla dimostrare',
    errors: 'Fino all’individuazione e alla correzione del malfunzionamento',
    enquiry:
      'Fino all’evasione della richiesta, se non sono da attendersi ulteriori comunicazioni; più a lungo, ove la normativa civilistica imponga la conservazione della corrispondenza',
    use: 'Per la durata di utilizzo della funzione e per la durata dei relativi strumenti di tracciamento',
    booking:
      'Fino alla conclusione della prenotazione o dell’appuntamento e alla prescrizione dei diritti che ne derivano',
    content: 'Per la durata di visualizzazione del contenuto e per la durata dei relativi strumenti di tracciamento',
    contribution: 'Finché il contributo è pubblicato o fino alla richiesta di rimozione',
    statistics:
      'Fino alla revoca del consenso o, se precedente, fino a quando i dati non sono più necessari per le statistiche; gli strumenti di tracciamento, per la rispettiva durata',
    statisticsOther: 'Fino a quando i dati non sono più necessari per le statistiche o fino all’opposizione',
    advertising:
      'Fino alla revoca del consenso o, se precedente, fino alla valutazione della campagna; gli strumenti di tracciamento, per la rispettiva durata',
    advertisingOther: 'Fino all’opposizione o, se precedente, fino alla valutazione della campagna',
    subscription:
      'Fino alla disiscrizione o alla revoca del consenso; la prova del consenso, finché possono essere fatti valere diritti',
    contacts: 'Per la durata del rapporto commerciale e comunque fino all’opposizione',
    membership: 'Per la durata della partecipazione al programma e fino alla prescrizione dei diritti che ne derivano',
    application:
      'Fino alla decisione sulla candidatura e alla prescrizione dei relativi diritti; più a lungo solo con il consenso del candidato o in caso di assunzione',
    survey: 'Fino alla valutazione del sondaggio',
    law: 'Per il tempo previsto dalla normativa civilistica e fiscale',
    claims: 'Fino alla definizione o alla prescrizione del diritto',
    purpose: 'Per il tempo necessario alla finalità indicata',
  },
};
