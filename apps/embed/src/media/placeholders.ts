import { bitOf, type CompiledMedia } from '@app/consent';
import type { Core } from '../banner/core.ts';
import type { Releasing } from '../guard/joint.ts';
import { marked } from '../guard/marked.ts';
import { aboutOf } from './about.ts';
import css from './media.css';

/** Minimum size in CSS pixels; a smaller placeholder could not be seen or read. */
const [leastWidth, leastHeight] = [120, 60];

/**
 * Returns a function that writes a placeholder into a waiting frame, which is empty: so the page's layout of the frame
 * stays, at every width. An element that cannot be written into (a video, an object, a sandboxed frame) is hidden, and
 * a frame of the same size is placed before it. Nothing is fetched from the provider.
 */
export function placeholders(
  kit: Core,
  guard: Releasing,
  { words, purposes, services }: CompiledMedia,
  count: number,
): (element: Element) => void {
  const { config, nonce } = kit;
  const standIns = new Map<HTMLElement, HTMLIFrameElement>();
  const watched = new WeakSet<Element>();

  /** Removes the placeholders of elements that no longer wait. */
  function tidy(): void {
    for (const [element, frame] of standIns)
      if (!element.hasAttribute('data-candor')) {
        frame.remove();
        element.style.removeProperty('display');
        standIns.delete(element);
      }
  }

  function show(element: HTMLElement): void {
    const frame = reachable(element) ? element : standIn(element);
    const inside = frame?.contentDocument;
    if (!frame || !inside?.body || inside.body.firstChild) return;
    const { offsetWidth, offsetHeight } = frame;
    if (offsetWidth < leastWidth || offsetHeight < leastHeight) return;
    write(element, frame, inside);
  }

  function standIn(element: HTMLElement): HTMLIFrameElement {
    const known = standIns.get(element);
    if (known) return known;
    const { width, height, border, boxSizing } = getComputedStyle(element);
    const frame = document.createElement('iframe');
    frame.className = element.className;
    frame.title = element.title;
    frame.style.cssText = element.style.cssText;
    Object.assign(frame.style, { width, height, border, boxSizing, maxWidth: '100%' });
    standIns.set(element, frame);
    new MutationObserver(tidy).observe(element, { attributeFilter: ['data-candor'] });
    element.before(frame);
    element.style.setProperty('display', 'none', 'important');
    return frame;
  }

  function write(element: HTMLElement, frame: HTMLIFrameElement, inside: Document): void {
    const mark = element.getAttribute('data-candor') ?? '';
    const marks = marked(mark);
    // What shares data waits for marketing, too: see `withSharing`.
    const needed = marks & 480 ? bitOf('marketing') | ((marks >> 5) & 14) : marks;
    const address = ['src', 'data', 'href'].map((name) => element.getAttribute(`data-${name}`)).find(Boolean) ?? '';
    const { service, link, picture } = aboutOf(address, services);
    const names = purposes.filter((_, bit) => bit < count && (needed >> bit) & 1).join(', ');
    const say = (text: string) => text.replaceAll('%{service}', service || names).replaceAll('%{purpose}', names);

    const make = (name: string, text = '', attributes: Readonly<Record<string, string>> = {}) => {
      const made = inside.createElement(name);
      made.textContent = text;
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      return made;
    };
    const button = (text: string, act: () => void) => {
      const made = make('button', say(text), { type: 'button' });
      made.addEventListener('click', () => {
        act();
        element.focus({ preventScroll: true });
      });
      return made;
    };

    const box = make('div');
    box.append(
      button(words.once, () => releaseOnce(guard, element)),
      button(words.always, () => kit.choose('context', needed, needed)),
    );
    inside.documentElement.lang = config.lang;
    if (config.rtl) inside.documentElement.dir = 'rtl';
    frame.title ||= service || names;
    dress(inside);
    const region = make('section', '', { 'aria-label': frame.title });
    region.append(drawn(inside, picture), make('h2', say(words.heading)), make('p', say(words.text)), box);
    inside.body.append(region);
    if (link) region.append(make('a', say(words.open), { href: link, target: '_blank', rel: 'noopener noreferrer' }));
  }

  /** Applies the look of the banner in a way that a strict content security policy allows. */
  function dress(inside: Document): void {
    const { css: look, dark } = config.look;
    const isDark = dark && kit.root().host.classList.contains('d');
    const text = `:root{${look}${isDark ? `;${dark}` : ''}}${css}`;
    const view = inside.defaultView as (Window & typeof globalThis) | null;
    try {
      if (!view) return;
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(text);
      inside.adoptedStyleSheets = [sheet];
    } catch {
      const style = inside.createElement('style');
      style.nonce = nonce;
      style.textContent = text;
      inside.head.append(style);
    }
  }

  return (element) => {
    const waits = () => {
      if (element.hasAttribute('data-candor') && marked(element.getAttribute('data-candor') ?? '') & ~kit.allowed())
        show(element as HTMLElement);
    };
    // A frame that had content is empty only after it has loaded the blank page.
    if (!watched.has(element)) element.addEventListener('load', waits);
    watched.add(element);
    waits();
  };
}

/** Whether a frame can be written into once it is empty. */
function reachable(element: HTMLElement): element is HTMLIFrameElement {
  return (
    element instanceof HTMLIFrameElement &&
    (!element.hasAttribute('sandbox') || element.sandbox.contains('allow-same-origin'))
  );
}

function drawn(inside: Document, d: string): Node {
  const [svg, path] = ['svg', 'path'].map((name) => inside.createElementNS('http://www.w3.org/2000/svg', name)) as [
    // An element type for each of the two names.
    SVGElement,
    SVGElement,
  ];
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', d);
  svg.append(path);
  return svg;
}

/** Releases one element, whatever is allowed, until consent is withdrawn or the element is moved. */
function releaseOnce(guard: Releasing, element: Element): void {
  const { allowed } = guard;
  guard.allowed = ~0;
  guard.restore(element);
  guard.allowed = allowed;
}
