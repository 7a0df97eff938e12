import { hasId, idsIn, readTcString, writeTcString, mostFor } from '@app/tcf';
import { stringsName } from '@app/consent';
import { expect, test } from 'vitest';
import { allows, badge, banner, bannerPages, choiceOf, layer, press } from './banner-browser.ts';
import { siteId } from './banner-fixture.ts';
import { ask, heard, list, listener, tcfSetting, vendors, type TcData } from './tcf-fixture.ts';

const { visit, site } = bannerPages();
const key = stringsName(siteId);
const day = () => Date.now() - (Date.now() % 86_400_000);

function read(text: string | undefined) {
  const reading = readTcString(text ?? '');
  if (!reading.ok) throw new Error(reading.refusal);
  return reading.tc;
}
const given = (said: Record<string, boolean> | undefined) =>
  Object.entries(said ?? {})
    .filter(([, is]) => is)
    .map(([id]) => Number(id));

test('T2: the function is there before all else, answers ping at once and keeps what it cannot answer yet', async () => {
  const early = `<script>window.early=[];__tcfapi('ping',2,function(said){early.push(said)});</script>${listener}`;
  const page = await visit(await tcfSetting(site(), { head: early }));
  await banner(page).waitFor();
  expect(await page.evaluate(() => (window as unknown as { early: unknown[] }).early)).toEqual([
    { cmpLoaded: false, cmpStatus: 'stub', displayStatus: 'hidden', apiVersion: '2.2' },
  ]);
  expect((await heard(page)).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => typeof (window as unknown as { __tcfapi: unknown }).__tcfapi)).toBe('function');
});

test('T2: frames in the page find the locator and are answered by messages, as text or as objects', async () => {
  const page = await visit(await tcfSetting(site()));
  await banner(page).waitFor();
  const answers = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const got: unknown[] = [];
        const frame = document.createElement('iframe');
        frame.srcdoc = `<script>
          const call = (id) => ({ __tcfapiCall: { command: 'ping', version: 2, callId: id } });
          const there = 'frames' in parent && !!parent.frames.__tcfapiLocator;
          addEventListener('message', ({ data }) => parent.got(data, there));
          parent.postMessage(call(1), '*'); parent.postMessage(JSON.stringify(call(2)), '*');
          parent.postMessage('nonsense', '*'); parent.postMessage({ __tcfapiCall: 7 }, '*');
        </script>`;
        (window as unknown as { got: unknown }).got = (data: unknown, there: boolean) => {
          got.push([typeof data, typeof data === 'string' ? JSON.parse(data) : data, there]);
          if (got.length === 2) resolve(got);
        };
        document.body.append(frame);
      }),
  );
  const answer = (callId: number) => ({
    __tcfapiReturn: {
      callId,
      success: true,
      returnValue: expect.objectContaining({ cmpStatus: 'loaded', cmpId: 300 }),
    },
  });
  expect(answers).toEqual([
    ['object', answer(1), true],
    ['string', answer(2), true],
  ]);
});

