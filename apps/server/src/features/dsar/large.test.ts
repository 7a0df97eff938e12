import type { AddressInfo } from 'node:net';
import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, requestersOf } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, requests, read, send, press } = requestersOf(app);
const mebibyte = 1024 * 1024;
const gigabyte = 1024 * mebibyte;

type Sent = { readonly status: number; readonly sentMiB: number; readonly grownMiB: number };

/** Sends a gigabyte, until an answer comes or the connection is closed. */
async function sendGigabyte(path: string, headers: Record<string, string>, head: string): Promise<Sent> {
  const port = await listening();
  const before = process.memoryUsage.rss();
  let most = before;
  const piece = Buffer.alloc(256 * 1024, 'a');
  return new Promise((resolve, reject) => {
    let sent = 0;
    let status = 0;
    const request = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume();
      request.destroy();
      resolve({ status, sentMiB: sent / mebibyte, grownMiB: (most - before) / mebibyte });
    });
    request.on('error', (error) => (status === 0 ? reject(error) : undefined));
    request.write(head);
    const write = (): void => {
      while (sent < gigabyte && !request.destroyed) {
        sent += piece.length;
        most = Math.max(most, process.memoryUsage.rss());
        if (!request.write(piece)) return void request.once('drain', write);
      }
      if (!request.destroyed) request.end();
    };
    write();
  });
}

/** The port of the server, which listens from the first call on. */
async function listening(): Promise<number> {
  if (!app.http.server.listening) await app.http.listen({ host: '127.0.0.1', port: 0 });
  return (app.http.server.address() as AddressInfo).port;
}

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
const fieldOf = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = '--b\r\nContent-Disposition: form-data; name="files"; filename="large.bin"\r\n\r\n';

test('a gigabyte sent to the form or the page of a request is refused, changes nothing and takes no memory', async () => {
  const form = await aForm();
  const { id, key } = await aRequest(form);
  const before = await read(form.owner, id);
  const page = '/dsar/request';
  const whole = { ...urlencoded, 'content-length': String(gigabyte) };
  const allowed = fieldOf('action', 'write') + fieldOf('key', key) + file;
  const cases: readonly [string, Record<string, string>, string][] = [
    [form.path, whole, 'details='],
    [form.path, urlencoded, 'details='],
    [form.path, multipart, fieldOf('place', 'DE') + file],
    [page, urlencoded, `key=${key}&action=write&text=`],
    [page, multipart, allowed],
    [page, multipart, fieldOf('action', 'write') + fieldOf('key', key) + fieldOf('text', '').trimEnd()],
    [page, multipart, `--b\r\nContent-Disposition: form-data; name="`],
  ];
  // What a file of an allowed size takes is taken already: a server that runs has stored some.
  await sendGigabyte(page, multipart, allowed);
  for (const [path, headers, head] of cases) {
    const { status, grownMiB } = await sendGigabyte(path, headers, head);
    expect(status, head).toBeGreaterThanOrEqual(400);
    expect(status, head).toBeLessThan(500);
    expect(grownMiB, head).toBeLessThanOrEqual(64);
  }
  expect(await read(form.owner, id)).toEqual(before);
  expect(await app.stored('dsarFile', { requestId: id })).toEqual([]);
  expect(await requests(form.owner)).toHaveLength(1);
}, 120_000);

test('HTML that somebody types stands as text wherever it is shown, and opens no element', async () => {
  const form = await aForm();
  const html = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
  const wrong = await send(form.path, { ...anna, name: html, details: html, email: html, place: html }, 'en');
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).not.toMatch(/<img|<script>alert/);
  const { id, key } = await aRequest(form, { ...anna, name: html, details: html, for: 'child', person: html });
  await press(key, { action: 'write', text: html });
  const page = await press(key);
  expect(page.body).not.toMatch(/<img|<script>alert/);
  expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(await read(form.owner, id)).toMatchObject({ name: html, details: html, person: html });
  // Mails are plain text: nothing is an element there.
  for (const mail of await app.outbox.all()) expect(Object.keys(mail)).not.toContain('html');
});
