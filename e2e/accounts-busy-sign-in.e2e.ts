import { expect, test, type Page } from '@playwright/test';
import { enter, newEmail, password, signUp } from './person.ts';
import { proxyFrom } from './proxy.ts';

test('from a network that fails often somebody signs in after a task that the browser solves by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUp(page);
  const proxy = await proxyFrom('127.0.0.77');
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    proxy: { server: proxy.server, bypass: '<-loopback>' },
  });
  try {
    const stranger = await context.newPage();
    await stranger.goto('/en/sign-in');
    for (let failures = 0; failures < 5; failures += 1) expect(await failToSignIn(stranger, newEmail())).toBe(401);

    const tries: number[] = [];
    const brought: boolean[] = [];
    stranger.on('response', (response) => {
      if (!response.url().endsWith('/users/sign-in')) return;
      tries.push(response.status());
      brought.push('x-work' in response.request().headers());
    });
    await enter(stranger, email, password);
    await expect(stranger).toHaveURL('/en/dashboard');
    expect(tries).toEqual([429, 200]);
    expect(brought).toEqual([false, true]);
  } finally {
    await context.close();
    proxy.close();
  }
});

/**
 * Signs in with a wrong password from the page itself, because Playwright's own requests would not go through the
 * proxy. Returns the status.
 */
function failToSignIn(page: Page, email: string): Promise<number> {
  return page.evaluate(async (address) => {
    const token = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '';
    const answer = await fetch('/users/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
      body: JSON.stringify({ email: address, password: 'whatever it is, it is wrong' }),
    });
    return answer.status;
  }, email);
}
