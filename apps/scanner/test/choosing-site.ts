import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, sendHtml, startSite, type LocalSite } from './local-site.ts';

/**
 * A site with thirty requests to several hosts. It has its own banner; one tracker respects the answer, the other ignores it.
 */
export async function startChoosingSite(): Promise<LocalSite> {
  const site = await startSite((request, response) => answer(request, response, site.port));
  return site;
}

function answer(request: IncomingMessage, response: ServerResponse, port: number): void {
  const path = pathOf(request);
  const page = pages[path];
  if (page !== undefined) return sendHtml(response, frame(page, port), { 'set-cookie': httpCookies() });
  if (path === '/frame') return sendHtml(response, inFrame);
  if (path.endsWith('.js'))
    return send(response, 'text/javascript', (scripts[path] ?? '').replaceAll('{port}', `${port}`));
  if (path.endsWith('.css')) return send(response, 'text/css', 'body { margin: 0 }');
  if (path.endsWith('.svg')) return send(response, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  if (path === '/beacon' || path === '/collect') return void response.writeHead(204).end();
  response.writeHead(404).end();
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type }).end(body);
}

function httpCookies(): string[] {
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toUTCString();
  return ['session=1; Path=/; HttpOnly', 'visitor=2; Path=/; Max-Age=2592000', `seen=3; Path=/; Expires=${inTenDays}`];
}

const pages: Readonly<Record<string, string>> = {
  '/': '<h1>Welcome</h1><a href="/contact?rest">Contact</a> <a href="/blog/one?rest">Blog</a> <a href="/logout">Out</a>',
  '/contact': '<h1>Contact</h1>',
  '/blog/one': '<h1>One</h1>',
  '/privacy': '<h1>Privacy</h1>',
};

function frame(body: string, port: number): string {
  const pictures = Array.from({ length: 14 }, (_, index) => `<img src="/p${index}.svg" width="9" height="9">`);
  return `<!doctype html><title>Choosing</title><meta name="generator" content="Handmade">
<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css"><link rel="icon" href="/i.svg">
<script>window.shopOfTests = 1</script>
<script type="text/plain" data-consent="marketing" data-src="http://later.other-site.example:${port}/later.js"></script>
<body>${body}<div id="widget" class="chat-box" data-chat="1"></div>${pictures.join('')}
<iframe src="http://frame.other-site.example:${port}/frame" width="50" height="50"></iframe>
<script src="/one.js"></script><script src="/two.js"></script><script src="/choice.js"></script>
<script src="http://stubborn.other-site.example:${port}/stubborn.js" async></script>`;
}

const inFrame = `<!doctype html><script>localStorage.setItem('inFrame', '1'); sessionStorage.setItem('frameVisit', '1')</script>
<img src="/frame.svg">`;

const scripts: Readonly<Record<string, string>> = {
  '/one.js': `document.cookie = 'pref=1; max-age=1800; path=/'; localStorage.setItem('basket', '[]')`,
  '/two.js': `window.addEventListener('load', () => fetch('/data.svg'))`,
  '/stubborn.js': `
    document.cookie = 'stubborn=' + Math.random() + '; max-age=63072000; path=/';
    localStorage.setItem('stubborn_id', String(Math.random()));
    navigator.sendBeacon('http://stubborn.other-site.example:{port}/beacon', 'x');
    if (!location.search.includes('rest')) setInterval(() => navigator.sendBeacon('http://stubborn.other-site.example:{port}/beacon', 'x'), 300);`,
  '/obedient.js': `
    window.obedient = true;
    document.cookie = 'obedient=1; max-age=7776000; path=/';
    fetch('http://obedient.other-site.example:{port}/collect', { mode: 'no-cors' });`,
  '/choice.js': `
    const load = () => {
      const script = document.createElement('script');
      script.src = 'http://obedient.other-site.example:{port}/obedient.js';
      document.head.append(script);
    };
    const choice = localStorage.getItem('choice');
    if (choice === 'yes') load();
    if (!choice) {
      const banner = document.createElement('div');
      banner.style = 'position: fixed; bottom: 0; background: white';
      banner.innerHTML = '<p>Wir verwenden Cookies.</p><button>Alle akzeptieren</button><button>Nur notwendige</button><a href="/privacy">Mehr</a>';
      const [yes, no] = banner.querySelectorAll('button');
      const choose = (answer) => { localStorage.setItem('choice', answer); banner.remove(); if (answer === 'yes') load(); };
      yes.onclick = () => choose('yes');
      no.onclick = () => choose('no');
      document.body.append(banner);
    }`,
};
