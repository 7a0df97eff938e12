import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Il mercato online',
  role: 'Sul mercato online altri offrono beni e servizi. Il relativo contratto è concluso tra l’acquirente e il venditore; il fornitore mette a disposizione il mercato online e non è parte del contratto, salvo che un’offerta lo indichi come venditore.',
  status:
    'Per ciascuna offerta è indicato se il venditore dichiara di essere un professionista. Se non lo è, al contratto con lui non si applicano i diritti dei consumatori derivanti dal diritto dell’Unione in materia di tutela dei consumatori, compreso il diritto di recesso.',
  traders: 'Tutti i venditori sono professionisti.',
  duties:
    'Il venditore risponde dell’offerta, della consegna e dei diritti contrattuali dell’acquirente. Il fornitore risponde della gestione del mercato online.',
  ranking: {
    heading: 'Posizionamento delle offerte',
    intro: 'L’ordine in cui le offerte sono presentate nei risultati di ricerca dipende principalmente da:',
    paid: 'Se un pagamento influisce sulla posizione di un’offerta, l’offerta è contrassegnata di conseguenza.',
    own: 'Sul mercato online il fornitore presenta anche offerte proprie. Accesso, classificazione e condizioni sono per esse gli stessi che per le offerte dei venditori.',
    ownDiffers:
      'Sul mercato online il fornitore presenta anche offerte proprie. Esse sono trattate in modo diverso dalle offerte dei venditori, e precisamente:',
  },
  business: {
    heading: 'Per i venditori',
    grounds:
      'Il fornitore limita, sospende o fa cessare l’utilizzo del mercato online da parte di un venditore solo in caso di violazione dei presenti termini o della legge, per tutelare i diritti altrui o la sicurezza degli utenti, o quando mancano informazioni che la legge richiede ai venditori.',
    text: 'Se limita, sospende o fa cessare l’utilizzo del mercato online da parte di un venditore, il fornitore ne indica i motivi: in caso di limitazione o sospensione, prima o nel momento in cui questa ha effetto; in caso di cessazione completa, almeno 30 giorni prima, salvo che una legge o ripetute violazioni impongano altrimenti. Le modifiche dei presenti termini sono annunciate ai venditori almeno 15 giorni prima della loro applicazione (regolamento (UE) 2019/1150).',
    rights:
      'I venditori conservano i diritti sui propri testi, immagini e marchi. Finché un’offerta è mostrata, autorizzano gratuitamente il fornitore a utilizzarli per mostrare l’offerta sul mercato online e per segnalarla altrove, ad esempio nei motori di ricerca e nella pubblicità.',
    data: 'Tramite il proprio account i venditori hanno accesso ai dati relativi alle proprie offerte, ai propri ordini e alle proprie valutazioni e ai dati degli acquirenti necessari per eseguire un contratto; possono recuperare tali dati per 30 giorni dopo la fine dell’utilizzo. Il fornitore ha accesso a tutti i dati generati dall’utilizzo del mercato online. I dati relativi a un venditore sono comunicati ad altri venditori solo in forma aggregata.',
    complaints:
      'I venditori possono presentare gratuitamente reclamo al fornitore scrivendo a %{contact}. Il fornitore esamina ogni reclamo entro un termine ragionevole e ne comunica al venditore l’esito e i motivi.',
    mediators:
      'Per la risoluzione extragiudiziale delle controversie con i venditori il fornitore è disposto a rivolgersi ai seguenti mediatori: %{mediators}.',
  },
};
