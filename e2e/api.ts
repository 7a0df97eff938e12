import type { Page } from '@playwright/test';

/** A call of the API in the session of this browser, as a page of it would make it. None need be open. */
export async function call<Answer>(page: Page, method: string, path: string, data: object = {}): Promise<Answer> {
  const html = await (await page.request.get('/en/sign-in')).text();
  const token = /<meta name="csrf-token" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const answer = await page.request.fetch(path, { method, data, headers: { 'x-csrf-token': token } });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
