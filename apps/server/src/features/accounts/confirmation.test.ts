import { allEndpoints } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp({ limits: 'off' });
const minutes = (count: number) => app.clock.forward(count * 60_000);

async function aSite(person: Person): Promise<string> {
  return (await person.post('/api/v1/sites', { type: 'Site', name: 'Shop' })).json<{ id: string }>().id;
}

// A new route that creates keys, exports people or deletes evidence must be added here deliberately.
test('these routes ask for the password again, and no others', () => {
  const asking = Object.entries(allEndpoints).flatMap(([feature, group]) =>
    Object.entries(group).flatMap(([name, { fresh }]) =>
      fresh ? [`${feature}.${name}: ${JSON.stringify(fresh.when ?? 'always')}, keys ${fresh.keys}`] : [],
    ),
  );
  expect(asking.toSorted()).toEqual([
    'accounts.createApiKey: "always", keys refused',
    'accounts.exportAccount: "always", keys refused',
    'accounts.rotateApiKey: "always", keys refused',
    'accounts.setSignInRules: "always", keys refused',
    'audit.setRetention: "always", keys refused',
    'auditExports.start: "always", keys allowed',
    'companySignIn.addDomain: "always", keys refused',
    'companySignIn.connect: "always", keys refused',
    'companySignIn.disconnect: "always", keys refused',
    'companySignIn.removeDomain: "always", keys refused',
    'companySignIn.setRequired: "always", keys refused',
    'consentRecords.createKey: "always", keys allowed',
    'consentRecords.deleteDatabase: {"evidence":"delete"}, keys refused',
    'consentRights.setRetention: "handler", keys refused',
    'consentRights.startExport: "always", keys allowed',
    'cookie-solution.delete: {"evidence":"delete"}, keys refused',
    'cookiePreferences.setRetention: "handler", keys refused',
    'identities.beginLink: "always", keys refused',
    'identities.link: "always", keys refused',
    'identities.unlink: "always", keys refused',
    'keptEvidence.delete: "always", keys refused',
    'keptEvidence.deleteDocument: "always", keys refused',
    'newsletters.startExport: "always", keys allowed',
    'policies.deleteDocument: {"evidence":"delete"}, keys refused',
    'policies.deleteSiteLanguage: {"evidence":"delete"}, keys refused',
    'provisioning.create: "always", keys refused',
    'provisioning.remove: "always", keys refused',
    'secondFactor.addPasskey: "always", keys refused',
    'secondFactor.addTotp: "always", keys refused',
    'secondFactor.beginPasskey: "always", keys refused',
    'secondFactor.confirmTotp: "always", keys refused',
    'secondFactor.makeRecoveryCodes: "always", keys refused',
    'secondFactor.removePasskey: "always", keys refused',
    'secondFactor.removeTotp: "always", keys refused',
    'sites.delete: {"evidence":"delete"}, keys refused',
    'sites.deleteProject: {"evidence":"delete"}, keys refused',
    'teams.acceptOwnership: "always", keys refused',
    'teams.createRole: "always", keys refused',
    'teams.createTeam: "always", keys refused',
    'teams.deleteRole: "always", keys refused',
    'teams.deleteTeam: "always", keys refused',
    'teams.invite: "always", keys refused',
    'teams.leave: "always", keys refused',
    'teams.offerOwnership: "always", keys refused',
    'teams.removePerson: "always", keys refused',
    'teams.setRoles: "always", keys refused',
    'teams.updateRole: "always", keys refused',
    'teams.updateTeam: "always", keys refused',
    'teams.withdrawInvitation: "always", keys refused',
    'teams.withdrawOwnership: "always", keys refused',
    'webhooks.create: "always", keys refused',
    'webhooks.rotate: "always", keys refused',
    'webhooks.update: "handler", keys refused',
  ]);
});

test('ten minutes after the sign-in the password is asked for, and counts for ten more', async () => {
  const person = await app.signUp();
  const make = () => person.post('/api/v1/api-keys', { name: 'Key' });
  expect((await make()).statusCode).toBe(201);

  minutes(10);
  expect((await person.get('/api/v1/session/confirmation')).json()).toEqual({ until: null });
  const refused = await make();
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ code: 'session.confirm' });
  expect(await app.stored('api_key', { accountId: person.accountId })).toHaveLength(1);

  const wrong = await person.put('/api/v1/session/confirmation', { password: 'not the right one' });
  expect(wrong.json()).toMatchObject({ code: 'password.wrong', fields: { password: { code: 'password.wrong' } } });
  expect((await make()).statusCode).toBe(403);

  const right = await person.put('/api/v1/session/confirmation', { password: person.password });
  expect(Date.parse(right.json().until) - app.clock.now().getTime()).toBe(10 * 60_000);
  expect((await make()).statusCode).toBe(201);
  minutes(10);
  expect((await make()).statusCode).toBe(403);
  app.clock.set(new Date());
});

test('another session of the same person is not confirmed with it', async () => {
  const person = await app.signUp();
  const phone = await app.visitor();
  await phone.post('/users/sign-in', { email: person.email, password: person.password });
  minutes(20);
  await person.put('/api/v1/session/confirmation', { password: person.password });
  expect((await phone.get('/api/v1/account/export')).json()).toMatchObject({ code: 'session.confirm' });
  expect((await person.get('/api/v1/account/export')).statusCode).toBe(200);
  app.clock.set(new Date());
});

test('deleting evidence, exporting people and shortening retention ask; their harmless sisters do not', async () => {
  const person = await app.signUp();
  const [first, second] = [await aSite(person), await aSite(person)];
  minutes(20);
  const retention = (of: string, months: number | null) =>
    person.put(`/api/v1/sites/${first}/${of}-retention`, { months });
  const refused = [
    await person.delete(`/api/v1/sites/${first}?evidence=delete`),
    await person.post(`/api/v1/sites/${first}/consent-exports`, { of: 'subjects' }),
    await person.post(`/api/v1/sites/${first}/newsletter-exports`, {}),
    await person.post(`/api/v1/sites/${first}/consent-keys`, { kind: 'private', name: 'Shop' }),
    await person.post('/api/v1/webhooks', { url: 'https://hook.example/', types: ['consent.recorded'] }),
    await retention('consent', 1),
    await retention('preference', 6),
  ];
  for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'session.confirm' });
  expect(await app.stored('site', { accountId: person.accountId })).toHaveLength(2);

  const allowed = [await person.delete(`/api/v1/sites/${second}`), await retention('consent', 240)];
  for (const answer of allowed) expect(answer.statusCode).toBe(200);
  app.clock.set(new Date());
});

test('an API key makes no API keys and no webhooks, and ends no evidence; it may do what it could do row by row', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const script = app.script(await app.apiKey(person));
  const refused = [
    await script.post('/api/v1/api-keys', { name: 'More' }),
    await script.post('/api/v1/webhooks', { url: 'https://hook.example/', types: ['consent.recorded'] }),
    await script.get('/api/v1/account/export'),
    await script.delete(`/api/v1/sites/${siteId}?evidence=delete`),
    await script.put(`/api/v1/sites/${siteId}/consent-retention`, { months: 1 }),
  ];
  for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'session.required' });
  expect((await script.post(`/api/v1/sites/${siteId}/consent-exports`, { of: 'consents' })).statusCode).toBe(202);
  expect((await script.post(`/api/v1/sites/${siteId}/consent-keys`, { kind: 'public', name: 'Form' })).statusCode).toBe(
    201,
  );
});