test('T1, T3, T6: shown is told with no consent at all; the choice with what it granted; ping says who speaks', async () => {
  const page = await visit(await tcfSetting(site(), { head: listener }));
  await banner(page).waitFor();
  const onDay = (time: number) =>
    mostFor(
      list,
      {
        cmpId: 300,
        cmpVersion: 4,
        country: 'DE',
        language: 'EN',
        vendors: 'all',
        restrictions: [],
        oneTreatment: false,
      },
      time,
    );
  const before = day();
  const most = onDay(before);
  const shown = (await heard(page)).at(-1);
  expect(shown).toMatchObject({
    eventStatus: 'cmpuishown',
    gdprApplies: true,
    cmpId: 300,
    cmpStatus: 'loaded',
    listenerId: 1,
  });
  expect([...given(shown?.purpose?.consents), ...given(shown?.vendor?.consents)]).toEqual([]);
  expect(given(shown?.vendor?.legitimateInterests)).toEqual(idsIn(most.vendorInterests));
  expect(read(shown?.tcString).consents).toBe(0);
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  expect(await ask(page, 'ping')).toEqual([
    {
      gdprApplies: true,
      cmpLoaded: true,
      cmpStatus: 'loaded',
      displayStatus: 'visible',
      apiVersion: '2.2',
      cmpVersion: 4,
      cmpId: 300,
      gvlVersion: list.version,
      tcfPolicyVersion: 5,
    },
    true,
  ]);

  await press(page, 'accept');
  await expect.poll(async () => (await heard(page)).at(-1)?.eventStatus).toBe('useractioncomplete');
  const done = (await heard(page)).at(-1);
  expect([before, day()].map((time) => writeTcString(onDay(time)))).toContain(done?.tcString);
  expect(given(done?.purpose?.consents)).toHaveLength(11);
  await expect.poll(() => site().events.length).toBe(1);
  expect(site().events[0]).toMatchObject({ action: 'accept', tc: done?.tcString });
});

test('T5, T7, T21: reject grants nothing and still discloses; no plain vendor has a legitimate interest', async () => {
  const page = await visit(await tcfSetting(site(), { head: listener }));
  await banner(page).waitFor();
  const before = read((await heard(page)).at(-1)?.tcString);
  const plain = vendors.filter(({ interests }) => interests === 0);
  expect(plain.some(({ purposes }) => purposes === 0)).toBe(true);
  for (const { id } of plain) expect(hasId(before.vendorInterests, id)).toBe(false);
  await press(page, 'reject');
  await expect.poll(async () => (await heard(page)).at(-1)?.eventStatus).toBe('useractioncomplete');
  const { consents, interests, vendorConsents, vendorInterests, disclosed } = read(
    (await heard(page)).at(-1)?.tcString,
  );
  expect([consents, interests, idsIn(vendorConsents), idsIn(vendorInterests)]).toEqual([0, 0, [], []]);
  expect(idsIn(disclosed)).toEqual(vendors.map(({ id }) => id));
});

test('T8, T24: what was chosen is said at the next page to the letter, without asking, even as the list goes on', async () => {
  const page = await visit(await tcfSetting(site(), { head: listener }));
  await banner(page).waitFor();
  await press(page, 'accept');
  const kept = await page.evaluate((name) => localStorage.getItem(name), key);
  // A newer list, with other vendors.
  const next = mostFor(
    { ...list, version: list.version + 1 },
    {
      cmpId: 300,
      cmpVersion: 4,
      country: 'DE',
      language: 'EN',
      vendors: [1, 2],
      restrictions: [],
      oneTreatment: false,
    },
    0,
  );
  const made = await tcfSetting(site(), { most: writeTcString(next) });
  site().now.files = Object.fromEntries(
    Object.entries(site().now.files).map(([language, file]) => [language, made.file?.(file) ?? file]),
  );
  await page.reload();
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  const [first, ...more] = await heard(page);
  expect(first).toMatchObject({ eventStatus: 'tcloaded', gdprApplies: true });
  expect(`${first?.tcString}|`).toBe(kept);
  expect(more).toEqual([]);
  expect(await banner(page).count()).toBe(0);
  // A vendor may change the object it received.
  await page.evaluate(() =>
    Object.assign((window as unknown as { heard: TcData[] }).heard[0]?.purpose?.consents ?? {}, { 1: 'x' }),
  );
  const [again] = (await ask(page, 'addEventListener')) as readonly TcData[];
  expect(again?.purpose?.consents['1']).toBe(true);
});

test('T8: a string that is none, or has no effect any more, is said to nobody', async () => {
  const page = await visit(await tcfSetting(site(), { head: listener }));
  await banner(page).waitFor();
  await press(page, 'accept');
  await page.evaluate((name) => localStorage.setItem(name, 'CAAAA|'), key);
  await page.reload();
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  expect((await heard(page))[0]?.tcString).toBeUndefined();
});

