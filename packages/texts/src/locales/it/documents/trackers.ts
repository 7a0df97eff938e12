import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookie e altri strumenti di tracciamento',
  intro:
    'Gli strumenti di tracciamento sono cookie, dati salvati nell’archiviazione locale del browser, identificatori del dispositivo e tecniche simili che archiviano informazioni sul dispositivo dell’utente o vi accedono.',
  necessary:
    'Gli strumenti di tracciamento senza i quali una funzione richiesta dall’utente non sarebbe disponibile sono utilizzati senza consenso (%{provisions}).',
  consent:
    'Tutti gli altri strumenti di tracciamento sono utilizzati solo con il consenso dell’utente, che può essere negato e revocato in qualsiasi momento; resta ferma la liceità del trattamento effettuato fino a quel momento.',
  provisions: {
    union: 'art. 5, par. 3 della direttiva 2002/58/CE',
    france: 'art. 82 della legge francese sulla protezione dei dati, legge n. 78-17 del 6 gennaio 1978',
    germany: '§ 25 della legge tedesca TDDDG',
    italy: 'art. 122 del Codice in materia di protezione dei dati personali, d.lgs. 196/2003',
    spain: 'art. 22.2 della legge spagnola 34/2002, LSSI',
    unitedKingdom: 'regulation 6 delle Privacy and Electronic Communications Regulations 2003 britanniche',
  },
  unitedKingdom:
    'Ai dispositivi che si trovano nel Regno Unito si applica la regulation 6 delle Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Ai dispositivi che si trovano in Svizzera si applica l’art. 45c della legge sulle telecomunicazioni (LTC): l’utente può rifiutare il trattamento di dati sul proprio dispositivo. Le finalità di tale trattamento sono indicate nella presente informativa.',
  withdrawControl:
    'Per modificare o revocare le scelte effettuate è possibile utilizzare il comando per le preferenze privacy disponibile in ogni pagina.',
  withdrawLink: 'Per modificare o revocare le scelte effettuate: %{link}.',
  withdrawLinkText: 'preferenze sugli strumenti di tracciamento',
  withdrawBrowser:
    'Per revocare il consenso è possibile eliminare gli strumenti di tracciamento memorizzati nelle impostazioni del browser o del dispositivo e bloccarne di nuovi. È inoltre possibile contattare il titolare tramite %{contact}.',
  withdrawDevice:
    'Nelle impostazioni del browser o del dispositivo è possibile eliminare gli strumenti di tracciamento memorizzati e bloccarne di nuovi.',
  policy: 'Quali cookie e altri strumenti di tracciamento siano utilizzati e come rifiutarli è indicato nell’%{link}.',
  policyText: 'informativa sui cookie',
  listIntro: 'La tabella elenca gli strumenti di tracciamento per nome. L’asterisco sta per caratteri variabili.',
  caption: 'Strumenti di tracciamento',
  name: 'Nome',
  service: 'Servizio',
  purpose: 'Finalità',
  duration: 'Durata',
  party: 'Installato da',
  firstParty: 'Prima parte',
  thirdParty: 'Terza parte',
  unnamed: 'Strumenti di tracciamento non elencati qui per nome possono essere utilizzati da: %{services}.',
};
