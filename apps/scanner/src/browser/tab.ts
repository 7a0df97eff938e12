import type { BrowserContext, CDPSession, Page, Response } from 'playwright-core';
import type { Proxy } from '../proxy.ts';
import type { ScriptTexts } from './first-party-scripts.ts';
import type { TrafficWatch } from './watch-traffic.ts';

/** A page that is looked at, and what one asks the browser about it. */
export type Tab = {
  readonly page: Page;
  /** Since when it is loaded; left out: it is not yet. */
  loadedAt(): number | undefined;
  isCrashed(): boolean;
  /** The answer that became the page; left out: there was none yet. */
  answer(): Response | undefined;
  /** Forgets what it was before. */
  begin(): void;
  /** Loads no more of the page. */
  stop(): Promise<void>;
};

// Reserved for never being anywhere, so the proxy itself answers.
const nobody = 'http://candor.invalid/';

/** Opens a page that cannot keep us: it asks, warns and downloads in vain. */
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
  // Leaving is allowed, everything else is not.
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
    // A frame that is not there yet is not the page.
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
    // Bodies of scripts are read from what the browser keeps; of anything larger it need not keep any.
    session.send('Network.enable', { maxTotalBufferSize: 20_000_000, maxResourceBufferSize: 2_000_000 }),
    session.send('DOMStorage.enable'),
  ]);
}

type StorageId = { readonly securityOrigin?: string; readonly storageKey?: string; readonly isLocalStorage: boolean };

/**
 * Tells the browser the password of the proxy, which it then keeps for all of the context. Given as the context's own
 * setting, every request would be held until the driver lets it go on, and whatever site asks for a password would be
 * told it.
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
  // Not by opening it: that would cost a process of its own.
  await page.evaluate((url) => fetch(url, { mode: 'no-cors', credentials: 'include' }).catch(() => {}), nobody);
  await session.detach();
}
