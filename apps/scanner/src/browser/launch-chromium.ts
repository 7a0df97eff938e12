import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';

/** The browser does not start. */
export class BrowserUnavailable extends Error {
  constructor(cause: unknown) {
    super('Chromium does not start, or not in its sandbox: see CHROMIUM_SANDBOX', { cause });
    this.name = 'BrowserUnavailable';
  }
}

export type Sandbox = 'on' | 'off';

export type Launched = {
  readonly browser: Browser;
  /** Ends it, and removes what it kept. */
  close(): Promise<void>;
};

const switches = [
  // Everything goes through the proxy, this machine's own addresses too, and the browser looks no name up by itself.
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-printing',
  // A site is seen as its visitors see it: some scripts stay away from browsers that say they are driven.
  '--disable-blink-features=AutomationControlled',
  // Every visit has a browser of its own that is thrown away: processes for every site would cost time and keep nothing apart.
  '--disable-site-isolation-trials',
];

// Nothing listens there. Only what has a context of its own, with a proxy of its own, gets anywhere.
const nowhere = { server: 'http://127.0.0.1:9', bypass: '<-loopback>' };

/**
 * Starts a browser that reaches nothing: a context does, by the proxy it is given.
 *
 * It runs in its sandbox, as a user of its own who owns nothing where we are root: as root Chromium has no sandbox, and a
 * page that broke out of it would own the machine. Where the system gives it none, it does not start: a page that broke
 * out could read the secrets and the database of whoever runs us.
 *
 * @param sandbox `off` only where somebody has put the whole program into a sandbox of its own
 * @throws BrowserUnavailable
 */
export async function launchChromium(executablePath: string, sandbox: Sandbox = 'on'): Promise<Launched> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'candor-browser-'));
  const dropHome = () => rm(home, { recursive: true, force: true, maxRetries: 3 });
  const asRoot = process.getuid?.() === 0;
  try {
    // Loaded by who scans: a server that starts need not wait for it.
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath: asRoot ? path.join(import.meta.dirname, 'run-unprivileged.sh') : executablePath,
      args: switches,
      proxy: nowhere,
      chromiumSandbox: sandbox === 'on',
      // Playwright would end the whole program at a signal.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 30_000,
      ...(process.platform !== 'win32' && { env: environment(home, executablePath) }),
    });
    const close = async () => {
      await browser.close();
      await dropHome();
    };
    return { browser, close };
  } catch (error) {
    await dropHome();
    throw new BrowserUnavailable(error);
  }
}

// Not ours: that has the secrets of the program, which are none of the browser's business.
function environment(home: string, executablePath: string): Record<string, string> {
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin',
    HOME: home,
    TMPDIR: os.tmpdir(),
    LANG: 'C.UTF-8',
    CANDOR_CHROMIUM: executablePath,
  };
}
