import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allows, banner, bannerPages, choiceOf, chosen, customise, layer, press } from './banner-browser.ts';
import { compiled, siteId, type Composed } from './banner-fixture.ts';

const { visit, site } = bannerPages();
const badge = 'candor-banner .bs';

type CandorPage = Window & {
  readonly dataLayer: readonly (readonly unknown[] | Record<string, unknown>)[];
  said: unknown[];
};

test('A4: it shows, and its second layer too, under a policy with a nonce and nothing inline', async () => {
  site().now.csp = `default-src 'none'; script-src 'nonce-abc123'; connect-src ${site().product}`;
  const page = await visit({ head: `<script nonce="abc123" async src="{product}/embed/cs/${siteId}.js"></script>` });
  await customise(page);
  expect((await layer(page).boundingBox())?.width).toBe(640);
  await layer(page).getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => site().events.length).toBe(1);
});

test.each(['async ', 'defer ', ''])('the tag may be "%s", in head or body, and stand twice', async (how) => {
  const tag = `<script ${how}src="{product}/embed/cs/${siteId}.js"></script>`;
  for (const place of [{ head: tag + tag }, { head: '', body: tag + tag }]) {
    const page = await visit(place);
    await banner(page).waitFor();
    expect(await page.locator('candor-banner').count()).toBe(1);
    await press(page, 'accept');
    expect(await page.locator('candor-banner').count()).toBe(1);
  }
});

test('it may be inserted by a loader, and calls made before it are kept', async () => {
  const page = await visit({
    head: `<script>
      said = []; candorReady = [(candor) => candor.on('choice', (choice) => said.push(choice.action, choice.allowed))];
      const s = document.createElement('script'); s.src = '{product}/embed/cs/${siteId}.js'; document.head.append(s);
      document.addEventListener('candor:shown', () => said.push('shown'));
    </script>`,
  });
  await banner(page).waitFor();
  await press(page, 'accept');
  expect(await page.evaluate(() => (window as unknown as CandorPage).said)).toEqual([
    'shown',
    'accept',
    ['necessary', 'functionality', 'experience', 'measurement', 'marketing'],
  ]);
});

test('G8: consent mode says no before anything, and what was chosen at once', async () => {
  const page = await visit({ head: '{script}<script>dataLayer.push({ event: "page" })</script>' });
  await banner(page).waitFor();
  const said = () =>
    page.evaluate(() =>
      (window as unknown as CandorPage).dataLayer.map((one) =>
        'event' in one ? one['event'] : [...(one as readonly unknown[])],
      ),
    );
  expect((await said())[0]).toEqual([
    'consent',
    'default',
    expect.objectContaining({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    }),
  ]);
  expect((await said()).slice(1, 3)).toEqual([['set', 'ads_data_redaction', true], expect.anything()]);
  await press(page, 'accept');
  const after = await said();
  expect(after.slice(-2)).toEqual([
    ['consent', 'update', expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' })],
    'candor_choice',
  ]);
});

test('what the intake did not get is sent from the next page, once', async () => {
  site().now.intake = 503;
  const page = await visit({ complains: true });
  await banner(page).waitFor();
  await press(page, 'reject');
  await expect.poll(() => site().asked.some((path) => path.startsWith('/e/choice/'))).toBe(true);
  expect(await page.evaluate(() => localStorage.length)).toBe(1);
  site().now.intake = 204;
  await page.goto(`${site().host}/next`);
  await expect.poll(() => site().events.map(({ action }) => action)).toEqual(['reject']);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

const signalled = 'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true })';

test('G1, G2: where the law says so the signal opts out with no click, and that is shown on every page', async () => {
  const page = await visit({ changes: { regimes: 'us' }, init: signalled });
  await banner(page).waitFor();
  await expect.poll(() => site().events[0]).toMatchObject({ action: 'gpc', granted: 1 });
  expect(await allows(page, 'measurement', 'marketing')).toEqual([true, false]);
  expect(await banner(page).getByRole('status').innerText()).toContain('Opt-Out Request Honored');
  await page.goto(`${site().host}/next`);
  expect(await page.locator(badge).innerText()).toContain('Opt-Out Request Honored');
});

/** Hosts of the page's scripts that the guard holds back. */
const held = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[data-candor]')].map(
      (one) => new URL(one.getAttribute('data-src') ?? '').host,
    ),
  );
const pixels = `<script>
  for (const host of ['stats.example', 'pixel.example', 'checkout.example']) {
    const one = document.createElement('script');
    one.src = 'https://' + host + '/a.js';
    document.head.append(one);
  }
</script>`;
const sharing = ({ banner: made, layer: shown }: Composed): Composed => ({
  banner: {
    ...made,
    hosts: ['', '', '', 'stats.example', ''],
    shared: { '3 4': 'pixel.example', '5': 'checkout.example' },
    regimes: made.regimes.map((law) => (law.mode === 'opt-in' ? { ...law, before: law.before | 32 } : law)),
  },
  layer: shown,
});

test('G1: the signal stops what shares data under every switch, on this page and the next, and nothing else', async () => {
  const page = await visit({
    changes: { regimes: 'us' },
    init: signalled,
    file: sharing,
    head: `{script}${pixels}`,
    complains: true,
  });
  await expect.poll(() => held(page)).toEqual(['pixel.example', 'checkout.example']);
  expect(await allows(page, 'measurement')).toEqual([true]);
  await expect.poll(() => site().events[0]).toMatchObject({ action: 'gpc', decided: 16, granted: 1 });
  site().now.page = (product) =>
    `<!doctype html><script src="${product}/embed/cs/${siteId}.kept.js"></script><body>${pixels}`;
  await page.goto(`${site().host}/next`);
  expect(await allows(page, 'measurement', 'marketing')).toEqual([true, false]);
  expect(await held(page)).toEqual(['pixel.example', 'checkout.example']);
});

test('G5: what shares data runs under opt-out until marketing is refused, and stops on the next page', async () => {
  const page = await visit({
    changes: { regimes: 'us' },
    file: sharing,
    head: `{script}${pixels}`,
    complains: true,
  });
  await banner(page).waitFor();
  expect(await held(page)).toEqual([]);
  await customise(page);
  await layer(page).getByRole('switch', { name: 'Marketing' }).uncheck();
  await layer(page).getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => site().events[0]).toMatchObject({ action: 'custom' });
  for (const kind of ['kept.js', 'js']) {
    site().now.page = (product) =>
      `<!doctype html><script src="${product}/embed/cs/${siteId}.${kind}"></script><body>${pixels}`;
    await page.goto(`${site().host}/next`);
    expect(await held(page), kind).toEqual(['pixel.example', 'checkout.example']);
  }
});

