import type { AccountPerson, HeldRole, Invitation, Role } from '@app/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp({ limits: 'off' });
const day = 24 * 3_600_000;

const inAccount = (role: Role): HeldRole => ({ role, projectId: null });

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `invited-${addresses}@example.com`;
}

async function invite(by: Person, emails: readonly string[], given: object = { roles: [inAccount('editor')] }) {
  return by.post('/api/v1/invitations', { emails, ...given });
}

async function tokenFor(email: string): Promise<string> {
  return /#token=([\w-]+)/.exec((await app.outbox.last(email)).text)?.[1] ?? '';
}

async function peopleOf(owner: Person): Promise<AccountPerson[]> {
  return (await owner.get('/api/v1/people')).json<{ people: AccountPerson[] }>().people;
}

const consent = { tos_accepted: true, privacy_read: true };

describe('an invitation', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await app.signUp();
  });

  test('is accepted by a person with an account of their own, who goes on in the other', async () => {
    const person = await app.signUp();
    const made = await invite(owner, [person.email]);
    expect(made.statusCode).toBe(201);
    const token = await tokenFor(person.email);
    const opened = await (await app.visitor()).post('/api/v1/opened-invitations', { token });
    expect(opened.json()).toMatchObject({ email: person.email, invitedBy: owner.email, hasAccount: true });
    const answer = await person.post('/api/v1/accepted-invitations', { token });
    expect(answer.json()).toEqual({ accountId: owner.accountId });
    const me = (await person.get('/api/v1/me')).json();
    // Whoever may do less learns whom to ask.
    expect(me).toMatchObject({ account: { id: owner.accountId, owner: owner.email }, roles: ['editor'] });
    const { accounts } = (await person.get('/api/v1/memberships')).json<{ accounts: object[] }>();
    expect(accounts).toHaveLength(2);
    const { events } = (await owner.get('/api/v1/audit-events?limit=2')).json();
    expect(events).toMatchObject([
      { kind: 'invitation.accepted', target: { id: person.id } },
      { kind: 'invitation.created' },
    ]);
    expect((await owner.get('/api/v1/invitations')).json()).toEqual({ invitations: [] });
  });

  test('lets a newcomer sign up through the terms, with a proved address and no account of their own', async () => {
    const email = newAddress();
    await invite(owner, [email]);
    const token = await tokenFor(email);
    const newcomer = await app.visitor();
    expect((await newcomer.post('/api/v1/opened-invitations', { token })).json()).toMatchObject({ hasAccount: false });
    const form = { token, password: 'a long enough passphrase' };
    const checked = await newcomer.post('/api/v1/invited-people', { ...form, register_pre_check: true });
    expect(checked.json()).toMatchObject({ success: true, tos_ok: false, tracking_id: null });
    expect((await newcomer.post('/api/v1/invited-people', form)).json()).toMatchObject({
      code: 'sign-up.terms-not-accepted',
    });
    expect((await newcomer.post('/api/v1/invited-people', { ...form, ...consent })).json()).toMatchObject({
      success: true,
      tos_ok: true,
    });
    const me = (await newcomer.get('/api/v1/me')).json();
    expect(me).toMatchObject({ account: { id: owner.accountId }, person: { email, emailVerified: true }, tosOk: true });
    const { accounts } = (await newcomer.get('/api/v1/memberships')).json<{ accounts: object[] }>();
    expect(accounts).toHaveLength(1);
    expect((await app.stored('acceptance', { personId: me.person.id })).length).toBeGreaterThan(0);
  });

  test('is for the invited address alone, works once, and not after seven days or when it was withdrawn', async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    await invite(owner, [person.email]);
    const token = await tokenFor(person.email);
    const byOther = await other.post('/api/v1/accepted-invitations', { token });
    expect([byOther.statusCode, byOther.json().code]).toEqual([403, 'invitation.other-address']);
    expect((await person.post('/api/v1/accepted-invitations', { token })).statusCode).toBe(200);
    const twice = await person.post('/api/v1/accepted-invitations', { token });
    expect([twice.statusCode, twice.json().code]).toEqual([404, 'invitation.not-found']);

    const late = await app.signUp();
    await invite(owner, [late.email]);
    const lateToken = await tokenFor(late.email);
    app.clock.forward(7 * day + 1000);
    expect((await late.post('/api/v1/accepted-invitations', { token: lateToken })).statusCode).toBe(404);
    app.clock.forward(-7 * day - 1000);

    const gone = await app.signUp();
    const { invitations } = (await invite(owner, [gone.email])).json<{ invitations: Invitation[] }>();
    const goneToken = await tokenFor(gone.email);
    expect((await owner.delete(`/api/v1/invitations/${invitations[0]?.id}`)).statusCode).toBe(204);
    expect((await gone.post('/api/v1/accepted-invitations', { token: goneToken })).statusCode).toBe(404);
    expect((await gone.post('/api/v1/accepted-invitations', { token: 'x'.repeat(86) })).statusCode).toBe(404);
    expect((await peopleOf(owner)).some(({ id }) => [late.id, gone.id, other.id].includes(id))).toBe(false);
  });

  test('sent again takes the place of the earlier one, and people of the account are left out', async () => {
    const email = newAddress();
    await invite(owner, [email]);
    const first = await tokenFor(email);
    const again = await invite(owner, [email, email.toUpperCase(), owner.email], { roles: [inAccount('analyst')] });
    expect(again.json()).toMatchObject({ members: [owner.email], invitations: [{ email }] });
    expect(again.json().invitations).toHaveLength(1);
    const visitor = await app.visitor();
    expect((await visitor.post('/api/v1/opened-invitations', { token: first })).statusCode).toBe(404);
    expect((await visitor.post('/api/v1/opened-invitations', { token: await tokenFor(email) })).statusCode).toBe(200);
  });

  test('is one for an address, however many are sent at once', async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => invite(owner, [email])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await app.stored('invitation', { accountId: owner.accountId, email })).toHaveLength(1);
  });

  test('gives one membership however often it is accepted at once', async () => {
    const person = await app.signUp();
    await invite(owner, [person.email]);
    const token = await tokenFor(person.email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => person.post('/api/v1/accepted-invitations', { token })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    // The others come too late, or with the secret that the session had before.
    expect(answers.every(({ statusCode }) => [200, 401, 404].includes(statusCode))).toBe(true);
    expect(await app.stored('membership', { accountId: owner.accountId, personId: person.id })).toHaveLength(1);
    expect(await app.stored('role_grant', { accountId: owner.accountId, personId: person.id })).toHaveLength(1);
  });

  test('gives nothing that who invited lacks, then or by the time it is accepted', async () => {
    const admin = await app.join(await app.signUp(), owner, 'admin');
    expect((await invite(admin, [newAddress()], { roles: [inAccount('owner')] })).json()).toMatchObject({
      code: 'role.owner',
    });
    const both = { roles: [inAccount('admin'), inAccount('whistleblowing-manager')] };
    expect((await invite(admin, [newAddress()], both)).json()).toMatchObject({ code: 'role.exclusive' });
    expect((await invite(await app.join(await app.signUp(), owner, 'editor'), [newAddress()])).json()).toMatchObject({
      code: 'role.missing',
    });

    const person = await app.signUp();
    await invite(admin, [person.email], { roles: [inAccount('admin')] });
    const token = await tokenFor(person.email);
    await owner.put(`/api/v1/people/${admin.id}/roles`, { roles: [inAccount('analyst')] });
    expect((await person.post('/api/v1/accepted-invitations', { token })).json()).toMatchObject({
      code: 'invitation.not-found',
    });
    expect((await person.get('/api/v1/me')).json()).toMatchObject({ account: { id: person.accountId } });
  });

  test('ends with the membership of who invited', async () => {
    const admin = await app.join(await app.signUp(), owner, 'admin');
    const email = newAddress();
    await invite(admin, [email]);
    const token = await tokenFor(email);
    await owner.delete(`/api/v1/people/${admin.id}`);
    expect((await (await app.visitor()).post('/api/v1/opened-invitations', { token })).statusCode).toBe(404);
  });

  test('proves the address of a person who has not followed the link of the sign-up', async () => {
    const person = await app.signUp({ verified: false });
    await invite(owner, [person.email]);
    await person.post('/api/v1/accepted-invitations', { token: await tokenFor(person.email) });
    expect((await person.get('/api/v1/me')).json()).toMatchObject({ person: { emailVerified: true } });
  });

  test('to a project makes a guest, who sees no other', async () => {
    const projects = await Promise.all(
      ['North', 'South'].map((name) => owner.post('/api/v1/projects', { name }).then((made) => made.json().id)),
    );
    const person = await app.signUp();
    await invite(owner, [person.email], { roles: [{ role: 'author', projectId: projects[0] }] });
    await person.post('/api/v1/accepted-invitations', { token: await tokenFor(person.email) });
    const seen = (await person.get('/api/v1/projects')).json<{ projects: { id: string }[] }>();
    expect(seen.projects.map(({ id }) => id)).toEqual([projects[0]]);
    expect((await person.get('/api/v1/invitations')).statusCode).toBe(403);
    expect((await person.get('/api/v1/me')).json()).toMatchObject({ account: { owner: null } });
  });

  test('mails nothing that somebody could have written', async () => {
    const email = newAddress();
    const host = await app.signUp();
    await host.patch('/api/v1/account', { name: 'Buy cheap pills at https://pills.example' });
    await invite(host, [email], { roles: [inAccount('editor')], locale: 'de' });
    const { subject, text } = await app.outbox.last(email);
    expect(`${subject} ${text}`).not.toContain('pills');
    expect(text).toContain('/de/invitation#token=');
    expect(text).toContain(host.email);
  });
});

describe('where plans are hosted', () => {
  const hosted = testApp({ limits: 'off', config: { hostedPlans: true } });

  test('a hundred invitations a day wait at most, those withdrawn included', async () => {
    const owner = await hosted.signUp();
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `many-${from + at}@example.com`);
    const first = await owner.post('/api/v1/invitations', { emails: many(0, 100), roles: [inAccount('analyst')] });
    expect(first.json().invitations).toHaveLength(100);
    const { id } = first.json<{ invitations: Invitation[] }>().invitations[0] ?? { id: '' };
    await owner.delete(`/api/v1/invitations/${id}`);
    const more = await owner.post('/api/v1/invitations', { emails: many(100, 1), roles: [inAccount('analyst')] });
    expect([more.statusCode, more.json().code]).toEqual([429, 'invitation.limit']);
    expect((await owner.post('/api/v1/invitations', { emails: many(0, 201) })).statusCode).toBe(400);
  });
});
