import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, newestMail, signUp, visitorPage } from './person.ts';
import { newPolicy } from './policy.ts';

// Requesters show who they are, and nobody learns more of it than has to.

type Story = { readonly page: Page; readonly browser: Browser; readonly width: number; readonly place: string };

/** A request whose address is confirmed, as its team sees it, and its page. */
async function aRequest({ page, browser, width, place }: Story) {
  await page.setViewportSize({ width, height: 900 });
  await signUp(page);
  const { siteId } = await newPolicy(page, { services: ['stripe'] });
  const { url } = await call<{ url: string }>(page, 'PUT', `/api/v1/sites/${siteId}/dsar-form`, { isPublished: true });
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-US' });
  const visitor = await visitorPage(context);
  await visitor.goto(`${url}?lang=en&place=${place}`);
  await visitor.locator('input[value="erasure"]').check();
  await visitor.locator('#name').fill('Anna Muster');
  const email = `anna-${place.toLowerCase()}-${Date.now()}-${width}@example.com`;
  await visitor.locator('#email').fill(email);
  await visitor.locator('form button').last().click();
  const outbox = await visitor.context().newPage();
  const mail = await newestMail(outbox, email, /request/);
  await visitor.locator('#code').fill(/^\d{6}$/m.exec(mail.text)?.[0] ?? '');
  await visitor.locator('button[value="confirm"]').click();
  await expect(visitor.getByRole('status')).toBeVisible();
  const link = mail.links.find((one) => one.includes('#')) ?? '';
  await page.goto('/en/requests');
  await page.getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ }).click();
  await expect(page.getByRole('heading', { name: 'Identity' })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const reload = async () => {
    await visitor.goto('about:blank');
    await visitor.goto(link);
  };
  return { visitor, id, reload };
}

async function sendLetter(page: Page): Promise<void> {
  await button(page, 'Preview letter').click();
  await expectAccessible(page);
  await button(page, 'Send letter').click();
  await expect(page.getByText('Letter sent')).toBeVisible();
}

