import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { siteWithBanner } from '#test/choices.ts';

/** Mails about something in an account go to those who may see it there. */
const app = testApp({ limits: 'off' });

let owner: Person;
let siteId: string;
let projectId: string;
const people = {} as Record<'owner' | 'admin' | 'analyst' | 'author' | 'elsewhere', Person>;

beforeAll(async () => {
  owner = await app.signUp();
  ({ siteId } = await siteWithBanner(app, owner));
  const project = async (name: string) => (await owner.post('/api/v1/projects', { name })).json<{ id: string }>().id;
  const [own, other] = [await project('One client'), await project('Another client')];
  expect((await owner.patch(`/api/v1/sites/${siteId}`, { projectId: own })).statusCode).toBe(200);
  projectId = own;
  const { siteId: second } = await siteWithBanner(app, owner);
  expect((await owner.patch(`/api/v1/sites/${second}`, { projectId: other })).statusCode).toBe(200);
  people.owner = owner;
  people.admin = await app.join(await app.signUp(), owner, 'admin');
  people.analyst = await app.join(await app.signUp(), owner, 'analyst', own);
  people.author = await app.join(await app.signUp(), owner, 'author', own);
  people.elsewhere = await app.join(await app.signUp(), owner, 'analyst', other);
});

/** Who is mailed because of what `work` does. */
async function mailedBy(
  work: () => Promise<{ readonly statusCode: number; readonly body: string }>,
): Promise<string[]> {
  const before = (await app.outbox.all()).length;
  const answer = await work();
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const sent = (await app.outbox.all()).slice(before).map(({ to }) => to);
  return Object.entries(people)
    .filter(([, { email }]) => sent.includes(email))
    .map(([name]) => name);
}

describe('an alert', () => {
  test('about a key of the account is for those who may make keys', async () => {
    expect(await mailedBy(() => owner.post('/api/v1/api-keys', { name: 'Build' }))).toEqual(['owner', 'admin']);
    expect(await mailedBy(() => owner.get('/api/v1/account/export'))).toEqual(['owner', 'admin']);
  });

  test('about a key of a site is for those who may make keys there', async () => {
    const create = () => owner.post(`/api/v1/sites/${siteId}/consent-keys`, { kind: 'private', name: 'Shop' });
    expect(await mailedBy(create)).toEqual(['owner', 'admin']);
  });

  test('about an export of a site is also for its guests who may export the same, and for no others', async () => {
    const create = () => owner.post(`/api/v1/sites/${siteId}/preference-exports`, {});
    expect(await mailedBy(create)).toEqual(['owner', 'admin', 'analyst']);
  });
});

describe('a mail that is queued', () => {
  test('about an export is not sent to a guest who may no longer export', async () => {
    const guest = await app.join(await app.signUp(), owner, 'analyst', projectId);
    const create = () => guest.post(`/api/v1/sites/${siteId}/preference-exports`, {});
    const mailed = async (work: () => Promise<unknown>) => {
      expect(await create()).toMatchObject({ statusCode: 202 });
      await work();
      const mails = (await app.outbox.all()).filter(({ to }) => to === guest.email);
      return mails.filter(({ text }) => text.includes('?export=')).length;
    };
    expect(await mailed(async () => {})).toBe(1);
    expect(await mailed(() => take(guest))).toBe(1);
  });

  test('about a yearly update is not sent to a guest who may no longer edit documents', async () => {
    const guest = await app.join(await app.signUp(), owner, 'author', projectId);
    const updates = async () => {
      const documentId = crypto.randomUUID();
      const payload = {
        accountId: owner.accountId,
        siteId,
        documentId,
        on: '2030-01-01',
        to: guest.email,
        locale: 'en',
      };
      await app.owner.query(`select graphile_worker.add_job('publishing.send-update-notice', $1)`, [payload]);
      const mails = (await app.outbox.all()).filter(({ to }) => to === guest.email);
      return mails.filter(({ text }) => text.includes(documentId)).length;
    };
    expect(await updates()).toBe(1);
    await take(guest);
    expect(await updates()).toBe(0);
  });
});

async function take({ id }: Person): Promise<void> {
  await app.owner.query('delete from role_grant where person_id = $1', [id]);
}
