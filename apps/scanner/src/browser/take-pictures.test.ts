import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { takePictures } from './take-pictures.ts';

const chromium = findChromium(process.env);

test.runIf(chromium)('a page is pictured from memory, in the size asked for, and reaches nothing', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const html = `<!doctype html><html><body style="background:#0a0"><img src="${elsewhere}/pixel">
    <script>fetch('${elsewhere}/beacon').catch(() => { document.documentElement.dataset.ready = ''; })</script>`;

  const [small, wide] = await takePictures(chromium ?? '', [
    { html, width: 390, height: 300 },
    { html, width: 1280, height: 300 },
  ]);

  expect([small?.readUInt32BE(16), wide?.readUInt32BE(16)]).toEqual([390, 1280]);
  expect(asked).toEqual([]);
});
