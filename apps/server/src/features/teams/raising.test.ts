import { roles, type OwnRole, type Permission, type Role, type Team } from '@app/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

// Whoever manages people and teams gives no more than they have, however they go about it.

const app = testApp({ limits: 'off' });

const ofLead: readonly Permission[] = ['people.read', 'people.manage', 'teams.manage', 'sites.read', 'documents.read'];
const somePermissions = ['sites.read', 'documents.read', 'people.manage', 'consents.export', 'keys.manage'] as const;

let owner: Person;
let people: readonly Person[];
let projectId: string;
let leadRole: string;
/** What each person has at the start of a run, or a lead who gave up their role would leave nothing to try. */
let start: readonly { readonly role: string; readonly projectId: string | null }[];
/** What each may hold at most: what they had, what the lead has, and reports, for which the lead may appoint. */
let limits: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(async () => {
  owner = await app.signUp();
  projectId = (await owner.post('/api/v1/projects', { name: 'North' })).json<{ id: string }>().id;
  const lead = await app.join(await app.signUp(), owner, 'billing');
  const made = await owner.post('/api/v1/roles', { name: 'Lead', permissions: ofLead });
  leadRole = made.json<OwnRole>().id;
  await owner.put(`/api/v1/people/${lead.id}/roles`, { roles: [{ role: leadRole, projectId: null }] });
  const others = [
    await app.join(await app.signUp(), owner, 'editor'),
    await app.join(await app.signUp(), owner, 'billing'),
    await app.join(await app.signUp(), owner, 'analyst', projectId),
  ];
  people = [lead, ...others];
  start = [
    { role: leadRole, projectId: null },
    { role: 'editor', projectId: null },
    { role: 'billing', projectId: null },
    { role: 'analyst', projectId },
  ];
  const given = [...ofLead, 'reports.manage'];
  limits = new Map([
    [lead.id, new Set(given)],
    ...others.map(({ id }, at) => [id, new Set([...given, ...roles[had[at] ?? 'billing']])] as const),
  ]);
});
const had: readonly Role[] = ['editor', 'billing', 'analyst'];

async function heldBy({ id }: Person): Promise<string[]> {
  const { rights } = (await owner.get(`/api/v1/people/${id}`)).json<{ rights: { permission: string }[] }>();
  return rights.map(({ permission }) => permission);
}

const roleNames = [...(Object.keys(roles) as Role[]), 'own', 'made'] as const;
const someRoles = fc.uniqueArray(fc.tuple(fc.constantFrom(...roleNames), fc.boolean()), {
  maxLength: 2,
  selector: ([name, isWide]) => `${name} ${isWide}`,
});
const somebody = fc.integer({ min: 0, max: 3 });
const command = fc.oneof(
  fc.record({ what: fc.constant('roles'), by: somebody, to: somebody, given: someRoles }),
  fc.record({ what: fc.constant('team'), by: somebody, to: somebody, given: someRoles }),
  fc.record({
    what: fc.constant('own role'),
    by: somebody,
    permissions: fc.uniqueArray(fc.constantFrom(...somePermissions), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ what: fc.constant('invitation'), by: somebody, given: someRoles }),
);

test('nobody raises themselves or others by roles, teams, own roles or invitations', async () => {
  let invited = 0;
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 8 }), async (commands) => {
      for (const [at, { id }] of people.entries())
        expect((await owner.put(`/api/v1/people/${id}/roles`, { roles: [start[at]] })).statusCode).toBe(200);
      for (const one of commands) {
        const by = people[one.by] as Person;
        const teams = (await owner.get('/api/v1/teams')).json<{ teams: Team[] }>().teams;
        const own = (await owner.get('/api/v1/roles')).json<{ roles: OwnRole[] }>().roles;
        const made = own.find(({ id }) => id !== leadRole)?.id ?? leadRole;
        const named = (name: string): string => (name === 'own' ? leadRole : name === 'made' ? made : name);
        const wanted = ('given' in one ? one.given : []).map(([name, isWide]) => ({
          role: named(name),
          projectId: isWide ? null : projectId,
        }));
        const body = { name: 'Changed', roles: wanted, people: 'to' in one ? [people[one.to]?.id] : [] };
        if (one.what === 'roles' && 'to' in one)
          done += Number(
            (await by.put(`/api/v1/people/${people[one.to]?.id}/roles`, { roles: wanted })).statusCode === 200,
          );
        else if (one.what === 'team')
          await (teams[0] ? by.put(`/api/v1/teams/${teams[0].id}`, body) : by.post('/api/v1/teams', body));
        else if ('permissions' in one) {
          const role = { name: 'Made', permissions: one.permissions };
          await (made === leadRole ? by.post('/api/v1/roles', role) : by.put(`/api/v1/roles/${made}`, role));
        } else {
          invited += 1;
          const email = `raised-${invited}@example.com`;
          const answer = await by.post('/api/v1/invitations', { emails: [email], roles: wanted });
          if (answer.statusCode === 201) expect(await giftOf(email)).toEqual([]);
        }
        for (const person of people) {
          const limit = limits.get(person.id);
          expect((await heldBy(person)).filter((permission) => !limit?.has(permission))).toEqual([]);
        }
      }
    }),
    // The first run holds a change that is allowed; most others are not.
    { numRuns: 40, examples: [[[{ what: 'roles', by: 0, to: 0, given: [['own', true]] }]]] },
  );
  // The commands are not all refused, or the test would show nothing.
  expect(done).toBeGreaterThan(0);
});

/** What an invitation gives that the lead does not have. */
async function giftOf(email: string): Promise<string[]> {
  const [invitation] = await app.stored('invitation', { accountId: owner.accountId, email });
  const given = (invitation?.['roles'] ?? []) as readonly { readonly role: string }[];
  const own = (await owner.get('/api/v1/roles')).json<{ roles: OwnRole[] }>().roles;
  const permissions = given.flatMap(({ role }): readonly string[] =>
    role in roles ? roles[role as Role] : (own.find(({ id }) => id === role)?.permissions ?? []),
  );
  const most = new Set([...ofLead, 'reports.manage']);
  return permissions.filter((permission) => !most.has(permission));
}
