import type { Translated } from '../../../../translated.ts';
import type { rejectTest as english } from '../../../en/dashboard/detection/reject-test.ts';

export const rejectTest: Translated<typeof english> = {
  verdicts: { pass: 'Superato', fail: 'Non superato', unclear: 'Incerto' },
  sentences: {
    pass: 'Né prima di una scelta né dopo un rifiuto è avvenuto alcunché che richieda il consenso.',
    fail: 'È avvenuto qualcosa che richiede il consenso prima che qualcuno lo avesse dato.',
    unclear: 'La scansione non ha potuto vedere abbastanza per stabilirlo.',
  },
  onlyHtml: 'Senza un browser non si può vedere ciò che avviene prima e dopo una scelta.',
  why: 'La legge richiede il consenso prima di archiviare o leggere qualsiasi cosa sul dispositivo di un visitatore, salvo quanto strettamente necessario (direttiva ePrivacy, art. 5, par. 3; art. 122 del Codice privacy).',
  noBanner:
    'Non è stato trovato alcun banner per il consenso, quindi non si è potuto rifiutare nulla. Si è visto solo ciò che avviene senza una scelta.',
  noReject:
    'È stato trovato un banner per il consenso, ma nessun modo di rifiutare. Rifiutare deve essere facile quanto accettare.',
  secondLayer:
    'Per rifiutare è stato necessario aprire un secondo livello del banner. Accettare e rifiutare devono essere ugualmente facili da raggiungere: già questo è contrario alle linee guida delle autorità di controllo.',
  banner: 'Banner: %{by}',
  ownBanner: 'Il banner è proprio del sito, riconosciuto dalle parole dei suoi pulsanti.',
  phases: { before: 'Prima di ogni scelta', rejected: 'Dopo aver rifiutato tutto' },
  clean: 'Nulla che richieda il consenso.',
  notSeen: 'Non verificato.',
  unknown: '%{site} (sconosciuto)',
  counts: {
    request: { one: 'una richiesta', many: '%{number} di richieste', other: '%{number} richieste' },
    cookie: { one: 'un cookie', many: '%{number} di cookie', other: '%{number} cookie' },
    storage: {
      one: 'una chiave memorizzata',
      many: '%{number} di chiavi memorizzate',
      other: '%{number} chiavi memorizzate',
    },
  },
  kinds: { request: 'Richiesta', cookie: 'Cookie', storage: 'Chiave memorizzata' },
  show: 'Che cosa ha fatto %{service}',
  onPage: 'In %{page}',
  leftOut: { one: 'E un altro evento.', many: 'E altri %{number} di eventi.', other: 'E altri %{number} eventi.' },

  badgeTitle: 'Mostrarlo nel sito',
  badgeText: 'Un badge con l’ultimo risultato, collegato a un rapporto pubblico. Cambia a ogni scansione.',
  public: 'Il risultato è pubblico',
  publicHint: 'Chiunque abbia l’indirizzo può vedere il risultato, anche se il test non è superato.',
  publicOn: 'Ora il risultato è pubblico.',
  publicOff: 'Il risultato non è più pubblico.',
  preview: 'Il badge come appare ora',
  noPreview: 'Il badge appare non appena una scansione è terminata.',
  code: 'Codice del badge',
  report: 'Apri il rapporto pubblico',
};
