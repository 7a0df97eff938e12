import type { Translated } from '../../../../translated.ts';
import type { retention as english } from '../../../en/dashboard/cookie-preferences/retention.ts';

export const retention: Translated<typeof english> = {
  title: 'Per quanto tempo si conservano le scelte',
  text: 'Occorre poter dimostrare che un visitatore ha prestato il consenso (art. 7, par. 1, GDPR), ma non si può conservare la prova più a lungo del necessario (art. 5, par. 1, lett. e). Il tempo usuale è finché una scelta vale, e altri cinque anni: a quel punto la maggior parte delle azioni è prescritta. I termini variano da paese a paese; prima di abbreviare, chiedere a un avvocato.',
  usual: 'Come d’uso: finché una scelta vale, e cinque anni',
  usualHint: 'Per questo sito: %{months}.',
  effective: 'Le scelte vengono cancellate dopo %{months}.',
  shorterTitle: 'Conservare le scelte per meno tempo?',
  shorterText: 'D’ora in poi le scelte si conservano per %{months}.',
  shorterUsual: 'D’ora in poi le scelte si conservano come d’uso: finché una scelta vale, e cinque anni.',
  shorterConsequences: [
    'Con la prossima esecuzione notturna le scelte meno recenti vengono cancellate per sempre.',
    'Non sarà più possibile dimostrarle.',
  ],

  log: 'Che cosa è stato cancellato perché scaduto',
  logText: 'Ogni esecuzione che ha cancellato qualcosa, a prova del rispetto del termine.',
  logNone: 'Finora non è stato cancellato nulla.',
  at: 'Cancellato il (UTC)',
  before: 'Scelte precedenti al',
  deleted: 'Numero',
};
