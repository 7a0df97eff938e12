import type { Translated } from '../../../../translated.ts';
import type { statistics as english } from '../../../en/dashboard/cookie-preferences/statistics.ts';

export const statistics: Translated<typeof english> = {
  honest:
    'Si contano le scelte, non i visitatori: chi se ne va senza scegliere non è compreso, e una persona può scegliere più volte.',
  countedUntil: 'Conteggio fino al %{date}, %{time} UTC. Le scelte più recenti seguono entro tre minuti.',
  none: 'Ancora nulla da contare',
  noneText: 'In questo periodo nessuno ha scelto nulla.',

  parts: { accept: 'Tutto accettato', custom: 'Voce per voce', reject: 'Tutto rifiutato', others: 'Altro' },
  othersText: 'Banner chiuso, segnale del browser, segnaposto, revoca',
  total: 'Scelte',
  totalText: 'in questo periodo',
  waited: 'Tempo tipico per scegliere',
  waitedText: 'media geometrica',
  waitedNone: 'nessun banner mostrato',

  chart: 'Scelte nel tempo, impilate per tipo. Gli stessi numeri sono nella tabella sottostante.',

  purposes: 'Che cosa viene consentito',
  purposesText: 'Di tutte le scelte in cui la finalità è stata chiesta.',
  purposeCount: '%{granted} di %{decided}',

  by: 'Confronta per',
  dimensions: { country: 'Paese', language: 'Lingua', version: 'Versione', regime: 'Legge', variant: 'Variante' },
  bars: 'Quote',
  rest: { one: 'Mostrane %{number} in più', many: 'Mostrane altri %{number}', other: 'Mostrane altri %{number}' },
  few: 'Poche scelte',
  fewText: 'Con meno di 30 scelte le quote dicono poco.',

  variants: 'Test A/B',
  variantsText:
    'Quote delle scelte fatte sul banner, con l’intervallo in cui si trovano con il 95 % di certezza. La chiusura vale come rifiuto.',
  ofVersion: 'Versione',
  variant: 'Variante',
  control: 'Le impostazioni stesse',
  numbered: 'Variante %{number}',
  choices: 'Scelte',
  accept: 'Accettato',
  reject: 'Rifiutato',
  custom: 'Voce per voce',
  interval: 'da %{low} a %{high}',
  against: 'Differenza',
  difference: '%{points} punti, p = %{p}',
  verdicts: {
    more: 'Accettano di più',
    fewer: 'Accettano di meno',
    'no-difference-shown': 'Nessuna differenza accertabile',
    'too-few': 'Ancora troppo poche scelte',
  },
  advice:
    'Più consensi non sono consensi migliori: una variante che ne ottiene di più facendo pressione li rende tutti dubbi.',
};
