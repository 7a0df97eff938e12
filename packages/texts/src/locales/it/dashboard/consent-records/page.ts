import type { Translated } from '../../../../translated.ts';
import type { page as english } from '../../../en/dashboard/consent-records/page.ts';

export const page: Translated<typeof english> = {
  title: 'Archivio dei consensi',
  description:
    'Chi ha acconsentito a che cosa su %{site}, quando e con quali parole esatte. Ogni registrazione si può provare a chiunque.',
  loading: 'Caricamento delle registrazioni',
  tabs: {
    label: 'Archivio dei consensi',
    consents: 'Consensi',
    subjects: 'Interessati',
    notices: 'Testi legali',
    statistics: 'Statistiche',
    downloads: 'Download',
    keeping: 'Conservazione',
    newsletter: 'Iscrizioni alla newsletter',
    keys: 'Chiavi e codice',
  },

  card: {
    text: 'I consensi dei Suoi moduli e server, ognuno con il testo mostrato e una prova che nessuno può modificare.',
    open: 'Aprire l’archivio dei consensi',
    none: 'Ancora nessun consenso',
    recording: 'In registrazione',
    late: 'In ritardo',
    interrupted: 'Interrotto',
    count: { one: '%{number} consenso', other: '%{number} consensi' },
    moreThan: 'Più di %{number} consensi',
    last: 'Ultimo il %{date}, %{time} UTC',
  },

  state: {
    stopped: 'Il database è stato riportato indietro: non si firma più nulla',
    stoppedText:
      'I consensi vengono registrati, ma dal %{time} UTC non vengono più firmati: il database contiene meno di quanto era già stato firmato, o altro. Deve occuparsene chi gestisce questa installazione.',
    late: 'C’è un ritardo',
    lateText:
      'I consensi vengono registrati. Quelli arrivati dopo il %{time} UTC non sono ancora in un checkpoint firmato.',
    busyText: 'I consensi vengono registrati, ma ne arrivano più di quanti se ne possano scrivere subito.',
    refused: 'Al momento i consensi non possono essere registrati',
    refusedText:
      'Il nostro script conserva ogni consenso e lo invia di nuovo; così dovrebbero fare i Suoi server. Ultimo registrato: %{time} UTC.',
    refusedNever: 'Il nostro script conserva ogni consenso e lo invia di nuovo; così dovrebbero fare i Suoi server.',
    outage: 'Questa pagina al momento non viene aggiornata',
    outageText: 'Il server non risponde. Ciò che vede risale al %{time} UTC.',
    newer: 'Sono arrivati nuovi consensi',
    show: 'Mostrare',
  },

  kinds: { consent: 'Consenso', withdrawal: 'Revoca' },
  sources: { public: 'Pubblica', private: 'Privata' },
  claimed: 'Dichiarato',
  saidBy: {
    private: 'Il Suo server o team',
    privateVerified: 'Il Suo server o team, verificato',
    public: 'Un modulo, dichiarato',
    publicVerified: 'Un modulo, verificato',
  },
  yes: 'Sì',
  no: 'No',
  nobody: 'Senza nome',
  erased: 'Cancellato',
  close: 'Chiudere',
};
