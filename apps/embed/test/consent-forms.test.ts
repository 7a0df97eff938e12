import { languageTag, locales } from '@app/texts';
import { expect, test } from 'vitest';
import { languageOf } from '../src/consent/text.ts';
import { consentPages, hears, heard, press, takenOver } from './consent-page.ts';

const { visit, kept, sent } = consentPages();

type Content = Readonly<Record<string, unknown>>;
const proof = () => {
  const { form = '', content = '{}' } = kept[0]?.proofs[0] ?? {};
  return { form, content: JSON.parse(content) as Content };
};

test('C1: a form says who, what was chosen, under which texts and what was shown, by its marks alone', async () => {
  const page = await visit({
    lang: 'de-AT',
    body: `${takenOver}<form data-candor-form data-candor-notices="privacy_policy, term">
      <label>Vorname <input name="fname"></label><label>Mail <input type="email" name="mail" required></label>
      <label><input type="checkbox" name="news" data-candor-preference="newsletter"> Ich will den Newsletter</label>
      <label><input type="checkbox" name="partners" data-candor-preference> Partner</label>
      <label><input type="radio" name="how" value="post" data-candor-preference="channel"> Post</label>
      <label><input type="radio" name="how" value="phone"> Telefon</label>
      <label>Takt <select name="pace" data-candor-preference><option>weekly<option>monthly</select></label>
      <textarea name="message"></textarea><button>Send</button></form>`,
  });
  const before = Date.now();
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Mail').fill('anna@example.com');
  await page.getByLabel('Ich will den Newsletter').check();
  await page.getByLabel('Telefon').check();
  await page.getByLabel('Takt').selectOption('monthly');
  await page.locator('textarea').fill('Line one\nline two');
  await press(page);

  const [event] = await hears(page, 1);
  expect(kept).toMatchObject([
    {
      kind: 'consent',
      subject: { first_name: 'Anna', email: 'anna@example.com' },
      preferences: { newsletter: true, partners: false, channel: 'phone', pace: 'monthly' },
      legal_notices: [{ identifier: 'privacy_policy' }, { identifier: 'term' }],
      language: 'de',
    },
  ]);
  const { id = '' } = kept[0] ?? {};
  const at = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
  expect(event).toMatchObject({ what: 'kept', on: 'FORM', id });
  expect(proof().content).toEqual({
    fname: 'Anna',
    mail: 'anna@example.com',
    news: true,
    partners: false,
    how: 'phone',
    pace: 'monthly',
    message: 'Line one\nline two',
  });
  expect(proof().form).toMatch(/^<form data-candor-form.*Ich will den Newsletter.*<\/form>$/s);
  expect(proof().form).not.toContain('anna@example.com');
});

