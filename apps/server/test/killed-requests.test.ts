import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findRunning } from '#platform/database/launcher/postmaster.ts';
import { newVisitor, type Visitor } from './http-visitor.ts';
import { dataFolder, postgresOf, rowsIn, startServer, type Running } from './process.ts';
import { owner as siteOwner } from './register.ts';

/** A server and its database that are killed in turns while people send requests and the team handles them. */
const DATA_DIR = dataFolder();
// On its first day an account may send 20 mails an hour to others, and each turn brings about as many.
const settings = { DATA_DIR, TRUST_PROXY: 'loopback', MAIL_LIMITS: '5000,5000,5000' };
/** Each turn kills the server, or the database. 40 are twenty of each: `KILLS=40 npx vitest run …`. */
const kills = Number(process.env['KILLS'] ?? 6);
const rowsOf = rowsIn(DATA_DIR);
const canary = 'CANARY-4711';
const mebibyte = 1024 * 1024;
const place = '/api/v1/dsar-requests';

type Team = {
  readonly email: string;
  readonly formUrl: string;
  /** As it was started last. */
  readonly server: () => Running;
  visitor: Visitor;
};

/** What was answered with success, by what has to be there afterward. */
const acknowledged = {
  forms: new Set<string>(),
  letters: new Set<string>(),
  tasks: new Set<string>(),
  parts: new Map<string, number>(),
  /** Ids of requests whose data points were entered. */
  points: new Set<string>(),
};
/** What was sent and not answered: it is sent again. */
const unanswered: (() => Promise<void>)[] = [];
let sent = 0;
let networks = 0;

test(`after ${kills} kills no request, letter, task or part of a file is lost or there twice`, async () => {
  let server = await startServer(settings);
  const team = await theTeam(() => server);
  for (let turn = 0; turn < kills; turn += 1) {
    const ids = await entered(team, turn);
    const work = [
      ...Array.from({ length: 6 }, () => formSent(team)),
      ...ids.flatMap((id) => [letterSent(team, id), partSent(team, id), taskDone(team, id)]),
      ...(await identifying(team, turn)),
    ];
    const all = Promise.all(work.map((one) => tried(one)));
    await pause(40 + ((turn * 97) % 300));
    if (turn % 2 === 0) {
      server.child.kill('SIGKILL');
      await Promise.all([server.ended, all]);
      server = await startServer(settings);
    } else {
      const before = postgresOf(DATA_DIR);
      process.kill(before, 'SIGKILL');
      await all;
      // The server restarts its database.
      while (((await findRunning(path.join(DATA_DIR, 'postgres')))?.pid ?? before) === before) await pause(20);
    }
    await untilDone(async () => {
      team.visitor = await signedIn(server, team.email);
    });
    for (const one of unanswered.splice(0)) await untilDone(one);
    await checkWhole();
  }
  expect(acknowledged.forms.size * acknowledged.letters.size * acknowledged.tasks.size).toBeGreaterThan(0);
  expect(acknowledged.points.size).toBeGreaterThan(0);
  expect([...acknowledged.parts.values()].reduce((sum, parts) => sum + parts, 0)).toBeGreaterThan(0);
  await checkMails();
  expect(server.said()).not.toContain(canary);
}, 900_000);

async function tried(one: () => Promise<void>): Promise<void> {
  try {
    await one();
  } catch {
    unanswered.push(one);
  }
}

const password = 'seven quiet horses';

async function theTeam(server: () => Running): Promise<Team> {
  const email = 'team@killed-requests.com';
  const visitor = await newVisitor(server().url);
  const form = { email, password, tos_accepted: true, privacy_read: true };
  expect((await visitor.send('POST', '/users/sign-up', form)).status).toBe(200);
  await rowsOf('update person set email_verified_at = now() where email = $1', [email]);
  const site = { name: 'Corner Coffee', type: 'Site', url: 'https://shop.example.com', languages: ['en'] };
  const { id } = (await visitor.send('POST', '/api/v1/sites', site)).body as { id: string };
  await visitor.send('PUT', `/api/v1/sites/${id}/owner`, siteOwner);
  const published = await visitor.send('PUT', `/api/v1/sites/${id}/dsar-form`, { isPublished: true });
  expect([published.status, published.body]).toMatchObject([200, { isPublished: true }]);
  return { email, visitor, server, formUrl: new URL((published.body as { url: string }).url).pathname };
}

