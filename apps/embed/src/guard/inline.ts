// The guard as an inline script, before everything else in the page. The script that loads later takes over from it.
import { startHolding } from './guard.ts';
import { guard } from './joint.ts';
import { necessary, withSharing, type HeldHosts } from '@app/consent';

/** Its data: fields of the compiled banner under the same names, and values derived from it. */
export type InlineRules = {
  readonly id: string;
  readonly hosts: HeldHosts;
  readonly unknown?: 1;
  /** From this version on, every choice holds: for an older one, the guard waits for the script, which knows more. */
  readonly since: number;
  readonly months: number;
  /** Origin of Candor. */
  readonly base: string;
  /** Purposes that run before a choice under every regime of the site. */
  readonly before?: number;
  /** The same for a browser that sends Global Privacy Control, if any regime of the site honors it. */
  readonly signalled?: number;
  /** Google Consent Mode is on: everything still unknown is denied. */
  readonly google?: 1;
};

declare const $candor: InlineRules;

type GooglePage = { dataLayer?: unknown[] };

const { id, hosts, unknown, since, months, base, before: usual = 0, signalled = usual, google } = $candor;
const before = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? signalled : usual;
startHolding({ hosts, unknown, own: `${location.hostname} ${base}`, allowed: withSharing(before | necessary) });
if (google) {
  const say = function (..._: readonly unknown[]) {
    // Google's scripts recognize commands because they are `arguments` objects.
    ((window as GooglePage).dataLayer ??= []).push(arguments);
  };
  const denied = 'denied';
  say('consent', 'default', {
    ad_storage: denied,
    ad_user_data: denied,
    ad_personalization: denied,
    analytics_storage: denied,
  });
}
// The format of `writeChoice`. A sandboxed frame has no cookies: it throws here, and the guard stays active.
const form = new RegExp(`candor-${id}=1\\.[\\da-f]{32}\\.(\\w+)\\.\\w\\.(\\w)\\.(\\w)\\.(\\w+)`);
const [, ...written] = form.exec(document.cookie) ?? [];
if (written[0]) {
  const [at = 0, decided = 0, granted = 0, version = 0] = written.map((one) => parseInt(one, 36));
  // Counts a month as 28 days: in doubt, the script decides.
  const stands = version >= since && Date.now() / 1000 - at < months * 2_419_200;
  guard.allowed = withSharing(necessary | (stands ? granted & decided : 0) | (before & ~decided));
}