test('C6: passwords, cards, files and codes are in no part of what is sent', async () => {
  const page = await visit({
    body: `${takenOver}<form data-candor-form><script>"script-secret"</script>
      <input name="your-email" value="old@example.com"><input type="password" name="one" value="p4ss-shown" aria-label="One">
      <input type="text" name="two" autocomplete="new-password" aria-label="Two"><input name="kept_word" type="password" aria-label="Three">
      <input name="a" autocomplete="billing cc-number" aria-label="Card"><input name="card-number" aria-label="Other card">
      <input name="free" aria-label="Free"><input type="file" name="file" aria-label="File"><input name="cvc" aria-label="Code">
      <input type="hidden" name="authenticity" value="hidden-token"><input name="otp" autocomplete="one-time-code" aria-label="Once">
      <div data-candor-ignore><input name="iban" aria-label="Iban"><p>ignored-text</p></div>
      <textarea name="g-recaptcha-response">robot-answer</textarea>
      <input type="checkbox" name="agree" aria-label="Agree"><button>Send</button></form>`,
  });
  for (const [label, value] of Object.entries({
    One: 'secret-one',
    Two: 'secret-two',
    Three: 'secret-three',
    Card: '5500 0000 0000 0004',
    'Other card': '1234',
    Free: '4111-1111-1111-1111',
    Code: '987',
    Once: '424242',
    Iban: 'DE02120300000000202051',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'passport.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  // The page shows the password as text.
  await page.getByLabel('Three').evaluate((field) => field.setAttribute('type', 'text'));
  await page.getByLabel('Agree').check();
  await press(page);

  await hears(page, 1);
  expect(proof().content).toEqual({ 'your-email': 'old@example.com', agree: true });
  expect(kept[0]?.preferences).toEqual({ agree: true });
  expect(sent.join('')).not.toMatch(
    /secret|p4ss|5500|1234|4111|987|424242|DE02|passport|hidden-token|ignored-text|robot-answer|type=\\"(?:password|file)/,
  );
});

test('a form is bound by code, by names and by selectors, also one that comes later', async () => {
  const page = await visit({
    head: `<script>(window.CandorConsent ||= []).push((consent) => consent.bind('#order', {
      subject: { email: 'user[contact]', first_name: '[data-first]', id: '#number' },
      preferences: { newsletter: '#news', topics: 'topics[]', unknown: 'nowhere' },
      legal_notices: ['privacy_policy', { identifier: 'term', version: '2' }], language: 'it',
    }))</script>{script}`,
    body: takenOver,
  });
  await page.evaluate(() => {
    const markup = `<form id="order" data-candor-form data-candor-notices="other">
      <input name="email" value="wrong@example.com"><input name="user[contact]" value="anna@example.com">
      <input data-first value="  Anna   Maria "><input type="hidden" id="number" name="n" value="4711">
      <input type="hidden" name="news" value="0"><input type="checkbox" id="news" name="news" checked>
      <input type="checkbox" name="topics[]" value="tea" checked><input type="checkbox" name="topics[]" value="milk">
      <input type="checkbox" name="topics[]" value="rice" checked><button>Send</button></form>`;
    document.body.insertAdjacentHTML('beforeend', markup);
  });
  await press(page);

  await hears(page, 1);
  expect(kept).toMatchObject([
    {
      subject: { email: 'anna@example.com', first_name: 'Anna Maria', id: '4711' },
      preferences: { newsletter: true, topics: 'tea, rice' },
      legal_notices: [{ identifier: 'privacy_policy' }, { identifier: 'term', version: '2' }],
      language: 'it',
    },
  ]);
  expect(Object.keys(kept[0]?.preferences ?? {})).toEqual(['newsletter', 'topics']);
  expect(proof().content).not.toHaveProperty('n');
});

test.each([
  [
    'a field that is missing',
    `${takenOver}<form data-candor-form novalidate><input name="mail" required><button>Send</button></form>`,
  ],
  [
    'a validation that marks the field',
    `<form data-candor-form><input name="mail" value="x"><button>Send</button></form>
    <script>addEventListener('submit', (event) => { event.preventDefault(); event.stopImmediatePropagation();
      setTimeout(() => event.target.mail.setAttribute('aria-invalid', 'true'), 100); })</script>`,
  ],
  [
    'a message set on the field',
    `<form data-candor-form><input name="mail" value="x"><button>Send</button></form>
    <script>addEventListener('submit', (event) => { event.target.mail.setCustomValidity('Not this one');
      event.target.reportValidity(); event.preventDefault(); })</script>`,
  ],
  ['a button that is no consent', `${takenOver}<form data-candor-form><button data-candor-ignore>Send</button></form>`],
  ['a form that is not bound', `${takenOver}<form><input name="mail"><button>Send</button></form>`],
])('nothing is recorded after %s', async (_, body) => {
  const page = await visit({ body });
  await page.clock.install();
  await press(page);

  // The consent sent now is the first to arrive: had the form been recorded, its record would have come earlier.
  await page.clock.runFor(1000);
  await page.evaluate(() => window.CandorConsent && 'send' in window.CandorConsent && window.CandorConsent.send({}));
  await hears(page, 1);
  expect(sent).toHaveLength(1);
});

test('a form whose page says when it has arrived is recorded then, as it was submitted', async () => {
  const page = await visit({
    body: `<div><form data-candor-form data-candor-event="shop:sent"><input name="email" value="a@example.com"><button>Send</button></form></div>
    <script>addEventListener('submit', (event) => { event.preventDefault(); event.target.reset(); event.target.email.value = ''; })</script>`,
  });
  await page.clock.install();
  await press(page);
  await page.clock.runFor(60_000);

  await page.locator('div').dispatchEvent('shop:sent');
  await hears(page, 1);
  expect(kept.map(({ subject }) => subject)).toEqual([{ email: 'a@example.com' }]);
});

test('what did not come from a form is recorded by code, a withdrawal too, and a form without a submit', async () => {
  const page = await visit({
    lang: 'pt-BR',
    body: `<form data-candor-form><input name="name" value="Ann Lee"><button>Send</button></form>`,
  });
  const ids = await page.evaluate(() => {
    const consents = window.CandorConsent;
    if (!consents || Array.isArray(consents)) return [];
    const form = document.querySelector('form')!;
    return [
      consents.send({ subject: { id: 'u1' }, preferences: { calls: true }, legal_notices: ['term'] }),
      consents.send({ kind: 'withdrawal', subject: { id: 'u1' }, language: 'fr' }),
      consents.record(form),
      consents.record(form),
    ];
  });
  await hears(page, 3);

  expect(kept.map(({ id }) => id).toSorted()).toEqual([...new Set(ids)].toSorted());
  expect(kept).toHaveLength(3);
  const byId = (id?: string) => kept.find((one) => one.id === id);
  expect(byId(ids[0])).toMatchObject({ subject: { id: 'u1' }, preferences: { calls: true }, language: 'pt-BR' });
  expect(byId(ids[1])).toMatchObject({ kind: 'withdrawal', language: 'fr' });
  expect(byId(ids[2])).toMatchObject({ subject: { full_name: 'Ann Lee' } });
  expect((await heard(page)).filter(({ on }) => on === '#document')).toHaveLength(2);
});

test('what is no address is entered and not the person’s, and a box named like one is neither', async () => {
  const page = await visit({
    body: `${takenOver}<form data-candor-form><input type="checkbox" name="email" checked>
      <input name="contact[mail]" value="ann at home"><input name="customer.last_name" value="Lee"><button>Send</button></form>
      <div data-candor-form></div>`,
  });
  await page.locator('div').dispatchEvent('submit');
  await press(page);
  await hears(page, 1);
  expect(kept.map(({ subject }) => subject)).toEqual([{ last_name: 'Lee' }]);
  expect(proof().content).toEqual({ email: true, 'contact[mail]': 'ann at home', 'customer.last_name': 'Lee' });
});

test('a form in a shadow tree is bound by itself, and let go again', async () => {
  const page = await visit({ body: '<div></div>' });
  await page.evaluate(() => {
    const root = document.querySelector('div')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<form><input type="email" name="x" value="a@example.com"><button>Send</button></form>';
    const form = root.querySelector('form')!;
    form.addEventListener('submit', (event) => event.preventDefault());
    const consents = window.CandorConsent;
    if (!consents || Array.isArray(consents)) return;
    const release = consents.bind(form);
    form.addEventListener('candor-consent:kept', () => {
      form.querySelector('input')!.value = 'b@example.com';
      release();
    });
  });
  await page.clock.install();
  await press(page);
  await page.clock.runFor(1000);
  await hears(page, 1);
  await press(page);
  await page.clock.runFor(1000);
  await page.evaluate(() => window.CandorConsent && 'send' in window.CandorConsent && window.CandorConsent.send({}));
  await hears(page, 2);
  expect(kept.map(({ subject }) => subject)).toEqual([{ email: 'a@example.com' }, {}]);
});

test('every language of Candor is known by its tag, and none is guessed', () => {
  expect(locales.map((locale) => languageOf(languageTag(locale)))).toEqual([...locales]);
  expect(['de-AT', 'nn-NO', 'EN-US', 'zh-Hans', 'zh-TW', 'xx', '', null].map(languageOf)).toEqual([
    'de',
    'no',
    'en',
    'zh-CN',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
