import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookie e altri strumenti di tracciamento',
  intro:
    'Gli strumenti di tracciamento sono cookie, dati salvati nell’archiviazione locale del browser, identificatori del dispositivo e tecniche simili che archiviano informazioni sul dispositivo dell’utente o vi accedono.',
  necessary:
    'Gli strumenti di tracciamento senza i quali una funzione richiesta dall’utente non sarebbe disponibile sono utilizzati senza consenso (art. 5, par. 3 della direttiva 2002/58/CE).',
  consent:
    'Tutti gli altri strumenti di tracciamento sono utilizzati solo con il consenso dell’utente, che può essere negato e revocato in qualsiasi momento; resta ferma la liceità del trattamento effettuato fino a quel momento.',
  withdrawControl:
    'Per modificare o revocare le scelte effettuate è possibile utilizzare il comando per le preferenze privacy disponibile in ogni pagina.',
  withdrawLink: 'Per modificare o revocare le scelte effettuate: %{link}.',
  withdrawLinkText: 'preferenze sugli strumenti di tracciamento',
  withdrawBrowser:
    'Per revocare il consenso è possibile eliminare gli strumenti di tracciamento memorizzati nelle impostazioni del browser o del dispositivo e bloccarne di nuovi. È inoltre possibile contattare il titolare tramite %{contact}.',
  withdrawDevice:
    'Nelle impostazioni del browser o del dispositivo è possibile eliminare gli strumenti di tracciamento memorizzati e bloccarne di nuovi.',
  listIntro: 'La tabella elenca gli strumenti di tracciamento per nome. L’asterisco sta per caratteri variabili.',
  caption: 'Strumenti di tracciamento',
  name: 'Nome',
  service: 'Servizio',
  purpose: 'Finalità',
  duration: 'Durata',
  party: 'Installato da',
  firstParty: 'Prima parte',
  thirdParty: 'Terza parte',
  unnamed: 'Questi servizi possono utilizzare anche strumenti di tracciamento non elencati qui per nome: %{services}.',
};
