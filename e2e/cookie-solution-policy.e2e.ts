import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { call } from './api.ts';
import { siteWithBanner } from './banner.ts';
import { button } from './person.ts';

type Snippets = { readonly snippets: readonly { readonly kind: string; readonly code: string }[] };
type Watched = Window & { readonly violations: string[] };

const analytics = 'https://www.googletagmanager.com/gtag/js?id=G-1';
let server: Server | undefined;
test.afterEach(() => server?.close());

test('under exactly the headers that are shown the banner works, and services load as these allow', async ({
  page,
}) => {
  const site = await siteWithBanner(page, 'Strict Pages');
  await page.goto(`/en/sites/${site.id}/cookie-solution#embedding`);
  await page.getByText('Strict policy', { exact: true }).click();
  const shown = (name: string) => page.getByRole('textbox', { name }).inputValue();
  const [before, granted, tag] = [
    await shown('Header until a visitor has chosen'),
    await shown('Header for visitors who allowed everything'),
    await shown('The tag, with the same nonce'),
  ];
  const { snippets } = await call<Snippets>(page, 'GET', `/api/v1/sites/${site.id}/banner`);
  expect(snippets.find(({ kind }) => kind === 'csp')?.code).toBe(before);

  const address = await serve({ '/before': before, '/granted': granted }, tag);
  const visitor = await page.context().browser()?.newPage();
  if (!visitor) throw new Error('There is no browser.');
  await visitor.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true;' }),
  );
  await visitor.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });

  await visitor.goto(`${address}/before`);
  await button(visitor, 'Accept').waitFor();
  await button(visitor, 'Customize').click();
  await expect(visitor.getByRole('switch').first()).toBeVisible();
  await expect.poll(() => violationsOf(visitor)).toEqual([`script-src-elem ${analytics}`]);

  await visitor.goto(`${address}/granted`);
  await button(visitor, 'Accept').click();
  await expect(button(visitor, 'Accept')).toBeHidden();
  // The script is loaded once the banner has gone.
  await visitor.waitForFunction(() => 'counted' in window);
  expect(await violationsOf(visitor)).toEqual([]);
  await visitor.close();
});

/** Serves a customer's pages, each with a header, an unmarked script and the tag, which has the response's nonce. */
async function serve(headers: Readonly<Record<string, string>>, tag: string): Promise<string> {
  server = createServer((request, response) => {
    const nonce = `n${Math.round(performance.now() * 1000)}`;
    const [name = '', value = ''] = (headers[request.url ?? ''] ?? '').replaceAll('{nonce}', nonce).split(/: (.*)/s);
    if (value) response.setHeader(name, value);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const head = `<title>A page</title><script src="${analytics}"></script>${tag.replaceAll('{nonce}', nonce)}`;
    response.end(`<!doctype html><html lang="en"><head>${head}</head><body><h1>A page</h1></body></html>`);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // a listening TCP server's
  return `http://127.0.0.1:${port}`;
}

async function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).violations); // set by the script above
}
