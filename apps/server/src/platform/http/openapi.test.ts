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
