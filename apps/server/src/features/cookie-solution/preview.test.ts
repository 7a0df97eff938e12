import type { Banner } from '@app/contract';
import { findChromium, takePictures } from '@app/scanner';
import { expect, test } from 'vitest';
import { aBanner, publish, read, url, type BannerSite } from '#test/banners.ts';
import { testApp } from '#test/app.ts';

const app = testApp({ config: { chromium: findChromium(process.env) } });

async function preview(site: BannerSite, body: object = {}) {
  const { configuration } = await read(site);
  const answer = await site.person.post(url(site, '/preview'), { configuration, language: 'en', ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ url: string; expiresAt: string; weight: Banner['weight']; findings: Banner['findings'] }>();
}

const open = (address: string) => app.http.inject({ url: new URL(address).pathname });

test('a preview runs what is set, saved or not, on a page that may keep and reach nothing', async () => {
  const site = await aBanner(app);
  const { configuration } = await read(site);
  const { url: address, weight } = await preview(site, {
    configuration: { ...configuration, radius: 31, regimes: 'by-country' },
    country: 'US-CA',
    scheme: 'dark',
  });

  const page = await open(address);
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('frame-ancestors http://localhost:3000');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['x-frame-options']).toBeUndefined();
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(page.body.match(/nonce="[^"]+"/g)).toEqual(Array(3).fill(`nonce="${nonce}"`));
  expect(page.body).toContain('--r:31px');
  expect(page.body).toContain('"mode":"opt-out"');
  expect(page.body).not.toContain('"intake"');
  expect(weight?.first).toBeGreaterThan(1000);
  expect(await app.stored('banner', { siteId: site.siteId })).toEqual([]);
});

test('a preview brings the banner to the part that is asked for', async () => {
  const site = await aBanner(app);
  const pageOf = async (layer: string) => (await open((await preview(site, { layer })).url)).body;
  expect(await pageOf('first')).not.toContain('candorReady ??=');
  expect(await pageOf('second')).toContain('candor.open()');
  expect(await pageOf('control')).toContain('candor.reject()');
  expect(await pageOf('placeholder')).toContain('data-src="https://www.youtube-nocookie.com/embed/"');
});

test('a preview shows a variant, and what would be refused with why', async () => {
  const site = await aBanner(app);
  const { configuration } = await read(site);
  const { url: address, findings } = await preview(site, {
    configuration: { ...configuration, modal: true, variants: [{ name: 'Top', share: 10, position: 'top' }] },
    variant: 1,
  });
  // The position, and `modal`.
  expect((await open(address)).body).toContain('"top",1,');
  expect(findings).toMatchObject([{ code: 'banner.wall', weight: 'blocks', confirmable: 'wall' }]);
  expect(findings[0]?.message).toMatch(/legal basis/);
});

test('a preview ends after a quarter of an hour, and is forgotten', async () => {
  const site = await aBanner(app);
  const { url: address } = await preview(site);
  app.clock.forward(15 * 60_000);
  expect((await open(address)).json()).toMatchObject({ code: 'banner.preview-over' });
  expect((await open(`${address.slice(0, -4)}aaaa`)).statusCode).toBe(404);
  await app.runScheduled('cookie-solution.forget-old');
  expect(await app.stored('bannerPreview')).toEqual([]);
});

const chromium = findChromium(process.env);

test.runIf(chromium)('C11: a version is pictured in each language and size, as a visitor saw it', async () => {
  const site = await aBanner(app, { languages: ['en', 'de'] });
  await publish(site);
  await app.runJobs();

  const versions = (await site.person.get(url(site, '/versions'))).json<{ versions: object[] }>();
  expect(versions.versions).toMatchObject([{ number: 1, pictures: 'done' }]);
  const sizes = new Set<number>();
  for (const name of ['en-390', 'en-1280', 'de-390', 'de-1280']) {
    const picture = await site.person.get(url(site, `/versions/1/pictures/${name}.png`));
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.readUInt32BE(16)).toBe(Number(name.split('-')[1]));
    sizes.add(picture.rawPayload.length);
  }
  // All pictures differ, and none is an empty page.
  expect(sizes.size).toBe(4);
  const blank = '<!doctype html><html data-ready></html>';
  const [empty] = await takePictures(chromium ?? '', [{ html: blank, width: 390, height: 844 }]);
  expect(Math.min(...sizes)).toBeGreaterThan((empty?.length ?? 0) * 2);
});
