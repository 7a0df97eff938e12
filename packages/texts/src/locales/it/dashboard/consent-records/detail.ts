import type { Translated } from '../../../../translated.ts';
import type { detail as english } from '../../../en/dashboard/consent-records/detail.ts';

export const detail: Translated<typeof english> = {
  title: 'Prova di un consenso',
  notes: {
    consent: 'Questa persona ha acconsentito.',
    withdrawal: 'Questa persona ha revocato il consenso.',
  },
  summary: '%{date}, %{time} UTC',
  local: '%{time} nel Suo fuso orario (%{zone})',
  json: 'Copiare tutto come JSON',
  erased: 'Che cosa diceva questo consenso, e di chi era, è stato cancellato.',

  kept: 'Che cosa resta',
  keptTree: 'Il suo posto nell’albero',
  keptTreeText: 'Nulla di ciò che diceva, ma che è arrivato in quel momento. Senza, nient’altro si potrebbe provare.',
  keptWhen: 'Ora, tipo e fonte',
  keptWhenText: 'Che una scelta è stata fatta. Mostra che le Sue registrazioni sono complete.',
  keptNotices: 'Testi legali',
  keptNoticesText: 'Di quali testi si trattava, in quale versione.',
  keptAnswers: 'Ogni sì e no',
  keptAnswersText:
    'Che cosa è stato scelto, conservato come prova (art. 17, par. 3, lett. e, GDPR). Le altre risposte sono scomparse: potrebbero nominare qualcuno.',
  keptNothing: 'Nient’altro: tutto è stato cancellato.',
  nobodyNow: 'Più nessuno: la persona è stata cancellata',
  provedErased: 'Cancellato: che qualcosa è stato registrato resta provato. Che cosa diceva non si può più provare.',
  erasedPart: 'Cancellato, tranne i sì e i no',
  noticeAdded: '%{identifier}, versione %{version}',
  noticeChanged: '%{identifier}: versione %{before} → %{after}',
  noticeGone: '%{identifier}: non più indicato',
  noticeUnknown: '%{identifier}, nessun testo con questo nome',

  withdraw: 'Revocare',
  withdrawTitle: 'Revocare questo consenso?',
  withdrawText:
    'La revoca si aggiunge come registrazione a sé: no a tutto ciò a cui qui si era acconsentito. Questo consenso resta com’è.',
  withdrawn: 'La revoca è registrata',

  what: 'Che cosa è stato scelto',
  preference: 'Preferenza',
  answer: 'Risposta',
  open: 'Nessuna risposta',
  nothing: 'Con questa registrazione non sono state inviate preferenze.',

  who: 'Chi e come',
  person: 'Persona',
  toPerson: 'Mostrare questa persona',
  fields: {
    id: 'Il Suo ID',
    email: 'E-mail',
    first_name: 'Nome',
    last_name: 'Cognome',
    full_name: 'Nome completo',
  },
  id: 'ID del consenso',
  received: 'Ricevuto',
  source: 'Fonte',
  sources: {
    public: 'Pubblica: inviato da una pagina con una chiave pubblica',
    private: 'Privata: inviato da un server con una chiave privata, o aggiunto qui',
  },
  verified: 'Verificato',
  verifiedText: 'Sì: chi l’ha inviato garantisce che viene da questa persona',
  claimedText:
    'Dichiarato: lo ha detto una pagina con la sua chiave pubblica e nessuno lo garantisce. Per una persona conosciuta non cambia nulla.',
  notVerifiedText: 'No: non si sa se la persona sia chi dice di essere',
  language: 'Lingua',

  texts: 'Testi mostrati',
  text: '%{identifier}, versione %{version}',
  textIn: 'In %{language}, parola per parola',
  textUnknown: 'Quando il consenso è arrivato non esisteva un testo con questo nome.',
  noTexts: 'Non sono stati indicati testi legali.',

  proofs: 'Che cosa ha inviato il modulo',
  noProofs: 'Del modulo non è stato inviato nulla.',
  form: 'Markup del modulo',
  content: 'Che cosa è stato inserito',

  proved: 'Prova',
  provedSince: 'Provato dal %{date}, %{time} UTC',
  provedText:
    'Registrazione numero %{number} del Suo account. Da allora nessuno può modificarla, o modificarne l’ora, senza essere scoperto.',
  notProved: 'Nel prossimo checkpoint firmato, entro pochi secondi',
  download: 'Scaricare la prova',
  verify: 'Verificare una prova',

  chain: 'Tutti i consensi di questa persona',
  chainText: 'Dal più recente. Uno successivo non ne cambia uno precedente.',
  chainLong: 'Sono mostrati solo i %{number} più recenti.',
  current: 'Questo',
  first: 'Prima registrazione',
  unchanged: 'Nulla è cambiato',
  changed: '%{name}: %{before} → %{after}',
  added: '%{name}: %{after}',
};
