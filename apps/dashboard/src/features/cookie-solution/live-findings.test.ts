import { defaultConfiguration, loadDefaultLabels } from '@app/consent';
import type { BannerFinding, BannerService } from '@app/contract';
import { loadWords } from '@app/texts';
import { expect, test } from 'vitest';
import { liveFindings } from './live-findings.ts';

const words = await loadWords('en', 'findings');
const labels = await loadDefaultLabels(['en', 'de']);
const said = { day: '2026-11-22', locale: 'en', words, labels } as const;
const analytics: BannerService = {
  id: '0198f3aa-0000-7000-8000-000000000001',
  catalogueId: 'google-analytics-4',
  name: 'Google Analytics 4',
  provider: 'Google LLC',
  purpose: 'measurement',
  usualPurpose: 'measurement',
  shares: false,
  reason: null,
  hosts: ['google-analytics.com'],
  trackers: 2,
  use: ['analytics'],
  split: [],
};
const known = { services: [analytics], owner: 'Corner Coffee Ltd', policyUrl: 'https://example.com/cookies' };
const configuration = defaultConfiguration({ languages: ['en'], siteUrl: 'https://example.com', services: [] });

test('the settings a site begins with can be published', () => {
  expect(liveFindings(configuration, known, [], said).filter(({ weight }) => weight === 'blocks')).toEqual([]);
});

test('B4: buttons that can hardly be read block publishing as soon as they are chosen', () => {
  const faint = { ...configuration, colours: { ...configuration.colours, button: '#cccccc' } };
  expect(liveFindings(faint, known, [], said)[0]).toMatchObject({
    code: 'banner.contrast-button',
    weight: 'blocks',
    path: 'colours.buttonText',
    message: expect.stringContaining('5:1'),
  });
});

test('B3: an accept button that is called as our reject blocks publishing as it is typed, in each language', () => {
  const [found] = liveFindings({ ...configuration, texts: { en: { accept: 'reject ' } } }, known, [], said);
  expect(found).toMatchObject({ code: 'banner.labels-same', weight: 'blocks', path: 'texts.en.accept' });
  expect(found?.message).toContain('“reject”');
  const german = { ...configuration, languages: ['en', 'de'] as const, texts: { de: { customise: 'ABLEHNEN' } } };
  expect(liveFindings(german, known, [], said)[0]).toMatchObject({ path: 'texts.de.customise' });
});

test('B18: analytics declared necessary blocks publishing', () => {
  const declared = { ...configuration, services: [{ id: analytics.id, purpose: 'necessary' as const }] };
  expect(liveFindings(declared, known, [], said).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['banner.reason', 'banner.necessary']),
  );
});

test("B9: without the owner's name nothing is published", () => {
  expect(liveFindings(configuration, { ...known, owner: null }, [], said)[0]).toMatchObject({
    code: 'banner.owner',
    path: '',
  });
});

test('what only the server knows stays, what it said of the settings before does not', () => {
  const told = (code: string): BannerFinding => ({
    code,
    weight: 'blocks',
    path: 'tcf.on',
    message: 'Said by the server',
    source: null,
    confirmable: null,
  });
  const found = liveFindings(configuration, known, [told('tcf.list'), told('banner.contrast-button')], said);
  expect(found.map(({ code }) => code)).toContain('tcf.list');
  expect(found.map(({ code }) => code)).not.toContain('banner.contrast-button');
});
