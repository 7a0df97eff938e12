import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { newFront } from './front.ts';

test('while a route is too busy, whoever reads a page that is held gets it as it was', async () => {
  let now = 0;
  let isBusy = false;
  const front = newFront(
    () => now,
    () => undefined,
  );
  const app = Fastify();
  onTestFinished(() => app.close());
  front.watch(app);
  app.get('/*', async (_, reply) => {
    if (isBusy) return reply.code(503).header('retry-after', '2').send('busy');
    return reply.headers({ 'cache-control': 'public, max-age=300', etag: '"1"' }).type('text/html').send('<p>page</p>');
  });

  expect((await app.inject('/page')).body).toBe('<p>page</p>');
  isBusy = true;
  now += 60_000;
  const held = await app.inject('/page?x=made-up');
  expect([held.statusCode, held.body, held.headers['retry-after']]).toEqual([200, '<p>page</p>', undefined]);
  expect(held.headers).toMatchObject({ etag: '"1"', 'content-type': 'text/html' });
  expect((await app.inject('/another')).statusCode).toBe(503);
});
