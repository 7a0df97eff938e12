// The guard as it stands in a page itself, before everything else. The script that comes later takes it over.
import { startHolding } from './guard.ts';
import { guard } from './joint.ts';
import { necessary } from '@app/consent';

/** What stands with it: what the compiled banner has under the same names, and what follows from it. */
export type InlineRules = {
  readonly id: string;
  readonly hosts: readonly string[];
  readonly unknown?: 1;
  /** The newest of `since`: an older choice waits for the script, which knows more. */
  readonly since: number;
  readonly months: number;
  /** Candor's own host. */
  readonly base: string;
  /** What runs before a choice under every law the site knows. */
  readonly before?: number;
  /** Google Consent Mode: what is not known yet is denied. */
  readonly google?: 1;
};

declare const $candor: InlineRules;

type GooglePage = { dataLayer?: unknown[] };

const { id, hosts, unknown, since, months, base, before = 0, google } = $candor;
startHolding({ hosts, unknown, own: `${location.hostname} ${base}`, allowed: before | necessary });
if (google) {
  const say = function (..._: readonly unknown[]) {
    // Google's scripts tell a command from other entries by its being `arguments`.
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
// What `writeChoice` wrote. A sandboxed frame has no cookies: it throws here, and the guard stands.
const form = new RegExp(`candor-${id}=1\\.[\\da-f]{32}\\.(\\w+)\\.\\w\\.(\\w)\\.(\\w)\\.(\\w+)`);
const [, ...written] = form.exec(document.cookie) ?? [];
if (written[0]) {
  const [at = 0, decided = 0, granted = 0, version = 0] = written.map((one) => parseInt(one, 36));
  // Months of 28 days: where it is in doubt, the script decides.
  const stands = version >= since && Date.now() / 1000 - at < months * 2_419_200;
  guard.allowed = necessary | (stands ? granted & decided : 0) | (before & ~decided);
}
