import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints, type Endpoint } from './index.ts';

/** Finds fields of a response whose name or description says that they are a credential. */
const named = /^(?:key|secret|token|password|seed|recovery\w*|private\w+|\w*(?:Secret|Token|Password))$/;
const described = /in this answer and nowhere else|shown (?:this )?once/i;

const all = Object.entries(allEndpoints).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${feature}.${name}`,
    endpoint,
  })),
);

describe('an answer that holds a secret is declared, so that it is stored nowhere', () => {
  test.each(all)('$name', ({ endpoint }) => {
    const found = secretsOf(endpoint);
    expect(found.length > 0, found.join(', ')).toBe(endpoint.secret === true);
  });
});

function secretsOf({ answer, summary = '', produces = 'json' }: Endpoint): string[] {
  if (produces !== 'json') return [];
  const schema = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' });
  return [...(described.test(summary) ? ['summary'] : []), ...fieldsOf(schema)];
}

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { readonly properties?: Record<string, { readonly description?: string }> };
  const own = Object.entries(properties).flatMap(([name, field]) =>
    named.test(name) || described.test(field.description ?? '') ? [name] : [],
  );
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}
