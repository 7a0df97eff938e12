import type { APIResponse, Page } from '@playwright/test';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Calls the API in this browser's session, as a page would. No page needs to be open. */
export async function call<Answer>(
  page: Page,
  method: string,
  path: string,
  data: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const html = await (await page.request.get('/en/sign-in')).text();
  const token = /<meta name="csrf-token" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const send = (more: Record<string, string> = {}) =>
    page.request.fetch(path, { method, data, headers: { 'x-csrf-token': token, ...headers, ...more } });
  const first = await send();
  // All tests share one address, which may exceed a limit: then proof of work is required, as of any browser.
  const answer = first.status() === 429 ? await send(await solved(first)) : first;
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function solved(answer: APIResponse): Promise<Record<string, string>> {
  const { challenge } = (await answer.json()) as { readonly challenge?: Challenge };
  const solution = challenge && (await solveChallenge({ challenge, deriveKey }));
  if (!solution) return {};
  return { 'x-work': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url') };
}
