import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Diritti di utilizzo',
    software:
      'Per la durata del contratto l’utente può utilizzare il software personalmente o all’interno della propria organizzazione. Il diritto non è esclusivo e non è trasferibile.',
    content:
      'L’utente può utilizzare per sé i contenuti digitali acquistati, senza limiti di tempo salvo diversa indicazione dell’offerta. Il diritto non è esclusivo e non è trasferibile.',
    app: 'L’utente può installare e utilizzare l’app sui dispositivi che gli appartengono o di cui ha il controllo.',
    limits:
      'Non è consentito copiare, cedere, noleggiare o decompilare quanto fornito né aggirarne le protezioni, salvo ove la legge lo consenta inderogabilmente.',
  },
  conduct: {
    heading: 'Che cosa non è consentito',
    intro: 'Nell’utilizzo di %{site} non è consentito:',
    rules: {
      law: 'violare la legge o i diritti altrui',
      malware: 'diffondere programmi dannosi o aggirare misure di sicurezza',
      load: 'disturbarne il funzionamento, ad esempio con richieste automatizzate che lo sovraccarichino',
      access: 'accedere senza autorizzazione ad account o dati altrui',
      resale: 'venderne l’accesso ad altri senza il consenso del fornitore',
    },
    measures:
      'In caso di violazione di queste regole il fornitore può limitare o bloccare l’accesso dell’utente, in misura proporzionata. Salvo casi urgenti, l’utente riceve prima un avvertimento.',
  },
  content: {
    heading: 'Contenuti del fornitore',
    text: 'I testi, le immagini, i programmi e i marchi presenti su %{site} appartengono al fornitore o a chi glieli ha concessi in licenza. È consentito visualizzarli e utilizzarli privatamente; ogni altro utilizzo richiede l’autorizzazione del fornitore o una norma di legge che lo consenta.',
    textBusinesses:
      'I testi, le immagini, i programmi e i marchi presenti su %{site} appartengono al fornitore o a chi glieli ha concessi in licenza. È consentito visualizzarli e utilizzarli per le proprie finalità; ogni altro utilizzo richiede l’autorizzazione del fornitore o una norma di legge che lo consenta.',
  },
  entrusted: {
    heading: 'Dati personali affidati al fornitore',
    text: 'Se i clienti trattano dati personali con il software nell’esercizio della propria attività, essi sono titolari del trattamento e il fornitore ne è responsabile del trattamento. Il fornitore tratta tali dati solo in forza di un contratto conforme all’art. 28 GDPR, che propone a ciascuno di questi clienti.',
  },
  switching: {
    heading: 'Passaggio a un altro fornitore di servizi',
    right:
      'I clienti possono in qualsiasi momento passare a un altro fornitore di servizi, trasferirsi su sistemi propri o far cancellare i propri dati, con un preavviso non superiore a due mesi (art. 25 del regolamento (UE) 2023/2854, regolamento sui dati).',
    transition:
      'Scaduto il preavviso, il passaggio è eseguito senza indebito ritardo ed entro 30 giorni. Se ciò non è tecnicamente possibile, il fornitore ne indica i motivi entro 14 giorni lavorativi dalla richiesta e stabilisce un altro periodo, non superiore a sette mesi. Il cliente può prorogare il periodo una volta. Fino al suo termine il fornitore presta un’assistenza ragionevole, mantiene attivo il servizio con la stessa sicurezza e segnala i rischi noti per la sua continuità.',
    data: 'Tutti i dati che il cliente ha immesso o generato utilizzando il servizio possono essere esportati in un formato strutturato, di uso comune e leggibile da dispositivo automatico. Sono esclusi i dati sul funzionamento interno del servizio che costituiscono segreti commerciali del fornitore, purché ciò non ostacoli il passaggio. I dati possono essere recuperati per almeno 30 giorni dopo la transizione; sono poi cancellati.',
    end: 'Il contratto cessa quando il passaggio è completato o, se il cliente chiede soltanto la cancellazione dei dati, alla scadenza del preavviso.',
    charges:
      'Fino all’11 gennaio 2027 per il passaggio sono addebitati al massimo i costi che ne derivano direttamente; in seguito non è addebitato nulla.',
    free: 'Per il passaggio non è addebitato nulla.',
  },
  information: {
    heading: 'Informazioni presenti sul sito',
    text: 'Le informazioni presenti su %{site} sono predisposte con cura. Hanno carattere generale, non costituiscono consulenza per il caso concreto e possono non essere aggiornate.',
    links: 'Del contenuto dei siti altrui a cui rimandano i collegamenti rispondono i rispettivi titolari.',
  },
  availability: {
    heading: 'Disponibilità',
    text: 'Il fornitore si adopera con ragionevole diligenza affinché %{site} sia disponibile. Sono possibili interruzioni per manutenzione, per sicurezza o per ragioni al di fuori del suo controllo; ove possibile, le interruzioni più lunghe sono annunciate.',
  },
  stores: {
    heading: 'App store',
    parties:
      'I presenti termini sono conclusi esclusivamente tra l’utente e il fornitore. Dell’app, dei suoi contenuti, della manutenzione e dell’assistenza risponde il fornitore e non il gestore dell’app store (%{stores}).',
    purchases:
      'Agli acquisti tramite un app store si applicano anche le regole di tale store su pagamenti e rimborsi. Restano salvi i diritti di legge dell’utente nei confronti del fornitore.',
    apple:
      'Apple e le sue controllate sono terzi beneficiari dei presenti termini e possono farli valere nei confronti dell’utente. L’utente conferma di non trovarsi in un paese soggetto a embargo degli Stati Uniti e di non figurare in uno dei loro elenchi di soggetti interdetti.',
  },
};
