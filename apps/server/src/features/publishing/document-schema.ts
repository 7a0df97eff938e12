import { documentJsonSchema } from '@app/contract';
import { jsonSchemaPath } from '@app/documents';
import type { FileAnswer, PublicExchange } from '#platform/http/routes.ts';

/** The JSON Schema that every JSON document refers to. A published schema never changes: a new format gets a new number. */
export async function documentSchema({ services, reply }: PublicExchange): Promise<FileAnswer> {
  const schema = documentJsonSchema(`${services.config.contentUrl}${jsonSchemaPath}`);
  reply.header('cache-control', 'public, max-age=86400');
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return { body: JSON.stringify(schema), type: 'application/schema+json; charset=utf-8' };
}