test('B1: under opt-in what shares data waits for both its switches; what is necessary runs', async () => {
  const page = await visit({ changes: { regimes: 'eu' }, file: sharing, head: `{script}${pixels}`, complains: true });
  await banner(page).waitFor();
  expect(await held(page)).toEqual(['stats.example', 'pixel.example']);
  await customise(page);
  await layer(page).getByRole('switch', { name: 'Analytics' }).check();
  await layer(page).getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => held(page)).toEqual(['pixel.example']);
  await page.locator(badge).click();
  await layer(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => held(page)).toEqual([]);
});

test('G5: in an opt-out regime trackers run until a no, which is one click like the yes', async () => {
  const page = await visit({ changes: { regimes: 'us' } });
  await banner(page).waitFor();
  expect(await banner(page).locator('.go button').allInnerTexts()).toEqual(['OK', 'Opt out', 'Customize']);
  expect(await allows(page, 'marketing')).toEqual([true]);
  await press(page, 'reject');
  expect(await allows(page, 'marketing')).toEqual([false]);
  await page.reload();
  await page.locator(badge).waitFor();
  expect(await allows(page, 'marketing')).toEqual([false]);
});

test.each([
  ['DE', 'opt-in', false],
  ['US', 'opt-out', true],
  ['zz', 'opt-in', false],
])('the law is that of the visitor’s country: %s', async (country, mode, allowed) => {
  site().now.country = country;
  const page = await visit({ changes: { regimes: 'by-country' } });
  await banner(page).waitFor();
  expect(await allows(page, 'marketing')).toEqual([allowed]);
  expect(await banner(page).locator('[data-candor-accept]').innerText()).toBe(mode === 'opt-in' ? 'Accept' : 'OK');
});

test.each([
  ['DE', 6],
  ['US', 12],
] as const)('T23, B13: for how long a choice is kept is said as it is: %s, %i months', async (country, months) => {
  site().now.country = country;
  const page = await visit({ changes: { regimes: 'by-country' } });
  await banner(page).waitFor();
  await press(page, 'reject');
  await page.locator(badge).click();
  const said = await layer(page).innerText();
  expect(said).toContain(`, for ${months} months.`);
  // The same dialog shows the expiry date, which is that of the cookie.
  const [, day = ''] = /Valid until\s+(.+)/.exec(said) ?? [];
  const until = new Date(day.replace(' at ', ' '));
  const due = new Date();
  due.setMonth(due.getMonth() + months);
  expect(Math.abs(until.getTime() - due.getTime())).toBeLessThan(2 * 86_400_000);
  const cookies = await page.context().cookies();
  const ends = cookies.find(({ name }) => name.startsWith('candor-'))?.expires ?? 0;
  expect(Math.abs(ends * 1000 - until.getTime())).toBeLessThan(120_000);
});

test('B24: where nobody says the country, the strictest law holds and the banner shows all the same', async () => {
  const page = await visit({ changes: { regimes: 'by-country' }, complains: true });
  await banner(page).waitFor();
  expect(await allows(page, 'measurement')).toEqual([false]);
});

