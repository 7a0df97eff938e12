import type { Translated } from '../../../../translated.ts';
import type { add as english } from '../../../en/dashboard/consent-records/add.ts';

export const add: Translated<typeof english> = {
  title: 'Aggiungere un consenso',
  text: 'Per un consenso dato su carta, al telefono o di persona. Conta come privato: inviato da Lei, non da una pagina.',
  email: 'E-mail',
  fullName: 'Nome completo',
  id: 'Il Suo ID',
  whoMissing: 'Inserisca un indirizzo e-mail, un nome o un ID.',
  what: 'Che cosa ha scelto',
  preference: 'Preferenza',
  preferenceHint: 'Per esempio newsletter',
  answer: 'Risposta',
  answers: { yes: 'Sì', no: 'No' },
  more: 'Un’altra preferenza',
  remove: 'Togliere questa preferenza',
  notices: 'Testi legali mostrati',
  noticesHint: 'Vale la versione più recente di ciascuno.',
  when: 'Quando',
  whenHint: '%{pattern} hh:mm, in UTC. Vuoto: adesso.',
  invalidDate: 'Formato della data non valido',
  future: 'Questo momento deve ancora venire.',
  note: 'Nota',
  noteHint: 'Come è stato dato e dove si trova la carta. È conservata come prova.',
  verified: 'So che viene da questa persona',
  save: 'Aggiungere il consenso',
  saved: 'Il consenso è registrato',
};
