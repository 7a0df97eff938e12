import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Diritti dell’interessato',
  intro: 'Nei limiti della normativa applicabile, all’interessato spettano i seguenti diritti:',
  access: {
    name: 'Accesso',
    text: 'L’interessato può ottenere la conferma che sia o meno in corso un trattamento di dati che lo riguardano e riceverne copia, insieme alle informazioni sul trattamento (art. 15 GDPR).',
  },
  rectification: {
    name: 'Rettifica',
    text: 'L’interessato può ottenere la rettifica dei dati inesatti e l’integrazione di quelli incompleti (art. 16 GDPR).',
  },
  erasure: {
    name: 'Cancellazione',
    text: 'L’interessato può ottenere la cancellazione dei propri dati, ad esempio quando non sono più necessari o quando revoca il consenso (art. 17 GDPR).',
  },
  restriction: {
    name: 'Limitazione di trattamento',
    text: 'L’interessato può chiedere che i dati siano soltanto conservati e non altrimenti utilizzati, ad esempio durante la verifica della loro esattezza (art. 18 GDPR).',
  },
  notification: {
    name: 'Notifica ai destinatari',
    text: 'Il titolare comunica a ciascun destinatario dei dati le rettifiche, cancellazioni o limitazioni di trattamento, salvo che ciò si riveli impossibile o implichi uno sforzo sproporzionato; su richiesta, indica all’interessato tali destinatari (art. 19 GDPR).',
  },
  portability: {
    name: 'Portabilità dei dati',
    text: 'L’interessato può ricevere i dati che ha fornito in un formato strutturato, di uso comune e leggibile da dispositivo automatico, o farli trasmettere a un altro titolare, quando il trattamento si basa sul consenso o su un contratto ed è effettuato con mezzi automatizzati (art. 20 GDPR).',
  },
  automated: {
    name: 'Tutela da decisioni unicamente automatizzate',
    text: 'L’interessato ha il diritto di non essere sottoposto a una decisione basata unicamente sul trattamento automatizzato che incida significativamente sulla sua persona, salvo che la legge lo consenta; in tal caso può ottenere l’intervento umano (art. 22 GDPR).',
  },
  withdrawal: {
    name: 'Revoca del consenso',
    text: 'L’interessato può revocare in qualsiasi momento il consenso prestato. La revoca non pregiudica la liceità del trattamento basata sul consenso prima della revoca (art. 7, par. 3 GDPR).',
  },
  deceased: {
    name: 'Dati di persone decedute',
    france:
      'L’interessato può impartire direttive sulla conservazione, sulla cancellazione e sulla comunicazione dei propri dati dopo la sua morte (art. 85 della legge francese sulla protezione dei dati, legge n. 78-17 del 6 gennaio 1978).',
    italy:
      'I diritti di cui agli artt. da 15 a 22 GDPR riferiti ai dati di una persona deceduta possono essere esercitati da chi ha un interesse proprio, da chi agisce a tutela dell’interessato in qualità di suo mandatario o per ragioni familiari meritevoli di protezione (art. 2-terdecies del Codice in materia di protezione dei dati personali, d.lgs. 196/2003).',
    spain:
      'I familiari e gli eredi di una persona deceduta, e chi era a essa legato da rapporti di fatto, possono chiedere l’accesso ai suoi dati e la loro rettifica o cancellazione, salvo che la persona lo abbia espressamente vietato o che la legge disponga diversamente (art. 3 della legge organica spagnola 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Diritto di opposizione',
    reasons:
      'Quando i dati sono trattati sulla base del legittimo interesse o nel pubblico interesse, l’interessato può opporsi in qualsiasi momento per motivi connessi alla sua situazione particolare. In tal caso il titolare cessa il trattamento, salvo che dimostri l’esistenza di motivi legittimi cogenti che prevalgono sugli interessi, sui diritti e sulle libertà dell’interessato o che il trattamento sia necessario per l’accertamento, l’esercizio o la difesa di un diritto in sede giudiziaria (art. 21, par. 1 GDPR).',
    marketing:
      'L’interessato può opporsi in qualsiasi momento e senza indicarne i motivi al trattamento dei propri dati per finalità di marketing diretto. In tal caso i dati non sono più trattati per tale finalità (art. 21, par. 2 e 3 GDPR).',
  },
  exercise: {
    heading: 'Modalità di esercizio dei diritti',
    write:
      'Per esercitare i propri diritti l’interessato può contattare il titolare tramite %{contact}. È sufficiente una semplice richiesta; non è necessario alcun formulario.',
    form: 'Per esercitare i propri diritti l’interessato può utilizzare %{link}. È inoltre possibile contattare il titolare tramite %{contact}.',
    formText: 'il modulo di richiesta',
    answer:
      'Il titolare risponde gratuitamente e senza ingiustificato ritardo, al più tardi entro un mese. Tale termine può essere prorogato di due mesi, se necessario, tenuto conto della complessità e del numero delle richieste; in tal caso l’interessato ne è informato, con i relativi motivi, entro il primo mese (art. 12 GDPR).',
    identity:
      'Solo in caso di ragionevoli dubbi sull’identità del richiedente sono chieste ulteriori informazioni per confermarla.',
  },
  complaint: {
    heading: 'Reclamo a un’autorità di controllo',
    gdpr: 'L’interessato che ritenga che il trattamento dei propri dati violi la normativa può proporre reclamo a un’autorità di controllo per la protezione dei dati, in particolare nello Stato membro in cui risiede abitualmente, in cui lavora o in cui si è verificata la presunta violazione (art. 77 GDPR).',
    competent: 'L’autorità competente per il titolare è:',
    competentOneOf:
      'L’autorità competente per il titolare dipende dalla parte del paese in cui questi è stabilito. Le autorità del paese (%{country}) sono le seguenti; è possibile rivolgersi a ciascuna di esse:',
    find: 'Le autorità di tutti i paesi dello Spazio economico europeo sono elencate qui: %{link}.',
    findText: 'Comitato europeo per la protezione dei dati, membri',
    court: 'L’interessato può inoltre proporre ricorso giurisdizionale (art. 79 GDPR).',
    name: 'Autorità',
    address: 'Indirizzo',
    email: 'E-mail',
    website: 'Sito web',
  },
};
