import { guard } from './joint.ts';
import { marked } from './marked.ts';
import { nonce } from './nonce.ts';
import { trust } from './trust.ts';

/** Elements that take up space in a page. */
export const visible = 'audio,embed,video,object,iframe';

/** Scripts of the HTML that may run, in document order. */
const queue = new Set<HTMLScriptElement>();
let coming = 0;

/**
 * Runs the scripts in that order, as the parser would: an inline script after those before it have loaded, `async`
 * scripts whenever they load. Each is created anew, because a script that the parser has seen may never run.
 *
 * If the page's scripts carry a nonce, scripts of the HTML without it are not trusted: otherwise we would run injected
 * HTML in the name of our own script (`strict-dynamic`).
 */
function run(): void {
  for (const next of queue) {
    const fetched = next.hasAttribute('data-src');
    // The parser may not have read the whole inline script yet.
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

/** Restores the held attributes of an element, on itself or on its replacement. */
export function restore(element: Element, to = element): void {
  // The page may have set the type since.
  const { type } = element as HTMLScriptElement;
  // Copied, because the attributes change.
  const all = [...element.attributes];
  for (const { name, value } of all) {
    const held = /^data-(candor|type|src(?:set|doc)?|href|data|poster)$/.exec(name)?.[1];
    if (held === 'type' && type !== 'text/plain') continue;
    if (held || value === 'text/plain') element.removeAttribute(name);
    else if (to === element) continue;
    // For an attribute that needs no trusted value, the DOM converts it to its string.
    const how = held ? (held === 'srcdoc' ? 'createHTML' : 'createScriptURL') : 'createScript';
    if (held !== 'candor' && value !== 'text/plain') to.setAttribute(held ?? name, trust(value, how));
  }
  // A media element ignores a <source> that is added late.
  (element.parentNode as Partial<HTMLMediaElement> | null)?.load?.();
}

/** @param ours whether scripts created the roots themselves: then each stays the same element, with its listeners */
function start(roots: Iterable<Node>, ours?: boolean): void {
  for (const root of roots)
    for (const element of [root as Element, ...((root as Element).querySelectorAll?.('[data-candor]') ?? [])]) {
      const mark = element.getAttribute?.('data-candor');
      if (!mark) continue;
      if (marked(mark) & ~guard.allowed) {
        if (element.matches(visible)) guard.seen?.(element);
      } else if (element.localName !== 'script') {
        // A frame that the parser is inserting right now would lose its URL again; in the next task it does not.
        setTimeout(restore, 0, element);
      } else if (ours && element === root) {
        queue.delete(element as HTMLScriptElement);
        restore(element);
      } else queue.add(element as HTMLScriptElement);
    }
  run();
}

/** Releases what waits in the page, as far as it is allowed, and from now on what comes. */
export function releaseAll(): void {
  guard.start = start;
  start(new Set([document, ...guard.waiting.map((one) => one.deref() ?? document)]), true);
}

/** Goes on with scripts that were not read yet. */
export function followReading(): void {
  document.addEventListener('readystatechange', run);
}
