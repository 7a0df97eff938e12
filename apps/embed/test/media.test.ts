import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { accept, asks, guarded, reject, withdraw } from './guard.ts';

const { visit, asked, settled } = guarded();

/** The layout: sizes of the waiting elements, and the position of the text below. */
const layout = (page: Page) =>
  page.evaluate(() =>
    ['film', 'map', 'late', 'after'].map((id) => {
      const { top, width, height } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
      return [id, top, width, height];
    }),
  );

const inside = (page: Page, id: string) => page.frameLocator(`#${id}`);

test('B1: a placeholder says whose content it is and what it is for, and asks nobody', async () => {
  const { page } = await visit('media');
  await reject(page);
  const film = inside(page, 'film');
  await film.getByRole('heading', { name: 'Videoland is switched off' }).waitFor();

  expect(await film.getByText('Showing it sends data to Videoland: Experience.').isVisible()).toBe(true);
  expect(await film.getByRole('link', { name: 'Open at Videoland' }).getAttribute('href')).toMatch(
    /video\.test.*\/embed\/film$/,
  );
  // No list has this host: its own name is shown.
  await inside(page, 'map').getByRole('heading', { name: 'map.test is switched off' }).waitFor();
  await inside(page, 'late').getByRole('heading', { name: 'Videoland is switched off' }).waitFor();
  await settled(page);
  expect(asked('video', 'map')).toEqual([]);
  expect(
    await page.locator('#tiny').evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.body.childNodes.length),
  ).toBe(0);
});

test('the page does not move when placeholders come, when content comes, and at another width', async () => {
  const { page } = await visit('media');
  const before = await layout(page);
  await reject(page);
  await inside(page, 'film').getByRole('heading').waitFor();
  expect(await layout(page)).toEqual(before);

  await inside(page, 'film').getByRole('button', { name: 'Show once' }).click();
  await expect.poll(() => asked('video')).toEqual(['video/embed/film']);
  expect(await layout(page)).toEqual(before);

  await page.setViewportSize({ width: 500, height: 700 });
  const { width } = (await page.locator('#map').boundingBox()) ?? { width: 0 };
  expect(width).toBe(484);
});

test('what cannot be written into has a frame of its size in its place, until it is allowed', async () => {
  const { page } = await visit('media', 1);
  await page.locator('iframe:not([id])').nth(1).waitFor();
  const sizes = await page
    .locator('iframe:not([id])')
    .evaluateAll((frames) =>
      frames.map((frame) => [(frame as HTMLElement).offsetWidth, (frame as HTMLElement).offsetHeight]),
    );
  expect(sizes).toEqual([
    [404, 304],
    [400, 225],
  ]);
  expect(await page.locator('#clip').isVisible()).toBe(false);

  await page
    .frameLocator('iframe:not([id]) >> nth=1')
    .getByRole('button', { name: 'Always allow: Experience' })
    .click();

  await expect
    .poll(() => asked('video'))
    .toEqual(['video/clip.mp4', 'video/embed/film', 'video/late', 'video/shut', 'video/tiny']);
  await expect.poll(() => page.locator('iframe:not([id])').count()).toBe(0);
  expect(await page.locator('#clip').isVisible()).toBe(true);
});

test('shown once, one thing is shown and nothing is remembered', async () => {
  const { page } = await visit('media', 1);
  await inside(page, 'late').getByRole('button', { name: 'Show once' }).click();
  await expect.poll(() => asked('video', 'map')).toEqual(['video/late']);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('late');

  await page.reload();
  await inside(page, 'late').getByRole('heading').waitFor();
  expect(asked('video', 'map')).toEqual(['video/late']);
});

test('C10: always allowed, it is a choice made in context, and holds at the next page', async () => {
  const { page, context } = await visit('media', 1);
  await inside(page, 'map').getByRole('button', { name: 'Always allow: Experience' }).click();
  await expect.poll(() => asked('map')).toEqual(['map/map']);

  const [cookie] = await context.cookies();
  const [, , , action, , granted] = cookie?.value.split('.') ?? [];
  expect([action, granted]).toEqual(['5', '5']);
  await page.reload();
  await expect.poll(() => asked('map')).toEqual(['map/map', 'map/map']);
});

test('B12: after a withdrawal the placeholder is back', async () => {
  const { page } = await visit('media');
  await accept(page);
  await expect.poll(() => asked('map')).toEqual(['map/map']);

  await withdraw(page);

  await inside(page, 'map').getByRole('heading', { name: 'map.test is switched off' }).waitFor();
  await settled(page);
  expect(asked('map')).toEqual(['map/map']);
});

test('B12: a frame that still loads at a withdrawal stays empty, and a video lets go of its file', async () => {
  const { page } = await visit('media');
  const held: Route[] = [];
  await page.route('**/map', (route) => void held.push(route));
  await accept(page);
  await expect.poll(() => held).toHaveLength(1);

  await withdraw(page);
  for (const route of held) await route.continue().catch(() => {}); // The browser may have given up the request.

  await inside(page, 'map').getByRole('heading', { name: 'map.test is switched off' }).waitFor();
  await settled(page);
  expect(page.frames().map((frame) => new URL(frame.url()).hostname)).not.toContain('map.test');
  expect(await page.locator('#clip').evaluate((clip: HTMLVideoElement) => clip.networkState)).toBe(0);
});

test('A1: placeholders are worked by keyboard, and axe finds nothing', async () => {
  const { page } = await visit('media', 1);
  await inside(page, 'film').getByRole('button', { name: 'Show once' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await inside(page, 'film').locator(':focus').textContent()).toBe('Open at Videoland');

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked('video')).toEqual(['video/embed/film']);
});

test('the banner is asked about once, however many things wait', async () => {
  const { page } = await visit('media');
  await asks(page);
  await inside(page, 'late').getByRole('heading').waitFor();
  await settled(page);

  expect(asked('candor').filter((one) => one.includes('media'))).toEqual(['candor/e/media.js']);
});
