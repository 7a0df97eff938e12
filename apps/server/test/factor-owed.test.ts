import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person } from './app.ts';
import { having, routeRequests } from './route-requests.ts';

/** While an account wants a second factor that a session did not use, the session may do little more than give one. */
const app = testApp({ limits: 'off' });
const { send } = routeRequests(app);

const open = [
  'acceptTerms',
  'addPasskey',
  'addTotp',
  'beginConfirm',
  'beginConfirm',
  'beginOwn',
  'beginPasskey',
  'beginPasskeyConfirm',
  'confirm',
  'confirmByPasskey',
  'confirmSession',
  'confirmTotp',
  'leave',
  'me',
  'memberships',
  'read',
  'read',
  'readConfirmation',
  'signOut',
  'switchAccount',
];
let person: Person;

beforeAll(async () => {
  const owner = await app.signUp();
  await owner.put('/api/v1/sign-in-rules', { idleMinutes: null, longestHours: null, secondFactor: 'all' });
  person = await app.join(await app.signUp(), owner, 'editor');
});

test('these routes alone are open before a second factor was used', () => {
  const declared = having(({ beforeFactor }) => beforeFactor === true).map(({ name }) => name.split('.').at(-1));
  expect(declared.toSorted()).toEqual(open);
});

describe('before a second factor was used', () => {
  test.each(having(({ access, beforeFactor }) => access !== 'public' && !beforeFactor))(
    '$name is refused',
    async ({ endpoint }) => {
      const answer = await send(person, endpoint, {});
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'second-factor.required' }),
      ]);
    },
  );
});
