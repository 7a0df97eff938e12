import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Trattamenti effettuati direttamente dal titolare',
  intro:
    'Nelle occasioni seguenti i dati personali sono raccolti direttamente dal titolare, indipendentemente dal fatto che intervenga uno dei servizi indicati più avanti.',
  introAlone: 'I dati personali sono raccolti nelle occasioni seguenti.',
  requiredLabel: 'Obbligo di fornire i dati',
  kinds: {
    visit: {
      name: 'Visita del sito',
      nameApp: 'Utilizzo dell’app',
      purpose: 'Fornire i contenuti richiesti, mantenerli disponibili e proteggerli dagli attacchi',
      interest: 'Funzionamento e sicurezza dei sistemi',
      required:
        'Sì, per ragioni tecniche: senza l’indirizzo IP del dispositivo non è possibile inviargli alcun contenuto.',
    },
    contact: {
      name: 'Richieste di contatto',
      purpose: 'Esaminare i messaggi ricevuti e rispondervi',
      interest: 'Rispondere a chi contatta il titolare',
      required: 'No. Senza un recapito, tuttavia, non è possibile rispondere.',
    },
    account: {
      name: 'Account dell’utente',
      purpose: 'Creare e gestire l’account e consentire l’accesso',
      interest: 'Mettere a disposizione degli utenti registrati un accesso personale',
      required:
        'Sì, se l’utente desidera un account: senza i dati contrassegnati come obbligatori non è possibile crearlo.',
    },
    orders: {
      name: 'Ordini e acquisti',
      purpose: 'Concludere ed eseguire il contratto con l’utente: ordine, pagamento, consegna, resi e garanzia',
      interest: 'Corretta gestione degli ordini',
      required:
        'Sì, per il contratto: senza i dati contrassegnati come obbligatori l’ordine non può essere accettato né consegnato.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Inviare la newsletter a chi l’ha richiesta',
      interest: 'Informare i clienti su offerte analoghe del titolare',
      required: 'No. Senza un indirizzo e-mail, tuttavia, non è possibile inviare la newsletter.',
    },
    comments: {
      name: 'Commenti e contributi',
      purpose: 'Pubblicare i contributi degli utenti e prevenire gli abusi',
      interest: 'Scambio aperto con i lettori, libero da abusi',
      required: 'No. Senza i dati contrassegnati come obbligatori, tuttavia, il contributo non può essere pubblicato.',
    },
    bookings: {
      name: 'Prenotazioni e appuntamenti',
      purpose: 'Fissare, confermare e gestire l’appuntamento o la prenotazione',
      interest: 'Corretta gestione delle prenotazioni',
      required: 'Sì, per la prenotazione: senza i dati contrassegnati come obbligatori non è possibile effettuarla.',
    },
    jobApplications: {
      name: 'Candidature',
      purpose: 'Esaminare la candidatura e decidere in merito',
      interest: 'Scelta di personale idoneo',
      required:
        'Sì, nella misura in cui i dati sono necessari per esaminare la candidatura. Ogni ulteriore indicazione è facoltativa.',
    },
    surveys: {
      name: 'Sondaggi e feedback',
      purpose: 'Ricavare dalle risposte indicazioni per migliorare l’offerta',
      interest: 'Miglioramento dell’offerta',
      required: 'No. La partecipazione è volontaria e la mancata partecipazione non comporta alcuno svantaggio.',
    },
    accounting: {
      name: 'Fatture e contabilità',
      purpose: 'Emettere fatture, tenere la contabilità e versare le imposte come previsto dalla legge',
      interest: 'Regolare tenuta della contabilità',
      required: 'Sì: il contenuto della fattura è prescritto dalla legge.',
    },
    legalClaims: {
      name: 'Tutela dei diritti',
      purpose: 'Accertare, esercitare o difendere un diritto in sede giudiziaria o stragiudiziale',
      interest: 'Tutela dei propri diritti e difesa da pretese altrui',
      required: 'Solo nei casi previsti dalla legge.',
    },
    other: {
      interest: 'Realizzazione della finalità sopra indicata',
      requiredYes: 'Sì. Senza i dati, quanto qui descritto non è possibile.',
      requiredNo: 'No. Il conferimento è facoltativo.',
    },
  },
};
