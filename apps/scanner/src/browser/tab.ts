import type { BrowserContext, CDPSession, Page, Response } from 'playwright-core';
import type { Proxy } from '../proxy.ts';
import type { ScriptTexts } from './first-party-scripts.ts';
import type { TrafficWatch } from './watch-traffic.ts';

/** A page under inspection, with its browser session. */
export type Tab = {
  readonly page: Page;
  /** When the page loaded; undefined: not yet. */
  loadedAt(): number | undefined;
  isCrashed(): boolean;
  /** The response that became the page; undefined: none yet. */
  answer(): Response | undefined;
  /** Resets the state of the previous page. */
  begin(): void;
  /** Stops loading the page. */
  stop(): Promise<void>;
};

// A reserved name that never resolves, so the proxy itself responds.
const nobody = 'http://candor.invalid/';

/** Opens a page that cannot block the scan: its dialogs and downloads are dismissed. */
export async function openTab(context: BrowserContext, traffic: TrafficWatch, texts: ScriptTexts): Promise<Tab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let loadedAt: number | undefined;
  let crashed = false;
  let answer: Response | undefined;
  page.on('load', () => (loadedAt ??= performance.now()));
  page.on('response', (response) => {
    if (isOfPage(response, page)) answer = response;
  });
  page.on('crash', () => (crashed = true));
  // Allows leaving the page, and dismisses all other dialogs.
  page.on('dialog', (dialog) => {
    const answered = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    answered.catch(() => {});
  });
  await watchInside(session, traffic);
  texts.read(session);
  return {
    page,
    loadedAt: () => loadedAt,
    isCrashed: () => crashed,
    answer: () => answer,
    begin: () => (loadedAt = answer = undefined),
    async stop() {
      await session.send('Page.stopLoading').catch(() => {});
    },
  };
}

function isOfPage(response: Response, page: Page): boolean {
  const request = response.request();
  if (!request.isNavigationRequest() || response.status() >= 300) return false;
  try {
    return request.frame() === page.mainFrame();
  } catch {
    // A frame that does not exist yet is not the page.
    return false;
  }
}

async function watchInside(session: CDPSession, traffic: TrafficWatch): Promise<void> {
  session.on('Network.dataReceived', ({ dataLength }) => traffic.received(dataLength));
  const wrote = ({ storageId, key }: { storageId: StorageId; key: string }) => {
    const origin = storageId.securityOrigin || URL.parse(storageId.storageKey ?? '')?.origin;
    if (origin) traffic.wrote({ origin, area: storageId.isLocalStorage ? 'local' : 'session', key });
  };
  session.on('DOMStorage.domStorageItemAdded', wrote);
  session.on('DOMStorage.domStorageItemUpdated', wrote);
  await Promise.all([
    // Script bodies are read from the browser's buffers; it need not keep larger ones.
    session.send('Network.enable', { maxTotalBufferSize: 20_000_000, maxResourceBufferSize: 2_000_000 }),
    session.send('DOMStorage.enable'),
  ]);
}

type StorageId = { readonly securityOrigin?: string; readonly storageKey?: string; readonly isLocalStorage: boolean };

/**
 * Passes the proxy's password to the browser, which caches it for the whole context. As the context's own setting, the driver
 * would intercept every request, and any site asking for a password would receive it.
 */
export async function signIn({ page }: Tab, { username, password }: Proxy): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  session.on('Fetch.authRequired', ({ requestId, authChallenge: { source } }) => {
    const authChallengeResponse =
      source === 'Proxy'
        ? ({ response: 'ProvideCredentials', username, password } as const)
        : ({ response: 'CancelAuth' } as const);
    session.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => {});
  });
  await session.send('Fetch.enable', { handleAuthRequests: true });
  // Uses fetch, because opening the URL would cost another process.
  await page.evaluate((url) => fetch(url, { mode: 'no-cors', credentials: 'include' }).catch(() => {}), nobody);
  await session.detach();
}
