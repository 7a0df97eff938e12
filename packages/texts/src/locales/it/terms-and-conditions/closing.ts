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
    use: 'A chi utilizza %{site} si applica la versione dei presenti termini pubblicata in quel momento.',
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
    consumersElsewhere:
      'I consumatori che risiedono altrove possono agire anche dinanzi ai giudici cui hanno accesso secondo la legge del paese in cui risiedono.',
  },
  disputes: {
    heading: 'Risoluzione delle controversie',
    first: 'Se qualcosa non va, è possibile scrivere a %{contact}: il fornitore cerca una soluzione.',
    none: 'Il fornitore non è tenuto né disposto a partecipare a procedure dinanzi a un organismo di risoluzione alternativa delle controversie dei consumatori (ADR).',
    unlessObliged:
      'Il fornitore partecipa a procedure dinanzi a un organismo di risoluzione alternativa delle controversie dei consumatori (ADR) solo ove la legge lo imponga.',
    body: 'Il fornitore partecipa alle procedure di risoluzione delle controversie dinanzi al seguente organismo di risoluzione alternativa delle controversie dei consumatori (ADR): %{body}.',
    france:
      'I consumatori possono rivolgersi gratuitamente a questo organismo se hanno prima tentato di risolvere la controversia con il fornitore mediante un reclamo scritto, ed entro un anno da tale reclamo (artt. L. 612-1 e L. 612-2 del codice del consumo francese).',
    hungary:
      'I consumatori possono sottoporre una controversia a una commissione di conciliazione (békéltető testület). Presso la sede del fornitore è: %{body}. In Ungheria è competente la commissione del luogo in cui vive il consumatore o un’altra che egli indichi nella domanda.',
    hungaryDuty:
      'Il fornitore è tenuto per legge a collaborare al procedimento (art. 29 della legge CLV del 1997 sulla tutela dei consumatori).',
  },
  approval: {
    heading: 'Approvazione specifica di clausole',
    text: 'Ai sensi e per gli effetti degli artt. 1341, secondo comma, e 1342 c.c., il cliente che non è consumatore dichiara di approvare specificamente le seguenti clausole dei presenti termini:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'modifica dei servizi digitali in corso',
      subscription: 'rinnovo tacito e modifica del prezzo',
      conformity: 'obbligo di esaminare i beni e di denunciare i difetti; decadenze e limiti di tempo per le azioni',
      marketplace: 'limitazione, sospensione e cessazione dell’utilizzo da parte dei venditori',
      conduct: 'limitazione e blocco dell’accesso',
      availability: 'interruzioni del servizio',
      liability: 'esclusione e limitazione della responsabilità del fornitore',
      termination: 'diritto del fornitore di recedere dal contratto',
      changes: 'diritto del fornitore di modificare i presenti termini',
      court: 'foro competente',
    },
    separately:
      'L’approvazione è data con una seconda sottoscrizione o, online, con una dichiarazione apposita, distinta dall’accettazione dei presenti termini nel loro insieme.',
  },
  final: {
    heading: 'Disposizione finale',
    text: 'Se una clausola dei presenti termini è invalida, si applica in suo luogo la legge; le altre clausole restano valide.',
  },
};
