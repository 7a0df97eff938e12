import type { CompiledSignals, Purpose } from '@app/consent';

type Call = (...said: readonly unknown[]) => void;

type Page = Window & {
  uetq?: unknown[];
  clarity?: Call & { q?: unknown[] };
  fbq?: Call & { queue?: unknown[] };
};

const page: Page = window;

/**
 * @see https://help.ads.microsoft.com/#apex/ads/en/60119
 * @see https://learn.microsoft.com/clarity/setup-and-installation/consent-api-v2
 * @see https://developers.facebook.com/docs/meta-pixel/implementation/gdpr
 */
export function tellOthers(
  signals: CompiledSignals | undefined,
  allows: (purpose: Purpose) => boolean,
  kind: 'default' | 'update',
): void {
  const word = (purpose: Purpose) => (allows(purpose) ? 'granted' : 'denied');
  const ads = word('marketing');
  if (signals?.uet) (page.uetq ??= []).push('consent', kind, { ad_storage: ads });
  if (signals?.clarity) {
    const queue = (page.clarity ??= function clarity() {
      // The reader of the queue expects `arguments` objects.
      ((queue as { q?: unknown[] }).q ??= []).push(arguments);
    });
    queue('consentv2', { ad_Storage: ads, analytics_Storage: word('measurement') });
  }
  if (signals?.meta) tellMeta(allows('marketing') ? 'grant' : 'revoke');
}

/**
 * The first consent command for the Meta pixel. The pixel's snippet does nothing if `fbq` already exists, so the command
 * is kept until the snippet has created it.
 */
let first: string | undefined;
function tellMeta(said: string): void {
  if (page.fbq) return page.fbq('consent', said);
  const watched = first !== undefined;
  first = said;
  if (watched) return;
  let made: Page['fbq'];
  Object.defineProperty(page, 'fbq', {
    configurable: true,
    get: () => made,
    set(given: Page['fbq']) {
      if (!made) void Promise.resolve().then(() => given?.queue?.unshift(['consent', first]));
      made = given;
    },
  });
}
