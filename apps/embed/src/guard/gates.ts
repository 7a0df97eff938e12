import { check, hold, loaders } from './hold.ts';
import { guard, place } from './joint.ts';
import { waits } from './judge.ts';
import { trust } from './trust.ts';

type Callable = (...args: unknown[]) => unknown;

/** A URL that cannot be reached: browsers refuse to connect to port 1, so a request fails like a broken network. */
const nowhere = 'wss://candor:1';

/** Interfaces to patch, besides the window itself and the interfaces of elements that load something. */
const owners = 'ShadowRoot,Document,Range,DOMParser,XMLHttpRequest,Navigator'.split(',');
/**
 * Names to patch, by what they take: attributes that load, markup, URLs to send requests to; and last, what creates a
 * document or a window.
 */
const gated = [
  'src,srcset,srcdoc,href,data,poster,setAttribute,setAttributeNS',
  'innerHTML,outerHTML,insertAdjacentHTML,setHTMLUnsafe,write,writeln,createContextualFragment',
  'fetch,Audio,EventSource,WebSocket,open,sendBeacon',
  'contentWindow,contentDocument,parseFromString',
];

const suspicious = new RegExp(`<(${loaders.replaceAll(',', '|')})`, 'i');

/** Elements that load before they are in the page. */
const early = /^(im|in|vi|au|so)/;

/**
 * Patches every way in which a script can make the browser send a request. Proxies keep name, length, properties and
 * `this`.
 */
export function putGates(): void {
  let template: HTMLTemplateElement | undefined;

  /** Returns markup in which elements that must wait are held back. */
  function clean(html: unknown, self: Element): unknown {
    // In these elements, text is not markup.
    if (self === template || !suspicious.test(html as string) || self.matches?.('script,style,textarea')) return html;
    template ??= document.createElement('template');
    template.innerHTML = html as string;
    if (!check(template.content)) return html;
    // An element outside the page is discarded, or found when it is inserted.
    if (self.isConnected) guard.waiting.push(new WeakRef(self.getRootNode()));
    return trust(template.innerHTML, 'createHTML');
  }

  function wrap(owner: object, name: string, kind: number): void {
    const is = Object.getOwnPropertyDescriptor(owner, name);
    if (!is) return;
    const key = is.set ? 'set' : is.get ? 'get' : 'value';
    const native = is[key] as Callable;
    const pass = (self: Element, args: unknown[], target?: unknown): unknown => {
      if (!kind) {
        const [attribute, value] = [name, ...args].slice(-2);
        if (hold(self, attribute as string, value)) {
          // An image outside the page is a tracking request, which is not sent later.
          if (self.isConnected || !early.test(self.localName)) guard.waiting.push(new WeakRef(self));
          return;
        }
      }
      if (kind === 1) args = args.map((html) => clean(html, self));
      if (kind === 2) {
        const at = name === 'open' ? 1 : 0;
        if (waits((args[at] as Request | undefined)?.url ?? args[at])) {
          if (name === 'sendBeacon') return true;
          args[at] = nowhere;
        }
      }
      const result: unknown = target
        ? Reflect.construct(native, args, target as Callable)
        : Reflect.apply(native, self, args);
      if (kind === 3)
        try {
          check(result as Document);
          patch((result as Document).defaultView ?? (result as Window));
        } catch {
          // A cross-origin frame: scripts of the page cannot reach into it either.
        }
      return result;
    };
    is[key] = new Proxy(native, {
      apply: (_, self, args) => pass(self as Element, args),
      construct: (_, args, target) => pass(window as never, args, target) as object,
    });
    Object.defineProperty(owner, name, is);
  }

  function patch(page: Window): void {
    // A frame that navigates gets a new document with unpatched interfaces.
    const marked: Document & { [place]?: unknown } = page.document;
    if (marked[place]) return;
    marked[place] = 1;
    const interfaces = page as unknown as Readonly<Record<string, { readonly prototype: object }>>;
    const all = new Set([page, ...owners.map((name) => interfaces[name]?.prototype)]);
    for (const name of loaders.split(','))
      for (let one: object = marked.createElement(name); (one = Object.getPrototypeOf(one));) all.add(one);
    for (const owner of all)
      gated.forEach((names, kind) => {
        for (const name of names.split(',')) if (owner) wrap(owner, name, kind);
      });
  }

  patch(window);
}
