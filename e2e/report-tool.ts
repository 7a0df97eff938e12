import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { checkOffice, newReceipt, officeHash } from '@app/sealing';
import type { ChallengeAnswer, OfficeAnswer } from '@app/whistleblowing';
import { randomBytes, randomUUID } from 'node:crypto';
import { sealReport } from '../apps/report/src/form/send/seal-report.ts';
import { call } from './api.ts';
import { inDatabase } from './database.ts';
import { signUp } from './person.ts';

/** A manager in a browser of their own, whose tool is open. */
export type ToolManager = { readonly page: Page; readonly email: string; readonly personId: string };

/** Somebody of the account with the role and a second factor. */
export async function newToolManager(browser: Browser, owner: string): Promise<ToolManager> {
  const page = await (await browser.newContext()).newPage();
  const email = await signUp(page);
  const { accountId, personId } = await inDatabase(async (database) => {
    const { rows } = await database.query(
      `select m.account_id, p.id from person p, membership m join person o on o.id = m.person_id
       where p.email = $1 and o.email = $2`,
      [email, owner],
    );
    const [{ account_id: account, id: person }] = rows;
    await database.query('insert into membership values ($1, $2, now())', [account, person]);
    await database.query('select auth.insert_role_grant($1)', [
      {
        account_id: account,
        id: randomUUID(),
        person_id: person,
        role: 'whistleblowing-manager',
        project_id: null,
        created_at: new Date(),
      },
    ]);
    await database.query("update session set ways = '{password,totp}' where person_id = $1", [person]);
    return { accountId: String(account), personId: String(person) };
  });
  await call(page, 'POST', '/api/v1/session/account', { accountId });
  return { page, email, personId };
}

/** Opens the tool from the dashboard, by a token that works once. */
export async function openTool({ page }: ToolManager): Promise<void> {
  const { url } = await call<{ url: string }>(page, 'POST', '/api/v1/report-tool-handovers');
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Makes the keys of a manager, as on the first visit. Returns passphrase and kit. */
export async function makeKeys({ page }: ToolManager): Promise<{ readonly passphrase: string; readonly kit: string }> {
  await expect(page.getByRole('heading', { name: 'Create your keys' })).toBeVisible();
  // The words come from a list that loads by itself.
  await expect(page.locator('.secret')).toHaveText(/^(?:\S+ ){6}\S+$/);
  const passphrase = (await page.locator('.secret').innerText()).trim();
  await page.getByLabel('Type the passphrase again').fill(passphrase);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Print your recovery kit' })).toBeVisible();
  const kit = (await page.locator('.code').innerText()).trim();
  await page.getByLabel('Last group of the code').fill(kit.split('-').at(-1) ?? '');
  await page.getByRole('button', { name: 'Finish' }).click();
  // The keys are stored before the tool opens.
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Print your recovery kit' })).toBeHidden();
  return { passphrase, kit };
}

/** Seals and sends a report as the form does, without its pages. Returns its ID. */
export async function sendReport(request: APIRequestContext, officeId: string, wrongdoing: string): Promise<string> {
  const root = `/report/api/offices/${officeId}`;
  const answer = (await (await request.get(root)).json()) as OfficeAnswer;
  const chain = checkOffice(answer.chain, officeId);
  if ('code' in chain) throw new Error(chain.code);
  const office = { id: officeId, chain, document: officeHash(chain.current) };
  const at = { type: 'fraud', isAnonymous: false, locale: 'it', channel: 'form' } as const;
  const sealed = await sealReport({
    office,
    receipt: newReceipt((length) => new Uint8Array(randomBytes(length))),
    recipients: office.chain.current.recipients.map(({ id }) => id),
    contents: {
      summary: { ...at, excerpt: wrongdoing, wantsMeeting: false },
      body: {
        ...at,
        wrongdoing,
        facts: 'Every month the same supplier sends two invoices.',
        period: 'Since May',
        source: 'I saw the papers.',
        answers: [],
        meeting: null,
        files: [],
      },
      identity: { fullName: 'Carla Neri', contact: 'carla@example.com' },
    },
    files: [],
  });
  const { today } = (await (await request.get('/report/api/challenge')).json()) as ChallengeAnswer;
  const submission = sealed.submission(today);
  const sent = await request.post(`${root}/reports`, { data: submission, headers: await work(request) });
  expect(sent.status(), await sent.text()).toBe(200);
  return submission.report;
}

async function work(request: APIRequestContext): Promise<Record<string, string>> {
  const { challenge } = (await (await request.get('/report/api/work')).json()) as { readonly challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  return { 'x-work': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url') };
}
