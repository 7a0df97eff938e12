import type { BannerLayer } from '@app/contract';
import { isLocale, languageTag } from '@app/texts';

export type Sample = {
  /** The composed script of a banner. */
  readonly script: string;
  readonly language: string;
  readonly scheme: 'light' | 'dark';
  /** What is shown, if not the banner as it appears. */
  readonly layer?: BannerLayer;
};

/** Placeholder for the CSP nonce of the response. */
const nonce = '%nonce%';

// A page that may store nothing has no cookies or storage: this replaces them for as long as the page is open.
const withoutStorage = `(() => {
  const jar = new Map(), kept = new Map();
  const cookie = {
    get: () => [...jar].map((pair) => pair.join('=')).join('; '),
    set: (text) => {
      const [pair] = text.split(';'), at = pair.indexOf('=');
      if (/max-age=(?:0|-)|expires=Thu, 01 Jan 1970/i.test(text)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() { return kept.size; },
  };
  Object.defineProperty(document, 'cookie', { ...cookie, configurable: true });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: () => storage, configurable: true });
  // Somebody may be writing beside this frame: a banner that shows itself takes the focus from nobody there.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...how) {
    if (document.hasFocus()) focus.apply(this, how);
  };
  for (const name of ['show', 'showModal']) {
    const open = HTMLDialogElement.prototype[name];
    HTMLDialogElement.prototype[name] = function () {
      // A dialog that is inert while it opens focuses nothing.
      this.inert = !document.hasFocus();
      open.call(this);
      this.inert = false;
    };
  }
  const began = performance.now();
  const isShown = () => requestAnimationFrame(() => setTimeout(() => {
    document.documentElement.dataset.ready = '';
    parent.postMessage({ candor: 'shown', milliseconds: performance.now() - began }, '*');
  }));
  document.addEventListener('candor:shown', isShown, { once: true });
  document.addEventListener('candor:ready', isShown, { once: true });
})();`;

const style = `
:root{color-scheme:light;--page:#f5f6f8;--ink:#d9dee6;--bar:#fff}
:root[data-scheme=dark]{color-scheme:dark;--page:#11151a;--ink:#29313c;--bar:#1a2028}
body{margin:0;min-height:100vh;background:var(--page)}
#bar{height:64px;background:var(--bar);border-bottom:1px solid var(--ink)}
#content{max-width:960px;margin:0 auto;padding:40px 24px}
#lines{display:grid;gap:18px}
#embed{position:relative;height:340px;margin-bottom:24px}
#embed>*{position:absolute;inset:0;width:100%;height:100%;border:0}
i{display:block;height:14px;border-radius:7px;background:var(--ink)}
i:first-child{height:36px;width:55%;border-radius:10px}
i:nth-child(3n){width:82%}
i:nth-child(4){height:220px;border-radius:14px}
`;

/** A video that waits for consent. Nothing of it is loaded: the page's policy allows no frames. */
const waiting =
  '<div id="embed"><iframe title="" data-candor="experience" data-src="https://www.youtube-nocookie.com/embed/"></iframe></div>';

// The banner writes the placeholder into the waiting frame. In a sandboxed page, frames have an origin of their own that it
// cannot reach: this gives it a shadow tree over the frame instead.
const withShadow = `(() => {
  let inside;
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', { get() {
    if (inside) return inside;
    const host = document.createElement('div'), root = host.attachShadow({ mode: 'open' });
    const html = document.createElement('html'), body = document.createElement('body');
    html.append(body);
    root.append(html);
    this.after(host);
    inside = {
      body, head: root, documentElement: html,
      createElement: (name) => document.createElement(name),
      createElementNS: (space, name) => document.createElementNS(space, name),
      defaultView: { CSSStyleSheet: class {
        replaceSync(text) {
          this.text = text.replaceAll(':root', ':host').replaceAll('100vh', '100%') + 'html,body{height:100%}';
        }
      } },
      set adoptedStyleSheets(sheets) {
        root.adoptedStyleSheets = sheets.map(({ text }) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          return sheet;
        });
      },
    };
    return inside;
  } });
})();`;

/** What brings the banner to the part that is to be shown, by its own API. */
const steps: Readonly<Record<BannerLayer, string>> = {
  first: '',
  second: '(window.candorReady ??= []).push((candor) => candor.open());',
  placeholder: `${withShadow}(window.candorReady ??= []).push((candor) => candor.reject());`,
  control: '(window.candorReady ??= []).push((candor) => candor.reject());',
};

function scriptOf(layer: BannerLayer): string {
  return steps[layer] && `<script nonce="${nonce}">${steps[layer]}</script>\n`;
}

/** A page without text that runs a banner, and marks when it is shown. It stores nothing permanently. */
export function samplePage({ script, language, scheme, layer = 'first' }: Sample): string {
  const lang = isLocale(language) ? languageTag(language) : 'en';
  return `<!doctype html>
<html lang="${lang}" data-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Candor</title>
<style nonce="${nonce}">${style}</style>
<script nonce="${nonce}">${withoutStorage}</script>
</head>
<body>
<div id="bar"></div>
<div id="content">${layer === 'placeholder' ? waiting : ''}<div id="lines" aria-hidden="true">${'<i></i>'.repeat(14)}</div></div>
${scriptOf(layer)}<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}

export function withNonce(page: string, given: string): string {
  return page.replaceAll(nonce, given);
}
