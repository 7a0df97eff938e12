import type { BannerChange } from '@app/contract';
import { afterEach, expect, test } from 'vitest';
import { aBanner, publish, read, save, type BannerSite } from '#test/banners.ts';
import { testApp } from '#test/app.ts';
import { layOverCatalogue } from '../policies/index.ts';

const app = testApp({ config: { chromium: undefined } });

// The catalogue is global to the process, which other tests share.
afterEach(() => layOverCatalogue([]));

function catalogueSays(set: object): void {
  layOverCatalogue([JSON.stringify({ edits: 'hotjar', on: '2026-11-26', basis: 'editor-knowledge', set })]);
}

const tracker = { name: '_hjNew', party: 'first', source: 'curated', lifetime: 'session' };

/** A published banner and policy of a site with Hotjar. */
async function published(): Promise<BannerSite> {
  const site = await aBanner(app);
  await publish(site);
  app.clock.forward(1000);
  await site.person.post(`/api/v1/documents/${site.documentId}/publish`, {});
  expect((await read(site)).changes).toEqual([]);
  return site;
}

const nextOf = async ({ person, documentId }: BannerSite) =>
  (await person.get(`/api/v1/documents/${documentId}/boxes?box=next`))
    .json<{ lines: { text: string }[] }>()
    .lines.map(({ text }) => text);

const changesOf = async (site: BannerSite): Promise<readonly BannerChange[]> => (await read(site)).changes;

test('what the catalogue says anew of a service is told as that, not as a change of the owner’s', async () => {
  const site = await published();
  catalogueSays({ trackers: [tracker] });
  expect(await changesOf(site)).toContainEqual({ kind: 'catalogue-trackers', what: 'Hotjar' });
  expect((await changesOf(site)).map(({ kind }) => kind)).not.toContain('service-facts');
  expect(await nextOf(site)).toEqual(['The catalog has new information about Hotjar. Publish again to include it.']);

  catalogueSays({ provider: { name: 'Other Heatmaps Ltd', country: 'IE' } });
  expect(await changesOf(site)).toContainEqual({ kind: 'catalogue-facts', what: 'Hotjar' });

  catalogueSays({ purposes: ['advertising'], category: 'marketing' });
  expect(await changesOf(site)).toContainEqual({ kind: 'catalogue-purpose', what: 'Hotjar' });

  layOverCatalogue([]);
  expect(await changesOf(site)).toEqual([]);
  expect(await nextOf(site)).toEqual(['The document is online. Add it to your site.']);
});

test('what the owner changes of a service is told as a change of the owner’s', async () => {
  const site = await published();
  const { services } = await read(site);
  const [hotjar] = services;
  await save(site, { services: [{ id: hotjar?.id ?? '', purpose: 'marketing' }] });
  expect(await changesOf(site)).toContainEqual({ kind: 'service-purpose', what: 'Hotjar' });
  expect((await changesOf(site)).map(({ kind }) => kind)).not.toContain('catalogue-purpose');
});
