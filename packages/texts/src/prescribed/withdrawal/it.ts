import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Italian. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Diritto di recesso',
    period: 'Lei ha il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni.',
    expires: {
      contract: 'Il periodo di recesso scade dopo 14 giorni dal giorno della conclusione del contratto.',
      together:
        'Il periodo di recesso scade dopo 14 giorni dal giorno in cui Lei o un terzo, diverso dal vettore e da Lei designato, acquisisce il possesso fisico dei beni.',
      separately:
        'Il periodo di recesso scade dopo 14 giorni dal giorno in cui Lei o un terzo, diverso dal vettore e da Lei designato, acquisisce il possesso fisico dell’ultimo bene.',
      pieces:
        'Il periodo di recesso scade dopo 14 giorni dal giorno in cui Lei o un terzo, diverso dal vettore e da Lei designato, acquisisce il possesso fisico dell’ultimo lotto o pezzo.',
      regularly:
        'Il periodo di recesso scade dopo 14 giorni dal giorno in cui Lei o un terzo, diverso dal vettore e da Lei designato, acquisisce il possesso fisico del primo bene.',
    },
    exercise:
      'Per esercitare il diritto di recesso, Lei è tenuto a informarci (%{trader}) della Sua decisione di recedere dal presente contratto tramite una dichiarazione esplicita (ad esempio lettera inviata per posta o posta elettronica). A tal fine può utilizzare il modulo tipo di recesso allegato, ma non è obbligatorio.',
    online:
      'Può anche esercitare il diritto di recesso online all’indirizzo %{function}. Se si avvale di questa funzione online, Le trasmetteremo senza indebito ritardo un avviso di ricevimento del recesso su un supporto durevole (ad esempio per posta elettronica), comprensivo del suo contenuto nonché della data e dell’ora della sua presentazione.',
    deadline:
      'Per rispettare il termine di recesso, è sufficiente che Lei invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.',
    effects: 'Effetti del recesso',
    reimburse:
      'Se Lei recede dal presente contratto, Le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna (ad eccezione dei costi supplementari derivanti dalla Sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della Sua decisione di recedere dal presente contratto. Detti rimborsi saranno effettuati utilizzando lo stesso mezzo di pagamento da Lei usato per la transazione iniziale, salvo che Lei non abbia espressamente convenuto altrimenti; in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso.',
    withhold:
      'Il rimborso può essere sospeso fino al ricevimento dei beni oppure fino all’avvenuta dimostrazione da parte del consumatore di aver rispedito i beni, se precedente.',
    collect: 'I beni saranno da noi ritirati.',
    sendBack:
      'È pregato di rispedire i beni o di consegnarli a noi, senza indebiti ritardi e in ogni caso entro 14 giorni dal giorno in cui ci ha comunicato il Suo recesso dal presente contratto. Il termine è rispettato se Lei rispedisce i beni prima della scadenza del periodo di 14 giorni.',
    sendBackTo:
      'È pregato di rispedire i beni o di consegnarli a noi o a %{recipient}, senza indebiti ritardi e in ogni caso entro 14 giorni dal giorno in cui ci ha comunicato il Suo recesso dal presente contratto. Il termine è rispettato se Lei rispedisce i beni prima della scadenza del periodo di 14 giorni.',
    costOwner: 'I costi della restituzione dei beni saranno a nostro carico.',
    costCustomer: 'I costi diretti della restituzione dei beni saranno a Suo carico.',
    costEstimate:
      'I costi diretti della restituzione dei beni saranno a Suo carico. Il costo è stimato essere pari a un massimo di circa %{amount}.',
    value:
      'Lei è responsabile solo della diminuzione del valore dei beni risultante da una manipolazione del bene diversa da quella necessaria per stabilire la natura, le caratteristiche e il funzionamento dei beni.',
    services:
      'Se Lei ha chiesto di iniziare la prestazione di servizi durante il periodo di recesso, è tenuto a pagarci un importo proporzionale a quanto fornito fino al momento in cui Lei ci ha comunicato il Suo recesso dal presente contratto, rispetto a tutte le prestazioni previste dal contratto.',
  },
  form: {
    title: 'Modulo di recesso tipo',
    intro: '(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)',
    to: 'Destinatario: %{recipient}',
    declare:
      'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*)',
    ordered: 'Ordinato il (*)/ricevuto il (*)',
    name: 'Nome del/dei consumatore(i)',
    address: 'Indirizzo del/dei consumatore(i)',
    signature: 'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)',
    date: 'Data',
    delete: '(*) Cancellare la dicitura inutile.',
  },
};
