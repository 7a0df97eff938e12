import { cldrLocale, type Locale } from '@app/texts';

/**
 * Formats a share from 0 to 1 with one decimal below ten percent, and none above. A share below 1 is never rounded to 100 %,
 * and one above 0 never to 0 %.
 */
export function wholePercent(locale: Locale, share: number): string {
  const digits = share < 0.1 || share > 0.9 ? 1 : 0;
  const step = 10 ** (digits + 2);
  const rounded = Math.round(share * step) / step;
  const honest = share < 1 && rounded >= 1 ? 0.999 : share > 0 && rounded <= 0 ? 0.001 : rounded;
  return new Intl.NumberFormat(cldrLocale(locale), { style: 'percent', maximumFractionDigits: digits }).format(honest);
}
