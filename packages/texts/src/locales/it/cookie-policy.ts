import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Informativa sui cookie',
  about: {
    heading: 'Oggetto della presente informativa sui cookie',
    site: 'La presente informativa sui cookie indica quali cookie e altri strumenti di tracciamento utilizza %{site}, a che cosa serve ciascuno di essi, chi può leggerlo, per quanto tempo rimane sul dispositivo dell’utente e come rifiutarlo.',
    app: 'La presente informativa sui cookie indica quali strumenti di tracciamento utilizza l’app %{site}, a che cosa serve ciascuno di essi, chi può leggerlo, per quanto tempo rimane sul dispositivo dell’utente e come rifiutarlo.',
    more: 'Quali altri trattamenti di dati personali siano effettuati, con chi i dati siano condivisi, dove siano trasferiti e quali diritti spettino all’interessato è indicato nell’%{link}.',
    moreText: 'informativa sulla privacy',
  },
  what: {
    heading: 'Che cosa sono gli strumenti di tracciamento',
    kinds: {
      cookie: 'Cookie',
      cookieText:
        'Piccoli file di testo che un sito fa conservare al browser e che questo rinvia con le richieste successive. I cookie di sessione sono eliminati alla chiusura del browser, gli altri al termine della loro durata o quando l’utente li elimina.',
      local: 'Archiviazione locale',
      localText: 'Dati che un sito conserva in un archivio del browser e legge di nuovo durante una visita successiva.',
      app: 'Identificatori del dispositivo',
      appText: 'Numeri con cui un’app, o i servizi in essa integrati, riconoscono il dispositivo.',
    },
    parties:
      'Gli strumenti di tracciamento sono detti di prima parte se sono installati per l’indirizzo del sito visitato e di terza parte se sono installati per l’indirizzo di un altro soggetto.',
  },
  categories: {
    necessary: 'Strumenti di tracciamento strettamente necessari',
    functionality: 'Strumenti di tracciamento per le funzionalità',
    experience: 'Strumenti di tracciamento per una migliore esperienza',
    measurement: 'Strumenti di tracciamento per la misurazione',
    marketing: 'Strumenti di tracciamento per il marketing',
  },
  onlyWithConsent: 'Questi strumenti di tracciamento sono utilizzati solo con il consenso dell’utente.',
  withoutConsent:
    'Questi strumenti di tracciamento sono utilizzati senza consenso, perché senza di essi una funzione richiesta dall’utente non sarebbe disponibile.',
  used: '%{site} utilizza questi strumenti di tracciamento.',
  provider: 'Fornitore',
  purpose: 'Finalità',
  duration: 'Durata',
  longest: 'Durata di tutti gli strumenti di tracciamento di questo servizio: al massimo %{period}.',
  allSession:
    'Tutti gli strumenti di tracciamento di questo servizio sono eliminati alla chiusura del browser o dell’app.',
  allIndefinite:
    'Gli strumenti di tracciamento di questo servizio rimangono memorizzati finché l’utente non li elimina.',
  unstated:
    'La durata degli strumenti di tracciamento di questo servizio è stabilita dal fornitore; maggiori dettagli si trovano nella sua informativa.',
  namesUnknown: 'I nomi dei singoli strumenti di tracciamento di questo servizio non sono noti al titolare.',
  caption: 'Strumenti di tracciamento di %{service}',
  name: 'Nome',
  storage: 'Tipo',
  storages: { cookie: 'Cookie', local: 'Archiviazione locale', app: 'Identificatore del dispositivo' },
  party: 'Installato da',
  choices: {
    heading: 'Scelte dell’utente',
    devices:
      'Nelle impostazioni del browser è possibile vedere quali cookie e altri dati sono memorizzati, eliminarli e bloccarne di nuovi. Ecco dove:',
    phones:
      'Su smartphone o tablet le impostazioni di sistema consentono di reimpostare o disattivare l’identificatore pubblicitario e di stabilire quali app possono tracciare l’utente.',
    consequence:
      'Se si bloccano gli strumenti di tracciamento strettamente necessari, alcune parti di %{site} potrebbero non funzionare più.',
    optOuts: 'Alcuni fornitori mettono a disposizione un proprio opt-out:',
    optOut: 'Opt-out da %{name}',
  },
  rights: {
    heading: 'Diritti dell’interessato',
    text: 'Quando gli strumenti di tracciamento comportano il trattamento di dati personali, all’interessato spettano i diritti previsti dalla normativa sulla protezione dei dati. Per esercitarli può contattare il titolare tramite %{contact}.',
    complain: 'È inoltre possibile proporre reclamo a un’autorità per la protezione dei dati.',
  },
  none: {
    heading: 'Nessuno strumento di tracciamento',
    text: '%{site} non utilizza servizi che installano strumenti di tracciamento sul dispositivo dell’utente.',
  },
  changes: {
    heading: 'Modifiche alla presente informativa sui cookie',
    text: 'Quando cambiano gli strumenti di tracciamento, cambia anche la presente informativa sui cookie. Ogni versione riporta la propria data e le versioni precedenti possono essere consultate dalla pagina in cui l’informativa è pubblicata.',
  },
};
