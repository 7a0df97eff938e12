import { choiceIntake, consentIntake, type Endpoint } from '@app/contract';
import { createGuard } from '@app/scanner';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { testApp, type Person } from './app.ts';
import { allPaths, at, exampleOf, put, textPaths, type Path } from './examples.ts';
import { ownedIds } from './owned-ids.ts';
import { ownerOfEverything } from './owner-of-everything.ts';
import { bodyOf, checkRefusal, exampleBody, having, routeRequests, uuidParams } from './route-requests.ts';

/**
 * Rules for every route in the contract, so that a new one is tested as soon as it is declared. Inputs are generated
 * from its schemas.
 */
// Made-up sites of tests are scanned too: no name resolves.
const app = testApp({ limits: 'off', guard: createGuard({ resolve: async () => [] }) });
const { send, urlOf, reused, heldAgainstBefore } = routeRequests(app);

const nobodys = '01890a5d-ac96-774b-bcce-b302099a8057';
const markup = `<img src=x onerror=alert(1)></script>"'`;

// Long enough that a regular expression with catastrophic backtracking would exceed the test's timeout.
const attacks = [
  `${'a'.repeat(5_000)}!`,
  `${'a.'.repeat(2_500)}@`,
  `${'a@'.repeat(2_500)}`,
  `a@${'a-'.repeat(2_500)}`,
  `a@${'a.'.repeat(2_500)}!`,
  `${'a+'.repeat(28)}@${'a-a.'.repeat(28)}!`,
  `http://${'a.'.repeat(2_500)}!`,
  `http://${'a-'.repeat(28)}.${'a'.repeat(28)}:99999/`,
  `${'1'.repeat(5_000)}x`,
  `${' '.repeat(5_000)}x`,
  `${'1/'.repeat(2_500)}`,
  '\u202e'.repeat(2_500),
];

/** Routes in front of the framework, which check what they read themselves. */
const readByHand = new Set<Endpoint>([...Object.values(choiceIntake), ...Object.values(consentIntake)]);

describe('examples', () => {
  test.each(having(({ body, query }) => body ?? query))('$name has one', ({ endpoint }) => {
    for (const schema of [endpoint.body, endpoint.query]) if (schema) exampleOf(schema);
  });
});

describe('who is not signed in', () => {
  test.each(having(({ access }) => access !== 'public'))('$name says so', async ({ endpoint }) => {
    const answer = await send(app.script(), endpoint, {});
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'sign-in.required' });
  });
});

describe('a write without the token of the page', () => {
  changesNothing();

  test.each(having(({ method, cors }) => method !== 'GET' && !cors))('$name is refused', async ({ endpoint }) => {
    const person = await reused();
    const bare = await person.send({
      method: endpoint.method,
      url: urlOf(endpoint),
      payload: bodyOf(endpoint) as object,
    });
    const wrong = await person.send({
      method: endpoint.method,
      url: urlOf(endpoint),
      payload: bodyOf(endpoint) as object,
      headers: { 'x-csrf-token': 'a'.repeat(43), 'sec-fetch-site': 'same-origin' },
    });
    const elsewhere = await send(person, endpoint, {
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    });
    for (const answer of [bare, wrong, elsewhere]) expect(answer.statusCode).toBe(403);
  });
});

describe('ids', () => {
  changesNothing();

  test.each(having(({ path }) => uuidParams(path).length > 0))('$name refuses what is none', async ({ endpoint }) => {
    const person = await reused();
    for (const name of uuidParams(endpoint.path)) {
      for (const id of ['1', '%00', '..%2f..', `${nobodys}'--`, 'a'.repeat(400)]) {
        const answer = await send(person, endpoint, { params: { [name]: id } });
        expect([400, 404]).toContain(answer.statusCode);
        checkRefusal(answer);
      }
    }
  });

  test.each(having(({ path, access }) => access !== 'public' && uuidParams(path).length > 0))(
    '$name does not find those of another account',
    async ({ endpoint }) => {
      const person = await reused();
      otherIds ??= await ownedIds(app.owner, await otherOwner());
      const owned = otherIds;
      const params = Object.fromEntries(uuidParams(endpoint.path).map((name) => [name, owned(name)]));
      const answer = await send(person, endpoint, { params });
      // The input is valid, so that nothing is refused before the id is looked up.
      expect(answer.statusCode).toBe(404);
      checkRefusal(answer);
    },
  );
});

describe('public ids', () => {
  changesNothing();

  test.each(having(({ path, access }) => access !== 'public' && path.includes('{document}')))(
    '$name does not find those of another account',
    async ({ endpoint }) => {
      const [person, { accountId }] = [await reused(), await otherOwner()];
      const [known] = await app.stored('publicId', { accountId });
      const answer = await send(person, endpoint, { params: { document: String(known?.['id']) } });
      expect(answer.statusCode).toBe(404);
      checkRefusal(answer);
    },
  );
});

