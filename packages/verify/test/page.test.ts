import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { key, kept, notice, otherKey, proofFolder } from './proofs.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-verify-page-'));
const file = path.join(folder, 'dist/verify.html');
let browser: Browser;

beforeAll(async () => {
  const build = path.resolve(import.meta.dirname, '../build.mjs');
  execFileSync(process.execPath, [build, path.join(folder, 'dist')], { stdio: 'ignore' });
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the page from disk, offline. The test fails if it makes a request or logs an error. */
async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', offline: true, ...options });
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('pageerror', (error) => seen.push(String(error)));
  page.on('console', (message) => seen.push(message.text()));
  const address = pathToFileURL(file).href;
  onTestFinished(async () => {
    await context.close();
    expect(seen.filter((one) => one !== address && !one.startsWith('data:'))).toEqual([]);
  });
  await page.goto(address);
  return page;
}

async function check(page: Page, name: string): Promise<void> {
  await page
    .getByLabel(/Choose a file|Datei auswählen|Scegli un file|Escolher um arquivo/)
    .setInputFiles(path.join(proofFolder(), name));
  await page.locator('#verdict').waitFor();
}

const failing = (page: Page) => page.locator('li[data-status="failed"] h3').allTextContents();

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

test('a good proof: who agreed to what, when, the exact text, every check', async () => {
  const page = await open();
  await check(page, 'good.json');
  expect(await page.getByRole('status').innerText()).toContain('This proof is valid if the key is correct');
  const said = await page.getByRole('main').innerText();
  for (const part of [
    'reader@example.com',
    'Ada',
    'March 1, 2026',
    'The person’s browser',
    notice,
    'newsletter',
    'Version 3',
  ])
    expect(said).toContain(part);
  expect(await failing(page)).toEqual([]);
  expect(await page.locator('li[data-status="open"]').innerText()).toContain('Log owner');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('verdict');
});

test('a key and an earlier state, entered before or after, and taken back', async () => {
  const page = await open();
  await page.getByText('Additional information').click();
  await page.getByLabel('Log key').fill(` ${key}\n`);
  await check(page, 'good.json');
  const verdict = page.locator('#verdict');
  expect(await verdict.innerText()).toBe('This proof is valid');
  await page.getByLabel('Earlier log state').fill(kept.trim());
  expect(await page.locator('li[data-check="trust"]').innerText()).toContain('not rewritten since');
  await page.getByLabel('Log key').fill(otherKey);
  expect(await verdict.innerText()).toBe('This proof is not valid');
  expect(await failing(page)).toEqual(['Log owner Failed']);
  await page.getByLabel('Log key').fill('');
  expect(await verdict.innerText()).toBe('This proof is valid');
});

test('a report: its words, its entry and the root that has it', async () => {
  const page = await open();
  await check(page, 'report.json');
  const said = await page.getByRole('main').innerText();
  for (const part of ['Report contents', 'Invoices are paid twice.', 'Other fraud', 'received', 'Report'])
    expect(said).toContain(part);
  await check(page, 'report-other-words.json');
  expect(await failing(page)).toEqual(['Words Failed']);
  expect(await page.getByRole('main').innerText()).not.toContain('Written later');
});

test.each([
  ['changed-record.json', 'Log entry Failed'],
  ['changed-text.json', 'Texts Failed'],
])('%s does not hold, and what is wrong comes first', async (name, title) => {
  const page = await open();
  await check(page, name);
  expect(await page.locator('#verdict').innerText()).toBe('This proof is not valid');
  expect(await failing(page)).toEqual([title]);
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.slice(1, 3)).toEqual(['Checks', 'Claims in the file (not proven)']);
  expect(headings).not.toContain('Meaning and limits');
});

test.each(['key.txt', 'saved-again.json'])('%s is no proof: nothing of it is shown', async (name) => {
  const page = await open();
  await check(page, name);
  expect(await page.locator('#verdict').innerText()).toContain('not a readable proof');
  expect(await page.getByRole('main').innerText()).not.toContain('reader@example.com');
});