async function signedIn(server: Running, email: string): Promise<Visitor> {
  const visitor = await newVisitor(server.url);
  expect((await visitor.send('POST', '/users/sign-in', { email, password })).status).toBe(200);
  return visitor;
}

/** Tries again while the database starts, for half a minute at most. */
async function untilDone(one: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await one();
      return;
    } catch (error) {
      if (tries === 150) throw error;
      await pause(200);
    }
  }
}

/** Requests that a teammate entered, each with a task and a file whose parts are still missing. */
async function entered(team: Team, turn: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const request = { place: 'DE', rights: ['access'], name: canary, language: 'en', channel: 'phone' };
    const email = `entered-${turn}-${n}@killed-requests.com`;
    const receivedOn = new Date().toISOString().slice(0, 10);
    const made = await team.visitor.send('POST', place, { ...request, email, receivedOn });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id } = made.body as { id: string };
    await rowsOf(
      `insert into dsar_task (account_id, request_id, id, name, systems, outcome, note)
       select account_id, id, gen_random_uuid(), 'Shop', '[]', 'open', '' from dsar_request where id = $1`,
      [id],
    );
    ids.push(id);
  }
  return ids;
}

function formSent({ formUrl, server }: Team): () => Promise<void> {
  sent += 1;
  const submission = crypto.randomUUID();
  const fields = { place: 'DE', 'rights[]': 'access', for: 'self', name: canary, details: canary, submission };
  const body = new URLSearchParams({ ...fields, email: `form-${sent}@killed-requests.com` });
  return async () => {
    networks += 1;
    // Each try comes from a network of its own, so that no limit refuses it.
    const headers = { 'x-forwarded-for': `10.9.${networks >> 8}.${networks & 255}` };
    const answer = await fetch(`${server().url}${formUrl}?lang=en`, { method: 'POST', headers, body });
    await answer.text();
    if (answer.status !== 200) throw new Error(`A form was answered with ${answer.status}.`);
    acknowledged.forms.add(submission);
  };
}

/** Sends a letter, of the version that the team saw: sent again, it is refused if it is there. */
function letterSent(team: Team, id: string): () => Promise<void> {
  sent += 1;
  const text = `${canary} letter ${sent}`;
  return async () => {
    const { version } = await readRequest(team, id);
    if (await isLetterThere(text)) return void acknowledged.letters.add(text);
    const step = { action: 'send', letter: { kind: 'message', text } };
    const { status } = await team.visitor.send('POST', `${place}/${id}/steps`, { version, step });
    // Somebody else's step came between: it is sent again.
    if (status !== 200) throw new Error(`A letter was answered with ${status}.`);
    acknowledged.letters.add(text);
  };
}

async function readRequest(team: Team, id: string): Promise<{ version: number; tasks: { id: string }[] }> {
  const { status, body } = await team.visitor.send('GET', `${place}/${id}`);
  if (status !== 200) throw new Error(`A request was answered with ${status}.`);
  return body as { version: number; tasks: { id: string }[] };
}

async function isLetterThere(text: string): Promise<boolean> {
  const rows = await rowsOf('select id from dsar_letter where blocks::text like $1', [`%${text}"%`]);
  return rows.length > 0;
}

