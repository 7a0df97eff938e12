import { loadSolver } from './solver.ts';
import { storable } from './text.ts';
import { timedId } from './timed-id.ts';
import type { Consent, KeptDetail, RefusedDetail } from './types.ts';

/** A consent that is not yet acknowledged. */
type Waiting = readonly [url: string, body: string, form?: HTMLFormElement | undefined];

/** Prefix of storage keys; the rest is the id of the consent. */
const start = 'candor-consent-';
/** Bytes of requests that outlive the page: the fetch standard allows 64 KiB for all requests in progress. */
const outliving = 60_000;
/** Milliseconds before a retry: the first, and the longest. */
const firstPause = 4000;
const longestPause = 300_000;

/** Calls `act` with each storage that the page may use, until it returns a truthy value. */
function inStores(act: (store: Storage) => unknown): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      if (act(self[name])) return;
    } catch {
      // The page may not use it, or it is full.
    }
  }
}

/**
 * Queue of consents that are not yet acknowledged. It persists across pages, or lasts for this page if it may not use
 * storage.
 */
export function outbox(url: string, subject_token?: string) {
  const waiting = new Map<string, Waiting>();
  const underWay = new Set<string>();
  let pause = firstPause;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function post(id: string, [to, body, form]: Waiting, headers?: HeadersInit): Promise<void> {
    underWay.add(id);
    try {
      const answer = await fetch(to, {
        method: 'POST',
        credentials: 'omit',
        headers: headers ?? {},
        body,
        keepalive: new Blob([body]).size < outliving,
      });
      const { status, ok } = answer;
      // The intake responds with JSON; proxies in between may respond with anything.
      const said = await answer.json().catch(() => ({}));
      if (said.challenge) {
        return await post(id, [to, body, form], await (await loadSolver(to)).solve(said));
      }
      if (!ok && !/^4(?!08|29)/.test(`${status}`)) throw status;
      // This device's clock is wrong, and so is the time in the id: the intake uses its own clock instead.
      if (form && said.code === 'event.time') return await post(id, [to, body.replace(/"id":.{39}/, '')]);
      pause = firstPause;
      waiting.delete(id);
      inStores((store) => store.removeItem(start + id));
      tell(ok ? 'kept' : 'refused', { id, status, ...said }, form);
    } catch {
      again ??= setTimeout(sendAll, pause);
      pause = Math.min(pause * 2, longestPause);
    }
    underWay.delete(id);
  }

  function sendAll(): void {
    again = undefined;
    waiting.forEach((one, id) => {
      if (!underWay.has(id)) void post(id, one);
    });
  }

  inStores((store) => {
    for (const [key, line] of Object.entries<string>(store))
      if (key.startsWith(start)) waiting.set(key.slice(start.length), JSON.parse(line));
  });
  sendAll();
  addEventListener('online', sendAll);
  // Older browsers, whose fetch cannot outlive the page.
  if (!('keepalive' in Request.prototype))
    addEventListener('pagehide', () => waiting.forEach(([to, body]) => navigator.sendBeacon(to, body)));

  return {
    /** Sends a consent now and retries until it is acknowledged. Returns its id. */
    add(consent: Consent, form?: HTMLFormElement): string {
      const id = timedId();
      const one: Waiting = [url, bodyOf({ id, subject_token, ...consent }), form];
      waiting.set(id, one);
      // An entry in one storage need not be in the other.
      inStores((store) => store.setItem(start + id, JSON.stringify([url, one[1]])) ?? true);
      void post(id, one);
      return id;
    },
  };
}

function bodyOf(consent: Consent & { readonly id: string }): string {
  return JSON.stringify(consent, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value));
}

function tell(what: 'kept' | 'refused', detail: KeptDetail | RefusedDetail, form?: HTMLFormElement): void {
  const place = form?.isConnected ? form : document;
  place.dispatchEvent(new CustomEvent(`candor-consent:${what}`, { bubbles: true, composed: true, detail }));
}
