import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';

/** Thrown if the browser does not start. */
export class BrowserUnavailable extends Error {
  constructor(cause: unknown) {
    super('Chromium does not start, or not in its sandbox: see CHROMIUM_SANDBOX', { cause });
    this.name = 'BrowserUnavailable';
  }
}

export type Sandbox = 'on' | 'off';

export type Launched = {
  readonly browser: Browser;
  /** Terminates the browser, and deletes its data. */
  close(): Promise<void>;
};

const switches = [
  // All traffic goes through the proxy, even to this machine's own addresses, and the browser resolves no names itself.
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
  // The scan must see the site as its visitors do: some scripts avoid automated browsers.
  '--disable-blink-features=AutomationControlled',
  // Every visit has its own, disposable browser: one process per site would cost time and isolate nothing.
  '--disable-site-isolation-trials',
];

// A proxy address where nothing listens. Only a context with its own proxy can reach anything.
const nowhere = { server: 'http://127.0.0.1:9', bypass: '<-loopback>' };

/**
 * Starts a browser that reaches nothing: only a context does, through the proxy it is given.
 *
 * The browser runs in its sandbox and, if we are root, as a separate user who owns nothing: Chromium has no sandbox as root,
 * and a page that escaped would own the machine. If the system provides no sandbox, the browser does not start: a page that
 * escaped could read our user's secrets and database.
 *
 * @param sandbox `off` only if the whole program runs in its own sandbox
 * @throws BrowserUnavailable
 */
export async function launchChromium(executablePath: string, sandbox: Sandbox = 'on'): Promise<Launched> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'candor-browser-'));
  const dropHome = () => rm(home, { recursive: true, force: true, maxRetries: 3 });
  const asRoot = process.getuid?.() === 0;
  try {
    // Imported only for scans, so that it does not slow down the server's start.
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath: asRoot ? path.join(import.meta.dirname, 'run-unprivileged.sh') : executablePath,
      args: switches,
      proxy: nowhere,
      chromiumSandbox: sandbox === 'on',
      // Playwright would terminate the whole program on a signal.
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

// A separate environment: ours contains secrets that the browser must not see.
function environment(home: string, executablePath: string): Record<string, string> {
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin',
    HOME: home,
    TMPDIR: os.tmpdir(),
    LANG: 'C.UTF-8',
    CANDOR_CHROMIUM: executablePath,
  };
}
