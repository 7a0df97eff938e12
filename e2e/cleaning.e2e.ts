import { clean } from '@app/cleaning';
import { expect, test } from '@playwright/test';
import { samples } from '../packages/cleaning/test/samples.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

test('a browser opens what was cleaned, and shows and plays the same as before', async ({ page }) => {
  const shown = samples.filter(({ type }) => ['jpeg', 'png', 'gif', 'webp', 'mp3'].includes(type));
  const files = await Promise.all(
    shown.map(async ({ name, type, bytes }) => {
      const cleaned = await clean(bytes);
      return { name, type, before: base64(bytes), after: cleaned.ok ? base64(cleaned.bytes) : '' };
    }),
  );
  await page.goto('about:blank');
  const results = await page.evaluate(async (list) => {
    const decoded = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const pixels = async (text: string, type: string) => {
      const picture = new Image();
      picture.src = `data:image/${type};base64,${text}`;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.drawImage(picture, 0, 0);
      return `${canvas.width} × ${canvas.height}: ${context.getImageData(0, 0, canvas.width, canvas.height).data.join()}`;
    };
    const sound = async (text: string) => {
      const buffer = await new OfflineAudioContext(1, 1, 44100).decodeAudioData(decoded(text).buffer);
      return `${buffer.numberOfChannels} channels`;
    };
    const opened = (text: string, type: string) => (type === 'mp3' ? sound(text) : pixels(text, type));
    return Promise.all(
      list.map(async ({ name, type, before, after }) => {
        const [one, other] = await Promise.all([opened(before, type), opened(after, type)]);
        return { name, isSame: one === other };
      }),
    );
  }, files);

  expect(results.length).toBeGreaterThan(40);
  expect(results.filter(({ isSame }) => !isSame)).toEqual([]);
});
