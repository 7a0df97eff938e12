import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

// A script that somebody got into the dashboard, while a manager has the tool open in the same browser. The tool has a host name of
// its own, as `docs/whistleblowing.md` asks for.

const port = await freePort();
const [publicUrl, reportUrl] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
const app = testApp({ limits: 'off', config: { publicUrl, contentUrl: publicUrl, intakeUrl: publicUrl, reportUrl } });
const { newOffice, sendReport } = whistleblowing(app);
let browser: Browser;

beforeAll(async () => {
  await app.http.listen({ port, host: '127.0.0.1' });
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const args = ['--no-sandbox', '--disable-gpu', '--site-per-process', `--host-resolver-rules=MAP localhost 127.0.0.1`];
  browser = await chromium.launch({ executablePath, args });
}, 60_000);
afterAll(() => browser.close());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo; // it listens on TCP
  await new Promise((resolve) => server.close(resolve));
  return free;
}

/** What a script of the dashboard gets of an address: text, or why it gets none. */
const fetched = (page: Page, url: string) =>
  page.evaluate(
    (address) =>
      fetch(address, { credentials: 'include', headers: { 'x-report-tool': '1' } }).then(
        async (answer) => `${answer.type} ${await answer.text()}`,
        (error: unknown) => (error as Error).name,
      ),
    url,
  );

/** Opens the tool in a window and in a frame, and tells what it reads there. */
const reachingScript = `async (address) => {
  const read = (from) => {
    try {
      return String(from());
    } catch (error) {
      return error.name;
    }
  };
  const opened = open(address);
  const frame = document.createElement('iframe');
  frame.src = address;
  document.body.append(frame);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return {
    opened: read(() => (opened === null || opened.closed ? 'nothing' : opened.document.body.innerText)),
    frame: read(() => frame.contentDocument?.body.innerText ?? 'nothing'),
    stored: read(() => Object.keys(localStorage).length + Object.keys(sessionStorage).length),
  };
}`;

test('W1 a script in the dashboard reads neither the tool nor what its session may ask for', async () => {
  const office = await newOffice();
  const [manager] = office.managers;
  const report = await sendReport(office, { body: { facts: 'CANARY-FACTS' } });
  const handed = await manager.person.post('/api/v1/report-tool-handovers', {});
  const { url } = handed.json<{ url: string }>();
  expect(new URL(url).origin).toBe(reportUrl);

  const context = await browser.newContext();
  const tool = await context.newPage();
  await tool.goto(url);
  await tool.getByRole('heading', { name: 'The tool is locked' }).waitFor();
  const [cookie] = await context.cookies(`${reportUrl}/report/api/tool/session`);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(await context.cookies(publicUrl)).toEqual([]);
  // The session works in the tool.
  const listing = `/report/api/tool/offices/${office.id}/reports`;
  expect(await fetched(tool, listing)).toContain(report.sent.report);

  // Any page of the dashboard's address does: what matters is where a script runs.
  const dashboard = await context.newPage();
  await dashboard.goto(`${publicUrl}/healthz`);
  expect(new URL(dashboard.url()).origin).toBe(publicUrl);
  for (const path of [listing, '/report/api/tool/session', '/report/api/tool/vault', '/report/tool'])
    expect([path, await fetched(dashboard, `${reportUrl}${path}`)]).toEqual([path, 'TypeError']);
  // The address of the dashboard itself has no tool.
  for (const path of [listing, '/report/tool', `/report/${office.id}`])
    expect(await fetched(dashboard, path)).not.toMatch(new RegExp(report.sent.report));

  const reached = await dashboard.evaluate<{
    readonly opened: string;
    readonly frame: string;
    readonly stored: string;
  }>(`(${reachingScript})(${JSON.stringify(`${reportUrl}/report/tool`)})`);
  expect(['nothing', 'SecurityError']).toContain(reached.opened);
  expect(['nothing', 'SecurityError']).toContain(reached.frame);
  expect(reached.stored).toBe('0');
  expect(await app.stored('report_entry', { reportId: uuidOf(report.sent.report) })).toHaveLength(1);
  await context.close();
}, 60_000);
