import { check, hold, loaders } from './hold.ts';
import { guard, place } from './joint.ts';
import { waits } from './judge.ts';
import { trust } from './trust.ts';

type Callable = (...args: unknown[]) => unknown;

/** Port 1 is one that browsers refuse to connect to: whatever is sent there fails as a broken network does. */
const nowhere = 'wss://candor:1';

/** What has gates beside the window itself and every interface of the elements that load. */
const owners = 'ShadowRoot,Document,Range,DOMParser,XMLHttpRequest,Navigator'.split(',');
/** By what is behind it: an attribute that loads, markup, an address that is sent to, something that was made. */
const gated = [
  'src,srcset,srcdoc,href,data,poster,setAttribute,setAttributeNS',
  'innerHTML,outerHTML,insertAdjacentHTML,setHTMLUnsafe,write,writeln,createContextualFragment',
  'fetch,Audio,EventSource,WebSocket,open,sendBeacon',
  'contentWindow,contentDocument,parseFromString',
];

const suspicious = new RegExp(`<(${loaders.replaceAll(',', '|')})`, 'i');

/** Elements that load before they are in the page. */
const early = /^(im|in|vi|au|so)/;

/** Puts a gate before every way by which a script makes the browser ask. Proxies keep name, length, properties and `this`. */
export function putGates(): void {
  let template: HTMLTemplateElement | undefined;

  /** Markup with what must wait held back. */
  function clean(html: unknown, self: Element): unknown {
    // Text in these is no markup.
    if (self === template || !suspicious.test(html as string) || self.matches?.('script,style,textarea')) return html;
    template ??= document.createElement('template');
    template.innerHTML = html as string;
    if (!check(template.content)) return html;
    // Outside of the page it is dropped, or found when it is put in.
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
          // A picture outside of the page is asked for to tell somebody something: that is not made up for.
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
          // Nothing of it is within reach of the page's scripts either.
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
    // A page that was left for another has all of this anew.
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
