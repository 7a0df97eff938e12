import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, press, stepped } = requestersOf(app);
const canary = 'CANARY-8080';

/** The tables in which a row says the canary, read by the owner of the database. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.owner.query(`select from ${name} as one where one::text like $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

test('D11: what a request says is in no mail, log, webhook or queue, and in no table once its time is over', async () => {
  const form = await aForm();
  const { owner } = form;
  const { id, key } = await aRequest(form, { ...anna, name: `${canary} Anna`, details: canary });
  await stepped(owner, id, { action: 'correct', name: `${canary} Anne` });
  await stepped(owner, id, { action: 'note', text: canary });
  await stepped(owner, id, { action: 'ready', letter: { kind: 'message', text: canary } });
  await stepped(owner, id, { action: 'send', letter: { kind: 'message', text: canary } });
  await press(key, { action: 'write', text: canary });
  const begun = await owner.post(`${requestsPath}/${id}/files`, { name: `${canary}.txt`, size: canary.length });
  const data = Buffer.from(canary).toString('base64');
  await owner.put(`${requestsPath}/${id}/files/${begun.json().id}/parts/0`, { data });

  const mails = await app.outbox.all();
  expect(mails.filter((mail) => JSON.stringify(mail).includes(canary))).toEqual([]);
  expect(app.log.filter((line) => line.includes(canary))).toEqual([]);
  // Neither webhooks nor the queue nor the log of the account.
  const own = ['public.dsar_file', 'public.dsar_letter', 'public.dsar_request', 'public.dsar_step'];
  expect(await tablesWith(canary)).toEqual(own);

  await stepped(owner, id, { action: 'withdraw' });
  await stepped(owner, id, { action: 'ready', letter: { kind: 'message', text: canary } });
  expect(await tablesWith(canary)).toContain('public.dsar_waiting_letter');
  await stepped(owner, id, { action: 'close' });
  expect(await tablesWith(canary)).toEqual(['public.dsar_letter', 'public.dsar_request', 'public.dsar_step']);

  const now = app.clock.now();
  app.clock.set('2031-01-01T10:00:00.000Z');
  await app.runScheduled('dsar.forget');
  app.clock.set(now);
  expect(await tablesWith(canary)).toEqual([]);
});