const beginKept = () => {
  site().now.page = (product) => `<!doctype html><html lang="en"><title>A shop</title><body>
    <script src="${product}/embed/cs/${siteId}.kept.js"></script>${listener}`;
};

test.each([
  ['the whole file', 'removed', () => {}],
  ['the file for a choice that stands', 'removed', beginKept],
  ['the whole file', 'without effect', () => {}],
])('T6, T8: with %s, who chose and whose string was %s is asked again', async (_, how, begin) => {
  const page = await visit(await tcfSetting(site(), { head: listener }));
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(() => site().events.length).toBe(1);
  const before = await choiceOf(page.context());
  await page.evaluate(([name, gone]) => (gone ? localStorage.removeItem(name) : localStorage.setItem(name, 'CAAAA|')), [
    key,
    how === 'removed',
  ] as const);
  begin();
  await page.reload();

  await banner(page).waitFor();
  const shown = (await heard(page)).at(-1);
  expect(shown?.eventStatus).toBe('cmpuishown');
  expect([...given(shown?.purpose?.consents), ...given(shown?.vendor?.consents)]).toEqual([]);
  // The site's own purposes stay as chosen until a new choice.
  expect(await allows(page, 'marketing')).toEqual([true]);
  expect(await badge(page).count()).toBe(0);

  await press(page, 'reject');
  await expect.poll(() => site().events.length).toBe(2);
  expect(site().events[1]).toMatchObject({ action: 'reject', consentId: before?.[1] });
  await badge(page).waitFor();
  await page.reload();
  await expect.poll(async () => (await heard(page))[0]?.eventStatus).toBe('tcloaded');
  expect(read((await heard(page))[0]?.tcString).consents).toBe(0);
  await badge(page).waitFor();
  expect(await banner(page).count()).toBe(0);
});

test('T8, T18: a string without effect goes; where only the next page can ask, choices can be reopened meanwhile', async () => {
  const page = await visit(await tcfSetting(site(), { head: listener }));
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(() => site().events.length).toBe(1);
  await page.evaluate((name) => localStorage.setItem(name, 'CAAAA|'), key);
  beginKept();
  await page.reload();
  await badge(page).waitFor();
  expect((await heard(page))[0]?.tcString).toBeUndefined();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  await page.reload();
  await banner(page).waitFor();
});

test('T20: where GDPR does not apply a choice needs no string', async () => {
  const page = await visit(await tcfSetting(site(), {}, { changes: { regimes: 'us-ca' } }));
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(() => site().events.length).toBe(1);
  for (const begin of [() => {}, beginKept]) {
    begin();
    site().asked.length = 0;
    await page.reload();
    await badge(page).waitFor();
    expect(await banner(page).count()).toBe(0);
  }
  expect(site().asked[0]).toBe(`/embed/cs/${siteId}.kept.js`);
  expect(site().asked).not.toContain(`/embed/cs/${siteId}.js`);
});

test('T23: of a choice that ended no string stays', async () => {
  const page = await visit(await tcfSetting(site(), { head: listener }));
  await banner(page).waitFor();
  await press(page, 'accept');
  await page.context().clearCookies();
  await page.reload();
  await banner(page).waitFor();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  expect((await heard(page)).at(-1)).toMatchObject({ eventStatus: 'cmpuishown' });
  expect(given((await heard(page)).at(-1)?.purpose?.consents)).toEqual([]);
});

test('strings stand in a cookie where there is no storage, and are found there', async () => {
  const init = `Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })`;
  const page = await visit(await tcfSetting(site(), { head: listener }, { init, complains: true }));
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === key)).toBe(true);
  await page.reload();
  await expect.poll(async () => (await heard(page))[0]?.eventStatus).toBe('tcloaded');
});

