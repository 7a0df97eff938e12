import type { Endpoint } from '@app/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { paramsSchema } from './input.ts';
import { newSchemas, plainSchema, type Schemas } from './openapi-schemas.ts';
import { inputSchemas } from './strict.ts';

type Json = Readonly<Record<string, unknown>>;

const prefix = '/api/v1/';

/** The public API as an OpenAPI 3.1 document, generated from the contract. */
export function openApi(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas = newSchemas();
  for (const endpoint of endpoints.filter(({ path }) => path.startsWith(prefix))) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candor',
      version: '1',
      description: 'Everything the dashboard does, for scripts. Ids are UUIDs, times are ISO 8601 in UTC.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key made in the dashboard or by the operator.' },
        consentKey: { type: 'http', scheme: 'bearer', description: 'A consent key of one site, for that site alone.' },
      },
      schemas: { Error: plainSchema(error, 'output'), ...schemas.all() },
    },
  };
}

export function mountOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[], publicUrl: string): void {
  const text = JSON.stringify(openApi(endpoints, publicUrl));
  app.get(`${prefix}openapi.json`, async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      })
      .type('application/json; charset=utf-8')
      .send(text),
  );
}

const error = z.object({
  code: z.string(),
  message: z.string().describe('In the language of the request'),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fields: z.record(z.string(), z.object({ code: z.string(), message: z.string() })).optional(),
});

function operation(endpoint: Endpoint, schemas: Schemas): Json {
  const { access, answer, byConsentKey, creates, path, produces = 'json', secret, sessionOnly, summary } = endpoint;
  const status = String(endpoint.status ?? 200);
  const { query, body } = inputSchemas(endpoint);
  return {
    operationId: operationId(endpoint),
    tags: [path.slice(prefix.length).split('/')[0]],
    ...(summary ? { summary } : {}),
    security: [
      ...(access === 'public' || sessionOnly ? [] : [{ apiKey: [] }]),
      ...(byConsentKey ? [{ consentKey: [] }] : []),
    ],
    ...(sessionOnly ? { description: "Only from the dashboard's session." } : {}),
    parameters: [
      ...parameters('path', paramsSchema(path, endpoint.params)),
      ...parameters('query', query),
      ...(creates ? [secret ? onceShown : idempotencyKey] : []),
    ],
    ...(endpoint.body && body
      ? {
          requestBody: {
            required: !body.safeParse({}).success,
            content: { 'application/json': { schema: schemas.named(body, 'input', `${typeName(endpoint)}Body`) } },
          },
        }
      : {}),
    responses: {
      [status]: answered(status, produces, () => schemas.named(answer, 'output', `${typeName(endpoint)}Answer`)),
      default: {
        description: 'A refusal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same request with the same key is done once; its repetition gets the first answer again, for a day.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const onceShown = {
  ...idempotencyKey,
  description:
    'The same request with the same key is done once. The answer holds a secret and is not kept: for a day, the repetition is answered 409 with the id of what was made.',
};

function answered(status: string, produces: NonNullable<Endpoint['produces']>, schemaOf: () => Json): Json {
  if (status === '204') return { description: 'Done' };
  const types = {
    json: 'application/json',
    html: 'text/html',
    text: 'text/plain',
    file: 'application/octet-stream',
    redirect: undefined,
  };
  const type = types[produces];
  if (!type) return { description: 'Go to the address in `Location`' };
  const schema = produces === 'json' ? schemaOf() : { type: 'string' };
  return { description: 'Done', content: { [type]: { schema } } };
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = plainSchema(schema, 'input') as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: each,
  }));
}

function operationId({ method, path }: Endpoint): string {
  const words = path
    .slice(prefix.length)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [method.toLowerCase(), ...words]
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join('');
}

/** The name of an endpoint in names of types: `GET /api/v1/sites/{siteId}` is `GetSitesSiteId`. */
function typeName(endpoint: Endpoint): string {
  const id = operationId(endpoint);
  return `${id[0]?.toUpperCase()}${id.slice(1)}`;
}
