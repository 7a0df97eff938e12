import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Cessazione dell’utilizzo',
    text: 'Il fornitore può chiudere un account per giusta causa, in particolare dopo violazioni gravi o ripetute dei presenti termini, e negli altri casi con un preavviso di %{days}. I pagamenti relativi a periodi per i quali la prestazione non è più fornita sono rimborsati, salvo che la cessazione sia dovuta a una violazione dell’utente.',
    data: 'Prima della cessazione e nei 30 giorni successivi i consumatori possono recuperare gratuitamente i contenuti che hanno creato o fornito.',
  },
  changes: {
    heading: 'Modifiche dei presenti termini',
    reasons:
      'Per i contratti già in corso i presenti termini sono modificati solo per un giustificato motivo: un mutamento della legge, una decisione di un giudice o di un’autorità, ragioni di sicurezza o nuove funzioni che richiedono una disciplina.',
    notice:
      'Il fornitore comunica ogni modifica, e in che cosa consiste, almeno %{days} prima della sua applicazione. Prima di tale momento l’utente può recedere gratuitamente dal contratto. Una modifica delle prestazioni principali delle parti richiede l’accordo dell’utente.',
    versions:
      'Ogni versione riporta la propria data e le versioni precedenti possono essere consultate dalla pagina in cui i presenti termini sono pubblicati.',
  },
  law: {
    heading: 'Legge applicabile e foro competente',
    law: 'Si applica la legge del seguente paese: %{country}.',
    lawState:
      'Si applica la legge del seguente Stato degli Stati Uniti, con esclusione delle sue norme sui conflitti di leggi: %{state}.',
    consumers:
      'I consumatori conservano la protezione delle norme imperative del paese in cui hanno la residenza abituale (art. 6 del regolamento (CE) n. 593/2008, ove applicabile).',
    convention:
      'Nei rapporti con i professionisti non si applica la convenzione delle Nazioni Unite sui contratti di compravendita internazionale di merci.',
    court:
      'Per le controversie con i professionisti sono competenti, nei limiti consentiti dalla legge, i giudici del seguente luogo: %{place}.',
    consumerCourts:
      'I consumatori che risiedono nello Spazio economico europeo, in Svizzera o nel Regno Unito possono agire dinanzi ai giudici del luogo in cui risiedono e possono essere convenuti soltanto dinanzi a essi.',
  },
  disputes: {
    heading: 'Risoluzione delle controversie',
    first: 'Se qualcosa non va, è possibile scrivere a %{contact}: il fornitore cerca una soluzione.',
    none: 'Il fornitore non è tenuto né disposto a partecipare a procedure dinanzi a un organismo di risoluzione alternativa delle controversie dei consumatori (ADR).',
    body: 'Il fornitore partecipa alle procedure di risoluzione delle controversie dinanzi al seguente organismo di risoluzione alternativa delle controversie dei consumatori (ADR): %{body}.',
  },
  final: {
    heading: 'Disposizione finale',
    text: 'Se una clausola dei presenti termini è invalida, si applica in suo luogo la legge; le altre clausole restano valide.',
  },
};
