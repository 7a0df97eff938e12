import { necessary, type PurposeSet } from '@app/consent';
import { startHolding } from './guard.ts';
import { check } from './hold.ts';
import { guard as shared, type GuardRules, type Releasing } from './joint.ts';
import { marked } from './marked.ts';
import { nonce } from './nonce.ts';
import { trust } from './trust.ts';

/** Elements that take room in a page. */
const visible = 'iframe,embed,object,video,audio';

/** Scripts of the html that may run, in the order of the page. */
const queue = new Set<HTMLScriptElement>();
let coming = 0;

/**
 * Runs them in that order, as the parser would have had it: an inline one when what stands before it has come, those with
 * `async` whenever they come. Each is made anew, for a script that the parser has seen may never run.
 *
 * A page that trusts scripts by a nonce trusts none of the html without it: what somebody put into the html, we would
 * otherwise run in the name of our own script (`strict-dynamic`).
 */
function run(): void {
  for (const next of queue) {
    const fetched = next.hasAttribute('data-src');
    // The parser may not have read all of an inline script yet.
    const unfinished = document.readyState === 'loading' && !next.nextSibling && !next.parentNode?.nextSibling;
    if (!fetched && (coming || unfinished)) return;
    queue.delete(next);
    if (nonce && next.nonce !== nonce) continue;
    const fresh = document.createElement('script');
    fresh.text = trust(next.text, 'createScript');
    fresh.async = next.hasAttribute('async');
    restore(next, fresh);
    fresh.nonce = next.nonce;
    if (fetched && !fresh.async) {
      coming++;
      for (const end of ['load', 'error'])
        fresh.addEventListener(end, () => {
          coming--;
          run();
        });
    }
    next.replaceWith(fresh);
  }
}

/** Gives an element, or one that takes its place, back what was held. */
function restore(element: Element, to = element): void {
  // The page may have said since what it is.
  const { type } = element as HTMLScriptElement;
  // A copy: they change meanwhile.
  const all = [...element.attributes];
  for (const { name, value } of all) {
    const held = /^data-(candor|type|src(?:set|doc)?|href|data|poster)$/.exec(name)?.[1];
    if (held === 'type' && type !== 'text/plain') continue;
    if (held || value === 'text/plain') element.removeAttribute(name);
    else if (to === element) continue;
    // The DOM takes the trusted value of an attribute that needs none for the string it stands for.
    const how = held ? (held === 'srcdoc' ? 'createHTML' : 'createScriptURL') : 'createScript';
    if (held !== 'candor' && value !== 'text/plain') to.setAttribute(held ?? name, trust(value, how));
  }
  // A <source> that comes late is not looked at by itself.
  (element.parentNode as Partial<HTMLMediaElement> | null)?.load?.();
}

/** @param ours whether the roots themselves were made by scripts: each is the same element again, with its listeners */
function start(roots: Iterable<Node>, ours?: boolean): void {
  for (const root of roots)
    for (const element of [root as Element, ...((root as Element).querySelectorAll?.('[data-candor]') ?? [])]) {
      const mark = element.getAttribute?.('data-candor');
      if (!mark) continue;
      if (marked(mark) & ~guard.allowed) {
        if (element.matches(visible)) guard.seen?.(element);
      } else if (element.localName !== 'script') {
        // A frame that the parser is putting in this moment would lose its address again: a task later it does not.
        setTimeout(restore, 0, element);
      } else if (ours && element === root) {
        queue.delete(element as HTMLScriptElement);
        restore(element);
      } else queue.add(element as HTMLScriptElement);
    }
  run();
}

const guard = Object.assign(shared, {
  allow(set: PurposeSet) {
    const taken = guard.allowed & ~set & ~necessary;
    guard.allowed = set | necessary;
    // At first, what was there before the guard.
    if (taken || !guard.start) for (const element of document.querySelectorAll(visible)) check(element);
    guard.start = start;
    start(new Set([document, ...guard.waiting.map((one) => one.deref() ?? document)]), true);
  },
  once(element: Element) {
    const { allowed } = guard;
    guard.allowed = ~0;
    restore(element);
    guard.allowed = allowed;
  },
}) as Releasing;

/**
 * Stops what scripts make of hosts of purposes not allowed, and lets it and marked-up tags run once they are. What only sends
 * (a request, a beacon, a picture never put into the page) is not sent later: it would tell what a visitor did before
 * having agreed.
 */
export function startGuard(rules: GuardRules, allowed: PurposeSet): Releasing {
  startHolding({ ...rules, allowed });
  document.addEventListener('readystatechange', run);
  guard.allow(allowed);
  return guard;
}
