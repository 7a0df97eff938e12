import { isSameSite } from '@app/catalogue';
import type { CDPSession } from 'playwright-core';

const longestScript = 2_000_000;
const mostText = 30_000_000;

/** The texts of a site's script files by URL, each read once per scan. */
export type ScriptTexts = {
  /** Collects the scripts that the page of this session loads. */
  read(session: CDPSession): void;
  /** The texts of these URLs, once pending reads have finished. */
  of(urls: readonly string[]): Promise<readonly string[]>;
};

export function collectScripts(site: string): ScriptTexts {
  const texts = new Map<string, Promise<string | undefined>>();
  let room = mostText;

  return {
    read(session) {
      const loading = new Map<string, { readonly url: string; bytes: number }>();
      session.on('Network.responseReceived', ({ requestId, type, response }) => {
        const { url, status } = response;
        const isOwn = type === 'Script' && status < 300 && isSameSite(url, site) && !texts.has(url);
        if (isOwn) loading.set(requestId, { url, bytes: 0 });
      });
      session.on('Network.dataReceived', ({ requestId, dataLength }) => {
        const script = loading.get(requestId);
        if (script) script.bytes += dataLength;
      });
      session.on('Network.loadingFinished', ({ requestId }) => {
        const script = loading.get(requestId);
        loading.delete(requestId);
        if (!script || texts.has(script.url) || script.bytes > Math.min(longestScript, room)) return;
        room -= script.bytes;
        texts.set(script.url, bodyOf(session, requestId));
      });
    },
    async of(urls) {
      const found = await Promise.all(urls.map(async (url) => texts.get(url)));
      return found.filter((text) => text !== undefined);
    },
  };
}

async function bodyOf(session: CDPSession, requestId: string): Promise<string | undefined> {
  try {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
    return base64Encoded ? Buffer.from(body, 'base64').toString() : body;
  } catch {
    // The page is gone, and its responses with it.
    return undefined;
  }
}
