import { expect, test } from 'vitest';
import { logoOf, type Icon } from './match.ts';

const icons: readonly Icon[] = [
  { title: 'Google', slug: 'google' },
  { title: 'Google Maps', slug: 'googlemaps' },
  { title: 'Hotjar', slug: 'hotjar' },
  { title: 'Matomo', slug: 'matomo', aliases: { old: ['Piwik'] } },
  { title: 'D3', slug: 'd3' },
  { title: 'Kit', slug: 'kit', aliases: { old: ['ConvertKit'] } },
];
const google = { name: 'Google LLC' };

test.each([
  [{ name: 'Google Maps', provider: google }, 'googlemaps'],
  [{ name: 'Google Optimize', provider: google }, 'google'],
  [{ name: 'Matomo Cloud', siteDomains: ['matomo.org'] }, 'matomo'],
  [{ name: 'Piwik', domains: ['cdn.matomo.cloud', 'matomo.org'] }, 'matomo'],
  [{ name: 'Hotjar', domains: ['static.hotjar.com'] }, 'hotjar'],
  // The same name at another address is another brand.
  [{ name: 'Kit', domains: ['other.example'], provider: { name: 'Somebody' } }, undefined],
  [{ name: 'D3 Media', provider: { name: 'D3' } }, undefined],
  [{ name: 'Unknown Thing' }, undefined],
] as const)('the logo of %o is %s', (service, slug) => {
  expect(logoOf(service, icons)?.slug).toBe(slug);
});
