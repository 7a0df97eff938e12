import { expect, test } from 'vitest';
import type { Banner } from '@app/contract';
import { aBanner, bannerOf, publish, read, save, url } from '#test/banners.ts';
import { testApp } from '#test/app.ts';

const app = testApp();

test('a site begins with a banner that could be published as it is', async () => {
  const site = await aBanner(app, { services: ['hotjar', 'google-analytics-4'], languages: ['de', 'en'] });

  const proposed = await read(site);

  expect(proposed).toMatchObject({
    revision: 0,
    publicId: null,
    published: null,
    owner: 'Corner Coffee Ltd',
    configuration: {
      languages: ['de', 'en'],
      siteUrl: 'https://coffee.example.com',
      signals: { googleConsentMode: 'basic' },
    },
    services: [
      { name: 'Hotjar', purpose: 'measurement', usualPurpose: 'measurement' },
      { name: 'Google Analytics 4', purpose: 'measurement' },
    ],
  });
  expect(proposed.services[0]?.hosts).toContain('hotjar.com');
  expect(proposed.policyUrl).toMatch(/\/privacy-policy\/[a-z0-9]{10}$/);
  expect(proposed.findings.filter(({ weight }) => weight === 'blocks')).toEqual([]);
});

test('two people do not overwrite each other', async () => {
  const site = await aBanner(app);
  const { configuration } = await read(site);
  const first = await site.person.put(url(site), { revision: 0, configuration: { ...configuration, radius: 3 } });
  expect(first.json<Banner>()).toMatchObject({ revision: 1, configuration: { radius: 3 }, changed: true });

  const late = await site.person.put(url(site), { revision: 0, configuration: { ...configuration, radius: 9 } });

  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'banner.changed-meanwhile' });
  expect((await read(site)).configuration.radius).toBe(3);
});

test('B3: no button is published that bears our word for another', async () => {
  const site = await aBanner(app, { languages: ['de', 'en'] });
  await save(site, { texts: { de: { accept: 'Ablehnen' }, en: { accept: 'Accept', reject: 'No' } } });

  const refused = await site.person.post(url(site, '/publish'), {});

  expect(refused.json()).toMatchObject({
    code: 'banner.blocked',
    findings: [{ code: 'banner.labels-same', path: 'texts.de.accept' }],
  });
  await publish(site, { texts: { de: { accept: 'Gern' }, en: { accept: 'Accept', reject: 'No' } } });
});

test.each([
  ['@import "https://evil.example/x.css";', '@import'],
  ['p { border: 1px solid; } nav > button:nth-child(2) { padding: 1px }', 'nth-child'],
  ['.candor-reject { border-radius: 2px }', 'candor-reject'],
  ['button { opacity: 0 }', 'opacity'],
  ['dialog { margin: -900px }', '-900px'],
  ['dialog { background-image: url(https://evil.example/pixel.png) }', 'url'],
  ['button { color: #ffffff }', 'color'],
  ['p { position: fixed }', 'position'],
  ['p::after { content: "x" }', 'after'],
  ['button { padding: 4px !important }', 'important'],
])('B3, B4: own style that could hide or favour is refused: %s', async (css, what) => {
  const site = await aBanner(app, { services: [] });
  const answer = await save(site, { css });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'banner.css' });
  expect(answer.json<{ message: string }>().message).toContain(what);
});

test('own markup that grows beyond the limit when it is cleaned is refused, and the banner can be read on', async () => {
  const site = await aBanner(app, { services: [] });
  const answer = await save(site, { markup: '<a>'.repeat(6600) });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'banner.markup']);
  expect((await read(site)).configuration.markup).toBe('');
  expect((await save(site, { radius: 3 })).statusCode).toBe(200);
  // A configuration saved before such markup was refused.
  await app.owner.query(
    `update banner set configuration = jsonb_set(configuration::jsonb, '{markup}', to_jsonb($1::text))
    where site_id = $2`,
    ['<a rel="noopener" target="_blank">'.repeat(900), site.siteId],
  );
  expect((await read(site)).configuration.markup).toBe('');
});

test('own style that only dresses the banner is kept', async () => {
  const site = await aBanner(app, { services: [] });
  const css =
    'dialog{box-shadow:0 2px 8px rgb(0 0 0/20%)}button{border-radius:99px;text-transform:uppercase}@media (min-width:40rem){dialog h2{margin:0 0 8px}}';
  const answer = await save(site, { css });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json<Banner>().configuration.css).toContain('border-radius:99px');
});

test('own markup is made anew of what is allowed in it', async () => {
  const site = await aBanner(app, { services: [] });
  const markup = `<section onclick="steal()" style="display:none">%{banner_content}<script>steal()</script>
    <button class="candor-accept" hidden>Yes</button><button class="candor-reject">No</button>
    <button class="candor-customise">More</button><a href="javascript:steal()">x</a><iframe src="https://evil.example"></iframe>
    <svg><script>steal()</script></svg><a href="https://example.com/about">About</a></section>`;

  const { configuration } = (await save(site, { markup })).json<Banner>();

  expect(configuration.markup).not.toMatch(/steal|script|style|hidden|iframe|svg/);
  expect(configuration.markup).toContain('<section>%{banner_content}');
  expect(configuration.markup).toContain('<button class="candor-reject" type="button">No</button>');
  expect(configuration.markup).toContain(
    '<a href="https://example.com/about" rel="noopener" target="_blank">About</a>',
  );
});

