import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { allEndpoints, type Endpoint } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp();

type Operation = {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: object;
};
type Document = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const endpoints: Endpoint[] = Object.values(allEndpoints).flatMap((group) => Object.values(group));

test('every endpoint of the API is described, and nothing else', async () => {
  const answer = await app.script().get('/api/v1/openapi.json');
  expect(answer.statusCode).toBe(200);
  const { openapi, paths } = answer.json<Document>();
  expect(openapi).toMatch(/^3\.1\./);

  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = endpoints
    .filter(({ path }) => path.startsWith('/api/v1/'))
    .map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(declared.toSorted());
});

test('each operation says what it takes and gives', async () => {
  const { paths } = (await app.script().get('/api/v1/openapi.json')).json<Document>();
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);

  for (const { method, path, body, status = 200 } of endpoints.filter((each) => each.path.startsWith('/api/v1/'))) {
    const operation = paths[path]?.[method.toLowerCase()];
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      operation?.parameters
        .filter((each) => each.in === 'path')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(named.toSorted());
    expect(Object.keys(operation?.responses ?? {})).toEqual([String(status), 'default']);
    expect(operation?.requestBody !== undefined).toBe(body !== undefined);
  }
});

test('K13: every operation has a summary, and types have names', async () => {
  type Described = {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary?: string }>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, object>> };
  };
  const { body } = await app.script().get('/api/v1/openapi.json');
  // For `npm run check:clients`, which makes a client of it.
  if (process.env['OPENAPI_FILE']) writeFileSync(process.env['OPENAPI_FILE'], body);
  const { paths, components } = JSON.parse(body) as Described;
  const unnamed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { summary }]) => (summary ? [] : [`${method} ${path}`])),
  );
  expect(unnamed).toEqual([]);

  const { schemas } = components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['BannerFinding', 'DocumentSummary', 'SiteReport', 'Error']),
  );
  const references = [...body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
  expect(references.length).toBeGreaterThan(500);
  const names = references.map((reference) => reference.replace('#/components/schemas/', ''));
  expect(names.filter((name) => !Object.hasOwn(schemas, name))).toEqual([]);
  // Every answer that is an object is a type with a name.
  expect(body).not.toMatch(/"content":\{"application\/json":\{"schema":\{"type":"object"/);
  expect(body.length).toBeLessThan(720_000);
});
