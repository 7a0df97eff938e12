import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { kindsOfRoutes } from '#test/kinds-of-routes.ts';
import { connectRaw, headOf, portOf } from '#test/raw.ts';

const patience = { span: 400, leastBytes: 400, every: 50, idle: 1500, body: 300, answer: 2000 };

async function server() {
  const app = await kindsOfRoutes([], patience);
  onTestFinished(() => app.close());
  return { app, port: await portOf(app) };
}

test('a head that does not end, and a body that does not come, end', async () => {
  const { port } = await server();
  const head = connectRaw(port);
  head.write('POST /api/v1/open HTTP/1.1\r\nhost: localhost:3000\r\nx-slow: ');
  const body = connectRaw(port);
  body.write(`${headOf('POST', '/api/v1/open', 1000)}{"n":`);
  for (const connection of [head, body]) {
    expect((await connection.answer()).status).toBe(408);
    expect(await connection.ended).toBe('ended');
  }
});

test('a body that comes byte by byte ends', async () => {
  const { port } = await server();
  const connection = connectRaw(port);
  connection.write(headOf('POST', '/api/v1/open', 1000));
  const timer = setInterval(() => connection.write(' '), 50);
  onTestFinished(() => clearInterval(timer));
  expect((await connection.answer()).status).toBe(408);
});

test('a body that takes long while bytes keep coming is read to its end', async () => {
  const { port } = await server();
  const text = `{"n":1${' '.repeat(3000)}}`;
  const connection = connectRaw(port);
  connection.write(headOf('POST', '/api/v1/open', text.length));
  for (let at = 0; at < text.length; at += 200) {
    connection.write(text.slice(at, at + 200));
    await pause(60);
  }
  const { status, body } = await connection.answer();
  expect([status, body]).toEqual([200, '{"n":1}']);
  connection.socket.destroy();
});

test('while it stops, whoever keeps a connection open is answered to the last, and told that it ends; nobody is reset', async () => {
  const { app, port } = await server();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answers: { status: number | undefined; connection: string | undefined }[] = [];
  const failures: string[] = [];
  let isStopping = false;
  const ask = () =>
    new Promise<void>((resolve) => {
      const sent = request({ port, path: '/page', agent }, (answer) => {
        answers.push({ status: answer.statusCode, connection: answer.headers.connection });
        answer.resume().on('end', resolve);
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // After the server has stopped, connections are refused.
        if (error.code !== 'ECONNREFUSED') failures.push(String(error.code));
        isStopping = true;
        resolve();
      });
      sent.end();
    });
  const clients = Array.from({ length: 16 }, async () => {
    while (!isStopping) {
      await ask();
      await pause(5);
    }
  });
  await expect.poll(() => answers.length).toBeGreaterThan(64);
  const before = answers.length;
  expect(answers.every(({ connection }) => connection === 'keep-alive')).toBe(true);
  await app.close();
  isStopping = true;
  await Promise.all(clients);
  expect(failures).toEqual([]);
  expect(answers.length).toBeGreaterThan(before);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ connection }) => connection === 'close').length).toBeGreaterThanOrEqual(16);
});

test('a body on its way is waited for when it stops, and one that hangs is not', async () => {
  const { app, port } = await server();
  const [coming, hanging, idle] = [connectRaw(port), connectRaw(port), connectRaw(port)];
  for (const connection of [coming, hanging]) connection.write(headOf('POST', '/api/v1/open', 7));
  // A connection that was not accepted before the stop would be lost.
  const count = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => count()).toBe(3);
  await pause(50);
  const closed = app.close();
  await pause(50);
  coming.write('{"n":2}');
  const { status, headers, body } = await coming.answer();
  expect([status, body]).toEqual([200, '{"n":2}']);
  expect(headers).toContain('connection: close');
  expect((await hanging.answer()).status).toBe(408);
  expect(await idle.ended).toBe('ended');
  await closed;
});
