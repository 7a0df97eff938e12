import { expect, test } from 'vitest';
import { formatBytes, formatNumber, formatPercent } from './numbers.ts';

// Intl uses no-break spaces as separators; the expectations use plain ones.
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test.each([
  [formatNumber('en', 1234567.8912), '1,234,567.891'],
  [formatNumber('fr', 1234567.5), '1 234 567,5'],
  [formatPercent('en', 0.123456), '12.346%'],
  [formatPercent('de', 1), '100 %'],
  [formatBytes('en', 0), '0 byte'],
  [formatBytes('en', 5 * 1024 * 1024), '5 MB'],
  [formatBytes('de', 1536), '1,5 kB'],
])('%s is written', (written, expected) => {
  expect(plain(written).replace('￥', '¥')).toBe(expected);
});