function partSent(team: Team, id: string): () => Promise<void> {
  let fileId: string | undefined;
  let next = 0;
  const data = Buffer.alloc(mebibyte, canary).toString('base64');
  return async () => {
    if (fileId === undefined) {
      const begun = await team.visitor.send('POST', `${place}/${id}/files`, { name: 'data.bin', size: 3 * mebibyte });
      if (begun.status !== 201) throw new Error(`A file was answered with ${begun.status}.`);
      fileId = (begun.body as { id: string }).id;
    }
    for (; next < 3; next += 1) {
      const { status } = await team.visitor.send('PUT', `${place}/${id}/files/${fileId}/parts/${next}`, { data });
      if (status !== 200) throw new Error(`A part was answered with ${status}.`);
      acknowledged.parts.set(fileId, next + 1);
    }
  };
}

function taskDone(team: Team, id: string): () => Promise<void> {
  return async () => {
    const [task] = (await readRequest(team, id)).tasks;
    const [row] = await rowsOf<{ outcome: string }>('select outcome from dsar_task where id = $1', [task?.id]);
    if (row?.outcome === 'none') return void acknowledged.tasks.add(id);
    const url = `${place}/${id}/tasks/${task?.id}`;
    const { status } = await team.visitor.send('PUT', url, { outcome: 'none', note: canary });
    if (status !== 200) throw new Error(`A task was answered with ${status}.`);
    acknowledged.tasks.add(id);
  };
}

/** Two requests by the form, of which data points are asked for: what enters them. */
async function identifying(team: Team, turn: number): Promise<readonly (() => Promise<void>)[]> {
  const enter: (() => Promise<void>)[] = [];
  for (let n = 0; n < 2; n += 1) {
    await formSent(team)();
    const email = `form-${sent}@killed-requests.com`;
    const [request] = await rowsOf<{ id: string }>('select id from dsar_request where email = $1', [email]);
    const id = request?.id ?? '';
    const { key, code } = await mailTo(email);
    await untilDone(() => pressed(team, { key, action: 'confirm', code }));
    await untilDone(async () => {
      const { version } = await readRequest(team, id);
      const points = [{ kind: 'order-number' }, { kind: 'phone' }];
      const step = { action: 'send', letter: { kind: 'identity', text: `Doubt ${turn}`, points } };
      const { status, body } = await team.visitor.send('POST', `${place}/${id}/steps`, { version, step });
      if (status !== 200) throw new Error(JSON.stringify(body));
    });
    enter.push(pointsEntered(team, id, key));
  }
  return enter;
}

/** The key of the page of a request and the code that opens it, from the mail about it. */
async function mailTo(email: string): Promise<{ readonly key: string; readonly code: string }> {
  const folder = path.join(DATA_DIR, 'outbox');
  let found = { key: '', code: '' };
  await untilDone(async () => {
    const texts = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { to: string; text: string })
      .flatMap(({ to, text }) => (to === email ? text : []));
    const text = texts[0] ?? '';
    found = { key: /#([\w-]{64,66})/.exec(text)?.[1] ?? '', code: /^\d{6}$/m.exec(text)?.[0] ?? '' };
    if (found.key === '' || found.code === '') throw new Error(`No mail to ${email} arrived.`);
  });
  return found;
}

