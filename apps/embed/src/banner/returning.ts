import { choiceActions, cookieName, purposesIn } from '@app/consent';
import { nonce } from '../guard/nonce.ts';
import { guard } from '../guard/joint.ts';
import { drawControl } from './control.ts';
import { page, type Api, type PublicChoice } from './core.ts';
import { hostIn } from './host.ts';
import type { Joint, JointPage } from './joint.ts';
import { hearButtons, insertAfter, soon } from './load.ts';
import { action, after, at, base, busy, control, cookie, id, readCookie, refused, set } from './standing.ts';
import { onEvent, tellPage } from './told.ts';

const queue: ((candor: Api) => void)[] = [];
const joint: Joint = { says: $says, nonce, banner: hostIn, queue, cookie: cookie[0] };

let coming: HTMLScriptElement | undefined;
/** Loads the part `after`, once. A failed load is retried at the next call. */
function need(): void {
  if (coming) return;
  coming = insertAfter(base, after);
  coming.onerror = () => (coming = undefined);
}
// Only that part can show placeholders.
guard.seen = need;

const calling = (method: 'open' | 'accept' | 'reject' | 'withdraw') => () => {
  queue.push((candor) => candor[method]());
  need();
};

/**
 * What a page needs whose visitor's choice stands: the API, whose methods load the part `after`, and the reopen control.
 * That part is also loaded for what only it can do: to send what was not sent yet, and to follow choices made elsewhere.
 */
export function goOn(): void {
  (page as JointPage).candorJoint = joint;
  for (const say of $says) say(set);
  const choice = {
    consentId: cookie[1],
    action: choiceActions[action],
    at: at * 1000,
    allowed: purposesIn(set),
  } as PublicChoice; // the cookie has its format
  const api: Api = (page.Candor = {
    open: calling('open'),
    accept: calling('accept'),
    reject: calling('reject'),
    withdraw: calling('withdraw'),
    allows: (purpose) => choice.allowed.includes(purpose),
    on: onEvent,
    choice,
  });
  const waiting = page.candorReady as ((candor: Api) => void)[] | undefined; // only our files replace the page's array
  page.candorReady = { push: (act) => act(api) };
  for (const act of waiting ?? []) act(api);
  hearButtons();
  // That part compares the choice with the one that this page began with.
  const follow = () => readCookie()[0] === cookie[0] || need();
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
  if (busy > 1) need();
  soon(settle);
}

/** Adds the reopen control, and loads the part `after` if something waits for it. */
function settle(): void {
  // A tag inserted while the page is being parsed may run before there is a body.
  if (!document.body) return void requestAnimationFrame(settle);
  // The control also says that the signal was honored (RULES G2), which takes that part.
  if (busy || refused || unsent()) need();
  if (control && !refused) {
    const [kind, css, label, lang, dir] = control;
    joint.root = hostIn(css, lang, dir);
    joint.root.append((joint.control = drawControl(kind, label, calling('open'))));
    document.body.append(joint.root.host);
  }
  tellPage('ready', page.Candor?.choice);
}

/** Whether choices of this visitor have not been acknowledged yet. */
function unsent(): boolean {
  try {
    return String(Object.keys(localStorage)).includes(`${cookieName(id)}-`);
  } catch {
    // The page may not use storage.
    return false;
  }
}
