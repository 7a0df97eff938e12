import { afterEach, expect, test } from 'vitest';
import { startObserver } from './observe-apart.ts';

const observer = startObserver();
const url = 'https://example.com/';
afterEach(() => observer.close());

test('html is read apart', async () => {
  const { signal } = new AbortController();

  expect(await observer.observe('<title>one</title>', url, signal)).toMatchObject({ url, title: 'one' });
  expect(await observer.observe('<a href="/x">x</a>', url, signal)).toMatchObject({ pages: ['https://example.com/x'] });
});

test('a page that takes too long is given up, and the next is read', async () => {
  const stop = new AbortController();

  const reading = observer.observe('<p>more'.repeat(1_000_000), url, stop.signal);
  stop.abort();

  expect(await reading).toBeUndefined();
  expect(await observer.observe('<title>not any more</title>', url, stop.signal)).toBeUndefined();
  expect(await observer.observe('<title>next</title>', url, new AbortController().signal)).toMatchObject({
    title: 'next',
  });
});
