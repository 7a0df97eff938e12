import type { Translated } from '../../../../translated.ts';
import type { statistics as english } from '../../../en/dashboard/cookie-preferences/statistics.ts';

export const statistics: Translated<typeof english> = {
  honest:
    'Gezählt werden Auswahlen, nicht Besucher: Wer geht, ohne zu wählen, fehlt darin, und ein Mensch kann mehrmals wählen.',
  countedUntil: 'Gezählt bis %{date}, %{time} UTC. Neuere Auswahlen folgen innerhalb von drei Minuten.',
  none: 'Noch nichts zu zählen',
  noneText: 'In diesem Zeitraum hat niemand etwas gewählt.',

  parts: { accept: 'Alles akzeptiert', custom: 'Einzeln gewählt', reject: 'Alles abgelehnt', others: 'Sonstige' },
  othersText: 'Banner geschlossen, Browser-Signal, Platzhalter, widerrufen',
  total: 'Auswahlen',
  totalText: 'in diesem Zeitraum',
  waited: 'Typische Zeit bis zur Auswahl',
  waitedText: 'geometrisches Mittel',
  waitedNone: 'kein Banner gezeigt',

  chart:
    'Auswahlen im Zeitverlauf, gestapelt nach dem, was gewählt wurde. Dieselben Zahlen stehen in der Tabelle darunter.',

  purposes: 'Was erlaubt wird',
  purposesText: 'Von allen Auswahlen, in denen nach dem Zweck gefragt wurde.',
  purposeCount: '%{granted} von %{decided}',

  by: 'Vergleichen nach',
  dimensions: { country: 'Land', language: 'Sprache', version: 'Version', regime: 'Recht', variant: 'Variante' },
  bars: 'Anteile',
  rest: { one: '%{number} weiteren Wert zeigen', other: '%{number} weitere Werte zeigen' },
  few: 'Wenige',
  fewText: 'Bei weniger als 30 Auswahlen sagen Anteile wenig.',

  variants: 'A/B-Test',
  variantsText:
    'Anteile der am Banner getroffenen Auswahlen, mit dem Bereich, in dem sie mit 95 % Sicherheit liegen. Schließen zählt als Ablehnung.',
  ofVersion: 'Version',
  variant: 'Variante',
  control: 'Die Einstellungen selbst',
  numbered: 'Variante %{number}',
  choices: 'Auswahlen',
  accept: 'Akzeptiert',
  reject: 'Abgelehnt',
  custom: 'Einzeln gewählt',
  interval: '%{low} bis %{high}',
  against: 'Unterschied',
  difference: '%{points} Prozentpunkte, p = %{p}',
  verdicts: {
    more: 'Mehr akzeptieren',
    fewer: 'Weniger akzeptieren',
    'no-difference-shown': 'Noch kein Unterschied erkennbar',
    'too-few': 'Noch zu wenige Auswahlen',
  },
  advice:
    'Mehr Einwilligungen sind keine besseren: Eine Variante, die sie durch mehr Druck gewinnt, macht alle zweifelhaft.',
};
