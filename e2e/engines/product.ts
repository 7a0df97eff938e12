import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startExample } from '../pictures/example.ts';
import { sleep, type EnginePage } from './engine.ts';

/** The built product with the example account, and a page of a customer that uses it. */
export type Product = {
  readonly home: string;
  /** Signs the page in to the example account, and opens the dashboard. */
  signIn(page: EnginePage): Promise<void>;
  /** Serves this HTML as the customer's page, on another origin, and opens it. */
  openCustomer(page: EnginePage, body: string): Promise<void>;
  close(): Promise<void>;
};

export async function startProduct(): Promise<Product> {
  const example = await startExample();
  let html = '';
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // the type of a TCP server's address
  return {
    home: example.home,
    async signIn(page) {
      await page.goto(`${example.home}/en/sign-in`);
      const status = await page.run(
        async (email, password) => {
          const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
          const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
          const answer = await fetch('/users/sign-in', {
            method: 'POST',
            headers,
            body: JSON.stringify({ email, password }),
          });
          return answer.status;
        },
        example.email,
        example.password,
      );
      if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
      await page.goto(`${example.home}/en/dashboard`);
    },
    async openCustomer(page, body) {
      html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A shop</title><link rel="icon" href="data:,"></head><body><h1>A shop</h1>${body}</body></html>`;
      await page.goto(`http://127.0.0.1:${port}/`);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await example.stop();
    },
  };
}

/** Reads an answer of the API in the page's session. */
export const read = <Answer>(page: EnginePage, path: string): Promise<Answer> =>
  page.run(async (at) => (await fetch(at)).json() as Promise<Answer>, path);

/** Waits at most fifteen seconds until a function of the page gives something, and returns that. */
export async function found<Input extends readonly unknown[], Result>(
  page: EnginePage,
  what: string,
  inPage: (...input: Input) => Result | null | undefined,
  ...input: Input
): Promise<Result> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(50)) {
    const result = await page.run(inPage, ...input);
    if (result !== null && result !== undefined && result !== false) return result;
  }
  throw new Error(`Waited fifteen seconds for ${what}.`);
}

/** Presses the middle of an element of the page. */
export async function pressOn(page: EnginePage, selector: string, text = ''): Promise<void> {
  const [x, y] = await found(
    page,
    `${selector} ${text}`,
    (which, says) => {
      const element = [...document.querySelectorAll<HTMLElement>(which)].find(
        (one) => one.textContent.includes(says) && one.getClientRects().length > 0,
      );
      element?.scrollIntoView({ block: 'center' });
      const box = element?.getBoundingClientRect();
      return box && ([box.left + box.width / 2, box.top + box.height / 2] as const);
    },
    selector,
    text,
  );
  await page.click(x, y);
}