for (const width of [1280, 390]) {
  test(`D2: data points are entered, compared by count alone, and open the answer, at ${width} pixels`, async ({
    page,
    browser,
  }) => {
    const { visitor, reload } = await aRequest({ page, browser, width, place: 'US-CA' });
    await expect(page.getByText('You cannot fulfill rights that require this yet.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Letter type' }).selectOption('Identity check');
    await page.getByRole('checkbox', { name: 'Order number' }).check();
    await page.getByRole('checkbox', { name: 'Date of birth' }).check();
    await field(page, 'Another fact you have on record').fill('Name of your store');
    await expectAccessible(page);
    await sendLetter(page);

    await reload();
    await expect(visitor.getByRole('heading', { name: 'Confirm your identity', exact: true })).toBeVisible();
    await visitor.getByLabel('Order number').fill('DE-8931');
    await visitor.getByLabel('Date of birth').fill('1990-01-31');
    await visitor.getByLabel('Name of your store').fill('Corner shop');
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Send facts' }).click();
    await expect(visitor.getByRole('status')).toContainText('What you entered is compared now');
    await expectAccessible(visitor);

    await page.reload();
    await expect(page.getByText('No one can read them.')).toBeVisible();
    await expect(page.locator('main')).not.toContainText('8931');
    await field(page, 'Order number').fill('de 8931');
    await page.getByLabel('Date of birth').fill('1990-01-31');
    await field(page, 'Name of your store').fill('Another shop');
    await expectAccessible(page);
    await button(page, 'Compare').click();
    await expect(page.getByText('2 of 3 match')).toBeVisible();
    await expect(page.getByText('The entered data points are deleted.')).toBeVisible();
    await expect(page.getByText('Data points compared')).toBeVisible();
    await expectAccessible(page);
  });

  test(`D11: a document leaves the browser covered, without what the camera wrote, at ${width} pixels`, async ({
    page,
    browser,
  }) => {
    const { visitor, id, reload } = await aRequest({ page, browser, width, place: 'DE' });
    await page.getByRole('combobox', { name: 'Letter type' }).selectOption('Identity check');
    await field(page, 'Why you doubt their identity').fill('Two customers have this name.');
    await page.getByRole('checkbox', { name: 'Request an identity document picture' }).check();
    await sendLetter(page);

    await reload();
    const picture = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await photo(page) };
    expect(picture.buffer.includes('Exif')).toBe(true);
    const choose = visitor.getByLabel('Choose a picture (JPEG, PNG or WebP)');
    await expect(visitor.getByText('Please do not send an uncovered picture.')).toBeHidden();
    await choose.setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(visitor.getByRole('alert')).toContainText('This picture cannot be opened.');
    await choose.setInputFiles(picture);
    await expect(visitor.getByRole('button', { name: 'Add a black box' })).toBeVisible();
    await visitor.getByRole('button', { name: 'Send the covered picture' }).click();
    await expect(visitor.getByRole('alert')).toContainText('Cover at least one part first.');
    // By pointer: the left upper quarter.
    const sheet = visitor.locator('#sheet canvas');
    await sheet.scrollIntoViewIfNeeded();
    const box = await sheet.boundingBox();
    if (!box) throw new Error('The picture is not shown');
    await visitor.mouse.move(box.x + 2, box.y + 2);
    await visitor.mouse.down();
    await visitor.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4, { steps: 5 });
    await visitor.mouse.up();
    // By keyboard: a proposal, moved to the right lower corner and made larger; another one is removed.
    await visitor.getByRole('button', { name: 'Signature' }).press('Enter');
    const signature = visitor.getByRole('button', { name: 'Black box 2: Signature' });
    await expect(signature).toBeFocused();
    for (let at = 0; at < 30; at += 1) {
      await signature.press('ArrowRight');
      await signature.press('ArrowDown');
    }
    await signature.press('Shift+ArrowRight');
    await visitor.getByRole('button', { name: 'Add a black box' }).press('Enter');
    await visitor.getByRole('button', { name: 'Black box 3' }).press('Delete');
    await expect(visitor.getByRole('button', { name: 'Black box 3' })).toHaveCount(0);
    await expectAccessible(visitor);
    const sent = visitor.waitForRequest((request) => request.method() === 'POST');
    await visitor.getByRole('button', { name: 'Send the covered picture' }).click();
    const posted = (await sent).postDataBuffer();
    await expect(visitor.getByRole('status')).toContainText('The picture has arrived.');
    // The picture that was chosen is in no part of the form.
    expect(posted?.includes('Exif') ?? false).toBe(false);
    expect(posted?.includes('card.jpg') ?? false).toBe(false);

    await page.reload();
    await button(page, 'View identity document').click();
    await expect(page.getByRole('img', { name: 'View identity document' })).toHaveJSProperty('complete', true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Identity document viewed')).toBeVisible();
    const stored = await (await page.request.get(`/api/v1/dsar-requests/${id}/identity-document`)).body();
    expect(stored.includes('Exif')).toBe(false);
    const colors = await colorsOf(page, stored);
    expect(colors).toEqual({ leftUpper: 'black', rightLower: 'black', rightUpper: 'red', leftLower: 'red' });

    await field(page, 'Why you are satisfied').fill('Name and address match.');
    await button(page, 'Mark identity as verified').click();
    await expect(page.getByText('Identity verified')).toBeVisible();
    expect((await page.request.get(`/api/v1/dsar-requests/${id}/identity-document`)).status()).toBe(404);
  });
}

test('without a script, the page says how else somebody can show who they are', async ({ page, browser }) => {
  const { id, visitor, reload } = await aRequest({ page, browser, width: 320, place: 'DE' });
  const { version } = await call<{ version: number }>(page, 'GET', `/api/v1/dsar-requests/${id}`);
  const letter = { kind: 'identity', text: 'Two customers have this name.', document: true };
  await call(page, 'POST', `/api/v1/dsar-requests/${id}/steps`, { version, step: { action: 'send', letter } });
  await reload();
  const key = await visitor.locator('input[name="key"]').first().getAttribute('value');
  const plain = await (await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' })).newPage();
  await plain.setViewportSize({ width: 320, height: 800 });
  await plain.goto(visitor.url());
  await plain.locator('#key').fill(key ?? '');
  await plain.getByRole('button', { name: 'Open' }).click();
  await expect(plain.getByText('You can cover parts of a picture here only with JavaScript.')).toBeVisible();
  await expect(plain.locator('#picture')).toBeHidden();
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** A red picture as a camera writes it: with a segment of EXIF. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 500;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#f00';
      context.fillRect(0, 0, 800, 500);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  const exif = Buffer.from('Exif\0\0GPS 52.5200 13.4050');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** The colors of the middle of each quarter's outer part. */
async function colorsOf(page: Page, jpeg: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number): string => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data;
      if (red + green + blue < 30) return 'black';
      return red > 200 && green + blue < 60 ? 'red' : `${red} ${green} ${blue}`;
    };
    return { leftUpper: at(0.2, 0.2), rightLower: at(0.9, 0.95), rightUpper: at(0.9, 0.1), leftLower: at(0.1, 0.9) };
  }, jpeg.toString('base64'));
}
