import { consentIntake, type Endpoint } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp } from './app.ts';
import { objectPaths, put } from './examples.ts';
import { checkRefusal, exampleBody, having, queryOf, routeRequests } from './route-requests.ts';

/** Tests keys unknown to the contract, and duplicate keys, at every route. */
const app = testApp({ limits: 'off' });
const { send, reused, heldAgainstBefore } = routeRequests(app);
heldAgainstBefore(reused);

const writes = having(({ method, ignoresKeys }) => method !== 'GET' && ignoresKeys === undefined);

test('unknown keys are passed over on the fixed paths alone, each with its reason', () => {
  const passing = having(({ ignoresKeys }) => ignoresKeys !== undefined);
  expect(passing.map(({ name }) => name)).toEqual([
    'accounts.signUp',
    'accounts.signIn',
    'accounts.acceptTerms',
    'identities.begin',
    'identities.finish',
    'identities.finishByToken',
    'companySignIn.find',
    'companySignIn.begin',
    'preferences.updateEmailPrefs',
    'preferences.updatePreferences',
    'policies.verifySameResource',
    'policies.generate',
    'policies.quickGenerate',
  ]);
});

test.each(writes)('$name refuses unknown keys wherever they stand, and says where', async ({ endpoint }) => {
  const person = await reused();
  const body = exampleBody(endpoint);
  // Keys of `preferences` are names that the site chooses.
  for (const path of objectPaths(body).filter((each) => each.at(-1) !== 'preferences')) {
    const strange = [...path, 'strange_key'];
    const answer = await send(person, endpoint, { body: put(body, strange, 1) });
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([400, 'input.invalid']);
    expect(Object.keys(answer.json().fields)).toContain(ofLine(endpoint, strange.join('.')));
    checkRefusal(answer);
  }
});

test.each(having(({ method }) => method !== 'GET'))('$name refuses two keys of one name', async ({ endpoint }) => {
  const person = await reused();
  const text = JSON.stringify(exampleBody(endpoint));
  const twice = `${text.slice(0, -1)}${text === '{}' ? '' : ','}"a":{"b":[0,{"c":1,"\\u0063":2}]}}`;
  const answer = await send(person, endpoint, { raw: twice });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'input.duplicate-key']);
  expect(answer.json().fields).toMatchObject({ [ofLine(endpoint, 'a.b.1.c')]: {} });
});

test.each(having(({ access, byConsentKey }) => access !== 'public' || byConsentKey))(
  '$name refuses unknown keys in the query',
  async ({ endpoint }) => {
    const person = await reused();
    const given = queryOf(endpoint);
    const answer = await send(person, endpoint, { query: `${given}${given && '&'}strange_key=1` });
    expect([answer.statusCode, answer.json().fields], answer.body).toEqual([
      400,
      { strange_key: { code: 'field.unknown', message: expect.any(String) } },
    ]);
  },
);
/** In an import, the line number precedes the field. */
const ofLine = ({ path }: Endpoint, field: string) => (path === consentIntake.import.path ? `1.${field}` : field);