/** Presses a button on the page of a request. Returns the page. */
async function pressed({ server }: Team, fields: Readonly<Record<string, string>>): Promise<string> {
  networks += 1;
  const headers = { 'x-forwarded-for': `10.9.${networks >> 8}.${networks & 255}` };
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${server().url}/dsar/request`, { method: 'POST', headers, body });
  const page = await answer.text();
  if (answer.status !== 200) throw new Error(`A press was answered with ${answer.status}.`);
  return page;
}

function pointsEntered(team: Team, id: string, key: string): () => Promise<void> {
  return async () => {
    const page = await pressed(team, { key, action: 'points', point1: canary, point2: '+49 30 4711471' });
    if (!page.includes('is compared now')) throw new Error('The points were not taken.');
    acknowledged.points.add(id);
  };
}

async function checkWhole(): Promise<void> {
  const submissions = await rowsOf<{ submission: string }>('select submission from dsar_request');
  const there = submissions.map(({ submission }) => submission).filter((one) => one !== null);
  expect(new Set(there).size).toBe(there.length);
  for (const submission of acknowledged.forms) expect(there).toContain(submission);

  const letters = await rowsOf<{ text: string; count: string }>(
    `select block ->> 'text' as text, count(*) from dsar_letter, jsonb_array_elements(blocks) as block
     where block ->> 'text' like $1 group by 1`,
    [`${canary} letter%`],
  );
  expect(letters.filter(({ count }) => count !== '1')).toEqual([]);
  const texts = new Set(letters.map(({ text }) => text));
  for (const text of acknowledged.letters) expect(texts).toContain(text);

  const done = await rowsOf<{ requestId: string; outcome: string; steps: string }>(
    `select task.request_id as "requestId", outcome, (select count(*) from dsar_step step
       where step.request_id = task.request_id and step.kind = 'task-none') as steps from dsar_task task`,
  );
  for (const { outcome, steps } of done) expect(steps).toBe(outcome === 'none' ? '1' : '0');
  const doneIds = new Set(done.filter(({ outcome }) => outcome === 'none').map(({ requestId }) => requestId));
  for (const id of acknowledged.tasks) expect(doneIds).toContain(id);

  const files = await rowsOf<{ id: string; received: string; parts: string }>(
    `select id, received, (select count(*) from dsar_file_part part where part.file_id = file.id) as parts from dsar_file file`,
  );
  for (const { received, parts } of files) expect(Number(received)).toBe(Number(parts) * mebibyte);
  const partsOf = new Map(files.map(({ id, parts }) => [id, Number(parts)]));
  for (const [id, parts] of acknowledged.parts) expect(partsOf.get(id)).toBeGreaterThanOrEqual(parts);

  // Entered once: what was entered is there, whole and encrypted, and the step once for each entry that was taken.
  const compared = await rowsOf<{ id: string; isGiven: boolean; given: string; sealed: string }>(
    `select request_id as id, given_at is not null as "isGiven", coalesce(encode(sealed, 'escape'), '') as sealed, (select count(*)
       from dsar_step step where step.request_id = comparison.request_id and step.kind = 'gave-points') as given
     from dsar_comparison comparison`,
  );
  for (const { isGiven, given, sealed } of compared) {
    expect(isGiven).toBe(Number(given) > 0);
    expect(sealed !== '').toBe(isGiven);
    expect(sealed).not.toContain(canary);
  }
  const entered = new Set(compared.flatMap(({ id, isGiven }) => (isGiven ? id : [])));
  for (const id of acknowledged.points) expect(entered).toContain(id);

  const jobs = await rowsOf<{ payload: string }>('select payload::text from graphile_worker._private_jobs');
  expect(jobs.filter(({ payload }) => payload.includes(canary))).toEqual([]);
}

/** A mail that a killed worker sent is sent again under its Message-ID, and says the same. */
async function checkMails(): Promise<void> {
  const folder = path.join(DATA_DIR, 'outbox');
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(mails.filter((mail) => mail.includes(canary))).toEqual([]);
  const read = mails.map((mail) => JSON.parse(mail) as { to: string; messageId?: string; text: string });
  const ofRequesters = read.filter(({ to }) => /^(?:form|entered)-/.test(to));
  expect(ofRequesters.length).toBeGreaterThan(0);
  for (const [to, own] of Map.groupBy(ofRequesters, (mail) => mail.to)) {
    const [counted] = await rowsOf<{ letters: string }>(
      `select count(*) as letters from dsar_letter letter join dsar_request request on request.id = letter.request_id
       where request.email = $1 and letter.from_owner`,
      [to],
    );
    // The acknowledgement is a letter, too, and its mail has the id of the request.
    expect(new Set(own.map(({ messageId }) => messageId)).size).toBeLessThanOrEqual(Number(counted?.letters));
    for (const same of Map.groupBy(own, ({ messageId }) => messageId).values())
      expect(new Set(same.map(({ text }) => text)).size).toBe(1);
  }
}
