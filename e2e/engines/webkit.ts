import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { clickActions, keyActions } from './actions.ts';
import { expression, sleep, type Engine } from './engine.ts';
import { printed, start } from './process.ts';

export type WebKitPrograms = { readonly driver: string; readonly browser: string; readonly display: string };

/** Starts Safari's engine: WebKitGTK's MiniBrowser, with WebDriver, on a virtual display. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  // Large enough for every window size in the checks. Xvfb picks a free display and writes its number to file
  // descriptor 3.
  const screen = start(display, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stops = [screen.stop];
  const stop = async () => {
    for (const each of stops.toReversed()) await each();
  };
  try {
    // A pipe from another process is readable.
    const number = await printed(screen.child.stdio[3] as Readable, /(\d+)\n/);
    const port = await freePort();
    const service = start(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' },
      stdio: 'ignore',
    });
    stops.push(service.stop);
    return await session(`http://127.0.0.1:${port}`, browser, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function session(driver: string, binary: string, stop: () => Promise<void>): Promise<Engine> {
  await until(`${driver}/status`);
  // Full screen, because a window with a toolbar could not be as narrow as a phone. The driver keeps the browser
  // running until it is asked to close it.
  const args = ['--automation', '--full-screen'];
  const asked = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { binary, args } };
  type Session = { sessionId: string; capabilities: { browserVersion: string } };
  const { sessionId, capabilities } = await send<Session>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: asked },
  });
  const command = <Result = unknown>(method: string, path: string, body?: object) =>
    send<Result>(method, `${driver}/session/${sessionId}${path}`, body);
  const perform = (actions: readonly object[]) => command('POST', '/actions', { actions });
  const width = () => command<number>('POST', '/execute/sync', { script: 'return innerWidth', args: [] });
  return {
    version: capabilities.browserVersion,
    close: async () => {
      await command('DELETE', '');
      await stop();
    },
    page: {
      resize: async (to, height) => {
        await command('POST', '/window/rect', { x: 0, y: 0, width: to, height });
        // Resizing is asynchronous: wait until the page has the new size.
        for (let at = 0; at < 50 && (await width()) !== to; at++) await sleep(20);
      },
      goto: async (url) => void (await command('POST', '/url', { url })),
      back: async () => void (await command('POST', '/back', {})),
      click: async (x, y) => void (await perform(clickActions(x, y))),
      press: async (key, shift) => void (await perform(keyActions(key, shift))),
      run: async (inPage, ...input) => {
        const script = `const done = arguments[0]; ${expression(inPage, input)}.then((text) => done({ text }), (error) => done({ error: String(error) }));`;
        type Result = { readonly text: string } | { readonly error: string };
        const result = await command<Result>('POST', '/execute/async', { script, args: [] });
        if ('error' in result) throw new Error(result.error);
        return JSON.parse(result.text);
      },
      screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
      startOver: async () => void (await command('DELETE', '/cookie')),
    },
  };
}

/** Sends a WebDriver command. @see https://www.w3.org/TR/webdriver2/ */
async function send<Result>(method: string, url: string, body?: object): Promise<Result> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Result & { message?: string } }; // according to the protocol
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.message ?? answer.status}`);
  return value;
}

async function until(url: string): Promise<void> {
  for (let at = 0; at < 100; at++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error(`No answer at ${url} after 10 s.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // the type of a TCP server's address
  server.close();
  await once(server, 'close');
  return port;
}
