import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Conclusione del contratto',
    display: 'Quanto mostrato su %{site} non è ancora un’offerta vincolante, ma un invito a ordinare.',
    steps:
      'Prima di ordinare l’utente vede ciò che ha scelto, quanto costa e i dati che ha inserito, e può correggere eventuali errori. L’ordine è inoltrato premendo un pulsante che indica che l’ordine comporta l’obbligo di pagare. Con l’ordine l’utente formula la propria proposta contrattuale.',
    confirmation:
      'Il fornitore conferma immediatamente per e-mail la ricezione dell’ordine. Il contratto è concluso quando il fornitore accetta espressamente l’ordine, spedisce i beni o dà accesso a quanto ordinato.',
    storage:
      'Il fornitore archivia il testo del contratto e lo invia per e-mail all’utente, insieme ai presenti termini, affinché possa conservarlo.',
    languages: 'Il contratto può essere concluso in ciascuna delle lingue in cui è offerta la procedura d’ordine.',
  },
  prices: {
    heading: 'Prezzi e pagamento',
    shown: 'Si applicano i prezzi indicati al momento dell’ordine.',
    withTax: 'I prezzi comprendono l’imposta sul valore aggiunto e ogni altra componente.',
    withoutTax: 'L’imposta sul valore aggiunto è aggiunta e indicata separatamente.',
    currency: 'I prezzi sono espressi nella seguente valuta: %{currency}.',
    delivery: 'Le spese di consegna sono indicate prima dell’ordine.',
    methods: 'È possibile pagare con i seguenti mezzi: %{methods}.',
    names: {
      card: 'carta di credito o di debito',
      paypal: 'PayPal',
      bankTransfer: 'bonifico bancario',
      directDebit: 'addebito diretto',
      invoice: 'pagamento su fattura',
      wallet: 'portafoglio digitale (ad esempio Apple Pay o Google Pay)',
      cashOnDelivery: 'contrassegno',
      appStore: 'account dell’app store dell’utente',
    },
    due: 'Salvo diverso accordo, il pagamento è dovuto alla conclusione del contratto.',
    title: 'I beni restano di proprietà del fornitore fino all’integrale pagamento del prezzo.',
  },
  subscription: {
    heading: 'Abbonamenti',
    period:
      'La durata dell’abbonamento è indicata al momento dell’ordine; in mancanza di indicazione, l’abbonamento dura %{period}.',
    shown: 'La durata dell’abbonamento è indicata al momento dell’ordine.',
    renews:
      'L’abbonamento si rinnova per un ulteriore periodo della stessa durata, salvo disdetta prima della scadenza. Se la legge applicabile consente ai consumatori di recedere anticipatamente da un contratto rinnovato, l’utente può farlo (per il diritto italiano, alle condizioni dell’art. 65-bis del Codice del consumo).',
    ends: 'Al termine di questo periodo cessa automaticamente e non si rinnova.',
    trial:
      'Se è concesso un periodo di prova, esso è gratuito e dura %{period}. In mancanza di disdetta prima della sua scadenza ha inizio l’abbonamento a pagamento; ciò è indicato prima dell’inizio della prova.',
    cancel:
      'L’utente può disdire l’abbonamento in qualsiasi momento, con effetto dalla fine del periodo in corso, qui: %{link}.',
    cancelText: 'disdire l’abbonamento',
    cancelByMail:
      'L’utente può disdire l’abbonamento in qualsiasi momento, con effetto dalla fine del periodo in corso, scrivendo a %{contact}.',
    prices:
      'Se aumenta il prezzo di un abbonamento in corso, il fornitore ne informa l’utente almeno %{days} prima e l’utente può disdire gratuitamente fino all’applicazione del nuovo prezzo. Questo non si applica mai a un periodo già pagato.',
    cause: 'Resta salvo il diritto di ciascuna parte di recedere dal contratto per giusta causa.',
  },
};
