import type { Translated } from '../../../../translated.ts';
import type { keeping as english } from '../../../en/dashboard/consent-records/keeping.ts';

export const keeping: Translated<typeof english> = {
  title: 'Per quanto tempo si conservano i consensi',
  text: 'Occorre poter dimostrare che una persona ha acconsentito (art. 7, par. 1, GDPR), ma non si può conservare la prova più a lungo del necessario (art. 5, par. 1, lett. e). I mesi si contano dall’ultima parola di una persona, e tutti i suoi consensi scompaiono insieme. Il tempo usuale è di 96 mesi: tre anni in cui un consenso si ritiene valido, e altri cinque in cui potrebbe doversi provare. I termini variano da paese a paese; prima di abbreviare, chiedere a un avvocato.',
  usual: 'Come d’uso: otto anni dopo l’ultima parola',
  usualHint: 'Per questo sito: %{months}.',
  effective: 'Durata attuale dopo l’ultima parola: %{months}. Poi le persone vengono cancellate.',
  shorterTitle: 'Conservare i consensi per meno tempo?',
  shorterText: 'D’ora in poi i consensi si conservano per %{months} dopo l’ultima parola di una persona.',
  shorterUsual: 'D’ora in poi i consensi si conservano come d’uso: otto anni dopo l’ultima parola di una persona.',
  shorterConsequences: [
    'Con la prossima esecuzione notturna chi da allora non ha detto nulla viene cancellato per sempre.',
    'Non potrà più dimostrare che ha acconsentito.',
  ],

  log: 'Cancellazioni',
  logText: 'Ogni volta che qualcuno è stato cancellato, dalla più recente: mai chi era.',
  logNone: 'Finora non è stato cancellato nessuno.',
  at: 'Quando (UTC)',
  by: 'Da',
  cause: 'Perché',
  mode: 'Che cosa è rimasto',
  people: 'Persone',
  consents: 'Consensi',
  causes: {
    request: 'A mano, per la persona',
    retention: 'Il suo tempo era finito',
    'site-deleted': 'Il sito è stato cancellato',
    restored: 'Già cancellato in precedenza; di nuovo dopo il ripristino di un backup',
  },
  silentSince: 'Nulla di detto dal %{date}',
  modes: { everything: 'Nulla', 'keep-evidence': 'Il minimo come prova' },
  byKey: 'Chiave %{name}',
  byGoneKey: 'Una chiave ritirata',
  byItself: 'Automaticamente',
};