test('T3: listeners are called at once, and no more once they are removed', async () => {
  const page = await visit(await tcfSetting(site(), { head: listener }));
  await banner(page).waitFor();
  const before = (await heard(page)).length;
  expect(await ask(page, 'removeEventListener', 1)).toEqual([true]);
  expect(await ask(page, 'removeEventListener', 1)).toEqual([false]);
  await press(page, 'accept');
  const [data, success] = await ask(page, 'addEventListener');
  expect(success).toBe(true);
  expect(data).toMatchObject({ listenerId: 2, eventStatus: 'useractioncomplete' });
  await page.waitForTimeout(100);
  expect(await heard(page)).toHaveLength(before);
});

test('T9: the list is asked for at our own address, and answered in the official format; others are not known', async () => {
  const page = await visit(await tcfSetting(site()));
  await banner(page).waitFor();
  const before = site().asked.length;
  const [gvl, success] = (await ask(page, 'getVendorList')) as readonly [{ readonly vendors: object }, boolean];
  expect(success).toBe(true);
  expect(gvl).toMatchObject({ gvlSpecificationVersion: 3, vendorListVersion: list.version, tcfPolicyVersion: 5 });
  expect(Object.keys(gvl.vendors)).toHaveLength(vendors.length);
  expect(site().asked.slice(before)).toEqual(['/e/tcf-panel.js']);
  expect(await ask(page, 'getVendorList', 1)).toEqual([null, false]);
  expect(await ask(page, 'getTCData')).toEqual([null, false]);
  expect(await ask(page, 'constructor')).toEqual([null, false]);
});

test('T20: where GDPR does not apply, that is said and no string', async () => {
  const page = await visit(await tcfSetting(site(), { head: listener }, { changes: { regimes: 'us-ca' } }));
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  expect(await heard(page)).toEqual([
    { gdprApplies: false, tcfPolicyVersion: 5, cmpId: 300, cmpVersion: 4, listenerId: 1 },
  ]);
  expect(await ask(page, 'ping')).toMatchObject([{ gdprApplies: false, displayStatus: 'disabled' }, true]);
});

test('a string that cannot be read leaves nothing granted, and says that it failed', async () => {
  const page = await visit(await tcfSetting(site(), { most: 'CAAA' }));
  await banner(page).waitFor();
  expect(await ask(page, 'ping')).toMatchObject([{ cmpStatus: 'error' }, true]);
  expect(await ask(page, 'addEventListener')).toEqual([null, false]);
  await press(page, 'accept');
  await expect.poll(() => site().events.length).toBe(1);
  expect(site().events[0]).not.toHaveProperty('tc');
});

test('T3, T18: opened again and closed, everything stands; withdrawn, nothing does', async () => {
  const page = await visit(await tcfSetting(site(), { head: listener }));
  await banner(page).waitFor();
  await press(page, 'accept');
  await badge(page).click();
  await layer(page).waitFor();
  const chosen = (await heard(page)).at(-1);
  expect(chosen?.eventStatus).toBe('cmpuishown');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await heard(page)).at(-1)?.eventStatus).toBe('tcloaded');
  expect((await heard(page)).at(-1)?.tcString).toBe(chosen?.tcString);

  await badge(page).click();
  await layer(page).getByRole('button', { name: 'Withdraw everything' }).click();
  await expect.poll(async () => read((await heard(page)).at(-1)?.tcString).consents).toBe(0);
});

test('G10: the string of Google’s providers is there after a choice, not before', async () => {
  const providers = [
    [35, 'Provider A', 'https://a.example/p'],
    [1, 'Provider B', ''],
  ] as const;
  const page = await visit(await tcfSetting(site(), { head: listener, providers }));
  await banner(page).waitFor();
  expect((await heard(page)).at(-1)?.addtlConsent).toBeUndefined();
  await press(page, 'reject');
  await expect.poll(async () => (await heard(page)).at(-1)?.addtlConsent).toBe('2~~dv.1.35');
  await badge(page).click();
  await layer(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(async () => (await heard(page)).at(-1)?.addtlConsent).toBe('2~1.35~dv.');
  await expect.poll(() => site().events.length).toBe(2);
  expect(site().events[1]).toMatchObject({ ac: '2~1.35~dv.' });
});
