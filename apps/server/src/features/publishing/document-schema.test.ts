import { documentJson, documentJsonSchema } from '@app/contract';
import { compile, documentKinds, jsonSchemaPath, renderJson, variantsOf } from '@app/documents';
import { loadDocumentWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '#test/app.ts';
import { sites } from '../../../../../packages/documents/test/sites.ts';

const app = testApp();
const host = 'https://docs.example';
const schema = z.fromJSONSchema(
  documentJsonSchema(`${host}${jsonSchemaPath}`) as Parameters<typeof z.fromJSONSchema>[0],
);

describe.each(Object.entries(sites))('as JSON, the documents of the %s', (_, facts) => {
  test.each(['en', 'ja'] as const)('are what the schema says, in %s', async (language) => {
    const words = await loadDocumentWords(language);
    for (const kind of documentKinds) {
      for (const variant of variantsOf(kind)) {
        const tree = compile(facts, words, { kind, language, variant, on: '2027-06-01' });
        const document: unknown = JSON.parse(renderJson(tree, host));
        expect(documentJson.parse(document)).toEqual(document);
        expect(schema.safeParse(document).error).toBeUndefined();
      }
    }
  });
});

test('the schema stands where documents say, and refuses what is none', async () => {
  const answer = await app.script().get(jsonSchemaPath);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/schema+json');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const published = answer.json<{ $id: string; $schema: string }>();
  expect(published.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(new URL(published.$id).pathname).toBe(jsonSchemaPath);

  for (const wrong of [{}, [], { kind: 'privacy_policy' }, null]) expect(schema.safeParse(wrong).success).toBe(false);
});