describe('wrong types', () => {
  changesNothing();

  test.each(having(({ body }) => body))('$name refuses them in the body, field by field', async ({ endpoint }) => {
    const person = await reused();
    const schema = endpoint.body as z.ZodType;
    const example = exampleOf(schema);
    for (const path of allPaths(example)) {
      const wrong = wrongFor(schema, example, path);
      if (wrong === undefined) continue;
      const answer = await send(person, endpoint, { body: wrong.body });
      expect(answer.statusCode, JSON.stringify(wrong.body)).toBe(400);
      checkRefusal(answer);
    }
  });

  test.each(having(({ method }) => method !== 'GET'))(
    '$name reads JSON only, and only what is JSON',
    async ({ endpoint }) => {
      const person = await reused();
      for (const [type, payload] of [
        ['application/json', '{"a":'],
        ['application/json', '[[['],
        ['text/xml', '<a/>'],
        ['multipart/form-data', 'a'],
      ] as const) {
        const answer = await send(person, endpoint, { headers: { 'content-type': type }, raw: payload });
        expect([400, 415]).toContain(answer.statusCode);
        checkRefusal(answer);
      }
    },
  );
});

describe('wrong queries', () => {
  test.each(having(({ query }) => query))('$name refuses them in the query', async ({ endpoint }) => {
    const person = await reused();
    const example = exampleOf(endpoint.query as z.ZodType) as Record<string, unknown>;
    for (const name of Object.keys(example)) {
      for (const value of ['', 'x'.repeat(6_000), '-1', '1e400', '%00', markup, '[object Object]']) {
        const rest = Object.entries(example).filter(([each]) => each !== name);
        const query = new URLSearchParams([
          ...rest.map(([key, given]): [string, string] => [key, String(given)]),
          [name, value],
        ]).toString();
        const answer = await send(person, endpoint, { query });
        expect(answer.statusCode, `${name}=${value.slice(0, 40)}`).toBeLessThan(500);
        if (answer.statusCode >= 400) checkRefusal(answer);
      }
    }
  });
});

describe('too much', () => {
  changesNothing();

  test.each(having(({ method }) => method !== 'GET'))('$name refuses a body of a megabyte', async ({ endpoint }) => {
    const person = await reused();
    const body = exampleBody(endpoint);
    const [path] = textPaths(body);
    // Files are larger, and have a limit too.
    const size = Math.max(1_000_000, endpoint.bodyLimit ?? 0);
    const huge = path ? put(body, path, 'a'.repeat(size)) : { padding: 'a'.repeat(size) };
    const answer = await send(person, endpoint, { body: huge });
    expect([400, 413]).toContain(answer.statusCode);
    checkRefusal(answer);
  });
});

describe('text that is meant to hurt', () => {
  changesNothing();

  test.each(having(({ body }) => body))('$name survives it in every field', async ({ endpoint }) => {
    const person = await reused();
    const schema = endpoint.body as z.ZodType;
    const example = exampleOf(schema);
    for (const path of textPaths(example)) {
      const refused = refusedBodies(schema, example, path, readByHand.has(endpoint));
      const unsavable = ['a\0b', '\ud800'].map((text) => put(example, path, text));
      for (const body of [...refused, ...unsavable]) {
        const answer = await send(person, endpoint, { body });
        // Some routes take so few bytes that an attack is too long for them before it is read.
        const isTooLong = Buffer.byteLength(JSON.stringify(body)) > (endpoint.bodyLimit ?? Infinity);
        expect(answer.statusCode, path.join('.')).toBe(isTooLong ? 413 : 400);
        checkRefusal(answer);
      }
    }
  });
});

describe('markup', () => {
  test.each(having(({ body }) => body))('$name keeps markup as text or refuses it', async ({ endpoint }) => {
    const example = exampleBody(endpoint);
    if (textPaths(example).length === 0) return;
    const person = await ownerOfEverything(app, send);
    const owned = await ownedIds(app.owner, person);
    const params = Object.fromEntries(uuidParams(endpoint.path).map((name) => [name, owned(name)]));
    for (const path of textPaths(example)) {
      const answer = await send(person, endpoint, { params, body: put(example, path, markup) });
      expect(answer.statusCode, `${path.join('.')}: ${answer.body}`).toBeLessThan(500);
      if (String(answer.headers['content-type']).startsWith('text/html'))
        expect(answer.body).not.toContain('<img src=x');
      if (answer.statusCode >= 400) checkRefusal(answer);
    }
  });
});

/**
 * The example with an attack at the path, for attacks that the schema refuses. Unless `all` are asked for, one of those
 * that it refuses for the same reasons, because a route that only asks its schema answers them alike.
 */
function refusedBodies(schema: z.ZodType, example: unknown, path: Path, all: boolean): unknown[] {
  const refused = new Map<string, unknown>();
  for (const attack of attacks) {
    const body = put(example, path, attack);
    const { error } = schema.safeParse(body);
    const reasons = error?.issues.map((issue) => [issue.code, issue.path, issue.message]);
    if (reasons) refused.set(all ? attack : JSON.stringify(reasons), body);
  }
  return [...refused.values()];
}

/** The example with a value of another type at the path, if the schema refuses it. */
function wrongFor(schema: z.ZodType, example: unknown, path: Path): { readonly body: unknown } | undefined {
  const kinds = [17, true, [], {}, null, 'x'.repeat(70_000)].filter((kind) => typeof kind !== typeof at(example, path));
  const wrong = kinds
    .map((kind) => put(example, path, kind))
    .find((body) => body !== undefined && !schema.safeParse(body).success);
  return wrong === undefined ? undefined : { body: wrong };
}

function changesNothing(): void {
  heldAgainstBefore(async () => {
    await reused();
    await otherOwner();
  });
}

let other: Person | undefined;
/** Ids of the other owner's rows, which no test changes. */
let otherIds: Awaited<ReturnType<typeof ownedIds>> | undefined;

async function otherOwner(): Promise<Person> {
  other ??= await ownerOfEverything(app, send);
  return other;
}