test('what stands in a file is text and nothing else', async () => {
  const page = await open();
  await check(page, 'other-texts.json');
  expect(await page.getByRole('main').innerText()).toContain('<img src=x onerror=');
  expect(await page.locator('img, b').count()).toBe(0);
  expect(await page.title()).toBe('Check a proof');
});

test('it lets nothing out, not even if something got in', async () => {
  const { page, blocked } = await openToBeAttacked();
  const tries = await page.evaluate(async () => {
    const failed = async (act: () => unknown) =>
      Promise.resolve()
        .then(act)
        .then(
          () => 'let through',
          () => 'refused',
        );
    return Promise.all([
      failed(() => fetch('https://elsewhere.example/')),
      failed(() => fetch('data:text/plain,a')),
      failed(() => void (document.body.innerHTML = '<p>a')),
      failed(() => new Worker('data:text/javascript,1')),
    ]);
  });
  expect(tries).toEqual(['refused', 'refused', 'refused', 'refused']);
  await page.evaluate(() => {
    for (const tag of ['img', 'iframe', 'video'] as const)
      document.body.append(Object.assign(document.createElement(tag), { src: `https://elsewhere.example/${tag}` }));
    document.body.append(
      Object.assign(document.createElement('style'), { textContent: 'body{background:url(//elsewhere.example)}' }),
    );
  });
  await expect
    .poll(() => blocked.filter((one) => /Content Security Policy/.test(one)).length)
    .toBeGreaterThanOrEqual(5);
});

async function openToBeAttacked() {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const blocked: string[] = [];
  page.on('console', (message) => blocked.push(message.text()));
  await page.goto(pathToFileURL(file).href);
  return { page, blocked };
}

test.each([
  ['de-AT', 'Einen Nachweis prüfen', 'Wer worin eingewilligt hat'],
  ['it', 'Verificare una prova', 'Chi ha acconsentito a che cosa'],
  ['pt-PT', 'Verificar uma prova', 'Quem consentiu com o quê'],
  ['fr-FR', 'Check a proof', 'Consent'],
])('a browser in %s', async (locale, title, heading) => {
  const page = await open({ locale });
  expect(await page.title()).toBe(title);
  await check(page, 'good.json');
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toContain(heading);
  expect(await page.getByRole('main').innerText()).not.toMatch(/%\{|undefined/);
});

test.each([
  ['light', 1280, 'good.json'],
  ['dark', 1280, 'changed-record.json'],
  ['light', 390, 'changed-text.json'],
  ['dark', 390, 'good.json'],
] as const)('in %s, %d wide: accessible, and nothing to scroll sideways', async (colorScheme, width, name) => {
  const page = await open({ colorScheme, viewport: { width, height: 800 } });
  await expectAccessible(page);
  await check(page, name);
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('by keyboard alone', async () => {
  const page = await open();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  // The browser starts intercepting file choosers before it answers this call; without it, the key press could come first.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('file');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(path.join(proofFolder(), 'good.json'));
  await page.locator('#verdict').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.closest('details')?.open)).toBe(true);
});

test('a file that is dropped anywhere on the page', async () => {
  const page = await open();
  const proof = readFileSync(path.join(proofFolder(), 'good.json'), 'utf8');
  const dataTransfer = await page.evaluateHandle((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'dropped.json'));
    return carried;
  }, proof);
  await page.dispatchEvent('h1', 'drop', { dataTransfer });
  expect(await page.locator('.verdict').innerText()).toMatch(/This proof is valid.*dropped\.json/s);
});

test('the policy that the page carries is the one for those who serve it', () => {
  const html = readFileSync(file, 'utf8');
  const policy = readFileSync(path.join(folder, 'dist/verify.csp'), 'utf8');
  expect(html).toContain(`content="${policy}"`);
  const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '';
  expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});
