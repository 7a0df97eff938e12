import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Diritto di recesso',
  who: 'I consumatori nello Spazio economico europeo e nel Regno Unito hanno il diritto di recedere da un contratto concluso a distanza senza indicarne le ragioni.',
  brazil:
    'I consumatori tutelati dal diritto brasiliano possono recedere entro sette giorni dalla conclusione del contratto o dal ricevimento del bene o del servizio e ottenere subito il rimborso di quanto pagato (art. 49 del codice brasiliano di difesa del consumatore). Le condizioni e le eccezioni che seguono non limitano questo diritto.',
  periodGoods:
    'Il periodo di recesso è di %{days} dal giorno in cui il consumatore, o un terzo da lui designato e diverso dal vettore, acquisisce il possesso fisico dei beni; se un ordine è consegnato in più parti, dal giorno in cui è acquisito il possesso dell’ultima.',
  periodServices:
    'Per i servizi e i contenuti digitali il periodo di recesso è di %{days} dal giorno della conclusione del contratto.',
  function: {
    heading: 'Come recedere',
    link: 'Fino alla scadenza del periodo è possibile recedere online in qualsiasi momento, qui: %{link}. Il consumatore inserisce il proprio nome, il contratto e l’indirizzo e-mail per la conferma, quindi preme «Conferma recesso». Il fornitore conferma immediatamente per e-mail la ricezione del recesso, con il suo contenuto, la data e l’ora.',
    label: 'Recedere dal contratto qui',
    statement:
      'Il consumatore può comunicare la propria decisione anche con qualsiasi altra dichiarazione esplicita, ad esempio con una lettera all’indirizzo del fornitore o un’e-mail a %{contact}. A tal fine può utilizzare il modulo riportato di seguito, ma non è obbligatorio.',
    deadline:
      'Per rispettare il termine è sufficiente inviare la dichiarazione prima della scadenza del periodo di recesso.',
  },
  effects: {
    heading: 'Effetti del recesso',
    refund:
      'Il fornitore rimborsa tutti i pagamenti ricevuti dal consumatore, compresi i costi della consegna standard, senza indebito ritardo e al più tardi entro 14 giorni dal giorno in cui è informato del recesso. Il rimborso è effettuato con lo stesso mezzo di pagamento usato dal consumatore, salvo che sia stato espressamente convenuto altrimenti, e senza alcuna spesa a suo carico.',
    refundServices:
      'Il fornitore rimborsa tutti i pagamenti ricevuti dal consumatore senza indebito ritardo e al più tardi entro 14 giorni dal giorno in cui è informato del recesso. Il rimborso è effettuato con lo stesso mezzo di pagamento usato dal consumatore, salvo che sia stato espressamente convenuto altrimenti, e senza alcuna spesa a suo carico.',
    withhold:
      'Il rimborso può essere sospeso fino al ricevimento dei beni oppure fino alla dimostrazione da parte del consumatore di averli rispediti, a seconda di quale situazione si verifichi per prima.',
    sendTo:
      'Il consumatore è tenuto a rispedire i beni senza indebito ritardo, e al più tardi entro 14 giorni dal giorno in cui comunica il recesso, al seguente indirizzo: %{address}.',
    send: 'Il consumatore è tenuto a rispedire i beni all’indirizzo del fornitore senza indebito ritardo, e al più tardi entro 14 giorni dal giorno in cui comunica il recesso.',
    costCustomer: 'I costi diretti della restituzione dei beni sono a carico del consumatore.',
    costOwner: 'I costi della restituzione dei beni sono a carico del fornitore.',
    value:
      'Il consumatore è responsabile della diminuzione del valore dei beni solo se risulta da una manipolazione diversa da quella necessaria per stabilirne la natura, le caratteristiche e il funzionamento.',
    services:
      'Se ha chiesto di iniziare la prestazione di un servizio durante il periodo di recesso, il consumatore paga la parte prestata fino alla comunicazione del recesso.',
  },
  exceptions: {
    heading: 'Casi in cui il diritto di recesso è escluso',
    goods: {
      bespoke: 'beni confezionati su misura o chiaramente personalizzati',
      perishable: 'beni che rischiano di deteriorarsi o scadere rapidamente',
      sealed:
        'beni sigillati che non si prestano a essere restituiti per motivi igienici o connessi alla protezione della salute, una volta aperti',
      mixed: 'beni che, dopo la consegna, risultano inscindibilmente mescolati con altri beni',
      recordings: 'registrazioni audio o video sigillate e software sigillati, una volta aperti',
    },
    digital:
      'contenuti digitali non forniti su un supporto materiale, una volta iniziata la fornitura con il previo consenso espresso del consumatore, se questi ha riconosciuto di perdere in tal modo il diritto di recesso e il fornitore ha confermato il contratto',
    services:
      'servizi interamente prestati, se la prestazione è iniziata con il previo consenso espresso del consumatore e questi ha riconosciuto di perdere il diritto una volta che il contratto è stato interamente eseguito',
  },
  form: {
    heading: 'Modulo di recesso',
    intro: 'Chi desidera recedere dal contratto può compilare e restituire il presente modulo:',
    to: 'Destinatario: %{recipient}',
    declare:
      'Con la presente io/noi notifico/notifichiamo il recesso dal mio/nostro contratto di vendita dei seguenti beni / di prestazione del seguente servizio:',
    ordered: 'Ordinato il / ricevuto il:',
    name: 'Nome del/dei consumatore/i:',
    address: 'Indirizzo del/dei consumatore/i:',
    signature: 'Firma del/dei consumatore/i (solo se il presente modulo è inviato in versione cartacea):',
    date: 'Data:',
  },
};
