import { createHash } from 'node:crypto';
import type { BannerConfiguration } from '@app/consent';
import { expect, test } from 'vitest';
import { allows, badge, banner, bannerPages, choiceOf, customise, layer, press } from './banner-browser.ts';
import { siteId, type Composed } from './banner-fixture.ts';
import { tcfSetting } from './tcf-fixture.ts';

const { visit, site } = bannerPages();

type CandorPage = { readonly heard: readonly string[] };
const withLayer =
  (integrity: string) =>
  ({ banner: made, layer: data }: Composed): Composed => ({
    banner: { ...made, parts: { ...made.parts, layer: ['/e/en/layer.js', integrity] } },
    layer: data,
  });

test('B23, C9: a choice is of one browser, under a random number: another browser is asked, and nothing is fetched by it', async () => {
  const ids: string[] = [];
  for (const what of ['accept', 'reject'] as const) {
    const page = await visit();
    await banner(page).waitFor();
    await press(page, what);
    const sent = ids.length + 1;
    await expect.poll(() => site().events.length).toBe(sent);
    // Acknowledged: it is not sent again.
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto(`${site().host}/next`);
    await badge(page).waitFor();
    ids.push((await choiceOf(page.context()))?.[1] ?? '');
  }
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  expect(site().events.map(({ consentId, action }) => [consentId, action])).toEqual([
    [ids[0], 'accept'],
    [ids[1], 'reject'],
  ]);
  expect(site().asked.filter((path) => ids.some((id) => path.includes(id)))).toEqual([]);
});

test('B13, B14: in Italy who refused is left in peace for six months', async () => {
  const page = await visit({ changes: { regimes: 'it' } });
  await banner(page).waitFor();
  await press(page, 'reject');
  const fields = (await choiceOf(page.context())) ?? [];
  const refusedDaysAgo = async (days: number) => {
    const at = Math.floor(Date.now() / 1000) - days * 86_400;
    const value = fields.with(2, at.toString(36)).join('.');
    await page.context().addCookies([{ name: `candor-${siteId}`, value, url: site().host }]);
    await page.reload();
  };
  await refusedDaysAgo(175);
  await badge(page).waitFor();
  expect(await banner(page).count()).toBe(0);
  await refusedDaysAgo(190);
  await banner(page).waitFor();
});

test('B20: in the United Kingdom exempted statistics run with a notice, until the one click that stops them', async () => {
  const changes = { regimes: 'uk', exemptions: ['uk'] } as const;
  const page = await visit({ changes });
  await banner(page).waitFor();
  expect(await allows(page)).toEqual([false, false, true, false]);
  expect(await banner(page).innerText()).toContain('is already running');
  await press(page, 'reject');
  expect(await allows(page)).toEqual([false, false, false, false]);

  const other = await visit({ changes });
  await customise(other);
  await layer(other).getByRole('switch', { name: 'Analytics' }).uncheck();
  await layer(other).getByRole('button', { name: 'Save choices' }).click();
  await other.reload();
  await badge(other).waitFor();
  expect(await allows(other, 'measurement')).toEqual([false]);
});

test('B21: in Quebec nothing that profiles is on until somebody who was told what it does switches it on', async () => {
  const page = await visit({ changes: { regimes: 'ca-qc' } });
  await customise(page);
  expect(await allows(page)).toEqual([false, false, false, false]);
  const marketing = layer(page).getByRole('switch', { name: 'Marketing' });
  expect(await marketing.isChecked()).toBe(false);
  const about = await marketing.getAttribute('aria-describedby');
  expect(await layer(page).locator(`#${about}`).innerText()).toContain('advertising that fits your interests');
  await marketing.check();
  await layer(page).getByRole('button', { name: 'Save choices' }).click();
  expect(await allows(page)).toEqual([false, false, false, true]);
});

