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
    confirmationGoods:
      'Il fornitore conferma immediatamente per e-mail la ricezione dell’ordine. Il contratto è concluso quando il fornitore accetta espressamente l’ordine o spedisce i beni.',
    confirmationDigital:
      'Il fornitore conferma immediatamente per e-mail la ricezione dell’ordine. Il contratto è concluso quando il fornitore accetta espressamente l’ordine o dà accesso a quanto ordinato.',
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
    late: 'I professionisti che pagano in ritardo devono gli interessi di mora e il risarcimento dei costi di recupero previsti dalla legge, nell’Unione europea almeno 40 euro (direttiva 2011/7/UE).',
    lateFrance:
      'Se un professionista paga in ritardo, deve, senza necessità di sollecito, gli interessi al tasso applicato dalla Banca centrale europea alla sua più recente operazione di rifinanziamento, maggiorato di dieci punti percentuali, e un’indennità forfettaria di 40 euro per i costi di recupero (artt. L. 441-10 e D. 441-5 del codice di commercio francese).',
    title: 'I beni restano di proprietà del fornitore fino all’integrale pagamento del prezzo.',
  },
  subscription: {
    heading: 'Abbonamenti',
    period:
      'La durata dell’abbonamento è indicata al momento dell’ordine; in mancanza di indicazione, l’abbonamento dura %{period}.',
    shown: 'La durata dell’abbonamento è indicata al momento dell’ordine.',
    renews:
      'L’abbonamento si rinnova per un ulteriore periodo della stessa durata, salvo disdetta prima della scadenza.',
    renewsConsumers:
      'I consumatori sono avvisati del rinnovo come prescrive la legge loro applicabile e possono recedere anticipatamente da un contratto rinnovato ove tale legge lo consenta.',
    renewsGermany:
      'Il contratto con un consumatore non si rinnova per un ulteriore periodo: salvo disdetta prima della scadenza, prosegue a tempo indeterminato e può essere disdetto in qualsiasi momento con un preavviso di un mese (§ 309, n. 9, del codice civile tedesco).',
    france:
      'Per i contratti con i consumatori che si rinnovano tacitamente, il diritto francese prescrive che siano riprodotti integralmente i seguenti articoli del codice del consumo (art. L. 215-4):',
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
