import { officeHash } from '@app/sealing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { hexOf, random } from '#test/sealed-reports.ts';
import type { ToolClient } from '#test/report-managers.ts';
import { whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, newManager, signDocument, sendReport, list, open, opening, managerEntry, toolClient } =
  whistleblowing(app);

test('W1 of all actors only an included manager gets anything of a report by any route of the tool', async () => {
  const office = await newOffice();
  const [one, two] = office.managers;
  const former = await newManager(office.owner, 'Former');
  const versions = [
    [one.recipient, two.recipient, former.recipient],
    [one.recipient, two.recipient],
  ];
  let document = office.document;
  for (const recipients of versions) {
    const before = hexOf(officeHash(document));
    document = { ...document, version: document.version + 1, before, recipients };
    await signDocument(office, document, one);
  }
  const sent = await sendReport(
    { ...office, document },
    { untick: [two.id], files: [{ name: 'a', bytes: random(9) }] },
  );
  const [listed] = await list(one, office);
  if (!listed) throw new Error('The report is not listed.');
  const opened = await open(one, listed);
  const file = opened.report.files[0]?.id;
  const stranger = await newOffice();
  const cookies = [...office.owner.cookies].map(([name, value]) => `${name}=${value}; report_session=${value}`);
  const nobody = toolClient('');

  const actors: Readonly<Record<string, ToolClient>> = {
    visitor: nobody,
    owner: toolClient(cookies.join('; ')),
    // Has a report of another account.
    'manager of another account': stranger.managers[0].tool,
    'manager without the report': two.tool,
    'former manager': former.tool,
  };
  const report = sent.sent.report;
  const entry = managerEntry(one, opened, 'noted', { part: { kind: 'note', value: { text: 'x' } } });
  const identity = managerEntry(one, opened, 'identity-opened', { part: { kind: 'note', value: { text: 'x' } } });
  const routes: readonly [Parameters<ToolClient['send']>[0], string, unknown?][] = [
    ['POST', `/reports/${report}/opening`, entry],
    ['POST', `/reports/${report}/entries`, entry],
    ['POST', `/reports/${report}/identity`, identity],
    ['GET', `/reports/${report}/files/${file}/0`],
    ['PUT', `/reports/${report}/files/${hexOf(random(16))}/0?length=4096`, random(4112)],
  ];
  for (const [name, actor] of Object.entries(actors)) {
    const isKnown = name !== 'visitor' && name !== 'owner';
    for (const [method, url, body] of routes) {
      const answer = await actor.send(method, url, body);
      expect([answer.statusCode, answer.json()], `${name} ${method} ${url}`).toMatchObject([
        isKnown ? 404 : 401,
        { code: isKnown ? 'report.not-found' : 'report-tool.signed-out' },
      ]);
    }
    const reports = await actor.send('GET', `/offices/${office.id}/reports`);
    if (name === 'manager without the report') expect(reports.json()).toEqual({ reports: [], next: null });
    else expect(reports.statusCode, name).toBe(isKnown ? 404 : 401);
    const session = await actor.send('GET', '/session');
    expect(session.statusCode, name).toBe(isKnown ? 200 : 401);
    for (const path of ['/vault', '/ring/0']) {
      const answer = await actor.send('PUT', path, {});
      expect(answer.statusCode, `${name} ${path}`).toBe(isKnown ? 400 : 401);
    }
  }
  // Nothing was written meanwhile, and the manager goes on.
  expect(await list(one, office)).toMatchObject([{ entries: 2 }]);
  expect((await one.tool.send('POST', `/reports/${report}/identity`, identity)).statusCode).toBe(200);
});

test('an admin is no manager, also by a forged address, and an ID of another office is not found', async () => {
  const office = await newOffice();
  const [one] = office.managers;
  await sendReport(office);
  const [listed] = await list(one, office);
  if (!listed) throw new Error('The report is not listed.');
  expect((await opening(one, { ...listed, id: hexOf(random(16)) })).statusCode).toBe(404);
  for (const id of ['', 'x', listed.id.toUpperCase(), `${listed.id}0`, '..%2f..', 'г'.repeat(32)])
    expect((await one.tool.send('POST', `/reports/${encodeURIComponent(id)}/opening`, {})).statusCode).toBe(404);
  for (const after of ['', 'x', '0', "' or 1=1"])
    expect(
      (await one.tool.send('GET', `/offices/${office.id}/reports?after=${encodeURIComponent(after)}`)).statusCode,
    ).toBe(404);
  const whole = { ...listed, allEntries: [] } as never;
  const foreign = managerEntry(one, { report: whole, context: random(32), content: random(32) }, 'opened');
  expect((await one.tool.send('POST', `/reports/${listed.id}/opening`, foreign)).statusCode).toBeGreaterThanOrEqual(
    400,
  );
  expect(await list(one, office)).toMatchObject([{ entries: 1, hasNews: true }]);
});
