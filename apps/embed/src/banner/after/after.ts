import { decideChoice, type ChoiceAction, type PurposeSet } from '@app/consent';
import type { Releasing } from '../../guard/joint.ts';
import { now } from '../cookie.ts';
import { afterFrame, make } from '../dom.ts';
import { page } from '../core.ts';
import { randomId } from '../told.ts';
import { announce, offer, told } from './api.ts';
import { putBadge } from './badge.ts';
import { kit } from './kit.ts';
import { keep, sendWaiting, takeOver } from './send.ts';
import { allowed, asked, byGpc, config, joint, law, reread, storeChoice } from './state.ts';

/** @see guard/joint.ts, `place`: what stands there takes its code along */
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
  // What is still open stays on the screen: a signal answers only for what it is about.
  const done = action !== 'gpc';
  const waited = done && shownAt && { waited: Math.round(performance.now() - shownAt) };
  if (done) {
    delete joint.shownAt;
    joint.hide?.();
  }
  // What waited runs after the frame without the banner, so that the click feels light.
  afterFrame(() => {
    if (done) putBadge(open);
    guard?.allow(allowed());
    keep(Object.assign({ ...made, language: lang, variant }, waited || {}, ...strings));
    sendWaiting();
    clean();
  });
}

/** An entry in `dataLayer` at each choice, where the site wants it. */
function tellDataLayer(): void {
  if (!config.signals?.dataLayer) return;
  (page.dataLayer ??= []).push({ event: 'candor_choice', candor: told() });
}

function open(): void {
  kit.load(parts.layer).then(
    () => kit.layer?.open(),
    () => joint.root?.querySelector('dialog')?.append(make('p', { role: 'alert' }, words.failed)),
  );
}

/** Takes away what trackers left that may not run (RULES B12), now and when the page goes: one that runs writes again. */
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

/** Sends what the first layer wrote down before this came, on this page or the last, and does what follows from it. */
function flush(): void {
  if (takeOver()) {
    tellDataLayer();
    clean();
    if (!asked()) putBadge(open);
  }
  sendWaiting();
}

/** A page that was kept aside, or another tab, hears late of what was chosen (RULES B27). */
function follow(): void {
  if (!reread()) return;
  for (const say of joint.says) say(allowed());
  guard?.allow(allowed());
  if (asked()) return;
  joint.hide?.();
  putBadge(open);
}

/**
 * What has the focus in the page is not hidden behind the banner: the one goes to one end of the screen, and the other to
 * the other. Far down a page only what has the focus can go down. (WCAG 2.2, 2.4.11)
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

/** Takes the place of what the file before could do. */
export async function takePlace(): Promise<void> {
  joint.choose = choose;
  document.addEventListener('candor:choice', tellDataLayer);
  joint.open = open;
  joint.flush = flush;
  // Before the second layer that somebody waits for already: files run in the order they were asked for.
  const parted = [parts.tcf, parts.gpp].flatMap((part) => (part ? [kit.load(part)] : []));
  offer(choose, open);
  document.addEventListener('candor:shown', () => {
    for (const one of kit.extensions) one.shown?.();
  });
  addEventListener('focusin', () => requestAnimationFrame(stayClear));
  if (guard) {
    // What takes room and waits gets a placeholder; who makes them is loaded with the first.
    guard.seen = () => void kit.load(parts.media).catch(() => {});
    // Those that wait already.
    if (document.querySelector('[data-candor]')) guard.allow(allowed());
  }
  // What does not come allows nothing.
  await Promise.allSettled(parted);
  announce('ready');
  // Nothing is drawn before there is a body; where it was put in while a page was read, there may be none.
  while (!document.body) await new Promise(requestAnimationFrame);
  follow();
  if (byGpc() && !joint.last) choose('gpc', 0, 16);
  // The file for a choice that stands has no first layer to ask in: the next page's has.
  if (!joint.rest || !asked()) putBadge(open);
  flush();
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
}