test('B18: analytics are not necessary unless a reason is given, which is logged with who gave it', async () => {
  const site = await aBanner(app, { services: ['hotjar'] });
  const { services } = await read(site);
  const hotjar = { id: services[0]?.id ?? '', purpose: 'necessary' as const };

  expect((await save(site, { services: [hotjar] })).statusCode).toBe(200);
  const refused = await site.person.post(url(site, '/publish'), {});
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'banner.blocked' });
  const codes = refused.json<{ findings: Banner['findings'] }>().findings.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['banner.reason', 'banner.necessary']));

  const reason = 'Counts nothing but errors of the checkout.';
  await publish(site, { services: [{ ...hotjar, reason }], confirmations: { necessary: 'Reviewed by our lawyer.' } });

  const { approvals } = (await site.person.get(url(site, '/approvals'))).json<{ approvals: object[] }>();
  expect(approvals).toMatchObject([{ what: 'necessary', reason: 'Reviewed by our lawyer.', by: site.person.email }]);
});

test('a reason that is taken back is logged, too', async () => {
  const site = await aBanner(app, { services: [] });
  await save(site, { confirmations: { wall: 'A subscription is offered beside it.' } });
  app.clock.forward(1000);
  await save(site, { confirmations: {} });
  const { approvals } = (await site.person.get(url(site, '/approvals'))).json<{ approvals: object[] }>();
  expect(approvals).toMatchObject([
    { what: 'wall', reason: null },
    { what: 'wall', reason: 'A subscription is offered beside it.' },
  ]);
});

test("the banner of another account's site is not found", async () => {
  const site = await aBanner(app, { services: [] });
  const stranger = { ...site, person: await app.signUp() };
  const { configuration } = await read(site);
  for (const answer of [
    await stranger.person.get(url(site)),
    await stranger.person.put(url(site), { revision: 0, configuration }),
    await stranger.person.post(url(site, '/publish'), {}),
    await stranger.person.get(url(site, '/versions')),
  ]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'site.not-found' });
  }
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a picture is kept at an address of its content, and shown to everybody', async () => {
  const site = await aBanner(app, { services: [] });
  const answer = await site.person.post(url(site, '/files'), { name: 'logo.png', data: png.toString('base64') });
  expect(answer.json()).toMatchObject({ bytes: png.length, width: 1, height: 1 });
  const { path } = answer.json<{ path: string }>();

  expect((await save(site, { logo: path })).statusCode).toBe(200);
  const shown = await app.http.inject({ url: path });
  expect(shown.rawPayload.equals(png)).toBe(true);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('D4: pages of customers load the logo from the address of the content', async () => {
  const site = await aBanner(app, { services: [] });
  const answer = await site.person.post(url(site, '/files'), { name: 'logo.png', data: png.toString('base64') });
  const { path } = answer.json<{ path: string }>();
  await publish(site, { logo: path });
  const { addresses } = await read(site);
  const script = new URL(addresses?.script ?? '');
  const { look } = await bannerOf(app, (await app.http.inject({ url: script.pathname })).body);
  expect(look.logo).toBe(`${script.origin}${path}`);
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415, 'banner.file-type'],
  [Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'banner.file-too-large'],
])('a file that is no picture, or too large, is refused', async (body, status, code) => {
  const site = await aBanner(app, { services: [] });
  const data = Buffer.from(body as string).toString('base64');
  const answer = await site.person.post(url(site, '/files'), { name: 'logo', data });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
});

test('a logo that the account did not upload is refused', async () => {
  const site = await aBanner(app, { services: [] });
  const answer = await save(site, { logo: `/e/file/${'0'.repeat(64)}.png` });
  expect(answer.json()).toMatchObject({ code: 'banner.file-not-found' });
});

test('a picture that no banner ever showed is forgotten after a month', async () => {
  const site = await aBanner(app, { services: [] });
  const other = Buffer.concat([png, Buffer.from('another')]);
  const paths: string[] = [];
  for (const picture of [png, other]) {
    const answer = await site.person.post(url(site, '/files'), { name: 'a.png', data: picture.toString('base64') });
    paths.push(answer.json<{ path: string }>().path);
  }
  await save(site, { logo: paths[0] ?? null });
  const kept = async () =>
    (await app.stored('bannerUpload', { accountId: site.person.accountId })).map(({ sha256 }) =>
      (sha256 as Buffer).toString('hex'),
    );
  expect(await kept()).toHaveLength(2);

  app.clock.forward(32 * 86_400_000);
  await app.runScheduled('cookie-solution.forget-old');

  expect(await kept()).toEqual([/[0-9a-f]{64}/.exec(paths[0] ?? '')?.[0]]);
});
