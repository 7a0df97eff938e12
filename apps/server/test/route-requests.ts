import { allEndpoints, choiceIntake, consentIntake, errorStatus, isErrorCode, type Endpoint } from '@app/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { paramsSchema } from '#platform/http/input.ts';
import type { Answer, Client, Person, TestApp } from './app.ts';
import { publicIdOf } from './choices.ts';
import { databaseState } from './database-state.ts';
import { exampleOf } from './examples.ts';

/** Every endpoint of the contract with its name, for tests that cover all of them. */
const all = Object.entries(allEndpoints).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, endpoint]): NamedEndpoint => ({ name: `${feature}.${name}`, endpoint })),
);
type NamedEndpoint = { readonly name: string; readonly endpoint: Endpoint };

export function having(condition: (endpoint: Endpoint) => unknown): NamedEndpoint[] {
  return all.filter(({ endpoint }) => condition(endpoint));
}

/** The table of the rows that a route creates, from the id in their URLs: `member` for `/api/v1/members/{memberId}`. */
export function tableOf({ path }: Endpoint): string | undefined {
  const one = all.find(({ endpoint }) => endpoint.path.startsWith(`${path}/{`));
  return one && /^\/\{(\w+)Id\}/.exec(one.endpoint.path.slice(path.length))?.[1];
}

/** Routes that create a row of their own table from the body alone. */
export function makingAlone(): NamedEndpoint[] {
  return having((endpoint) => endpoint.creates && !endpoint.path.includes('{') && tableOf(endpoint));
}

type RouteRequest = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type RouteRequests = {
  /** Sends a valid request to the endpoint, with some inputs changed. */
  send(client: Client, endpoint: Endpoint, sent: RouteRequest): Promise<Answer>;
  urlOf(endpoint: Endpoint, given?: Readonly<Record<string, string>>): string;
  /**
   * Compares every table of the database with its state before the tests of this block. A changed table is named; to
   * find the test that changed it, run the tests one at a time.
   */
  heldAgainstBefore(prepare: () => Promise<unknown>): void;
  /** One person for all tests that change nothing. */
  reused(): Promise<Person>;
};

/** Requests to any route, with inputs generated from its schemas. */
export function routeRequests(app: TestApp): RouteRequests {
  let person: Person | undefined;
  /** Of the account of `person`: nobody who runs an account handles reports. */
  let manager: Person | undefined;
  /** Keys and public id of the reused person's site. */
  const intake = { private: '', public: '', site: '' };

  async function send(
    client: Client,
    endpoint: Endpoint,
    { params, query, body = bodyOf(endpoint), raw, headers }: RouteRequest,
  ): Promise<Answer> {
    const by = manager && client === person && endpoint.access === 'reports.manage' ? manager : client;
    const own = {
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': by.csrfToken,
      'accept-language': 'en',
      // Routes that people also open in a browser would return a page.
      accept: 'application/json',
    };
    const url = `${urlOf(endpoint, params)}?${query ?? queryOf(endpoint)}`;
    if (endpoint.method === 'GET') return by.send({ method: 'GET', url, headers: { ...own, ...headers } });
    const payload = raw ?? JSON.stringify(body);
    return by.send({
      method: endpoint.method,
      url,
      headers: {
        'content-type': 'application/json',
        ...own,
        ...(endpoint.byConsentKey && endpoint.access === 'public' && { authorization: `Bearer ${intake.private}` }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
  }

  function urlOf({ path, params: own }: Endpoint, given: Readonly<Record<string, string>> = {}): string {
    const examples = exampleOf(paramsSchema(path, own)) as Record<string, string>;
    return path.replace(
      /\{(\w+)\}/g,
      (_, name: string) =>
        given[name] ?? intakeParam(path, name) ?? (name === 'locale' ? 'en' : (examples[name] ?? '')),
    );
  }

  /** The intake checks the sender before it reads anything, so its parameters must be real. */
  function intakeParam(path: string, name: string): string | undefined {
    if (Object.values(choiceIntake).some((one) => one.path === path)) return intake.site || undefined;
    return name === 'consentKey' && path === consentIntake.record.path ? intake.public || undefined : undefined;
  }

  function heldAgainstBefore(prepare: () => Promise<unknown>): void {
    let before: Record<string, string>;
    beforeAll(async () => {
      await prepare();
      before = await databaseState(app.owner);
    });
    afterAll(async () => expect(await databaseState(app.owner)).toEqual(before));
  }

  async function reused(): Promise<Person> {
    if (!person) {
      person = await app.signUp();
      manager = await app.usedFactor(await app.join(await app.signUp(), person, 'whistleblowing-manager'));
      const { id } = (await person.post('/api/v1/sites', { name: 'Example', type: 'Site', languages: ['en'] })).json();
      for (const kind of ['private', 'public'] as const) {
        const made = await person.post(`/api/v1/sites/${id}/consent-keys`, { kind, name: kind });
        intake[kind] = made.json<{ key: string }>().key;
      }
      intake.site = await publicIdOf(app, person, id);
      // The first use of a session and of a key is recorded, so use all now.
      await manager.get('/api/v1/me');
      await send(person, consentIntake.import, { raw: '{' });
      await send(person, consentIntake.record, { raw: '{' });
    }
    return person;
  }

  return { send, urlOf, reused, heldAgainstBefore };
}

export function queryOf({ query }: Endpoint): string {
  const example = query ? (exampleOf(query) as Record<string, unknown>) : {};
  return new URLSearchParams(
    Object.entries(example).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

export function bodyOf(endpoint: Endpoint): unknown {
  return endpoint.method === 'GET' ? undefined : exampleBody(endpoint);
}

export function exampleBody({ body }: Endpoint): unknown {
  return body ? exampleOf(body) : {};
}

export function uuidParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => name.endsWith('Id') && name !== 'serviceId');
}

/** Checks that an error is one of the catalogue and discloses nothing internal. */
export function checkRefusal(answer: Answer): void {
  expect(answer.statusCode).toBeLessThan(500);
  expect(String(answer.headers['content-type'])).toContain('application/json');
  const {
    code,
    message,
    fields = {},
  } = answer.json<{ code: string; message: string; fields?: Record<string, { code: string; message: string }> }>();
  expect(isErrorCode(code) && errorStatus[code]).toBe(answer.statusCode);
  for (const said of [{ code, message }, ...Object.values(fields)]) {
    expect(isErrorCode(said.code)).toBe(true);
    expect(said.message).toMatch(/^[^%{}]+$/);
  }
  expect(answer.body).not.toMatch(/\bat \S+:\d+|node_modules|select "|insert into/i);
}
