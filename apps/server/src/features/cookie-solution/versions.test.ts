import type { BannerVersionDetail } from '@app/contract';
import { openPurposes, type CompiledBanner } from '@app/consent';
import { expect, test } from 'vitest';
import { aBanner, bannerOf, publish, read, save, url, type BannerSite } from '#test/banners.ts';
import { testApp } from '#test/app.ts';

const app = testApp({ config: { chromium: undefined } });

async function served(site: BannerSite): Promise<CompiledBanner> {
  const { addresses } = await read(site);
  // After this process's cache has expired, which does not see what jobs publish.
  app.clock.forward(6000);
  return bannerOf(app, (await app.http.inject({ url: new URL(addresses?.script ?? '').pathname })).body);
}

async function version(site: BannerSite, number: number): Promise<BannerVersionDetail> {
  const answer = await site.person.get(url(site, `/versions/${number}`));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('what says nothing new is no new version', async () => {
  const site = await aBanner(app);
  expect(await publish(site)).toMatchObject({ created: true, version: { number: 1, changes: [{ kind: 'first' }] } });
  expect(await publish(site)).toMatchObject({ created: false, version: { number: 1 } });
  expect((await read(site)).changed).toBe(false);
});

test('C1, C3: an old version keeps every word it showed, who published it and when', async () => {
  const site = await aBanner(app);
  const first = (await publish(site)).version;
  await publish(site, { texts: { en: { title: 'Cookies, then?' } } });

  const old = await version(site, 1);
  expect(old).toMatchObject({ number: 1, by: site.person.email, publishedAt: first.publishedAt, hash: first.hash });
  expect(old.texts.en?.first).toMatchObject({ ask: { title: 'May we use cookies?' }, accept: 'Accept' });
  expect(JSON.stringify(old.texts.en?.second)).toContain('Hotjar');
  const next = await version(site, 2);
  expect(next.texts.en?.first).toMatchObject({ ask: { title: 'Cookies, then?' } });
  expect(next.hash).not.toBe(old.hash);
  expect(next.changes).toEqual([{ kind: 'setting', what: 'texts.en.title' }]);
});

test('without a browser a picture is not taken, rather than pending for good', async () => {
  const site = await aBanner(app);
  expect((await publish(site)).version.pictures).toBe('failed');
  expect((await read(site)).published?.pictures).toBe('failed');
  const { allPictures, modes } = await version(site, 1);
  expect(new Set(allPictures.map(({ state }) => state))).toEqual(new Set(['failed']));
  expect(modes).toMatchObject({ strictest: 'opt-in' });
});

test('an old version is saved again, and shown once it is published', async () => {
  const site = await aBanner(app);
  await publish(site, { radius: 4 });
  await publish(site, { radius: 30 });

  const restored = await site.person.post(url(site, '/versions/1/restore'), {});

  expect(restored.json()).toMatchObject({ configuration: { radius: 4 }, changed: true, published: { number: 2 } });
  await publish(site);
  expect((await served(site)).look.css).toContain('--r:4px');
});

test('B16: a new recipient opens its purpose and no other, new words none', async () => {
  const site = await aBanner(app, { services: ['hotjar', 'google-maps'] });
  await publish(site);
  expect((await served(site)).since).toEqual([[1], [1], [1], [1], [1]]);

  await publish(site, { texts: { en: { accept: 'Yes' } } });
  expect(await served(site)).toMatchObject({ version: 2, since: [[1], [1], [1], [1], [1]] });

  await site.person.post(`/api/v1/documents/${site.documentId}/services`, { service: 'google-analytics-4' });
  const third = await publish(site);
  expect(await served(site)).toMatchObject({ version: 3, since: [[1], [1], [1], [3], [1]] });
  expect(third.version.changes).toEqual([
    { kind: 'service-added', what: 'Google Analytics 4' },
    { kind: 'asked-again', what: 'measurement' },
  ]);
});

test('D1: an edit of the documents asks for a publication of the banner, and reaches visitors with it', async () => {
  const site = await aBanner(app, { services: ['hotjar', 'google-maps'] });
  await publish(site);
  const services = `/api/v1/documents/${site.documentId}/services`;
  const maps = (await read(site)).services.find(({ catalogueId }) => catalogueId === 'google-maps')?.id;
  const online = await served(site);

  expect((await site.person.delete(`${services}/${maps}`)).statusCode).toBeLessThan(300);
  await site.person.post(services, { service: 'google-analytics-4' });
  await app.runJobs();
  await app.runScheduled('cookie-solution.follow-all');

  expect(await served(site)).toEqual(online);
  expect(await read(site)).toMatchObject({
    published: { number: 1 },
    changed: true,
    changes: [
      { kind: 'service-removed', what: 'Google Maps' },
      { kind: 'service-added', what: 'Google Analytics 4' },
      { kind: 'asked-again', what: 'measurement' },
    ],
  });

  const { version } = await publish(site);
  expect(version).toMatchObject({ number: 2, by: site.person.email });
  expect((await served(site)).hosts[2]).not.toContain('maps.google.com');
  expect(await read(site)).toMatchObject({ changed: false, changes: [] });
});

test('D1: a removal that is undone asks for nothing', async () => {
  const site = await aBanner(app, { services: ['hotjar', 'google-maps'] });
  await publish(site);
  const services = `/api/v1/documents/${site.documentId}/services`;
  const maps = (await read(site)).services.find(({ catalogueId }) => catalogueId === 'google-maps')?.id;
  await site.person.delete(`${services}/${maps}`);
  expect((await site.person.post(`${services}/${maps}/restore`, {})).statusCode).toBeLessThan(300);
  expect(await read(site)).toMatchObject({ changed: false, changes: [] });
});

test('D2, B14: a banner with the content of an older one asks nobody again who chose under that one', async () => {
  const site = await aBanner(app, { services: ['hotjar', 'google-maps'] });
  const first = await publish(site);
  const services = `/api/v1/documents/${site.documentId}/services`;
  const maps = (await read(site)).services.find(({ catalogueId }) => catalogueId === 'google-maps')?.id;
  await site.person.delete(`${services}/${maps}`);
  await publish(site);
  await site.person.post(`${services}/${maps}/restore`, {});
  const third = await publish(site);

  expect(third.version).toMatchObject({ number: 3, hash: first.version.hash });
  const banner = await served(site);
  const law = { mode: 'opt-in', before: 0, months: 6, at: 0 } as const;
  const now = app.clock.now().getTime() / 1000;
  const open = (version: number) => {
    const choice = { consentId: '', at: now, action: 'accept', decided: 31, granted: 31, version, regime: 0 } as const;
    return openPurposes(banner, law, choice, false, now);
  };
  // Whoever chose while the maps were gone never allowed them.
  expect([open(1), open(2), open(3)]).toEqual([0, 4, 0]);
});

test('a version takes the settings and facts that were published with it, whatever was edited since', async () => {
  const site = await aBanner(app);
  await publish(site, { variants: [{ name: 'Centre', share: 40, position: 'centre' }] });
  await save(site, { radius: 1 });
  await site.person.post(`/api/v1/documents/${site.documentId}/services`, { service: 'google-maps' });

  expect((await site.person.post(url(site, '/experiment'), {})).statusCode).toBeLessThan(300);

  const banner = await served(site);
  expect(banner.version).toBe(2);
  expect(banner.hosts[2] ?? '').not.toContain('maps.google.com');
  expect(banner.look.css).toContain('--r:14px');
});

test('a banner leads to no policy that was deleted', async () => {
  const site = await aBanner(app);
  const made = await site.person.post(`/api/v1/sites/${site.siteId}/documents`, {
    type: 'cookie_policy',
    languages: ['en'],
  });
  const { id } = made.json<{ id: string }>();
  expect((await site.person.post(`/api/v1/documents/${id}/publish`, {})).statusCode).toBe(200);
  await publish(site);
  const before = (await served(site)).words.policy;
  expect(before).toMatch(/\/cookie-policy$/);

  await site.person.delete(`/api/v1/documents/${id}`);
  await app.runJobs();

  expect((await served(site)).words.policy).toBe(before?.replace('/cookie-policy', ''));
});

test('B25: variants are shown while a test runs; the one that wins becomes the banner', async () => {
  const site = await aBanner(app);
  await publish(site);
  expect((await site.person.post(url(site, '/experiment'), {})).json()).toMatchObject({ code: 'banner.no-variants' });
  await publish(site, { variants: [{ name: 'Centre', share: 40, position: 'centre' }] });
  expect((await served(site)).variants).toBeUndefined();

  const running = await site.person.post(url(site, '/experiment'), {});
  expect(running.json()).toMatchObject({ experiment: { variants: ['Centre'] } });
  expect((await served(site)).variants).toEqual([{ share: 40, look: { position: 'centre' } }]);
  expect((await site.person.post(url(site, '/experiment'), {})).json()).toMatchObject({
    code: 'banner.experiment-running',
  });

  const stopped = await site.person.post(url(site, '/experiment/stop'), { winner: 1 });
  expect(stopped.json()).toMatchObject({ experiment: null, configuration: { position: 'centre', variants: [] } });
  expect((await version(site, 3)).changes).toEqual([{ kind: 'test-started', what: '' }]);
  expect((await version(site, 4)).changes[0]).toEqual({ kind: 'test-stopped', what: '' });
  const banner = await served(site);
  expect([banner.look.position, banner.variants]).toEqual(['centre', undefined]);
});

test('B25: a variant that favours acceptance cannot start', async () => {
  const site = await aBanner(app);
  const { configuration } = await read(site);
  const faint = { ...configuration.colours, button: '#ffffff', buttonText: '#eeeeee' };
  await save(site, { variants: [{ name: 'Faint', share: 10, colours: faint }] });
  const refused = await site.person.post(url(site, '/publish'), {});
  expect(refused.json()).toMatchObject({
    code: 'banner.blocked',
    findings: [{ code: 'banner.contrast-button', path: 'variants.0.colours.buttonText' }],
  });
});

test('C11: without a browser, no picture is taken', async () => {
  const site = await aBanner(app, { languages: ['en'] });
  await publish(site);
  await app.runJobs();
  const { pictures, allPictures } = await version(site, 1);
  expect(pictures).toBe('failed');
  expect(allPictures).toMatchObject([
    { language: 'en', width: 390, state: 'failed', url: null },
    { language: 'en', width: 1280, state: 'failed', at: null },
  ]);
  const answer = await site.person.get(url(site, '/versions/1/pictures/en-390.png'));
  expect(answer.json()).toMatchObject({ code: 'banner.picture-not-found' });
});

test('READINGS 15: what visitors were shown outlives its site, unless the owner deletes the proof', async () => {
  const kept = await aBanner(app);
  await publish(kept);
  await kept.person.delete(`/api/v1/sites/${kept.siteId}`);
  const gone = await aBanner(app, { person: kept.person });
  await publish(gone);
  await gone.person.delete(`/api/v1/sites/${gone.siteId}?evidence=delete`);
  await app.runJobs();

  expect(await app.stored('banner', { accountId: kept.person.accountId })).toEqual([]);
  const [stored, ...others] = await app.stored('bannerVersion', { accountId: kept.person.accountId });
  expect([stored?.['siteId'], others]).toEqual([kept.siteId, []]);
  const until = app.clock.now();
  until.setUTCFullYear(until.getUTCFullYear() + 7);
  expect(stored?.['keptUntil']).toEqual(until);
  app.clock.set(until);
  await app.runScheduled('cookie-solution.forget-old');
  expect(await app.stored('bannerVersion', { accountId: kept.person.accountId })).toEqual([]);
});

test('files stay as long as a banner leads to them, and two months after', async () => {
  const site = await aBanner(app);
  await publish(site, { radius: 2 });
  const old = await served(site);
  await publish(site, { radius: 3, texts: { en: { accept: 'Yes' } } });
  const script = new URL((await read(site)).addresses?.script ?? '').pathname;
  const count = async () => (await app.stored('embedPart')).length;
  const before = await count();

  app.clock.forward(59 * 86_400_000);
  await app.runScheduled('cookie-solution.forget-old');
  expect(await count()).toBe(before);
  app.clock.forward(3 * 86_400_000);
  await app.runScheduled('cookie-solution.forget-old');
  expect(await count()).toBeLessThan(before);
  const now = await bannerOf(app, (await app.http.inject({ url: script })).body);
  // The second layer is the same in both versions.
  expect(now.parts.layer).toEqual(old.parts.layer);
  expect((await app.http.inject({ url: now.parts.layer[0] })).statusCode).toBe(200);
});
