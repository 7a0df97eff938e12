import type { Translated } from '../../../../translated.ts';
import type { rights as english } from '../../../en/dashboard/consent-records/rights.ts';

export const rights: Translated<typeof english> = {
  actions: 'Che cosa si può fare per questa persona',
  json: 'Esportare in JSON',
  csv: 'Esportare in CSV',

  edit: 'Modificare',
  editTitle: 'Modificare questa persona',
  editText: 'Corregge ciò che si sa di questa persona. Ciò a cui ha acconsentito resta come è stato detto.',
  verified: 'Questo indirizzo è suo',
  verifiedHint: 'Un altro indirizzo conta come non verificato finché non si spunta questa casella.',
  save: 'Salvare',
  saved: 'La persona è corretta',

  merge: 'Unire',
  mergeTitle: 'Unire a un’altra persona',
  mergeText:
    'Quando due voci sono la stessa persona: questa confluisce nell’altra, con tutti i suoi consensi. Da allora il suo ID porta all’altra.',
  mergeSearch: 'Cercare l’altra persona',
  mergeNone: 'Non si trova nessun altro.',
  mergeFound: 'Persone trovate',
  mergeMore: 'Sono mostrate solo le %{number} più recenti. Le altre si trovano con la ricerca.',
  mergeOther: 'Scegliere qualcun altro',
  mergeCompare: 'Le due voci a confronto',
  known: 'Che cosa si sa',
  goes: 'Scompare',
  stays: 'Resta',
  unknown: '–',
  mergeStays: 'Dove entrambe sanno qualcosa, vale ciò che sa la voce che resta; di ogni preferenza, l’ultima parola.',
  mergeConfirm: 'Unire per sempre',
  merged: 'Le due voci ora sono una',

  erase: 'Cancellare',
  eraseTitle: 'Cancellare %{name}?',
  eraseText: 'Il nome, l’indirizzo e gli ID di questa persona vengono cancellati, e ciò che dicevano i suoi consensi.',
  eraseHow: 'Che cosa deve restare',
  modes: { everything: 'Cancellare tutto', 'keep-evidence': 'Conservare il minimo come prova' },
  modeTexts: {
    everything:
      'Nulla dice più quali consensi erano della stessa persona, né quali testi legali indicavano. Non potrà più dimostrare che questa persona ha acconsentito.',
    'keep-evidence':
      'Di ogni consenso resta che c’è stato, quando, per quali testi legali, e ogni sì e no; di chi, scompare. Per pretese a cui potrebbe dover rispondere (art. 17, par. 3, lett. e, GDPR).',
  },
  eraseConsequences: [
    'I file di prova consegnati in passato restano validi, come le prove delle altre persone.',
    'Che qualcuno è stato cancellato viene annotato: quando, da chi e quanti consensi, mai di chi.',
  ],
  eraseConfirm: 'Cancellare per sempre',
  erased: 'La persona è cancellata',
  erasedCount: {
    one: '%{number} consenso non dice più nulla di nessuno.',
    many: '%{number} di consensi non dicono più nulla di nessuno.',
    other: '%{number} consensi non dicono più nulla di nessuno.',
  },
  erasedEverything: 'Restano solo i loro posti nell’albero, così tutto il resto si può ancora provare.',
  erasedKept: 'Di ognuno resta quando c’è stato, con i testi legali e ogni sì e no.',
  toLog: 'Mostrare tutte le cancellazioni',
};
