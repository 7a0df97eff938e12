import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testOffice, type TestOffice } from './office.ts';
import { servePages } from './pages.ts';
import { answerAll, heading, launch, newReporter, openMailbox, report } from './reporter.ts';

let browser: Browser;
let office: TestOffice;

beforeAll(async () => {
  browser = await launch();
  office = await testOffice();
});
afterAll(() => browser.close());

/** What one visitor asks for, and the addresses that their browser calls. */
async function visit(what: (page: Awaited<ReturnType<typeof newReporter>>['page'], url: string) => Promise<void>) {
  const { page, context, errors } = await newReporter(browser);
  const pages = await servePages(office);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(pages.form);
  await heading(page).waitFor();
  // Whoever opens the page gets the cleaners and the work, and needs to do nothing for it.
  await expect.poll(() => asked().filter((path) => /cleaner-|\/work$/.test(path))).toHaveLength(2);
  await what(page, pages.form);
  expect(errors).toEqual([]);
  pages.close();
  await context.close();
  function asked() {
    return pages.box.requests.filter(({ method }) => method === 'GET').map(({ path }) => path);
  }
  const files = asked().filter((path) => !path.startsWith('/report/api'));
  return {
    files: [...new Set(files)].toSorted(),
    asked: asked(),
    requests: pages.box.requests,
    hosts: [...hosts],
    url: pages.url,
  };
}

test('W5 visitors who only look, who report and who read their mailbox fetch the same files from one host', async () => {
  const looked = await visit(async (page) => {
    await page.getByRole('button', { name: 'Write a report' }).click();
  });
  const typed = await visit((page) => answerAll(page));
  const reported = await visit((page, url) => report(page, url, { name: 'Ada', meeting: true }).then(() => undefined));
  const wrote = await visit(async (page, url) => {
    const receipt = await report(page, url);
    await page.goto('about:blank');
    await openMailbox(page, url, receipt);
    await page.getByRole('heading', { name: 'Your mailbox' }).waitFor();
  });
  expect(looked.files.some((path) => path.includes('cleaner-'))).toBe(true);
  for (const other of [typed, reported, wrote]) expect(other.files).toEqual(looked.files);
  // Typing sends nothing at all.
  expect(typed.asked).toEqual(looked.asked);
  expect(typed.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  for (const { hosts, url } of [looked, typed, reported, wrote])
    expect(hosts.filter((host) => host !== 'null' && !host.startsWith('blob'))).toEqual([url]);
});