test('B22: in Switzerland a notice says what runs, and stopping it is one click like going on', async () => {
  const page = await visit({ changes: { regimes: 'ch' } });
  await banner(page).waitFor();
  expect(await allows(page)).toEqual([true, true, true, true]);
  const boxes = await banner(page)
    .locator('[data-candor-accept], [data-candor-reject]')
    .evaluateAll((buttons) => buttons.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toBe(boxes[1]);
  await press(page, 'reject');
  expect(await allows(page)).toEqual([false, false, false, false]);
});

test('B22: in Brazil what needs consent is off', async () => {
  const page = await visit({ changes: { regimes: 'br' } });
  await banner(page).waitFor();
  expect(await allows(page)).toEqual([false, false, false, false]);
});

test('G3: obeying the signal asks nothing of the visitor and keeps nothing more; the site hears it, for those signed in', async () => {
  const page = await visit({
    changes: { regimes: 'us-ca' },
    init: 'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true })',
    head: `<script>heard=[];document.addEventListener('candor:choice',({detail})=>heard.push(detail.action))</script>{script}`,
  });
  await expect.poll(() => site().events.length).toBe(1);
  expect(site().events[0]).toMatchObject({ action: 'gpc', granted: 1 });
  expect(Object.keys(site().events[0] ?? {}).toSorted()).toEqual(
    ['action', 'consentId', 'decided', 'granted', 'id', 'language', 'regime', 'variant', 'version'].toSorted(),
  );
  expect(await page.evaluate(() => (window as unknown as CandorPage).heard)).toEqual(['gpc']);
  expect(await page.locator('candor-banner').locator('input, textarea, select').count()).toBe(0);
});

test('G9: in the basic mode nothing of Google is asked for before consent; the advanced mode loads its tag, which hears a no', async () => {
  const tag = 'https://www.googletagmanager.com/gtag/js?id=G-1';
  const began = async (googleConsentMode: BannerConfiguration['signals']['googleConsentMode']) => {
    const signals = { googleConsentMode, adsDataRedaction: true, urlPassthrough: false, microsoftUet: false };
    const others = { microsoftClarity: false, metaPixel: false, dataLayer: false, gpp: false };
    const page = await visit({ changes: { signals: { ...signals, ...others } } });
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await banner(page).waitFor();
    await page.evaluate((src) => {
      const script = document.createElement('script');
      script.src = src;
      document.head.append(script);
    }, tag);
    return { page, asked };
  };
  const basic = await began('basic');
  await basic.page.waitForTimeout(300);
  expect(basic.asked).toEqual([]);
  await press(basic.page, 'accept');
  await expect.poll(() => basic.asked).toEqual(['www.googletagmanager.com']);

  const advanced = await began('advanced');
  await expect.poll(() => advanced.asked).toEqual(['www.googletagmanager.com']);
  const first = await advanced.page.evaluate(() => [
    ...((window as unknown as { dataLayer: IArguments[] }).dataLayer[0] ?? []),
  ]);
  expect(first).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]);
});

test('A4: a part that is not what was published does not run', async () => {
  const page = await visit();
  await banner(page).waitFor();
  const published = await (await fetch(`${site().product}/e/en/layer.js`)).text();
  const digest = (text: string) => createHash('sha384').update(text).digest('base64');
  await customise(await visit({ file: withLayer(digest(published)) }));

  const tampered = await visit({ file: withLayer(digest(`${published} `)), complains: true });
  await banner(tampered).waitFor();
  await banner(tampered).locator('.alt').click();
  await banner(tampered).getByRole('alert').waitFor();
  expect(await layer(tampered).count()).toBe(0);
  expect(await choiceOf(tampered.context())).toBeUndefined();
});

test('T24: under the framework, too, nothing loads that was refused', async () => {
  const page = await visit(await tcfSetting(site()));
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const insert = (src: string) =>
    page.evaluate((to) => document.head.append(Object.assign(document.createElement('script'), { src: to })), src);
  await banner(page).waitFor();
  await press(page, 'reject');
  await insert('https://static.criteo.net/js/ld/ld.js');
  await insert('https://free.example/a.js');
  await expect.poll(() => asked).toEqual(['free.example']);

  await badge(page).click();
  await layer(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => asked).toEqual(['free.example', 'static.criteo.net']);
});

test('A2: what has the focus in the page is never hidden behind the banner, at the end of the page either', async () => {
  const links = Array.from(
    { length: 60 },
    (_, at) => `<p style="text-align:center"><a href="#l${at}">Link ${at}</a></p>`,
  ).join('');
  for (const width of [1280, 360]) {
    const page = await visit({ body: links, context: { viewport: { width, height: 720 } } });
    await banner(page).waitFor();
    const hidden = await page.evaluate(async () => {
      const dialog = document.querySelector('candor-banner')?.shadowRoot?.querySelector('dialog');
      const found = [];
      for (const link of document.querySelectorAll<HTMLElement>('main a')) {
        link.focus();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const [at, over] = [link.getBoundingClientRect(), dialog?.getBoundingClientRect()];
        if (!over || (at.top >= over.top && at.bottom <= over.bottom && at.left >= over.left && at.right <= over.right))
          found.push(link.textContent);
      }
      return found;
    });
    expect(hidden, `${width} px`).toEqual([]);
  }
});