test('B24: where the second layer does not come it says so, and nothing is allowed', async () => {
  const page = await visit({ complains: true });
  await banner(page).waitFor();
  site().now.broken = true;
  await banner(page).locator('.alt').click();
  await banner(page).getByRole('alert').waitFor();
  expect(await choiceOf(page.context())).toBeUndefined();
  site().now.broken = false;
  await customise(page);
});

test('B26: the language is that of the page, where the site speaks it', async () => {
  const de = await compiled(site().product, {}, 'de');
  const file = (made: Composed): Composed => ({ ...made, banner: { ...made.banner, langs: ['de'] } });
  site().now.files = { de };
  const page = await visit({ lang: 'de-AT', file });
  await banner(page).waitFor();
  expect(await banner(page).locator('h2').innerText()).toBe(de.banner.words.ask?.title);
  expect(await page.locator('candor-banner').count()).toBe(1);
  await customise(page);
  expect(await layer(page).locator('h2').innerText()).toBe(de.layer.words.heading);
  await layer(page).locator('.go button').first().click();
  await expect.poll(() => site().events[0]).toMatchObject({ language: 'de', action: 'accept' });
});

test('B27: a page that was kept aside hears of what was chosen meanwhile', async () => {
  const page = await visit();
  await banner(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${site().host}/other`);
  await banner(other).waitFor();
  await press(other, 'accept');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await banner(page).count()).toBe(0);
  expect(await allows(page, 'marketing')).toEqual([true]);
});

test('without cookies and storage the choice holds for the page, and is asked for on the next', async () => {
  const page = await visit({
    init: `Object.defineProperty(Document.prototype, 'cookie', { get() { throw new DOMException('no', 'SecurityError') }, set() { throw new DOMException('no', 'SecurityError') } });
           Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
  });
  await banner(page).waitFor();
  await press(page, 'accept');
  expect(await chosen(page)).toBe('accept');
  await expect.poll(() => site().events.length).toBe(1);
  await page.reload();
  await banner(page).waitFor();
});

test('an owner’s own markup holds the text and does the same', async () => {
  const markup =
    '<div>%{banner_content}</div><button class="candor-reject">No</button><button class="candor-accept">Yes</button><button class="candor-customise">More</button>';
  const page = await visit({ changes: { markup, css: '.candor-accept{letter-spacing:2px}' } });
  await banner(page).waitFor();
  expect(await banner(page).innerText()).toContain('Northwind Cycles GmbH');
  expect(
    await banner(page)
      .locator('.candor-accept')
      .evaluate((one) => getComputedStyle(one).letterSpacing),
  ).toBe('2px');
  await banner(page).locator('.candor-accept').click();
  await expect.poll(() => site().events[0]).toMatchObject({ action: 'accept' });
});

test('signals of Microsoft and Meta: no at first, and what was chosen', async () => {
  // The beginning of Meta's own snippet.
  const pixel = `<script>!function(f,n){if(f.fbq)return;n=f.fbq=function(){n.queue.push([...arguments])};n.queue=[]}(window);
    fbq('init','1');</script>`;
  const usual = (await compiled(site().product)).banner.signals;
  const file = (made: Composed): Composed => ({
    ...made,
    banner: { ...made.banner, signals: { ...usual, uet: 1, clarity: 1, meta: 1 } },
  });
  const page = await visit({ head: `{script}${pixel}`, file });
  await banner(page).waitFor();
  const said = () =>
    page.evaluate(() => {
      const { uetq, clarity, fbq } = window as unknown as Record<
        string,
        { q: IArguments[]; queue: unknown[] } & unknown[]
      >;
      return { uet: uetq, clarity: clarity?.q.map((one) => [...one]).at(-1), meta: [fbq?.queue[0], fbq?.queue.at(-1)] };
    });
  const before = await said();
  expect(before.uet?.slice(0, 3)).toEqual(['consent', 'default', { ad_storage: 'denied' }]);
  expect(before.clarity).toEqual(['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }]);
  expect(before.meta[0]).toEqual(['consent', 'revoke']);
  await press(page, 'accept');
  const after = await said();
  expect(after.uet?.slice(-3)).toEqual(['consent', 'update', { ad_storage: 'granted' }]);
  expect(after.clarity).toEqual(['consentv2', { ad_Storage: 'granted', analytics_Storage: 'granted' }]);
  expect(after.meta[1]).toEqual(['consent', 'grant']);
});

test('a new variant is shown to its share of visitors, and said with the choice', async () => {
  const file = (made: Composed): Composed => ({
    ...made,
    banner: { ...made.banner, variants: [{ share: 100, look: { position: 'top' }, words: { accept: 'Fine' } }] },
  });
  const page = await visit({ file });
  await banner(page).waitFor();
  expect(await banner(page).getAttribute('class')).toBe('top');
  await banner(page).getByRole('button', { name: 'Fine' }).click();
  await expect.poll(() => site().events[0]).toMatchObject({ variant: 1 });
});
