import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clickActions, keyActions } from './actions.ts';
import { connect } from './bidi.ts';
import { expression, type Engine } from './engine.ts';
import { printed, start } from './process.ts';

/** Settings that stop a new profile from prompting, fetching and reporting. */
const quiet = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
};

/** Starts Firefox with WebDriver BiDi, which it supports without a separate driver. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'candor-firefox-'));
  const lines = Object.entries(quiet).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const browser = start(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']);
  const stop = async () => {
    await browser.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    if (!browser.child.stderr) throw new Error('Its output is not piped.');
    const address = await printed(browser.child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    return await session(address, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

async function session(address: string, stop: () => Promise<void>): Promise<Engine> {
  const bidi = await connect(`${address}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  });
  const newTab = async () => (await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' })).context;
  let context = await newTab();
  let keysPressed = false;
  const perform = (actions: readonly object[]) => bidi.send('input.performActions', { context, actions });
  return {
    version: capabilities.browserVersion,
    close: async () => {
      bidi.close();
      await stop();
    },
    page: {
      resize: async (width, height) =>
        void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
      goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
      back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
      click: async (x, y) => void (await perform(clickActions(x, y))),
      press: async (key, shift) => {
        keysPressed = true;
        await perform(keyActions(key, shift));
      },
      run: async (inPage, ...input) => {
        const evaluated = await bidi.send<Evaluated>('script.evaluate', {
          expression: expression(inPage, input),
          target: { context },
          awaitPromise: true,
        });
        if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
        return JSON.parse(evaluated.result.value);
      },
      screenshot: async () => {
        const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
        return Buffer.from(data, 'base64');
      },
      startOver: async () => {
        await bidi.send('storage.deleteCookies');
        // Tab moves the focus from the page to the browser's own controls, where it stays for as long as the tab
        // exists.
        if (!keysPressed) return;
        keysPressed = false;
        const old = context;
        context = await newTab();
        await bidi.send('browsingContext.close', { context: old });
      },
    },
  };
}
