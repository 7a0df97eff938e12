import { readdirSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder, postgresOf, runServer, startServer } from '#test/process.ts';

// One installation for all tests, since creating one is the slowest step: each test leaves it for the next to start.
const DATA_DIR = dataFolder();

test('a fresh folder becomes an installation, a second start finds it running, and it ends cleanly', async () => {
  const first = await startServer({ DATA_DIR });
  await expect.poll(() => first.said()).toContain('npm run admin -- create-account');
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(statSync(path.join(DATA_DIR, 'secrets')).mode & 0o777).toBe(0o600);

  const second = await runServer({ DATA_DIR });
  expect(second).toEqual({ code: 0, said: `Candor is already running on ${DATA_DIR}, at ${first.url}\n` });
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0, said: expect.not.stringContaining('warn') as string });
  expect(readdirSync(DATA_DIR).filter((name) => name.includes('.lock'))).toEqual([]);
  expect(readdirSync(path.join(DATA_DIR, 'postgres'))).not.toContain('postmaster.pid');
});

test('after kill -9 of the server the next start takes over its database, as it runs', async () => {
  const first = await startServer({ DATA_DIR });
  const postgres = postgresOf(DATA_DIR);
  first.child.kill('SIGKILL');
  await first.ended;

  const next = await startServer({ DATA_DIR });
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  expect(postgresOf(DATA_DIR)).toBe(postgres);
  // Nobody reads its output any more.
  next.child.stdout?.destroy();
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  next.child.kill('SIGINT');
  expect((await next.ended).code).toBe(0);
});

test('after kill -9 of server and database the next start brings both back', async () => {
  const first = await startServer({ DATA_DIR });
  process.kill(postgresOf(DATA_DIR), 'SIGKILL');
  first.child.kill('SIGKILL');
  await first.ended;

  const next = await startServer({ DATA_DIR });
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
});

test('a database that is killed is started again under a server that runs', async () => {
  const server = await startServer({ DATA_DIR });
  const killed = postgresOf(DATA_DIR);
  process.kill(killed, 'SIGKILL');

  await expect.poll(() => server.said(), { timeout: 15_000 }).toContain('the database ended and was started again');
  expect(postgresOf(DATA_DIR)).not.toBe(killed);
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5000 }).toBe(200);
});

test('a port in use stops the start with its name, and leaves no database behind', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  const { port } = await new Promise<net.AddressInfo>((resolve) =>
    other.once('listening', () => resolve(other.address() as net.AddressInfo)),
  );

  const { code, said } = await runServer({ DATA_DIR, HOST: '127.0.0.1', PORT: String(port) });
  other.close();

  expect(code).toBe(1);
  expect(said).toBe(`PORT: ${port} is in use by another program; set another, for example PORT=${port + 1}.\n`);
  expect(readdirSync(path.join(DATA_DIR, 'postgres'))).not.toContain('postmaster.pid');
});

test('a wrong setting stops the start with one sentence that names it', async () => {
  const wrong = [
    { PUBLIC_URL: 'http://candor.example' },
    { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    { ROLE: 'worker' },
  ];
  for (const setting of wrong) {
    const { code, said } = await runServer({ DATA_DIR, PORT: '0', ...setting });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^${Object.keys(setting)[0]}\\b[^\\n]*\\n$`));
  }
});
