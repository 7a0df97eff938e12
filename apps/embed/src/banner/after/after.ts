import { decideChoice, type ChoiceAction, type PurposeSet } from '@app/consent';
import type { Releasing } from '../../guard/joint.ts';
import { now } from '../cookie.ts';
import { afterFrame, make } from '../dom.ts';
import { page } from '../core.ts';
import { randomId } from '../told.ts';
import { announce, offer, told } from './api.ts';
import { putBadge } from './badge.ts';
import { kit } from './kit.ts';
import { keep, post, sendWaiting, takeOver } from './send.ts';
import { allowed, asked, byGpc, config, joint, law, reread, storeChoice } from './state.ts';

/** @see guard/joint.ts, `place`: an import from there would bundle its code */
type GuardedPage = { readonly [place: symbol]: Releasing };
const guard = (window as unknown as Partial<GuardedPage>)[Symbol.for('candor.guard')];
const { parts, lang, purposes, words } = config;

/** @see Kit.choose */
function choose(action: ChoiceAction, granted: PurposeSet, decided: PurposeSet = purposes): void {
  const made = decideChoice(config, law(), joint.last, { action, granted, decided, consentId: randomId() }, now());
  storeChoice(made);
  const strings = kit.extensions.map((one) => one.chosen?.(made, law()));
  for (const say of joint.says) say(allowed());
  announce('choice');
  const { shownAt, variant } = joint;
  // Purposes that are still open stay on the screen: the signal only answers for its own purposes.
  const done = action !== 'gpc';
  const waited = done && shownAt && { waited: Math.round(performance.now() - shownAt) };
  if (done) {
    joint.shownAt = 0;
    joint.hide?.();
  }
  // Waiting scripts run after a frame without the banner, so that the click feels fast.
  afterFrame(() => {
    if (done) putBadge(open);
    release();
    keep(Object.assign({ ...made, language: lang, variant }, waited, ...strings));
    sendWaiting();
    clean();
  });
}

/** Pushes an entry to `dataLayer` at each choice, if the site wants it. */
function tellDataLayer(): void {
  if (config.signals?.dataLayer) (page.dataLayer ??= []).push({ event: 'candor_choice', candor: told() });
}

function open(): void {
  kit.load(parts.layer).then(
    () => kit.layer?.open(),
    () => joint.root?.querySelector('dialog')?.append(make('p', { role: 'alert' }, words.failed)),
  );
}

/**
 * Deletes what trackers that may not run left behind (RULES B12), now and when the page is left: a running tracker
 * writes again.
 */
function clean(): void {
  if (!(purposes & ~allowed())) return;
  const act = () => kit.layer?.clean(allowed());
  kit.load(parts.layer).then(
    () => {
      act();
      addEventListener('pagehide', act);
    },
    () => {},
  );
}

/**
 * Sends the choices that the first layer stored before this part loaded, on this page or the last, and applies their
 * consequences.
 */
function flush(): void {
  if (takeOver()) {
    tellDataLayer();
    clean();
    if (!asked()) putBadge(open);
  }
  sendWaiting();
}

/** Lets run what may run now, and nothing else. */
function release(): void {
  const was = guard?.allowed ?? 0;
  guard?.allow?.(allowed());
  // Where what holds back could not be loaded, only the next page can stop what runs.
  if (!guard?.check && was & ~allowed()) location.reload();
}

/** Follows choices made elsewhere: a page from the back-forward cache, or another tab, learns of them late (RULES B27). */
function follow(): void {
  if (!reread()) return;
  for (const say of joint.says) say(allowed());
  release();
  if (asked()) return;
  joint.hide?.();
  putBadge(open);
}

/**
 * Keeps the page's focused element clear of the banner: the element scrolls to one end of the screen, the banner moves
 * to the other. Far down a page, only the element can move down. (WCAG 2.2, 2.4.11)
 */
function stayClear(): void {
  const at = document.activeElement;
  const host = joint.root?.host;
  const dialog = joint.root?.querySelector('dialog');
  if (!at || !dialog || at === host) return;
  const { x, y, width, height } = at.getBoundingClientRect();
  if (document.elementFromPoint(x + width / 2, y + height / 2) !== host) return;
  const low = Math.max(scrollY, y * 2) > innerHeight;
  dialog.style.insetBlock = low ? '16px auto' : 'auto 16px';
  at.scrollIntoView(!low);
}

/**
 * Whether a visit begins with this page, as far as it can be told with nothing stored. Without the newer list of pages, a page that
 * hides its referrer looks like one that has none.
 */
const begins = (): boolean =>
  // No reload, and no way back.
  !performance.navigation?.type &&
  !`.${document.referrer.split('/')[2]}`.endsWith(`.${config.domain ?? location.host.replace(/^www\./, '')}`) &&
  !(page.navigation?.canGoBack ?? !document.referrer);

/** Takes over from the entry file. */
export async function takePlace(): Promise<void> {
  joint.choose = choose;
  joint.open = open;
  joint.flush = flush;
  document.addEventListener('candor:choice', tellDataLayer);
  // A page that began with everything allowed has nothing that holds back.
  if (guard && !guard.check && parts.holding) await kit.load(parts.holding).catch(() => {});
  // Before the second layer, which a visitor may already be waiting for: files run in the order in which they were
  // requested.
  const parted = [parts.tcf, parts.gpp].filter((part) => part !== undefined).map((part) => kit.load(part));
  offer(choose, open);
  document.addEventListener('candor:shown', () => {
    for (const one of kit.extensions) one.shown?.();
  });
  addEventListener('focusin', () => requestAnimationFrame(stayClear));
  if (guard) {
    // Elements that wait and take up space get a placeholder; the code for placeholders is loaded with the first of
    // them.
    guard.seen = () => void kit.load(parts.media).catch(() => {});
    // Elements that are already waiting.
    if (document.querySelector('[data-candor]')) guard.allow?.(allowed());
  }
  // A part that fails to load allows nothing.
  await Promise.allSettled(parted);
  if (!joint.queue) announce('ready');
  // Nothing can be drawn before there is a body; a tag inserted while the page is being parsed may run before that.
  while (!document.body) await new Promise(requestAnimationFrame);
  follow();
  if (byGpc() && !joint.last) choose('gpc', 0, 16);
  // The entry file for a valid choice has no first layer to ask in; the next page loads the file that has one.
  if (!joint.rest || !asked()) putBadge(open);
  flush();
  addEventListener('pageshow', follow);
  // Only the first page of a visit counts: a banner that is ignored on ten pages is one answer that was not given. The message has
  // no id, and is not sent again.
  addEventListener(
    'pagehide',
    () =>
      begins() &&
      joint.shownAt &&
      asked() &&
      post(
        JSON.stringify({ version: config.version, language: lang, regime: law().at, variant: joint.variant }),
        '',
        'unanswered',
      ),
    { once: true },
  );
  document.addEventListener('visibilitychange', follow);
}
