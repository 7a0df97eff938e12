import { cldrLocale, type Locale } from '@app/texts';

/**
 * A share from 0 to 1 with one decimal at most, none from ten per cent on. What is not all is never said to be, and what
 * is something never to be nothing.
 */
export function wholePercent(locale: Locale, share: number): string {
  const digits = share < 0.1 || share > 0.9 ? 1 : 0;
  const step = 10 ** (digits + 2);
  const rounded = Math.round(share * step) / step;
  const honest = share < 1 && rounded >= 1 ? 0.999 : share > 0 && rounded <= 0 ? 0.001 : rounded;
  return new Intl.NumberFormat(cldrLocale(locale), { style: 'percent', maximumFractionDigits: digits }).format(honest);
}
