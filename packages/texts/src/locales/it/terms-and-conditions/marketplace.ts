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
  },
  business: {
    heading: 'Per i venditori',
    text: 'Se limita, sospende o fa cessare l’utilizzo del mercato online da parte di un venditore, il fornitore ne indica i motivi: in caso di limitazione o sospensione, prima o nel momento in cui questa ha effetto; in caso di cessazione completa, almeno 30 giorni prima, salvo che una legge o ripetute violazioni impongano altrimenti. Le modifiche dei presenti termini sono annunciate ai venditori almeno 15 giorni prima della loro applicazione (regolamento (UE) 2019/1150).',
  },
};
